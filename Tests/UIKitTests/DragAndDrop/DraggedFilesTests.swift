// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("What is no file, dragged to programs that take files") @MainActor
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

    /// The files that a file manager copies.
    private func files(of drag: HeadlessDrag) async -> [URL] {
        guard let data = await stage.data("text/uri-list", of: drag) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\r\n").compactMap { URL(string: String($0)) }
    }

    private func words(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    private func programEnds() {
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }

    @Test("A picture with a name is a file of that name, made when it is asked for, and there until the program ends")
    func previewView() async throws {
        stage.giver.items = [item("Sunset")]
        let drag = try stage.carryOut()
        #expect(drag.offer.formats.prefix(2) == ["image/png", "text/uri-list"])
        let files = await files(of: drag)
        #expect(files.map(\.lastPathComponent) == ["Sunset.png"])
        let file = try #require(files.first)
        #expect(file.isFileURL && words(file) == "picture")
        let folder = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
        #expect(folder[.posixPermissions] as? Int == 0o700)
        // Some ask already while the drag is over them.
        #expect(await self.files(of: drag) == files)
        drag.letGo(over: .copy)
        drag.finish(.copy)
        await stage.screen.advance(by: 0.1)
        try expectNoLeftovers(stage.screen)
        #expect(words(file) == "picture")
        programEnds()
        #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
    }

    @Test("Of a drag that nobody took no file stays: many programs ask while one passes over them")
    func nobody() async throws {
        stage.giver.items = [item("Sunset"), item("Sunset")]
        let drag = try stage.carryOut()
        let folders = await files(of: drag).map { $0.deletingLastPathComponent() }
        #expect(folders.count == 2 && folders.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        drag.endWithoutDrop()
        #expect(folders.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
        #expect(await files(of: drag).isEmpty)
    }

    @Test("A picture that comes when the drag is over leaves no file")
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
        stage.giver.items = [UIDragItem(itemProvider: provider)]
        drag = try stage.carryOut()
        let before = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(await stage.data("text/uri-list", of: try #require(drag)) == nil)
        let after = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(Set(after).subtracting(before).allSatisfy { !$0.hasPrefix("Dragged-") })
    }

    @Test(
        "No name leads out of the folder, or hides the file",
        arguments: [("../../etc/passwd", "passwd.png"), (".profile", "profile.png"), ("...", "PNG image.png")])
    func names(given: String, expected: String) async throws {
        stage.giver.items = [item(given)]
        let files = await files(of: try stage.carryOut())
        #expect(files.map { $0.lastPathComponent.lowercased() } == [expected.lowercased()])
        #expect(files.allSatisfy { $0.standardizedFileURL.path == $0.path && words($0) == "picture" })
        programEnds()
    }

    @Test("Several are one list, with files that are there already, and two of a name are two")
    func several() async throws {
        let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: other)
        defer { try? FileManager.default.removeItem(at: other) }
        let there = UIDragItem(itemProvider: try #require(NSItemProvider(contentsOf: other)))
        stage.giver.items = [item("Lake", "public.png", "one"), there, item("Lake.png", "public.png", "two")]
        let files = await files(of: try stage.carryOut())
        #expect(files.map(words) == ["one", "text", "two"] && files[1].path == other.path)
        #expect(files[0].lastPathComponent == "Lake.png" && files[2].lastPathComponent == "Lake.png")
        programEnds()
        #expect(words(other) == "text")
    }

    @Test("A file that the other program has taken away is made anew; of what does not come there is none")
    func again() async throws {
        stage.giver.items = [item("Sunset")]
        let drag = try stage.carryOut()
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
        other.giver.items = [UIDragItem(itemProvider: provider)]
        let eclipse = try other.carryOut()
        #expect(await other.data("text/uri-list", of: eclipse) == nil)
        eclipse.endWithoutDrop()
    }

    @Test(
        "Words, what has no name and what has no kind of file are none, and beside one of these nothing is offered as files"
    )
    func none() throws {
        let word = UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))
        word.itemProvider.suggestedName = "One"
        for items in [[word], [item(nil)], [item("Row", "com.example.row")], [item("Sunset"), word]] {
            let stage = DragStage()
            stage.giver.items = items
            let drag = try stage.carryOut()
            #expect(!drag.offer.formats.contains("text/uri-list"))
            drag.endWithoutDrop()
        }
    }
}
