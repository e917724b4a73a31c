// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("What is on the shelf, whichever page shows it") @MainActor
struct ShelfModelTests {
    private let stage: ShelfFileStage
    private var folder: ScratchFolder { stage.folder }
    private var screen: TestScreen { stage.screen }

    init() throws {
        stage = try ShelfFileStage()
    }

    private func sample(_ title: String, of page: ShelfController) throws -> ShelfSample {
        try #require(page.samples.samples.first { $0.title == title })
    }

    /// Drags samples to the shelf, all at once.
    private func drop(_ samples: [ShelfSample], on page: ShelfController) async throws {
        let list = page.samples.tableView
        page.samples.samples = samples
        list.allowsMultipleSelection = true
        list.reloadData()
        await screen.advance(by: 0.1)
        for row in samples.indices { list.selectRow(at: page.path(row), animated: false, scrollPosition: .none) }
        let finger = screen.touch(at: list.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle, duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        await screen.advance(by: 0.1)
    }

    /// Drops a text, which comes, and something that does not come yet.
    private func dropEarly(and late: Late, on page: ShelfController) async throws {
        let (words, later) = (stage.text("Early"), late.provider)
        try await drop(
            [
                ShelfSample(title: "Early", detail: "", symbol: "doc") { words },
                ShelfSample(title: "Late", detail: "", symbol: "doc") { later },
            ], on: page)
        try await screen.wait { page.things.count == 1 }
        #expect(page.deliveries.count == 1)
    }

    private let eclipse = "Eclipse did not come: there were clouds."

    // MARK: Pages that come and go

    @Test("What comes while somebody still has a page that was left is on the page that is shown, and saved by one")
    func heldPage() async throws {
        var old: ShelfController? = stage.start()
        try await stage.paste([stage.text("One")], on: old!)
        try await drop([try sample("Panorama", of: old!)], on: old!)
        await stage.leave()
        var page: ShelfController? = stage.start()
        #expect(page!.things.map(\.title) == ["One"] && stage.says("Still coming: Panorama.", page!))
        try await stage.settle { page!.things.count == 2 && page!.deliveries.isEmpty }
        try await stage.paste([stage.text("Two")], on: page!)
        #expect(page!.shelf.numberOfRows(inSection: 0) == 3 && old!.shelf.numberOfRows(inSection: 0) == 3)
        old = nil
        page = nil
        await stage.leave()
        #expect(folder.names == ["shelf-files", "shelf.json"] && stage.namedFiles == ["Panorama.png"])
        #expect(Set(stage.start().things.map(\.title)) == ["One", "Panorama.png", "Two"])
    }

    @Test("News waits for a page that somebody sees")
    func neverShown() async throws {
        var page: ShelfController? = stage.start()
        try await drop([try sample("Eclipse", of: page!)], on: page!)
        page = nil
        await stage.leave()
        try await stage.settle()
        await screen.advance(by: 3)
        try await stage.settle()
        _ = ShelfController(directory: folder.url)
        page = stage.start()
        #expect(stage.says(eclipse, page!))
    }

    @Test("So does what is said of files that have gone")
    func neverShownMissing() throws {
        let file = "{\"folder\":\"\(UUID().uuidString)\",\"name\":\"a.pdf\",\"size\":1,\"type\":\"com.adobe.pdf\"}"
        try folder.write("{\"version\":1,\"things\":[{\"file\":\(file)}]}", to: "shelf.json")
        _ = ShelfController(directory: folder.url)
        #expect(stage.says("Missing on the shelf", stage.start()))
    }

    @Test("What does not come while another page covers the shelf is said when that has gone")
    func covered() async throws {
        let page = stage.start()
        try await drop([try sample("Eclipse", of: page)], on: page)
        page.navigationController?.pushViewController(UIViewController(), animated: false)
        try await stage.settle { page.deliveries.isEmpty }
        await screen.advance(by: 60)
        page.navigationController?.popViewController(animated: false)
        await screen.advance(by: 0.5)
        #expect(stage.says(eclipse, page))
    }

    // MARK: Undo

    @Test("Who comes back undoes all of what was dropped: also what had come before the page was left")
    func undoDrop() async throws {
        var page: ShelfController? = stage.start()
        let late = Late()
        try await dropEarly(and: late, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Early"] && page!.deliveries.count == 1)
        late.fail()
        try await stage.settle { page!.deliveries.isEmpty }
        #expect(page!.undoManager?.undoActionName == "Drop" && page!.note == Late.words)
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.isEmpty && page!.undoManager?.canUndo == false)
        page!.undoManager?.redo()
        try await stage.settle()
        #expect(page!.things.map(\.title) == ["Early"])
    }

    @Test("Where nothing is left of a drop that could be taken back, there is no step for that")
    func nothingToUndo() async throws {
        var page: ShelfController? = stage.start()
        let late = Late()
        try await dropEarly(and: late, on: page!)
        await stage.delete(row: 0, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.undoManager?.canUndo == true)
        late.fail()
        try await stage.settle { page!.deliveries.isEmpty }
        #expect(page!.things.isEmpty && page!.undoManager?.canUndo == false && page!.note == Late.words)
    }

    @Test("What was pasted comes below what was chosen, and is a paste to undo, also to who comes back meanwhile")
    func undoPaste() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One"), stage.text("Two")], on: page!)
        page!.shelf.selectRow(at: page!.path(0), animated: false, scrollPosition: .none)
        page!.paste(itemProviders: [stage.text("Middle"), try sample("Panorama", of: page!).makeProvider()])
        await screen.advance(by: 0.5)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(stage.says("Still coming: ", page!) && page!.things.map(\.title) == ["One", "Two"])
        try await stage.settle { page!.deliveries.isEmpty }
        #expect(page!.things.map(\.title) == ["One", "Middle", "Panorama.png", "Two"])
        #expect(page!.undoManager?.undoActionName == "Paste")
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.map(\.title) == ["One", "Two"])
    }

    // MARK: Files that nobody has any more

    @Test("What was taken away is deleted when the gallery ends, also where the page was left while something came")
    func endsAfterLeaving() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf"), stage.text("One")], on: page!)
        try await drop([try sample("Panorama", of: page!)], on: page!)
        await stage.delete(row: try #require(page!.things.firstIndex { $0.title == "Paper.pdf" }), on: page!)
        page = nil
        await stage.leave()
        #expect(stage.namedFiles == ["Paper.pdf"])
        stage.endProgram()
        #expect(stage.namedFiles.isEmpty)
        try await stage.settle()
        #expect(stage.namedFiles.isEmpty && stage.start().things.map(\.title) == ["One"])
    }

    @Test("Files that no shelf tells of stay: they may be of one that was put elsewhere for now")
    func leavesOthers() async throws {
        try folder.write("{\"version\":1,\"things\":[]}", to: "shelf.json")
        let place = stage.filesFolder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("%PDF".utf8).write(to: place.appendingPathComponent("Other.pdf"))
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One")], on: page!)
        page = nil
        await stage.leave()
        #expect(stage.namedFiles == ["Other.pdf"])
    }

    @Test("What was on the shelf stays where its list was damaged since, also while somebody has copied of it")
    func damagedWhileCopied() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        copy(row: 0, of: page!)
        page = nil
        await stage.leave()
        try folder.write("{", to: "shelf.json")
        page = stage.start()
        try await stage.paste([stage.text("One")], on: page!)
        page = nil
        await stage.leave()
        UIPasteboard.general.itemProviders = []
        try await stage.settle()
        #expect(stage.namedFiles == ["Paper.pdf"])
    }

    private func copy(row: Int, of page: ShelfController) {
        page.shelf.selectRow(at: page.path(row), animated: false, scrollPosition: .none)
        page.copy(nil)
        page.shelf.deselectRow(at: page.path(row), animated: false)
    }

    @Test("What was copied can be pasted after who came back has deleted it, and goes with the pasteboard")
    func copied() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        copy(row: 0, of: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        await stage.delete(row: 0, on: page!)
        page = nil
        await stage.leave()
        try await stage.settle()
        page = stage.start()
        #expect(page!.things.isEmpty)
        try await stage.paste(UIPasteboard.general.itemProviders, on: page!)
        #expect(page!.things.map(\.title) == ["Paper.pdf"] && stage.namedFiles == ["Paper.pdf", "Paper.pdf"])
        UIPasteboard.general.itemProviders = []
        page = nil
        await stage.leave()
        try await stage.settle()
        #expect(stage.namedFiles == ["Paper.pdf"] && stage.start().things.map(\.title) == ["Paper.pdf"])
    }

    @Test("What was cut can be pasted after the page was left")
    func cut() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf"), stage.text("One")], on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        page!.shelf.selectRow(at: page!.path(0), animated: false, scrollPosition: .none)
        page!.cut(nil)
        try await stage.settle()
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.things.map(\.title) == ["One"])
        try await stage.paste(UIPasteboard.general.itemProviders, on: page!)
        #expect(page!.things.map(\.title) == ["One", "Paper.pdf"])
    }
}
