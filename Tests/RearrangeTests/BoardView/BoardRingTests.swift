// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: focus rings") @MainActor
struct BoardRingTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// The frames, in window coordinates, of the rings in a view that mark the focused item or the item with an open
    /// menu.
    private func rings(_ view: UIView) -> [CGRect] {
        all(view).filter { ["FocusRing", "BoardItemMark"].contains(String(describing: type(of: $0))) }
            .map { $0.convert($0.bounds, to: nil) }
    }

    /// Whether a focus ring in `view` is completely visible: no scroll view and no edge of the window clips it.
    private func isWhole(_ ring: CGRect, _ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
            .allSatisfy { $0.convert($0.bounds, to: nil).insetBy(dx: -0.01, dy: -0.01).contains(ring) }
            && view.window!.bounds.contains(ring)
    }

    private func expectWholeRing(_ id: String, _ stage: CalendarStage, _ location: SourceLocation = #_sourceLocation) {
        let view = stage.view(id)
        let found = rings(stage.board)
        #expect(view.isFocused, "\(id)", sourceLocation: location)
        #expect(found.count == 1, "\(id)", sourceLocation: location)
        guard let ring = found.first else { return }
        let item = view.convert(view.bounds, to: nil)
        #expect(isWhole(ring, view), "\(id): \(ring) round \(item)", sourceLocation: location)
        #expect(ring.width >= item.width, "\(id)", sourceLocation: location)
        #expect(ring.height >= min(item.height, 20), "\(id)", sourceLocation: location)
    }

    @Test(
        "Focus rings are unclipped in the first and last day, at top and bottom, and on all-day events",
        arguments: [false, true], [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func whole(isRightToLeft: Bool, category: UIContentSizeCategory) throws {
        let stage = CalendarStage([
            CalendarStage.days("first", "2026-03-16"), CalendarStage.days("last", "2026-03-22"),
            CalendarStage.days("second", "2026-03-22"),
            CalendarStage.event("early", "2026-03-16 00:00", minutes: 30),
            CalendarStage.event("monday", "2026-03-16 09:00"), CalendarStage.event("sunday", "2026-03-22 09:00"),
            CalendarStage.event("late", "2026-03-22 23:30", minutes: 30),
        ])
        if isRightToLeft { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.screen.traits.preferredContentSizeCategory = category
        stage.screen.advance(by: 0.2)
        var seen: Set<String> = []
        for _ in 0..<40 {
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.3)
            for item in stage.model where stage.board.view(for: item.id)?.isFocused == true {
                let id = item.id.base as! String
                seen.insert(id)
                expectWholeRing(id, stage)
            }
        }
        // Moves the focus with the arrow keys too, which reach the events that are out of sight.
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow] {
            for _ in 0..<8 {
                stage.screen.press(key)
                stage.screen.advance(by: 0.3)
                for item in stage.model where stage.board.view(for: item.id)?.isFocused == true {
                    seen.insert(item.id.base as! String)
                    expectWholeRing(item.id.base as! String, stage)
                }
            }
        }
        #expect(seen.isSuperset(of: ["first", "last", "sunday"]), "\(seen)")
    }

    @Test("A keyboard move away from the last day widens the focus ring, and undo narrows it again")
    func carried() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")])
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.3)
        expectWholeRing("A", stage)
        let narrow = try #require(rings(stage.board).first)
        stage.screen.press(.space)
        stage.screen.press(.leftArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        expectWholeRing("A", stage)
        let wide = try #require(rings(stage.board).first)
        #expect(wide.width > narrow.width)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        expectWholeRing("A", stage)
        #expect(rings(stage.board).first == narrow)
    }

    @Test("Items in all four corners of a board have unclipped focus rings")
    func corners() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (300, 0), (0, 540), (300, 540)))
        for _ in 0..<4 {
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.3)
            let ring = try #require(rings(stage.board).first)
            #expect(stage.screen.window.bounds.contains(ring), "\(ring)")
        }
    }

    // MARK: Menus

    private func deletable() -> CalendarStage {
        var items = [CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-22 09:00")]
        for index in items.indices { items[index].canDelete = true }
        return CalendarStage(items)
    }

    private func click(_ id: String, _ stage: CalendarStage) {
        let view = stage.view(id)
        stage.screen.mouse.click(at: view.convert(CGPoint(x: 20, y: 20), to: nil), button: 2)
        stage.screen.advance(by: 0.5)
    }

    @Test("A secondary click shows a ring on the event while its menu is open", arguments: ["A", "B"])
    func menu(id: String) throws {
        let stage = deletable()
        click(id, stage)
        let ring = try #require(rings(stage.board).first)
        let view = stage.view(id)
        #expect(rings(stage.board).count == 1)
        #expect(isWhole(ring, view))
        #expect(ring.intersects(view.convert(view.bounds, to: nil)))
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(rings(stage.board).isEmpty)
        #expect(stage.model.count == 2)
        // Opening another event's menu moves the ring to that event.
        click("A", stage)
        stage.screen.press(.escape)
        stage.screen.advance(by: 0.5)
        click("B", stage)
        #expect(rings(stage.board).count == 1)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(rings(stage.board).isEmpty)
        #expect(stage.model.count == 1)
    }
}
