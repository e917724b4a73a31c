// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The selection of items by the user and by the app. The numbers are those of `Documentation/Facts.md`.
@Suite("Selection in collection views") @MainActor
struct CollectionSelectionTests {
    private let listener = GridListener()
    private let stage: GridStage

    init() { stage = GridStage(delegate: listener) }

    private var selected: [Int] { (stage.grid.indexPathsForSelectedItems ?? []).map(\.item) }

    @Test("A touch highlights; its end selects, tells the delegate, then ends the highlight (C54, C58, C62)")
    func order() throws {
        let finger = stage.screen.touch(at: stage.point(1))
        stage.screen.advance(by: 0.2)
        #expect(listener.calls == ["shouldHighlight 0-1", "didHighlight 0-1"])
        #expect(stage.cell(1)?.isHighlighted == true)
        listener.calls = []
        finger.up()
        try stage.screen.settle()
        #expect(
            listener.calls.filter { !$0.hasPrefix("primary") } == [
                "shouldSelect 0-1", "didSelect 0-1", "didUnhighlight 0-1",
            ])
        #expect(listener.calls.contains("primary 0-1"))
        #expect(selected == [1])
        listener.calls = []
        stage.tap(2)
        #expect(
            listener.calls.filter { $0.contains("elect") } == [
                "shouldSelect 0-2", "didDeselect 0-1", "didSelect 0-2",
            ])
        #expect(stage.cell(1)?.isSelected == false)
        #expect(stage.cell(2)?.isSelected == true)
        // A tap on the selected item keeps it selected, and only performs the action.
        listener.calls = []
        stage.tap(2)
        #expect(!listener.calls.contains { $0.contains("eselect") })
        #expect(listener.calls.contains("primary 0-2"))
        #expect(selected == [2])
    }

    @Test("A touch that highlights nothing selects nothing (C56)")
    func noHighlight() {
        listener.allowsHighlight = false
        stage.tap(1)
        #expect(listener.calls == ["shouldHighlight 0-1"])
        #expect(selected == [])
    }

    @Test("The delegate can refuse a selection (C54)")
    func refused() {
        listener.allowsSelection = false
        stage.tap(1)
        #expect(selected == [])
        #expect(!listener.calls.contains("didSelect 0-1"))
        #expect(listener.calls.contains("didUnhighlight 0-1"))
    }

    @Test("In a multiple selection a tap on a selected item deselects it, unless the delegate refuses (C59)")
    func multiple() {
        stage.grid.allowsMultipleSelection = true
        stage.tap(1)
        stage.tap(2)
        #expect(selected == [1, 2])
        listener.calls = []
        stage.tap(1)
        #expect(listener.calls.contains("shouldDeselect 0-1"))
        #expect(listener.calls.contains("didDeselect 0-1"))
        #expect(selected == [2])
        listener.allowsDeselection = false
        stage.tap(2)
        #expect(selected == [2])
    }

    @Test("Selecting in code calls no delegate method, and does nothing without allowsSelection (C60, C61)")
    func byCode() {
        stage.grid.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        #expect(selected == [3])
        stage.grid.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
        #expect(selected == [4])
        stage.grid.deselectItem(at: IndexPath(item: 4, section: 0), animated: false)
        #expect(stage.grid.indexPathsForSelectedItems ?? [] == [])
        stage.grid.selectItem(at: IndexPath(item: 200, section: 0), animated: false, scrollPosition: .top)
        #expect(stage.grid.contentOffset.y == 7260)
        stage.grid.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(selected == [])
        stage.grid.allowsSelection = false
        stage.grid.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
        #expect(selected == [])
        #expect(listener.calls == [])
    }

    @Test("Selected items keep their selection off screen and in reused cells (C29)")
    func reused() {
        stage.tap(1)
        stage.grid.contentOffset.y = 3000
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.visibleCells.allSatisfy { !$0.isSelected })
        stage.grid.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(1)?.isSelected == true)
        #expect(stage.cell(2)?.isSelected == false)
    }
}
