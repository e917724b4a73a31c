// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct TableEditingTests {
    private let minus: CGFloat = 28

    @Test("Edit mode shows minus buttons and reorder controls and insets the content (facts 224, 226, 233)")
    func editMode() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(1))
        stage.table.setEditing(true, animated: true)
        #expect(stage.table.isEditing)
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.showsReorderControl)
        stage.screen.advance(by: 0.15)
        let halfway = try #require(cell.contentView.layer.presentation()?.frame.minX)
        #expect(halfway > 5)
        #expect(halfway < 35)
        try stage.screen.settle()
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 307, height: 43.5))
        stage.table.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing })
        stage.table.setEditing(false, animated: true)
        try stage.screen.settle()
        #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
        #expect(stage.table.visibleCells.allSatisfy { $0.controls.edit == nil && $0.controls.reorderControl == nil })
    }

    /// A cell that logs its state transitions.
    private final class Recorder: UITableViewCell {
        var lines: [String] = []
        override func willTransition(to state: StateMask) { lines.append("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { lines.append("did \(state.rawValue)") }
    }

    private func diaries() -> TableStage {
        let stage = TableStage()
        stage.table.register(Recorder.self, forCellReuseIdentifier: "diary")
        stage.data.identifier = "diary"
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        return stage
    }

    @Test("Leaving edit mode midway ends the first transition, and the controls animate out")
    func editModeReversedMidway() throws {
        let stage = diaries()
        let cell = try #require(stage.cell(1) as? Recorder)
        stage.table.setEditing(true, animated: true)
        stage.screen.advance(by: 0.1)
        stage.table.setEditing(false, animated: true)
        stage.screen.advance(by: 0.05)
        #expect(cell.controls.edit != nil)
        #expect(cell.controls.reorderControl != nil)
        try stage.screen.settle()
        #expect(cell.lines == ["will 1", "did 1", "will 0", "did 0"])
        #expect(cell.controls.edit == nil)
        stage.table.setEditing(true, animated: true)
        stage.table.setEditing(false, animated: false)
        try stage.screen.settle()
        #expect(cell.lines.suffix(4) == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test("Rows that cannot be edited or moved have no controls (facts 225, 226)")
    func refusals() {
        let data = Players(count: 5)
        data.uneditable = ["A1"]
        data.fixed = ["A2"]
        let stage = TableStage(data)
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(1)?.controls.edit == nil)
        #expect(stage.cell(1)?.controls.reorderControl != nil)
        #expect(stage.cell(2)?.controls.edit != nil)
        #expect(stage.cell(2)?.controls.reorderControl == nil)
    }

    @Test("Without moveRowAt there are no reorder controls, and without commit no swipes (facts 226, 228)")
    func noMoving() {
        final class Still: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = TableStage()
        let still = Still()
        stage.table.dataSource = still
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.allSatisfy { $0.controls.reorderControl == nil && $0.controls.edit != nil })
        // If the data source has no `tableView(_:commit:forRowAt:)`, no row can be swiped.
        stage.table.isEditing = false
        let finger = stage.screen.touch(at: stage.point(1, x: 300))
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.2)
        finger.up()
        #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }

    @Test("Tapping the minus button shows Delete, and tapping Delete deletes the row (fact 227)")
    func minusTap() throws {
        let stage = TableStage()
        stage.table.setEditing(true, animated: false)
        stage.screen.tap(at: stage.point(1, x: minus))
        #expect(stage.cell(1)?.showingDeleteConfirmation == true)
        #expect(stage.data.calls == [])
        try stage.screen.settle()
        stage.screen.tap(at: stage.point(1, x: 350))
        #expect(stage.data.calls == ["commit delete A1"])
        try stage.expectSettled()
        #expect(stage.visibleTexts.prefix(2) == ["A0", "A2"])
        // The delegate's callbacks for the beginning and the end of editing are called for swipes only (rule 229 of
        // Documentation/Facts.md).
        #expect(stage.listener.calls == [])
    }

    @Test("A touch elsewhere hides Delete and does nothing else")
    func touchElsewhereHidesDelete() throws {
        let stage = TableStage()
        stage.table.setEditing(true, animated: false)
        stage.screen.tap(at: stage.point(1, x: minus))
        try stage.screen.settle()
        stage.screen.tap(at: stage.point(3, x: minus))
        try stage.expectSettled()
        #expect(stage.data.calls == [])
        #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }

    @Test("Tapping the green plus inserts at once (fact 227)")
    func insertion() throws {
        let stage = TableStage()
        stage.listener.style = { $0.row == 0 ? .insert : .none }
        stage.table.setEditing(true, animated: false)
        #expect(stage.cell(1)?.controls.edit == nil)
        #expect(stage.cell(0)?.editingStyle == .insert)
        stage.screen.tap(at: stage.point(0, x: minus))
        #expect(stage.data.calls == ["commit insert A0"])
        #expect(stage.cell(0)?.showingDeleteConfirmation == false)
        try stage.expectSettled()
        // A row whose style is not deletion cannot be swiped.
        stage.table.setEditing(false, animated: false)
        swipe(stage, 1, by: -100).up()
        #expect(!stage.listener.calls.contains("willBeginEditing 0-1"))
    }

    // MARK: Swiping

    private func swipe(_ stage: TableStage, _ row: Int, by distance: CGFloat, hold: Double = 0.3) -> TestFinger {
        let finger = stage.screen.touch(at: stage.point(row, x: distance < 0 ? 370 : 20))
        finger.move(by: CGVector(dx: distance, dy: 0), duration: 0.3)
        finger.hold(hold)
        return finger
    }

    @Test("A swipe shows Delete, its tap deletes, and the delegate is told of start and end (facts 229, 232)")
    func swipeToDelete() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        let cell = try #require(stage.cell(2))
        #expect(cell.showingDeleteConfirmation)
        #expect(!cell.isEditing)
        #expect(cell.slide == cell.swipeActions?.openWidth)
        #expect(stage.listener.calls == ["willBeginEditing 0-2"])
        stage.screen.tap(at: stage.point(2, x: 360))
        #expect(stage.data.calls == ["commit delete A2"])
        try stage.expectSettled()
        #expect(stage.listener.calls == ["willBeginEditing 0-2", "didEndEditing nil"])
        #expect(stage.visibleTexts.prefix(3) == ["A0", "A1", "A3"])
    }

    @Test("The delete button has the delegate's title")
    func deleteButtonTitle() throws {
        let stage = TableStage()
        stage.listener.title = "Remove for good"
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        let button = try #require(stage.cell(2)?.swipeActions?.buttons.first)
        #expect(button.title == "Remove for good")
        #expect(button.wantedWidth(height: 44) > 110)
    }

    @Test("A short swipe leaves the row closed")
    func shortSwipe() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -30).up()
        try stage.expectSettled()
        #expect(stage.cell(2)?.showingDeleteConfirmation == false)
        #expect(stage.listener.calls == ["willBeginEditing 0-2", "didEndEditing 0-2"])
    }

    @Test("Past the button the content follows a fifth of the way; a button is at least 74 wide (fact 242)")
    func elastic() throws {
        let stage = TableStage()
        let finger = swipe(stage, 2, by: -160)
        let cell = try #require(stage.cell(2))
        let width = try #require(cell.swipeActions?.openWidth)
        #expect(abs(cell.slide - (width + (150 - width) * 0.2)) < 0.01)
        #expect(width >= 74)
        finger.up()
    }

    @Test("Release past 0.68 of the width deletes the row; release before it or after moving back does not")
    func fullSwipe() throws {
        for (distance, back, deletes) in [(-270.0, 0.0, true), (-260, 0, false), (-270, 20, false)] {
            let stage = TableStage()
            let finger = swipe(stage, 2, by: CGFloat(distance))
            finger.move(by: CGVector(dx: back, dy: 0), duration: 0.1)
            finger.hold(0.3)
            #expect(stage.data.calls == [])
            finger.up()
            #expect(stage.data.calls == (deletes ? ["commit delete A2"] : []))
            try stage.screen.settle()
        }
    }

    @Test("One row is open at a time, and a touch elsewhere only closes it (fact 243, I75)")
    func oneOpenRow() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        stage.screen.tap(at: stage.point(5))
        try stage.expectSettled()
        #expect(stage.listener.calls == ["willBeginEditing 0-2", "didEndEditing 0-2"])
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        swipe(stage, 4, by: -100).up()
        try stage.screen.settle()
        #expect(stage.cell(2)?.showingDeleteConfirmation == false)
        #expect(stage.cell(4)?.showingDeleteConfirmation == true)
        stage.table.setEditing(true, animated: true)
        try stage.expectSettled()
    }

    @Test("Scrolling closes the open row (fact 243, I75)")
    func scrollCloses() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 100, y: 300))
        try stage.expectSettled()
        #expect(stage.listener.calls.last == "didEndEditing 0-2")
    }

    @Test("A cancelled touch closes the row")
    func cancelled() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -300).cancel()
        #expect(stage.data.calls == [])
        try stage.expectSettled()
    }

    @Test("Moving the mouse five points with the button down begins to open a row")
    func mouse() throws {
        let stage = TableStage()
        stage.screen.mouse.move(to: stage.point(2, x: 300))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: -6, dy: 0))
        #expect(stage.listener.calls.contains("willBeginEditing 0-2"))
        stage.screen.mouse.move(by: CGVector(dx: -80, dy: 0), duration: 0.2)
        stage.screen.mouse.hold(0.3)
        stage.screen.mouse.release()
        try stage.screen.settle()
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("In a right-to-left layout rows open to the right (I80)")
    func rightToLeft() throws {
        let stage = TableStage()
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        swipe(stage, 2, by: 100).up()
        try stage.screen.settle()
        let cell = try #require(stage.cell(2))
        let button = try #require(cell.swipeActions?.buttons.first)
        #expect(button.convert(button.bounds, to: nil).minX == 0)
        stage.screen.tap(at: stage.point(2, x: 30))
        #expect(stage.data.calls == ["commit delete A2"])
        try stage.expectSettled()
    }

    @Test("If the data source deletes nothing, the row closes and a second tap has no effect (fact 238, I77)")
    func nothingDeleted() throws {
        let stage = TableStage()
        stage.data.deletes = false
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        stage.screen.tap(at: stage.point(2, x: 360))
        stage.screen.tap(at: stage.point(2, x: 360))
        #expect(stage.data.calls == ["commit delete A2"])
        try stage.expectSettled()
        #expect(stage.listener.calls == ["willBeginEditing 0-2", "didEndEditing 0-2"])
    }

    @Test("An open row stays open with its item when another row is inserted")
    func liveData() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        stage.data.sections[0].insert("x", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        try stage.screen.settle()
        #expect(stage.cell(3)?.showingDeleteConfirmation == true)
        stage.screen.tap(at: stage.point(3, x: 360))
        #expect(stage.data.calls == ["commit delete A2"])
        try stage.expectSettled()
    }

    @Test("An open row that the app scrolls out of sight closes, and the next tap selects a row")
    func scrolledAway() throws {
        let stage = TableStage()
        swipe(stage, 2, by: -100).up()
        try stage.screen.settle()
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        #expect(stage.listener.calls == ["willBeginEditing 0-2", "didEndEditing 0-2"])
        stage.screen.tap(at: stage.point(48))
        #expect(stage.table.indexPathForSelectedRow == path(48))
        try stage.expectSettled()
    }

    @Test("A row scrolled out of sight during its swipe stays closed")
    func scrolledAwayDuringSwipe() throws {
        let stage = TableStage()
        let finger = swipe(stage, 2, by: -100)
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.2)
        finger.up()
        #expect(stage.data.calls == [])
        #expect(stage.listener.calls.last == "didEndEditing 0-2")
        try stage.expectSettled()
    }

    @Test("In edit mode, turning on multiple selection replaces minus buttons with circles, and off undoes it")
    func ringsWhileEditing() throws {
        let stage = TableStage()
        func kinds() -> Set<EditControl.Kind> {
            stage.screen.advance(by: 0.1)
            return Set(stage.table.visibleCells.compactMap { $0.controls.edit?.kind })
        }
        stage.table.isEditing = true
        #expect(kinds() == [.delete])
        stage.table.allowsMultipleSelectionDuringEditing = true
        #expect(kinds() == [.select])
        let ring = try #require(stage.cell(2)?.controls.edit)
        #expect(ring.alpha == 1)
        #expect(ring.frame.minX == CGFloat(0))
        stage.screen.tap(at: stage.point(2))
        #expect(ring.isOn)
        stage.table.contentOffset.y = 200
        #expect(kinds() == [.select])
        stage.table.allowsMultipleSelectionDuringEditing = false
        #expect(kinds() == [.delete])
    }

    @Test("With reduced motion the controls appear at once, and selection still fades")
    func reducedMotion() throws {
        let stage = TableStage(Players(count: 3))
        stage.screen.traits.prefersReducedMotion = true
        stage.table.setEditing(true, animated: true)
        let cell = try #require(stage.cell(1))
        #expect(cell.controls.edit?.layer.animationKeys() == nil)
        #expect(cell.contentView.layer.animationKeys() == nil)
        #expect(cell.contentView.frame.minX > 0)
        #expect(cell.controls.edit?.alpha == 1)
        stage.table.setEditing(false, animated: true)
        #expect(cell.controls.edit == nil)
        #expect(cell.contentView.frame.minX == CGFloat(0))
        cell.setSelected(true, animated: true)
        stage.screen.advance(by: 0.1)
        #expect(cell.selectionBackgrounds.contains { $0.layer.animationKeys() != nil })
    }
}
