// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table drops by accessibility actions: places without rows") @MainActor
struct TableDropActionTests {
    private func pickUp(_ row: Int, _ stage: TableDragStage) throws {
        let cell = try #require(stage.left.cellForRow(at: IndexPath(row: row, section: 0)))
        #expect(stage.screen.perform("Pick Up", on: cell))
    }

    private func isRead(_ table: UITableView, _ stage: TableDragStage) -> Bool {
        stage.screen.accessibilityElements.contains { $0 === table }
    }

    @Test("rule 12: An empty table, even of height 0, is an element during a drag that it accepts")
    func empty() throws {
        for height in [CGFloat(440), 0] {
            let stage = TableDragStage(right: [[]])
            stage.right.frame = CGRect(x: 310, y: 0, width: 290, height: height)
            stage.screen.advance(by: 0.1)
            #expect(!isRead(stage.right, stage))
            try pickUp(2, stage)
            #expect(isRead(stage.right, stage))
            #expect(stage.screen.describeAccessibility().contains("Empty list"))
            #expect(stage.right.accessibilityCustomActions?.map(\.name) == ["Drop", "Put Back"])
            #expect(stage.screen.perform("Drop", on: stage.right))
            #expect(stage.screen.announcements.last == "A2 dropped, 1 of 1")
            try stage.screen.settle()
            #expect(stage.theirs.sections == [["A2"]])
            #expect(!isRead(stage.right, stage))
        }
    }

    @Test("The Tab key moves a dragged row to an empty table of height 0")
    func thin() throws {
        let stage = TableDragStage(right: [[]])
        stage.right.frame = CGRect(x: 310, y: 200, width: 290, height: 0)
        stage.screen.advance(by: 0.1)
        try pickUp(2, stage)
        stage.screen.press(.tab)
        #expect(stage.right.hasActiveDrop)
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(stage.theirs.sections == [["A2"]])
    }

    @Test("A table that cannot take the drag is no element, and its rows offer no drop")
    func refuses() throws {
        let stage = TableDragStage(right: [[]])
        stage.theirs.canHandle = false
        try pickUp(2, stage)
        #expect(!isRead(stage.right, stage))
        #expect(stage.right.accessibilityCustomActions?.map(\.name) == ["Put Back"])
        stage.ours.canHandle = false
        let other = try #require(stage.left.cellForRow(at: IndexPath(row: 4, section: 0)))
        #expect(other.accessibilityCustomActions?.map(\.name) == ["Put Back"])
        #expect(stage.screen.perform("Put Back", on: other))
        try stage.expectSettled()
    }

    @Test("A header of an empty table drops at its start, a footer below the rows at its end")
    func around() throws {
        for isBelow in [true, false] {
            let stage = TableDragStage(right: isBelow ? [["B0", "B1"]] : [[]])
            let words = UILabel(frame: CGRect(x: 0, y: 0, width: 290, height: 40))
            words.text = "Words"
            if isBelow { stage.right.tableFooterView = words } else { stage.right.tableHeaderView = words }
            stage.screen.advance(by: 0.1)
            try pickUp(2, stage)
            #expect(!isRead(stage.right, stage), "the words stand for it")
            #expect(words.accessibilityCustomActions?.map(\.name) == ["Drop", "Put Back"])
            #expect(stage.screen.perform("Drop", on: words))
            try stage.screen.settle()
            #expect(stage.theirs.sections == [isBelow ? ["B0", "B1", "A2"] : ["A2"]])
        }
    }

    /// A drop delegate that accepts every drop.
    private final class Folder: NSObject, UIDropInteractionDelegate {
        var drops = 0

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { drops += 1 }
    }

    @Test("Drop Above does not drop into a drop target that the row contains")
    func folder() throws {
        let stage = TableDragStage()
        let folder = Folder()
        let cell = try #require(stage.right.cellForRow(at: IndexPath(row: 1, section: 0)))
        let view = UIView(frame: cell.contentView.bounds)
        view.addInteraction(UIDropInteraction(delegate: folder))
        cell.contentView.addSubview(view)
        try pickUp(2, stage)
        let above = try #require(cell.accessibilityCustomActions?.map(\.name).first { $0.hasPrefix("Drop Above") })
        _ = stage.screen.perform(above, on: cell)
        #expect(folder.drops == 0)
        if stage.left.hasActiveDrag { stage.screen.press(.escape) }
        try stage.screen.settle()
        view.removeFromSuperview()
        #expect(folder.drops == 0)
    }

    /// A table delegate that gives each section a header and a footer with its number.
    private final class Edges: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            edge("Header \(section)")
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            edge("Footer \(section)")
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }

        private func edge(_ text: String) -> UIView {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = text
            return view
        }
    }

    /// Drags the second row of the left table, and drops it by the accessibility action `action` of the header or
    /// footer `name`. The target is the left table if `isOwn` is true, otherwise the right one. Returns the target's
    /// rows by section.
    private func drop(_ action: String, at name: String, isOwn: Bool) throws -> [[String]] {
        let stage = TableDragStage(left: [["A0", "A1", "A2"], []], right: [["B0"], [], ["B1"]])
        let edges = Edges()
        let table = isOwn ? stage.left : stage.right
        table.delegate = edges
        table.reloadData()
        stage.screen.advance(by: 0.1)
        try pickUp(1, stage)
        let edge = try #require(stage.screen.accessibilityElement(named: name))
        #expect(edge.accessibilityCustomActions?.map(\.name) == [action, "Put Back"])
        #expect(stage.screen.perform(action, on: edge))
        try stage.expectSettled()
        return isOwn ? stage.ours.sections : stage.theirs.sections
    }

    @Test("A row is dropped into a section below its header or above its footer, even without rows")
    func sections() throws {
        #expect(try drop("Drop Below", at: "Header 1", isOwn: false) == [["B0"], ["A1"], ["B1"]])
        #expect(try drop("Drop Above", at: "Footer 0", isOwn: false) == [["B0", "A1"], [], ["B1"]])
        #expect(try drop("Drop Above", at: "Footer 2", isOwn: false) == [["B0"], [], ["B1", "A1"]])
        #expect(try drop("Drop Below", at: "Header 0", isOwn: true) == [["A1", "A0", "A2"], []])
        #expect(try drop("Drop Above", at: "Footer 0", isOwn: true) == [["A0", "A2", "A1"], []])
        #expect(try drop("Drop Below", at: "Header 1", isOwn: true) == [["A0", "A2"], ["A1"]])
    }
}
