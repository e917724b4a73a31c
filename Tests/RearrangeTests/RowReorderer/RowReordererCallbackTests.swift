// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: callbacks") @MainActor
struct RowReordererCallbackTests {
    @Test("A row that becomes fixed during the long press is not lifted (I05)")
    func fixedDuringPress() throws {
        let stage = RowsStage()
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.3)
        stage.controller.fixed = ["A3"]
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        #expect(stage.controller.moves == [])
    }

    @Test("The lift, the place where the row rests, the drop and the return are announced (I83)")
    func announcements() throws {
        let stage = RowsStage()
        let finger = stage.drag(3, to: 5)
        finger.hold(0.5)
        #expect(stage.screen.announcements.first == "A3 lifted, 4 of 100")
        #expect(stage.screen.announcements.last == "Moved above A6, 6 of 100")
        finger.up()
        try stage.expectSettled()
        #expect(stage.screen.announcements.last == "A3 dropped, 6 of 100")
        let other = stage.drag(0, to: 2)
        other.cancel()
        try stage.expectSettled()
        #expect(stage.screen.announcements.last == "A0 put back, 1 of 100")
    }

    @Test("If rows are deleted during the long press, the delegate is not asked about them (I21)")
    func deletedDuringPress() throws {
        let stage = RowsStage()
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.3)
        stage.controller.model = [["A0"]]
        stage.table.reloadData()
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled(ids: ["A0"])
        #expect(stage.controller.calls == [])
    }

    @Test("A lift that fails calls neither begin nor end, and the next lift works")
    func nothingToLift() throws {
        let stage = RowsStage()
        var asked = 0
        stage.controller.mayLift = { [table = stage.table] _ in
            asked += 1
            // The row scrolls away during this call.
            if asked > 2 { table.contentOffset.y = 2000 }
            table.layoutIfNeeded()
            return true
        }
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 60))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        stage.controller.mayLift = { _ in true }
        stage.table.contentOffset = .zero
        stage.screen.advance(by: 0.1)
        stage.drag(3, to: 5).up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
    }

    @Test("Disabling or removing the gesture recognizer cancels the drag", arguments: [false, true])
    func recognizerGone(isRemoved: Bool) throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        for recognizer in stage.table.gestureRecognizers ?? [] where recognizer.state == .changed {
            if isRemoved { stage.table.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
        }
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        finger.move(by: CGVector(dx: 0, dy: 40))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [])
    }

    @Test("Disabling the reorderer during a drag returns the row (I61)")
    func turnedOff() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        stage.controller.reorderer?.isEnabled = false
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
    }

    @Test("A drag that the delegate cancels in the begin callback ends at once, with one end callback")
    func cancelledAtBegin() throws {
        let stage = RowsStage()
        stage.controller.willBegin = { [controller = stage.controller] in controller.reorderer?.cancel() }
        let finger = stage.drag(2, to: 5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test("If a row is lifted while another lands, each drag has its begin and its end")
    func oneAfterAnother() throws {
        let stage = RowsStage()
        stage.controller.reorderer?.configuration.dropDuration = 3
        stage.drag(2, to: 5).up()
        stage.drag(7, to: 8).up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 2", "dropped", "begin 7", "dropped"])
    }

    @Test(
        "If a row is deleted in the begin callback or in onHaptic, the drag continues with its row (I52)",
        arguments: [false, true], [false, true])
    func changedAtBegin(identifies: Bool, whenFelt: Bool) throws {
        let stage = RowsStage(prepare: { $0.identifies = identifies })
        let remove = { [controller = stage.controller] in
            controller.model[0].remove(at: 0)
            controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        if whenFelt {
            stage.controller.reorderer?.onHaptic = { if $0 == .lift { remove() } }
        } else {
            stage.controller.willBegin = remove
        }
        let finger = stage.lift(3)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.3)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        // When A0 was deleted at the lift, the preview stayed under the finger and the other rows moved up. So A3 is
        // dropped one row later.
        #expect(stage.model.prefix(6) == ["A1", "A2", "A4", "A5", "A6", "A3"])
    }

    @Test("If the delegate redirects a row to its own place, there is no move haptic and no announcement")
    func redirectedToOwnPlace() throws {
        let stage = RowsStage()
        stage.controller.target = { _ in IndexPath(row: 3, section: 0) }
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.3)
        finger.hold(1)
        #expect(!stage.controller.felt.contains(.move))
        #expect(!stage.screen.announcements.contains { $0.hasPrefix("Moved") })
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [])
    }

    @Test("If the lift ends a search, which reloads the rows, the drag continues with its row (I10, I52)")
    func searchEnded() throws {
        final class Search: NSObject, UITextFieldDelegate {
            var ended: () -> Void = {}
            func textFieldDidEndEditing(_ textField: UITextField) { ended() }
        }
        let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
        let stage = RowsStage(
            in: { child in
                let parent = UIViewController()
                parent.addChild(child)
                parent.view.addSubview(child.view)
                parent.view.addSubview(field)
                child.view.frame = CGRect(x: 0, y: 40, width: 390, height: 400)
                child.didMove(toParent: parent)
                return parent
            }, prepare: { $0.identifies = true })
        let search = Search()
        field.delegate = search
        search.ended = { [controller = stage.controller] in
            controller.model[0].insert("found", at: 0)
            controller.tableView.reloadData()
        }
        field.becomeFirstResponder()
        let finger = stage.lift(3)
        #expect(!field.isFirstResponder)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.cancel()
        try stage.expectSettled(ids: stage.model)
    }

    @Test(
        "A drag that the app ends in the lift haptic ends at once, and the next drag works",
        arguments: [false, true], [false, true])
    func endedAtLift(isTurnedOff: Bool, byKeys: Bool) throws {
        let stage = RowsStage()
        stage.controller.reorderer?.onHaptic = { [controller = stage.controller] haptic in
            guard haptic == .lift else { return }
            if isTurnedOff { controller.reorderer?.isEnabled = false } else { controller.reorderer?.cancel() }
        }
        if byKeys {
            stage.screen.press(.tab)
            stage.screen.press(.space)
            stage.screen.press(.downArrow)
        } else {
            stage.drag(0, to: 3).up()
        }
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "cancelled"])
        #expect(stage.controller.moves == [])
        stage.controller.reorderer?.onHaptic = nil
        stage.controller.reorderer?.isEnabled = true
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
    }

    @Test("A drag that is cancelled in a callback about a new place leaves the rows in their places", arguments: 0..<3)
    func endedByAnswer(who: Int) throws {
        let stage = RowsStage()
        let cancel = { [controller = stage.controller] in controller.reorderer?.cancel() ?? () }
        let finger = stage.lift(3)
        switch who {
        case 0: stage.controller.reorderer?.onHaptic = { if $0 == .move { cancel() } }
        case 1:
            stage.controller.target = {
                cancel()
                return $0
            }
        default: stage.controller.whenAskedToMove = cancel
        }
        finger.move(by: CGVector(dx: 0, dy: 60))
        #expect(stage.table.visibleCells.allSatisfy { $0.transform == .identity })
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "cancelled"])
        #expect(stage.controller.moves == [])
        finger.up()
    }
}
