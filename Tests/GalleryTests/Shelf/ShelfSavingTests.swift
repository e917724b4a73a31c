// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import SeededNumbers
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("Saving the shelf between starts") @MainActor
struct ShelfSavingTests {
    private let stage: ShelfFileStage
    private var folder: ScratchFolder { stage.folder }
    private var screen: TestScreen { stage.screen }

    init() throws {
        stage = try ShelfFileStage()
    }

    private func picture(_ name: String) -> NSItemProvider {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 480, height: 320)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 480, height: 320))
        }
        let provider = NSItemProvider(object: image)
        provider.suggestedName = name
        return provider
    }

    private func string(of thing: ShelfItem) async throws -> String {
        let provider = thing.makeProvider()
        return try await loaded { done in _ = provider.loadObject(ofClass: String.self) { done($0, $1) } }
    }

    @Test("A folder is shown as a folder with its number of items, also at the next start")
    func folders() async throws {
        let outside = try ScratchFolder()
        for name in ["a.txt", "b.txt", ".hidden"] { try outside.write("words", to: name) }
        let deep = outside.url.appendingPathComponent("deep")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try Data("words".utf8).write(to: deep.appendingPathComponent("c.txt"))
        var page: ShelfController? = stage.start()
        let provider = try #require(NSItemProvider(contentsOf: outside.url, contentType: nil, openInPlace: true))
        try await stage.paste([provider, try #require(NSItemProvider(contentsOf: deep))], on: page!)
        for _ in 0..<2 {
            #expect(page!.things.map(\.detail) == ["Folder, 3 items", "Folder, 1 item"])
            #expect(page!.things[1].file?.size == 5)
            let sign = UIImage(systemName: "folder")?.pngData()
            #expect(page!.things.allSatisfy { $0.image?.pngData() == sign })
            page = nil
            try await stage.leaveForGood()
            page = stage.start()
        }
    }

    @Test("Texts, pictures and files are restored in their order and look, and can be dragged out as before")
    func again() async throws {
        let long = "A long text\n" + String(repeating: "and more of it ", count: 1000)
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One")], on: page!)
        try await stage.paste([picture("Lake")], on: page!)
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        try await stage.paste([stage.text(long)], on: page!)
        let before = page!.things.map { [$0.title, $0.detail] }
        page = nil
        try await stage.leaveForGood()
        #expect(stage.namedFiles == ["Lake.png", "Paper.pdf", "Text.txt"])
        let other = stage.start()
        #expect(other.things.map { [$0.title, $0.detail] } == before)
        #expect(other.undoManager?.canUndo == false)
        #expect(!stage.says("Drag a picture", other))
        #expect(other.things[1].image.map { $0.size.width == 48 && $0.size.height == 32 } == true)
        #expect(try await string(of: other.things[0]) == "One")
        #expect(try await string(of: other.things[3]) == long)
        let provider = other.things[1].makeProvider()
        #expect(provider.suggestedName == "Lake.png")
        let image = try await loaded { done in
            _ = provider.loadObject(ofClass: UIImage.self) { done($0 as? UIImage, $1) }
        }
        #expect(image.cgImage.map { $0.width >= 480 } == true)
        let paper = other.things[2].makeProvider()
        let data = try await loaded { done in
            _ = paper.loadDataRepresentation(for: .pdf) { done($0, $1) }
        }
        #expect(data == Data("%PDF".utf8))
    }

    @Test("Moves and deletions are kept at the next start, and until then undo restores a row with its file")
    func changes() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One"), stage.file("Paper.pdf"), stage.text("Two")], on: page!)
        await stage.delete(row: 1, on: page!)
        try await stage.settle()
        #expect(stage.store.load().document?.things.compactMap(\.text) == ["One", "Two"])
        #expect(stage.namedFiles == ["Paper.pdf"])
        page!.undoManager?.undo()
        try await stage.settle()
        page!.tableView(page!.shelf, moveRowAt: page!.path(0), to: page!.path(2))
        screen.finishFileJobs()
        #expect(stage.store.load().document?.things.map { $0.text ?? $0.file?.name } == ["Paper.pdf", "Two", "One"])
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Paper.pdf", "Two", "One"])
        await stage.delete(row: 0, on: page!)
        try await stage.settle()
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files.isEmpty)
        #expect(stage.start().things.map(\.title) == ["Two", "One"])
    }

    @Test("An item that is still loading when the gallery ends is not kept, and leaves no file")
    func onItsWay() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One")], on: page!)
        let slow = try #require(page!.samples.samples.first { $0.title == "Panorama" })
        page!.paste(itemProviders: [stage.file("Paper.pdf"), slow.makeProvider()])
        await screen.advance(by: 1)
        stage.endProgram()
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files.isEmpty)
        page = stage.start()
        #expect(page!.things.map(\.title) == ["One"])
        #expect(page!.deliveries.isEmpty)
    }

    /// Drags a sample to the shelf.
    private func drop(_ title: String, on page: ShelfController) async throws {
        let row = try #require(page.samples.samples.firstIndex { $0.title == title })
        page.samples.tableView.scrollToRow(at: page.path(row), at: .middle, animated: false)
        await screen.advance(by: 0.1)
        let finger = screen.touch(at: page.samples.tableView.middle(ofRow: row))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle, duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        await screen.advance(by: 0.7)
    }

    @Test("An item goes on loading after the page is left, and is on the shelf when the page is reopened")
    func leftAlone() async throws {
        var page: ShelfController? = stage.start()
        weak let gone = page
        try await stage.paste([stage.text("One")], on: page!)
        try await drop("Panorama", on: page!)
        #expect(page!.deliveries.count == 1)
        page = nil
        screen.show(UIViewController())
        await screen.advance(by: 0.5)
        #expect(gone == nil)
        #expect(stage.store.load().document?.things.count == 1)
        try await stage.settle { stage.store.load().document?.things.count == 2 }
        #expect(stage.namedFiles == ["Panorama.png"])
        page = stage.start()
        #expect(page!.things.map(\.title) == ["One", "Panorama.png"])
        #expect(page!.deliveries.isEmpty)
        #expect(page!.things[1].file.map { FileManager.default.fileExists(atPath: $0.url.path) } == true)
    }

    @Test("A page reopened during a load names the item, shows it when it has loaded, and saves it")
    func backMeanwhile() async throws {
        var page: ShelfController? = stage.start()
        try await drop("Panorama", on: page!)
        page = nil
        screen.show(UIViewController())
        await screen.advance(by: 0.5)
        page = stage.start()
        #expect(
            page!.things.isEmpty && stage.says("Still coming: Panorama.", page!) && !stage.says("Drag a picture", page!)
        )
        try await stage.settle { page!.things.count == 1 }
        #expect(!stage.says("Still coming", page!))
        #expect(page!.undoManager?.undoActionName == "Drop")
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.isEmpty)
        page!.undoManager?.redo()
        try await stage.settle()
        page = nil
        try await stage.leaveForGood()
        #expect(stage.namedFiles == ["Panorama.png"])
        #expect(stage.start().things.map(\.title) == ["Panorama.png"])
    }

    @Test("A failure after the page was left is shown once, when the page is reopened")
    func failedMeanwhile() async throws {
        var page: ShelfController? = stage.start()
        try await drop("Eclipse", on: page!)
        page = nil
        try await stage.leaveForGood()
        await screen.advance(by: 3)
        try await stage.leaveForGood()
        page = stage.start()
        #expect(stage.says("Eclipse did not come: there were clouds.", page!))
        #expect(page!.things.isEmpty)
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        #expect(!stage.says("Eclipse did not come", page!))
    }

    @Test(
        "A damaged file is set aside with a notice, the items' files stay, and the shelf can be used",
        arguments: [
            "", "{", "[]", "{\"version\":1}", "{\"version\":1,\"things\":[{}]}",
            "{\"version\":1,\"things\":[{\"file\":{\"folder\":\"../..\",\"name\":\"a\",\"size\":1,\"type\":\"x\"}}]}",
            "{\"version\":1,\"things\":[{\"file\":{\"folder\":\"00000000-0000-0000-0000-000000000000\",\"name\":\"a\","
                + "\"count\":-3,\"size\":1,\"type\":\"public.folder\"}}]}",
        ])
    func damaged(words: String) async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        try folder.write(words, to: "shelf.json")
        page = stage.start()
        #expect(page!.things.isEmpty && stage.says("shelf.damaged-1.json", page!) && stage.says("shelf-files", page!))
        try await stage.paste([stage.text("One")], on: page!)
        #expect(stage.says("shelf.damaged-1.json", page!))
        page = nil
        try await stage.leaveForGood()
        #expect(stage.namedFiles == ["Paper.pdf"])
        let aside = folder.url.appendingPathComponent("shelf.damaged-1.json")
        #expect(try String(contentsOf: aside, encoding: .utf8) == words)
        #expect(stage.start().things.map(\.title) == ["One"])
        #expect(stage.namedFiles == ["Paper.pdf"])
    }

    @Test("Missing files are named in a note, and the other items are restored")
    func missing() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf"), stage.text("One"), stage.file("Book.pdf")], on: page!)
        let place = try #require(page!.things[0].file?.url)
        page = nil
        try await stage.leaveForGood()
        try FileManager.default.removeItem(at: place)
        page = stage.start()
        #expect(page!.things.map(\.title) == ["One", "Book.pdf"])
        #expect(stage.says("Paper.pdf", page!))
        #expect(!stage.says("damaged", page!))
    }

    @Test("The row of a damaged large picture shows its saved thumbnail, or a symbol without one")
    func largePicture() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([picture("Lake")], on: page!)
        let picture = try #require(page!.things[0].file?.url)
        page = nil
        try await stage.leaveForGood()
        try Data("no picture".utf8).write(to: picture)
        page = stage.start()
        #expect(page!.things[0].image.map { $0.size.width == 48 } == true)
        page = nil
        try await stage.leaveForGood()
        for name in stage.files where name.hasSuffix(".png") && UUID(uuidString: String(name.dropLast(4))) != nil {
            try Data("none".utf8).write(to: stage.filesFolder.appendingPathComponent(name))
        }
        page = stage.start()
        #expect(page!.things[0].image != nil && page!.things[0].title == "Lake.png")
    }

    @Test("If nothing can be saved, a notice says so, and the shelf can still be used")
    func unwritable() async throws {
        try folder.write("in the way", to: "file")
        let page = ShelfController(directory: folder.url.appendingPathComponent("file"))
        screen.show(UINavigationController(rootViewController: page))
        try await stage.paste([stage.text("One")], on: page)
        #expect(stage.says("The shelf could not be saved in", page))
        #expect(page.things.count == 1)
    }

    @Test("Random changes of the file neither crash loading nor lead outside the folder of files")
    func fuzz() throws {
        var random = Seeded(seed: 7)
        let id = UUID().uuidString
        let sound =
            "{\"version\":1,\"things\":[{\"text\":\"One\"},{\"file\":{\"folder\":\"\(id)\",\"name\":\"a.pdf\","
            + "\"size\":3,\"type\":\"com.adobe.pdf\"},\"title\":\"A\",\"detail\":\"3\"}]}"
        #expect(try JSONDecoder().decode(ShelfDocument.self, from: Data(sound.utf8)).isSound)
        for round in 0..<300 {
            var bytes = Array(sound.utf8)
            for _ in 0...random.next(below: 4) {
                let place = random.next(below: bytes.count)
                switch random.next(below: 3) {
                case 0: bytes[place] = UInt8(random.next(below: 256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: Array("../".utf8), at: place)
                }
            }
            try Data(bytes).write(to: stage.store.file)
            let loaded = stage.store.load()
            guard let document = loaded.document else {
                #expect(loaded.notice != nil, "round \(round)")
                continue
            }
            let inside = ShelfFolder.folder(in: folder.url)
            for file in document.things.compactMap(\.file) {
                let path = file.url(in: inside).standardizedFileURL.path
                #expect(path.hasPrefix(stage.filesFolder.standardizedFileURL.path + "/"), "round \(round)")
            }
            _ = document.restored(in: inside)
        }
        #expect(!FileManager.default.fileExists(atPath: stage.filesFolder.path))
    }
}
