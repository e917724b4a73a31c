// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Kinds of dragged files, on disks that may not answer")
struct FileKindResolverTests {
    private let stage = DragStage()

    /// Makes a temporary folder with a file and a folder in it, and deletes it afterwards.
    private func withFolder(_ body: (_ file: URL, _ folder: URL) async throws -> Void) async throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let folder = root.appendingPathComponent("Letters")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: root) }
        let file = root.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        try await body(file, folder)
    }

    /// Drags a list of files from another app over the window, and returns the type identifiers of each dragged item.
    private func types(of locations: [URL]) -> [[String]] {
        let list = locations.map { $0.absoluteString + "\r\n" }.joined()
        let drop = stage.visit([("text/uri-list", Data(list.utf8))])
        stage.send(drop, .entered(stage.middle(of: stage.target)))
        stage.screen.advance(by: 0.1)
        return stage.dropDelegate.session?.items.map(\.itemProvider.registeredTypeIdentifiers) ?? []
    }

    @Test("Files, folders and missing files are told apart when they enter the window")
    func kinds() async throws {
        try await withFolder { file, folder in
            let gone = folder.appendingPathComponent("gone.txt")
            let found = types(of: [file, folder, gone])
            #expect(
                found == [
                    ["public.plain-text", "public.file-url"], ["public.folder", "public.file-url"],
                    NSItemProvider(object: gone as NSURL).registeredTypeIdentifiers,
                ])
        }
    }

    @Test("A disk that does not answer blocks nothing, and its files get the types of their names")
    func deadDisk() async throws {
        try await withFolder { file, folder in
            let answer = DispatchSemaphore(value: 0)
            let isAskedOnMain = LockedBox<[Bool]>([])
            let looker = FileKindResolver { location in
                guard location.path.hasPrefix("/far") else { return FileKindResolver.queryKind(at: location) }
                isAskedOnMain.withLock { $0.append(MainThread.isCurrent) }
                answer.wait()
                return .nothing
            }
            defer { answer.signal() }
            let far = URL(fileURLWithPath: "/far/away/picture.png", isDirectory: false)
            let found = FileKindResolver.$current.withValue(looker) { types(of: [folder, far, file]) }
            #expect(
                found == [
                    ["public.folder", "public.file-url"], ["public.png", "public.file-url"],
                    ["public.plain-text", "public.file-url"],
                ])
            #expect(isAskedOnMain.withLock { $0 } == [false])
        }
    }

    @Test("While a disk does not answer other lists do not wait, and afterwards they are examined")
    func afterwards() async throws {
        try await withFolder { file, folder in
            let (answer, asked) = (DispatchSemaphore(value: 0), LockedBox(0))
            let far = URL(fileURLWithPath: "/far/away", isDirectory: false)
            let looker = FileKindResolver { location in
                guard location == far else { return FileKindResolver.queryKind(at: location) }
                asked.withLock { $0 += 1 }
                answer.wait()
                return .nothing
            }
            #expect(looker.kinds(at: [far, far]) == [.file, .file])
            #expect(looker.kinds(at: [folder]) == [.file])
            answer.signal()
            while looker.kinds(at: [folder, file]) != [.folder, .file] { await Task.yield() }
            // The list of the first call contains `far` twice. The call timed out during the examination of the first
            // entry, so the second one is never examined.
            #expect(asked.withLock { $0 } == 1)
        }
    }

    @Test("URLs that are not files are not examined")
    func noFiles() {
        let looker = FileKindResolver { _ in
            Issue.record("it was asked")
            return .file
        }
        let page = URL(string: "https://swift.org/a.txt")!
        #expect(looker.kinds(at: [page, page]) == [.nothing, .nothing])
    }
}
