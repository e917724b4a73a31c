// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("What comes to the shelf from other programs, or does not") @MainActor
struct ShelfOtherProgramsTests {
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

    /// A card of another gallery, on its way out of that one's window.
    private func card(hasText: Bool) async throws -> HeadlessDrop {
        let folder = try ScratchFolder()
        let theirs = TestScreen(size: CGSize(width: 390, height: 844))
        let kanban = KanbanController(store: KanbanStore(directory: folder.url))
        theirs.show(UINavigationController(rootViewController: kanban))
        await theirs.advance(by: 0.1)
        if !hasText { kanban.tables.addRepresentations = nil }
        let offer = try await theirs.carryOut(from: kanban.columns[0].tableView.middle(ofRow: 0))
        return HeadlessDrop(offer, actions: [.copy], on: screen.surface)
    }

    @Test("Over what cannot be kept the shelf makes no room, and does not take it")
    func refuses() async throws {
        fill(["One", "Two", "Three"])
        let drop = try await card(hasText: false)
        let place = page.shelf.middle(ofRow: 1)
        let before = page.shelf.cellForRow(at: page.path(1))?.middle
        screen.use()
        screen.surface.send(drop, .entered(place))
        await screen.advance(by: 0.5)
        #expect(drop.proposal == nil && !page.shelf.hasUncommittedUpdates)
        #expect(page.shelf.cellForRow(at: page.path(1))?.middle == before)
        screen.surface.send(drop, .left)
        try await screen.settle()
        #expect(titles == ["One", "Two", "Three"] && page.note == nil)
    }

    @Test("A card of another gallery is its title on the shelf")
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
        #expect(Set(titles) == ["One", "Round the corners of the first and the last row"] && page.note == nil)
    }

    // MARK: Pasting

    @Test("What is pasted below all that shows is scrolled to: all of it, or its beginning where there is no room")
    func pastesInSight() async throws {
        fill((0..<40).map { "Thing \($0)" })
        #expect(!isInSight(39))
        UIPasteboard.general.strings = ["Three", "Four"]
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 42 && page.deliveries.isEmpty }
        #expect(titles.suffix(2) == ["Three", "Four"] && isInSight(40) && isInSight(41))
        UIPasteboard.general.strings = (0..<30).map { "More \($0)" }
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 72 && page.deliveries.isEmpty }
        #expect(isInSight(42) && !isInSight(71))
    }

    @Test("What is pasted in sight scrolls nothing")
    func pastesWhereOneIs() async throws {
        fill((0..<40).map { "Thing \($0)" })
        let offset = page.shelf.contentOffset
        screen.tap(at: page.shelf.middle(ofRow: 0))
        try await screen.settle()
        UIPasteboard.general.strings = ["Three"]
        screen.press(.keyboardV, modifiers: .control)
        try await screen.settle { titles.count == 41 && page.deliveries.isEmpty }
        #expect(titles[1] == "Three" && page.shelf.contentOffset == offset)
    }

    // MARK: Words

    /// Has the shelf say that something came with nothing.
    private func fail() async throws {
        page.paste(itemProviders: [NSItemProvider()])
        try await screen.settle { page.deliveries.isEmpty && page.note != nil }
    }

    @Test("What did not come is said as long as it takes to read it, and then the lists have the room again")
    func passes() async throws {
        let height = page.shelf.frame.height
        try await fail()
        #expect(page.shelf.frame.height < height)
        await screen.advance(by: 8)
        #expect(page.note == "What was pasted \(ShelfError.nothing.words)")
        await screen.advance(by: 10)
        #expect(page.note == nil && page.shelf.frame.height == height)
    }

    @Test("It stays while people use another window, and has its time after that")
    func staysBehind() async throws {
        try await fail()
        screen.use()
        screen.surface.setActive(false)
        await screen.advance(by: 60)
        #expect(page.note != nil)
        screen.surface.setActive(true)
        await screen.advance(by: 8)
        #expect(page.note != nil)
        await screen.advance(by: 10)
        #expect(page.note == nil)
    }

    @Test("It goes when something else is carried over the shelf; what goes on is said on")
    func nextDrag() async throws {
        fill(["One", "Two"])
        try await fail()
        let finger = screen.touch(at: page.shelf.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle(ofRow: 1), duration: 0.3)
        #expect(page.note == nil)
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
