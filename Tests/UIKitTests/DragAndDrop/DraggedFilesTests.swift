// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Dragging data to other apps as files") @MainActor
struct DraggedFilesTests {
    private let stage = DragStage()

    private func item(_ name: String?, _ type: String = "public.png", _ words: String = "picture") -> UIDragItem {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(Data(words.utf8), nil)
            return nil
        }
        return UIDragItem(itemProvider: provider)
    }

    /// The files in the URI list of the drag, which a file manager would copy.
    private func files(of drag: HeadlessDrag) async -> [URL] {
        guard let data = await stage.data("text/uri-list", of: drag) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\r\n").compactMap { URL(string: String($0)) }
    }

    private func words(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    private func programEnds() {
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }

    @Test("A named image becomes a file on request, which exists until the app terminates")
    func namedImage() async throws {
        stage.dragDelegate.items = [item("Sunset")]
        let drag = try stage.dragOutOfWindow()
        #expect(drag.offer.formats.prefix(2) == ["image/png", "text/uri-list"])
        let files = await files(of: drag)
        #expect(files.map(\.lastPathComponent) == ["Sunset.png"])
        let file = try #require(files.first)
        #expect(file.isFileURL)
        #expect(words(file) == "picture")
        let folder = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
        #expect(folder[.posixPermissions] as? Int == 0o700)
        // Some apps request the files already while the drag is over them.
        #expect(await self.files(of: drag) == files)
        drag.dropOnOtherApp(accepting: .copy)
        drag.finish(.copy)
        await stage.screen.advance(by: 0.1)
        try expectNoLeftovers(stage.screen)
        #expect(words(file) == "picture")
        programEnds()
        #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
    }

    @Test("A drag that no app accepts leaves no files, although apps ask for them as it passes")
    func notAccepted() async throws {
        stage.dragDelegate.items = [item("Sunset"), item("Sunset")]
        let drag = try stage.dragOutOfWindow()
        let folders = await files(of: drag).map { $0.deletingLastPathComponent() }
        #expect(folders.count == 2)
        #expect(folders.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        drag.endWithoutDrop()
        #expect(folders.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
        #expect(await files(of: drag).isEmpty)
    }

    @Test("An image that arrives after the drag is over leaves no file")
    func late() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "Panorama"
        var drag: HeadlessDrag?
        let ends: @MainActor () -> Void = { drag?.endWithoutDrop() }
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            Task { @MainActor in
                ends()
                done(Data("picture".utf8), nil)
            }
            return nil
        }
        stage.dragDelegate.items = [UIDragItem(itemProvider: provider)]
        drag = try stage.dragOutOfWindow()
        let before = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(await stage.data("text/uri-list", of: try #require(drag)) == nil)
        let after = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(Set(after).subtracting(before).allSatisfy { !$0.hasPrefix("Dragged-") })
    }

    @Test(
        "A suggested name can neither leave the folder nor hide the file",
        arguments: [("../../etc/passwd", "passwd.png"), (".profile", "profile.png"), ("...", "PNG image.png")])
    func names(given: String, expected: String) async throws {
        stage.dragDelegate.items = [item(given)]
        let files = await files(of: try stage.dragOutOfWindow())
        #expect(files.map { $0.lastPathComponent.lowercased() } == [expected.lowercased()])
        #expect(files.allSatisfy { $0.standardizedFileURL.path == $0.path && words($0) == "picture" })
        programEnds()
    }

    @Test("Several items make one list, existing files keep their path, equal names make two files")
    func several() async throws {
        let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: other)
        defer { try? FileManager.default.removeItem(at: other) }
        let there = UIDragItem(itemProvider: try #require(NSItemProvider(contentsOf: other)))
        stage.dragDelegate.items = [item("Lake", "public.png", "one"), there, item("Lake.png", "public.png", "two")]
        let files = await files(of: try stage.dragOutOfWindow())
        #expect(files.map(words) == ["one", "text", "two"])
        try #require(files.count == 3)
        #expect(files[1].path == other.path)
        #expect(files[0].lastPathComponent == "Lake.png")
        #expect(files[2].lastPathComponent == "Lake.png")
        programEnds()
        #expect(words(other) == "text")
    }

    @Test("A file that the other app removed is made again, and data that fail to load make no file")
    func again() async throws {
        stage.dragDelegate.items = [item("Sunset")]
        let drag = try stage.dragOutOfWindow()
        let file = try #require(await files(of: drag).first)
        try FileManager.default.removeItem(at: file)
        #expect(await files(of: drag).map(words) == ["picture"])
        programEnds()
        drag.endWithoutDrop()

        let other = DragStage()
        let provider = NSItemProvider()
        provider.suggestedName = "Eclipse"
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        other.dragDelegate.items = [UIDragItem(itemProvider: provider)]
        let eclipse = try other.dragOutOfWindow()
        #expect(await other.data("text/uri-list", of: eclipse) == nil)
        eclipse.endWithoutDrop()
    }

    @Test("Text, unnamed data and unknown types are not offered as files, nor is an image beside text")
    func none() throws {
        let word = UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))
        word.itemProvider.suggestedName = "One"
        for items in [[word], [item(nil)], [item("Row", "com.example.row")], [item("Sunset"), word]] {
            let stage = DragStage()
            stage.dragDelegate.items = items
            let drag = try stage.dragOutOfWindow()
            #expect(!drag.offer.formats.contains("text/uri-list"))
            drag.endWithoutDrop()
        }
    }
}
