// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Positions of dropped items that are still loading") @MainActor
struct DropPositionsTests {
    private let stage: ShelfFileStage

    init() throws {
        stage = try ShelfFileStage()
    }

    /// Opens the page of a shelf and pastes three texts into it: "One", "Two" and "Three".
    private func start() async throws -> ShelfController {
        let page = stage.start()
        try await stage.paste(["One", "Two", "Three"].map(stage.text), on: page)
        return page
    }

    /// Drags items together from the samples to the shelf, and drops them above a row.
    private func drop(_ items: [Late], above row: Int, on page: ShelfController) async {
        let list = page.samples.tableView
        page.samples.samples = items.map { item in
            let provider = item.provider
            return ShelfSample(title: "", detail: "", symbol: "doc") { provider }
        }
        list.allowsMultipleSelection = true
        list.reloadData()
        await stage.screen.advance(by: 0.1)
        for row in items.indices { list.selectRow(at: page.path(row), animated: false, scrollPosition: .none) }
        let place = page.shelf.rectForRow(at: page.path(row))
        let finger = stage.screen.touch(at: list.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.convert(CGPoint(x: place.midX, y: place.minY + 4), to: nil), duration: 0.3)
        await finger.hold(0.4)
        await finger.up()
        await stage.screen.advance(by: 1)
    }

    private func deliver(_ item: Late, on page: ShelfController) async throws {
        let count = page.things.count
        item.deliver()
        try await stage.screen.wait { page.things.count == count + 1 }
        // Waits for the end of the batch of updates, which inserts the item's row.
        await stage.screen.advance(by: 0.5)
    }

    @Test("An item that loads after its page was left is at its drop position")
    func left() async throws {
        var page: ShelfController? = try await start()
        let late = Late()
        await drop([late], above: 1, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.deliveries.count == 1)
        try await deliver(late, on: page!)
        #expect(page!.things.map(\.title) == ["One", "Late.pdf", "Two", "Three"])
        page!.undoManager?.undo()
        try await stage.settle()
        #expect(page!.things.map(\.title) == ["One", "Two", "Three"])
    }

    @Test("Items that load in another order keep the order in which they were dropped", arguments: [true, false])
    func order(isLeft: Bool) async throws {
        var page: ShelfController? = try await start()
        let (items, others) = (["A", "B", "C"].map { Late($0) }, ["D", "E"].map { Late($0) })
        await drop(items, above: 1, on: page!)
        await drop(others, above: 2, on: page!)
        try await deliver(items[1], on: page!)
        if isLeft {
            page = nil
            await stage.leave()
            page = stage.start()
        }
        for item in [others[1], items[2], items[0], others[0]] { try await deliver(item, on: page!) }
        let order = ["One", "A.pdf", "B.pdf", "C.pdf", "Two", "D.pdf", "E.pdf", "Three"]
        #expect(page!.things.map(\.title) == order)
    }

    @Test("Deleting rows near pending items keeps the items' positions, before and after the page is left")
    func deleted() async throws {
        var page: ShelfController? = try await start()
        let (one, other) = (Late("A"), Late("B"))
        await drop([one], above: 1, on: page!)
        await drop([other], above: 2, on: page!)
        // Deletes "Two", the row above which the first item was dropped.
        await stage.delete(row: 1, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        #expect(page!.things.map(\.title) == ["One", "Three"])
        await stage.delete(row: 0, on: page!)
        try await deliver(other, on: page!)
        try await deliver(one, on: page!)
        #expect(page!.things.map(\.title) == ["A.pdf", "B.pdf", "Three"])
    }

    @Test("An item that fails to load leaves the positions of the others unchanged")
    func failed() async throws {
        var page: ShelfController? = try await start()
        let items = ["A", "Late", "C"].map { Late($0) }
        await drop(items, above: 0, on: page!)
        page = nil
        await stage.leave()
        page = stage.start()
        items[1].fail()
        try await deliver(items[2], on: page!)
        try await deliver(items[0], on: page!)
        #expect(page!.things.map(\.title) == ["A.pdf", "C.pdf", "One", "Two", "Three"])
        #expect(page!.failureMessage == Late.words)
    }
}
