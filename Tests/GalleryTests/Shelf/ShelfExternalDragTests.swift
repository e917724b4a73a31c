// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Shelf: external drags, pasting and notes") @MainActor
struct ShelfExternalDragTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page = ShelfController()

    init() {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    private func fill(_ words: [String]) {
        page.fill(words)
        screen.advance(by: 0.1)
    }

    private var titles: [String] { page.things.map(\.title) }

    private func isInSight(_ row: Int) -> Bool {
        let room = page.shelf.bounds.inset(by: page.shelf.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
        return room.contains(page.shelf.rectForRow(at: page.path(row)))
    }

    // MARK: Drops

    /// Drags a Kanban card out of the window of another gallery. The result is a drop of that card on the shelf's
    /// window, which offers the card's title as text if `hasText` is true.
    private func card(hasText: Bool) async throws -> HeadlessDrop {
        let folder = try ScratchFolder()
        let theirs = TestScreen(size: CGSize(width: 390, height: 844))
        let kanban = KanbanController(store: KanbanStore(directory: folder.url))
        theirs.show(UINavigationController(rootViewController: kanban))
        await theirs.advance(by: 0.1)
        if !hasText { kanban.tables.addRepresentations = nil }
        let offer = try await theirs.dragOutOfWindow(from: kanban.columns[0].tableView.middle(ofRow: 0))
        return HeadlessDrop(offer, actions: [.copy], on: screen.surface)
    }

    @Test("An external drag that the shelf cannot keep opens no gap, and is not accepted")
    func refuses() async throws {
        fill(["One", "Two", "Three"])
        let drop = try await card(hasText: false)
        let place = page.shelf.middle(ofRow: 1)
        let before = page.shelf.cellForRow(at: page.path(1))?.middle
        screen.use()
        screen.surface.send(drop, .entered(place))
        await screen.advance(by: 0.5)
        #expect(drop.proposal == nil)
        #expect(!page.shelf.hasUncommittedUpdates)
        #expect(page.shelf.cellForRow(at: page.path(1))?.middle == before)
        screen.surface.send(drop, .left)
        try await screen.settle()
        #expect(titles == ["One", "Two", "Three"])
        #expect(page.failureMessage == nil)
    }

    @Test("A card from another gallery becomes a text with its title")
    func takesCard() async throws {
        fill(["One"])
        let drop = try await card(hasText: true)
        let place = page.shelf.middle(ofRow: 0)
        screen.use()
        screen.surface.send(drop, .entered(place))
        await screen.advance(by: 0.5)
        #expect(drop.proposal == .copy)
        screen.surface.send(drop, .dropped(place))
        try await screen.settle { titles.count == 2 && page.deliveries.isEmpty }
        #expect(Set(titles) == ["One", "Round the corners of the first and the last row"])
        #expect(page.failureMessage == nil)
    }

    // MARK: Pasting

    @Test("Pasting below the visible rows scrolls to the new rows, or to the first if they do not all fit")
    func pastesInSight() async throws {
        fill((0..<40).map { "Thing \($0)" })
        #expect(!isInSight(39))
        UIPasteboard.general.strings = ["Three", "Four"]
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 42 && page.deliveries.isEmpty }
        #expect(titles.suffix(2) == ["Three", "Four"])
        #expect(isInSight(40))
        #expect(isInSight(41))
        UIPasteboard.general.strings = (0..<30).map { "More \($0)" }
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 72 && page.deliveries.isEmpty }
        #expect(isInSight(42))
        #expect(!isInSight(71))
    }

    @Test("Pasting between visible rows does not scroll")
    func pastesWhereOneIs() async throws {
        fill((0..<40).map { "Thing \($0)" })
        let offset = page.shelf.contentOffset
        screen.tap(at: page.shelf.middle(ofRow: 0))
        try await screen.settle()
        UIPasteboard.general.strings = ["Three"]
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 41 && page.deliveries.isEmpty }
        #expect(titles[1] == "Three")
        #expect(page.shelf.contentOffset == offset)
    }

    // MARK: Notes

    /// Makes the shelf show an error message, by pasting an item provider without data.
    private func fail() async throws {
        page.paste(itemProviders: [NSItemProvider()])
        try await screen.settle { page.deliveries.isEmpty && page.failureMessage != nil }
    }

    @Test("A note of a failed item stays long enough to read, and then the lists have its space again")
    func passes() async throws {
        let height = page.shelf.frame.height
        try await fail()
        #expect(page.shelf.frame.height < height)
        await screen.advance(by: 8)
        #expect(page.failureMessage == "What was pasted \(ShelfError.nothing.words)")
        await screen.advance(by: 10)
        #expect(page.failureMessage == nil)
        #expect(page.shelf.frame.height == height)
    }

    @Test("A note stays while another window is active, and for its full time afterwards")
    func staysBehind() async throws {
        try await fail()
        screen.use()
        screen.surface.setActive(false)
        await screen.advance(by: 60)
        #expect(page.failureMessage != nil)
        screen.surface.setActive(true)
        await screen.advance(by: 8)
        #expect(page.failureMessage != nil)
        await screen.advance(by: 10)
        #expect(page.failureMessage == nil)
    }

    @Test("A note of a failed item disappears at the next drag over the shelf, and one of pending work stays")
    func nextDrag() async throws {
        fill(["One", "Two"])
        try await fail()
        let finger = screen.touch(at: page.shelf.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle(ofRow: 1), duration: 0.3)
        #expect(page.failureMessage == nil)
        await finger.up()
        try await screen.settle()
        page.paste(itemProviders: [page.samples.samples[3].makeProvider()])
        await screen.advance(by: 0.2)
        let other = screen.touch(at: page.shelf.middle(ofRow: 0))
        await other.hold(0.6)
        await other.move(to: page.shelf.middle(ofRow: 1), duration: 0.3)
        #expect(page.workView.words == ["Pasting…"])
        await other.up()
        try await screen.settle { page.deliveries.isEmpty }
    }
}
