// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags by keyboard and accessibility actions") @MainActor
struct TableDragKeyTests {
    private func focus(_ stage: TableDragStage, _ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
    }

    private func pickUp(_ stage: TableDragStage, _ row: Int) {
        focus(stage, row)
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    @Test("Control-D lifts the focused row, arrow keys move it, Return drops it; each is announced (rule 12)")
    func liftMoveDrop() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        #expect(stage.left.hasActiveDrag)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.upArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.visibleTexts(stage.left).prefix(6) == ["A0", "A1", "A3", "A4", "-", "A5"])
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(6) == ["A0", "A1", "A3", "A4", "A2", "A5"])
        #expect(
            stage.screen.announcements.filter { $0.contains("A") } == [
                "A2 lifted, 3 of 20", "Moved above A5, 5 of 20", "A2 dropped, above A5, 5 of 20",
            ])
        #expect(
            stage.log.drain().filter { $0.contains("begins") || $0.contains("ended") } == ["left begins", "left ended"])
    }

    @Test("Resizing or deactivating the window returns a row dragged by keys (I50)", arguments: [true, false])
    func windowChanged(isResized: Bool) throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        if isResized { stage.screen.size.width += 50 } else { stage.screen.isActive = false }
        try stage.expectSettled()
        #expect(!stage.left.hasActiveDrag)
        #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A2", "A3"])
    }

    @Test("Entering a list with a header places the row in the gap below the header")
    func belowHeader() throws {
        let stage = TableDragStage()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 60))
        stage.right.tableHeaderView = header
        stage.screen.advance(by: 0.1)
        pickUp(stage, 2)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        let picture = try #require(stage.screen.window.all("DragPreviewView").first)
        let place = stage.right.convert(CGPoint(x: 145, y: 60 + 22), to: nil)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
        #expect(abs(middle.y - place.y) <= 1)
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(stage.theirs.sections[0].first == "A2")
    }

    @Test("Entering an empty list places the row below the header, and Return drops it there")
    func emptyList() throws {
        for key in [UIKeyboardHIDUsage.tab, .rightArrow] {
            let stage = TableDragStage(right: [[]])
            stage.right.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 60))
            stage.screen.advance(by: 0.1)
            pickUp(stage, 5)
            stage.screen.press(key)
            stage.screen.advance(by: 0.5)
            let middle = try middle(of: stage)
            #expect(stage.right.hasActiveDrop)
            #expect(abs(middle - CGFloat(60 + 22)) <= 1)
            stage.screen.press(.return)
            try stage.screen.settle()
            #expect(stage.theirs.sections[0] == ["A5"])
            #expect(stage.right.rectForRow(at: IndexPath(row: 0, section: 0)).midY == CGFloat(60 + 22))
        }
    }

    @Test("Tab skips a page that is a drop target itself and enters the gaps of its lists")
    func pageWithDropInteraction() throws {
        let stage = TableDragStage()
        let page = try #require(stage.left.superview)
        stage.right.frame = CGRect(x: 200, y: 30, width: 400, height: 410)
        stage.left.frame.size.width = 190
        let dropDelegate = LoggingDropDelegate("page", stage.log)
        page.addInteraction(UIDropInteraction(delegate: dropDelegate))
        stage.screen.advance(by: 0.1)
        pickUp(stage, 5)
        _ = stage.log.drain()
        for _ in 0..<2 {
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.5)
            #expect(stage.right.hasActiveDrop)
            #expect(!stage.log.drain().contains("into page"))
            let middle = try middle(of: stage)
            #expect(abs(middle - CGFloat(30 + 22)) <= 1)
            #expect(stage.visibleTexts(stage.right).prefix(2) == ["-", "B0"])
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.5)
            #expect(stage.left.hasActiveDrop)
        }
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    /// The vertical centre of the drag preview in window coordinates.
    private func middle(of stage: TableDragStage) throws -> CGFloat {
        let picture = try #require(stage.screen.window.all("DragPreviewView").first)
        return picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil).y
    }

    @Test("Escape returns the row, which keeps the focus")
    func escape() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A2", "A3"])
        #expect(stage.screen.announcements.last == "A2 put back, 3 of 20")
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        #expect(stage.left.indexPathForSelectedRow?.row == 3)
    }

    @Test("Tab and the Right key move the row to the other table, where arrow keys move it on")
    func between() throws {
        for key in [UIKeyboardHIDUsage.tab, .rightArrow] {
            let stage = TableDragStage()
            pickUp(stage, 2)
            stage.screen.press(key)
            #expect(stage.right.hasActiveDrop)
            stage.screen.press(.home)
            for _ in 0..<3 { stage.screen.press(.downArrow) }
            stage.screen.advance(by: 0.5)
            #expect(stage.visibleTexts(stage.right).prefix(5) == ["B0", "B1", "B2", "-", "B3"])
            stage.screen.press(.space)
            try stage.screen.settle()
            #expect(stage.theirs.sections[0].prefix(5) == ["B0", "B1", "B2", "A2", "B3"])
            #expect(stage.screen.announcements.contains("A2 dropped, above B3, 4 of 21"))
        }
    }

    @Test("A wide row's preview stays inside the window over a narrow list at the edge")
    func wide() throws {
        let stage = TableDragStage()
        let screen = stage.screen.window.bounds
        stage.left.frame.size.width = 300
        stage.right.frame = CGRect(x: screen.maxX - 60, y: 0, width: 60, height: screen.height)
        stage.screen.advance(by: 0.1)
        pickUp(stage, 2)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.right.hasActiveDrop)
        let picture = try #require(stage.screen.window.all("DragPreviewView").first)
        let shown = try #require(picture.subviews.first)
        #expect(screen.contains(shown.convert(shown.bounds, to: nil)))
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].contains("A2"))
    }

    @Test("Tab enters a table that is scrolled out of sight and scrolls it into view")
    func scrolledAside() throws {
        let stage = TableDragStage()
        let scrollView = UIScrollView(frame: CGRect(x: 310, y: 0, width: 290, height: 440))
        scrollView.contentSize = CGSize(width: 290, height: 1000)
        stage.screen.window.rootViewController?.view.addSubview(scrollView)
        scrollView.addSubview(stage.right)
        stage.right.frame = CGRect(x: 0, y: 500, width: 290, height: 400)
        stage.screen.advance(by: 0.1)
        pickUp(stage, 2)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.right.hasActiveDrop)
        #expect(scrollView.contentOffset.y == CGFloat(460))
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].contains("A2"))
    }

    @Test("Tab goes on past a drop target that refuses the row")
    func tabPastRefusingTarget() throws {
        let stage = TableDragStage()
        let field = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        field.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        stage.screen.window.rootViewController?.view.addSubview(field)
        pickUp(stage, 2)
        var reached = 0
        for _ in 0..<3 {
            stage.screen.press(.tab)
            if stage.right.hasActiveDrop { reached += 1 }
        }
        #expect(reached == 1, "the list at the side, the field and its own list take turns")
        stage.screen.press(.escape)
        field.removeFromSuperview()
        try stage.expectSettled()
    }

    @Test("The table scrolls as arrow keys move the row, and End moves it to the last place")
    func scrolls() throws {
        let stage = TableDragStage()
        pickUp(stage, 2)
        for _ in 0..<12 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        #expect(stage.visibleTexts(stage.left).contains("-"))
        stage.screen.press(.end)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A2")
    }

    @Test("A refusing table is announced, and a drop on it returns the row")
    func refused() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .forbidden) }
        pickUp(stage, 2)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.announcements.last == "Cannot be dropped here")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].count == 20)
    }

    @Test("With an automatic intent, arrow keys alternate between rows and gaps")
    func automatic() throws {
        let stage = TableDragStage()
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        pickUp(stage, 2)
        stage.screen.press(.tab)
        stage.screen.press(.home)
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.announcements.last == "Moved into B0")
        var targets: [Int?] = []
        for _ in 0..<4 {
            stage.screen.press(.downArrow)
            targets.append(
                stage.right.visibleCells.firstIndex { $0.configurationState.cellDropState == .targeted })
        }
        #expect(targets == [nil, 1, nil, 2])
        stage.screen.press(.upArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.announcements.last == "Moved above B2, 3 of 21")
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("Arrow keys skip fixed rows, as a finger does (I05)")
    func fixedRowsAreSkipped() throws {
        let stage = TableDragStage()
        stage.ours.fixed = ["A3", "A4"]
        pickUp(stage, 2)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(7) == ["A0", "A1", "A3", "A4", "A5", "A2", "A6"])
    }

    @Test("Tab during a drag by touch leaves the focus where it is")
    func tabDuringTouchDrag() throws {
        let stage = TableDragStage()
        focus(stage, 1)
        let finger = stage.lift(stage.left, 4)
        finger.move(to: stage.point(stage.left, 6), duration: 0.2)
        stage.screen.press(.tab)
        finger.up()
        try stage.expectSettled()
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        #expect(stage.left.indexPathForSelectedRow?.row == 2)
    }

    @Test("Accessibility actions pick up a row, drop it above or below another, and return it")
    func pickUpDropAndReturnActions() throws {
        for (name, expected) in [("Drop Above", 4), ("Drop Below", 5)] {
            let stage = TableDragStage()
            func perform(_ action: String, _ table: UITableView, _ row: Int) throws {
                let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
                let found = cell.accessibilityCustomActions?.first { $0.name == action }
                let handler = try #require(found?.actionHandler, "\(action)")
                #expect(handler(try #require(found)))
            }
            try perform("Pick Up", stage.left, 2)
            try perform(name, stage.right, 4)
            try stage.screen.settle()
            #expect(stage.theirs.sections[0][expected] == "A2", "\(name)")
            try perform("Pick Up", stage.left, 8)
            try perform("Put Back", stage.right, 4)
            try stage.screen.settle()
            #expect(stage.theirs.sections[0].count == 21)
            try perform("Pick Up", stage.left, 8)
            try perform(name, stage.left, 4)
            try stage.screen.settle()
            #expect(stage.ours.sections[0][expected] == "A8", "\(name)")
        }
    }

    @Test("The row has its focus ring again after a drop or Escape, even after touches (I49)")
    func ring() throws {
        for key in [UIKeyboardHIDUsage.return, .escape] {
            let stage = TableDragStage()
            focus(stage, 2)
            // Taps between the tables, where a tap only hides the focus ring.
            stage.screen.tap(at: CGPoint(x: stage.right.frame.minX - 1, y: 400))
            try stage.screen.settle()
            #expect(stage.screen.window.all("FocusRing").isEmpty)
            stage.screen.press(.keyboardD, modifiers: .control)
            stage.screen.press(.downArrow)
            stage.screen.advance(by: 0.4)
            stage.screen.press(key)
            try stage.expectSettled()
            let rings = stage.screen.window.all("FocusRing")
            #expect(rings.count == 1)
            let cell = UIFocusSystem.focusSystem(for: stage.left)?.focusedItem as? UITableViewCell
            #expect(cell.map { cell in rings.allSatisfy { $0.isDescendant(of: cell) } } == true)
        }
    }
}
