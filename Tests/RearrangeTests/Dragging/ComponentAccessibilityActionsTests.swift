// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Custom actions of rows: cost, and the app's own actions") @MainActor
struct ComponentAccessibilityActionsTests {
    /// A counter of the reads of the rows' custom actions.
    private final class Questions {
        var count = 0
    }

    /// A cell that counts the reads of its custom actions, and creates an action at each read.
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
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 440))
        let lists = views.enumerated().map { [questions] index, view in
            view.register(AskedCell.self, forCellReuseIdentifier: "row")
            view.rowHeight = 44
            view.accessibilityLabel = ["First", "Second"][index]
            containerView.addSubview(view)
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
        screen.show(containerView)
        try screen.settle()
    }

    private var cells: [AskedCell] { views.flatMap { $0.visibleCells.compactMap { $0 as? AskedCell } } }

    @Test("A change reads the actions of each visible row once, and of a row that appears three times")
    func asked() throws {
        // The first change, of A1, may read the actions of each row twice: the additional read finds the actions that
        // the app has set.
        for id in ["A1", "A2", "A3"] {
            questions.count = 0
            let isMoved = tables.move([id], to: tables.lists[1], at: 0)
            try screen.settle()
            let most = id == "A1" ? 2 * cells.count + 3 : cells.count + 3
            #expect(isMoved, "\(id): \(questions.count)")
            #expect(cells.count == 12, "\(id): \(questions.count)")
            #expect(questions.count <= most, "\(id): \(questions.count)")
        }
    }

    @Test("After many changes, the app's actions remain, and each action that a cell creates is there once")
    func kept() throws {
        for id in ["A1", "B5", "A2", "A0"] {
            _ = tables.move([id], to: tables.lists[1], at: 3)
            try screen.settle()
        }
        #expect(cells.count == 12)
        for cell in cells {
            for name in ["Star", "Look", "Pick Up"] { #expect(cell.names.count { $0 == name } == 1, "\(cell.names)") }
        }
        #expect(cells.first?.names.contains("Move Up") == false)
        #expect(cells.first?.names.contains("Move Down") == true)
        tables.isEnabled = false
        for cell in cells { #expect(cell.names.filter { $0 != "Pick Up" } == ["Star", "Look"]) }
    }

    private func move(_ id: String) throws {
        let isMoved = tables.move([id], to: tables.lists[1], at: 3)
        #expect(isMoved)
        try screen.settle()
    }

    @Test("An action that the app sets remains, even if the cell creates or created one with its name")
    func givenAsMade() throws {
        try move("A1")
        let cell = try #require(views[0].visibleCells.first as? AskedCell)
        let looks = (0..<3).map { _ in UIAccessibilityCustomAction(name: "Look") { _ in true } }
        func kept() -> [Int] {
            looks.indices.filter { number in cell.accessibilityCustomActions?.contains { $0 === looks[number] } == true
            }
        }
        // Case 1: the cell creates a Look action at each read, and the app sets another one. Both are offered.
        cell.accessibilityCustomActions = [looks[0]]
        try move("A2")
        #expect(kept() == [0])
        #expect(cell.names.count { $0 == "Look" } == 2)
        #expect(cell.names.contains("Move Down"))
        // Case 2: the cell creates no Look action any more, and the app sets a new one. Only the new one is offered.
        cell.makesLook = false
        cell.accessibilityCustomActions = [looks[1]]
        try move("A3")
        #expect(kept() == [1])
        #expect(cell.names.count { $0 == "Look" } == 1)
        // Case 3: the app adds another Look action to all actions that it reads from the cell. Both of the app's
        // remain.
        cell.accessibilityCustomActions = (cell.accessibilityCustomActions ?? []) + [looks[2]]
        try move("A4")
        #expect(kept() == [1, 2])
        #expect(cell.names.contains("Move Down"))
    }
}
