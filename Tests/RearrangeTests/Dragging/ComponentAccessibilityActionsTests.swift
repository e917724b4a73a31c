// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What it costs to give rows their actions") @MainActor
struct ComponentAccessibilityActionsTests {
    /// How often rows have been asked what can be done with them.
    private final class Questions {
        var count = 0
    }

    /// Counts what it is asked, and has an action that it makes anew at each question.
    private final class AskedCell: UITableViewCell {
        var questions: Questions?
        var makesLook = true

        override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
                questions?.count += 1
                let made = makesLook ? [UIAccessibilityCustomAction(name: "Look") { _ in true }] : []
                return (super.accessibilityCustomActions ?? []) + made
            }
            set { super.accessibilityCustomActions = newValue }
        }

        var names: [String] { (accessibilityCustomActions ?? []).map(\.name) }
    }

    private typealias Tables = LinkedTables<LinkedCard>

    private let screen = TestScreen(size: CGSize(width: 420, height: 440))
    private let views = (0..<2).map { UITableView(frame: CGRect(x: CGFloat($0) * 220, y: 0, width: 200, height: 440)) }
    private let questions = Questions()
    private let tables: Tables

    init() throws {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 440))
        let lists = views.enumerated().map { [questions] index, view in
            view.register(AskedCell.self, forCellReuseIdentifier: "row")
            view.rowHeight = 44
            view.accessibilityLabel = ["First", "Second"][index]
            ground.addSubview(view)
            let letter = ["A", "B"][index]
            return Tables.List(tableView: view, items: (0..<6).map { LinkedCard("\(letter)\($0)") }) {
                table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = item.text
                if let cell = cell as? AskedCell {
                    cell.questions = questions
                    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Star") { _ in true }]
                }
                return cell
            }
        }
        tables = Tables(lists: lists)
        screen.show(ground)
        try screen.settle()
    }

    private var cells: [AskedCell] { views.flatMap { $0.visibleCells.compactMap { $0 as? AskedCell } } }

    @Test("At a change each row in sight is asked once, and one that comes into sight three times")
    func asked() throws {
        // What a row has that nobody knew shows at the first change.
        for id in ["A1", "A2", "A3"] {
            questions.count = 0
            let isMoved = tables.move([id], to: tables.lists[1], at: 0)
            try screen.settle()
            let most = id == "A1" ? 2 * cells.count + 3 : cells.count + 3
            #expect(isMoved && cells.count == 12 && questions.count <= most, "\(id): \(questions.count)")
        }
    }

    @Test("However often rows are given others, what the app has given them stays, and what they make is there once")
    func kept() throws {
        for id in ["A1", "B5", "A2", "A0"] {
            _ = tables.move([id], to: tables.lists[1], at: 3)
            try screen.settle()
        }
        #expect(cells.count == 12)
        for cell in cells {
            for name in ["Star", "Look", "Pick Up"] { #expect(cell.names.count { $0 == name } == 1, "\(cell.names)") }
        }
        #expect(cells.first?.names.contains("Move Up") == false && cells.first?.names.contains("Move Down") == true)
        tables.isEnabled = false
        for cell in cells { #expect(cell.names.filter { $0 != "Pick Up" } == ["Star", "Look"]) }
    }

    private func move(_ id: String) throws {
        let isMoved = tables.move([id], to: tables.lists[1], at: 3)
        #expect(isMoved)
        try screen.settle()
    }

    @Test("What the app gives a row stays, also where the row has made one of that name, or still does")
    func givenAsMade() throws {
        try move("A1")
        let cell = try #require(views[0].visibleCells.first as? AskedCell)
        let looks = (0..<3).map { _ in UIAccessibilityCustomAction(name: "Look") { _ in true } }
        func kept() -> [Int] {
            looks.indices.filter { number in cell.accessibilityCustomActions?.contains { $0 === looks[number] } == true
            }
        }
        // Beside one that it makes.
        cell.accessibilityCustomActions = [looks[0]]
        try move("A2")
        #expect(kept() == [0] && cell.names.count { $0 == "Look" } == 2 && cell.names.contains("Move Down"))
        // In the place of one that it made.
        cell.makesLook = false
        cell.accessibilityCustomActions = [looks[1]]
        try move("A3")
        #expect(kept() == [1] && cell.names.count { $0 == "Look" } == 1)
        // Among all others.
        cell.accessibilityCustomActions = (cell.accessibilityCustomActions ?? []) + [looks[2]]
        try move("A4")
        #expect(kept() == [1, 2] && cell.names.contains("Move Down"))
    }
}
