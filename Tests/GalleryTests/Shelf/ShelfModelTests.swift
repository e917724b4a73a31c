// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("Shelf model across pages") @MainActor
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

    /// Drags samples to the shelf, all in one drag.
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

    /// Drops a text, which loads at once, together with an item that loads later.
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

    // MARK: Opening and leaving pages

    @Test("An item that loads for a page that was left shows on the open page, and is saved once")
    func heldPage() async throws {
        var old: ShelfController? = stage.start()
        try await stage.paste([stage.text("One")], on: old!)
        try await drop([try sample("Panorama", of: old!)], on: old!)
        await stage.leave()
        var page: ShelfController? = stage.start()
        #expect(page!.things.map(\.title) == ["One"])
        #expect(stage.says("Still coming: Panorama.", page!))
        try await stage.settle { page!.things.count == 2 && page!.deliveries.isEmpty }
        try await stage.paste([stage.text("Two")], on: page!)
        #expect(page!.shelf.numberOfRows(inSection: 0) == 3)
        #expect(old!.shelf.numberOfRows(inSection: 0) == 3)
        old = nil
        page = nil
        await stage.leave()
        #expect(folder.names == ["shelf-files", "shelf.json"])
        #expect(stage.namedFiles == ["Panorama.png"])
        #expect(Set(stage.start().things.map(\.title)) == ["One", "Panorama.png", "Two"])
    }

    @Test("A note of a failed item waits for a page that is shown")
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

    @Test("A note of missing files waits for a page that is shown")
    func neverShownMissing() throws {
        let file = "{\"folder\":\"\(UUID().uuidString)\",\"name\":\"a.pdf\",\"size\":1,\"type\":\"com.adobe.pdf\"}"
        try folder.write("{\"version\":1,\"things\":[{\"file\":\(file)}]}", to: "shelf.json")
        _ = ShelfController(directory: folder.url)
        #expect(stage.says("Missing on the shelf", stage.start()))
    }

    @Test("A failure while another page covers the shelf is shown when that page has closed")
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

    @Test("On a reopened page, undo removes a whole drop, including items that loaded earlier")
    func undoDrop() async throws {
        var page: ShelfController? = stage.start()
        let late = Late()
        try await dropEarly(and: late, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Early"])
        #expect(page!.deliveries.count == 1)
        late.fail()
        try await stage.settle { page!.deliveries.isEmpty }
        #expect(page!.undoManager?.undoActionName == "Drop")
        #expect(page!.failureMessage == Late.words)
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.isEmpty && page!.undoManager?.canUndo == false)
        page!.undoManager?.redo()
        try await stage.settle()
        #expect(page!.things.map(\.title) == ["Early"])
    }

    @Test("A drop whose items were deleted or failed leaves no undo step")
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
        #expect(page!.things.isEmpty && page!.undoManager?.canUndo == false && page!.failureMessage == Late.words)
    }

    @Test("A paste is inserted below the selected row and is one undo step, also on a reopened page")
    func undoPaste() async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.text("One"), stage.text("Two")], on: page!)
        page!.shelf.selectRow(at: page!.path(0), animated: false, scrollPosition: .none)
        page!.paste(itemProviders: [stage.text("Middle"), try sample("Panorama", of: page!).makeProvider()])
        await screen.advance(by: 0.5)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(stage.says("Still coming: ", page!))
        #expect(page!.things.map(\.title) == ["One", "Two"])
        try await stage.settle { page!.deliveries.isEmpty }
        #expect(page!.things.map(\.title) == ["One", "Middle", "Panorama.png", "Two"])
        #expect(page!.undoManager?.undoActionName == "Paste")
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.map(\.title) == ["One", "Two"])
    }

    // MARK: Unused files

    @Test("The files of deleted items are removed when the gallery ends, even after leaving during a load")
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
        #expect(stage.namedFiles.isEmpty)
        #expect(stage.start().things.map(\.title) == ["One"])
    }

    @Test("Files that are not listed stay, because they may belong to a shelf that was set aside")
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

    @Test("Files stay if the shelf's list was damaged later, even while one of them is on the pasteboard")
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

    @Test("A copied item can be pasted after its row was deleted; its file is removed with the pasteboard")
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
        #expect(page!.things.map(\.title) == ["Paper.pdf"])
        #expect(stage.namedFiles == ["Paper.pdf", "Paper.pdf"])
        UIPasteboard.general.itemProviders = []
        page = nil
        await stage.leave()
        try await stage.settle()
        #expect(stage.namedFiles == ["Paper.pdf"])
        #expect(stage.start().things.map(\.title) == ["Paper.pdf"])
    }

    @Test("A cut item can be pasted after the page was left")
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
