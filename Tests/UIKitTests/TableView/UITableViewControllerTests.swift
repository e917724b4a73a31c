// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A typical table view controller, as written for iOS.
private final class PlayersController: UITableViewController {
    var players = ["Messi", "Son", "Kane"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
        cell.textLabel?.text = players[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            players.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
    ) {
        players.insert(players.remove(at: fromIndexPath.row), at: to.row)
    }
}

/// A controller that overrides only the two methods that rows require, and no optional one.
private final class PlainController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@Suite @MainActor
struct UITableViewControllerTests {
    @Test("A table view controller is its table's data source and delegate, and edits as on iOS (187)")
    func controller() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = PlayersController(style: .plain)
        screen.show(controller)
        let table = try #require(controller.tableView)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(controller.view === table)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Messi", "Son", "Kane"])

        let finger = screen.touch(at: CGPoint(x: 370, y: 66))
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
        finger.hold(0.2)
        finger.up()
        try screen.settle()
        screen.tap(at: CGPoint(x: 360, y: 66))
        try screen.settle()
        #expect(controller.players == ["Messi", "Kane"])

        controller.setEditing(true, animated: true)
        try screen.settle()
        let reorderControl = screen.touch(at: CGPoint(x: 368, y: 22))
        reorderControl.move(by: CGVector(dx: 0, dy: 50), duration: 0.3)
        reorderControl.up()
        try screen.settle()
        #expect(controller.players == ["Kane", "Messi"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Kane", "Messi"])
    }

    @Test("The table detects which optional methods a controller subclass overrides")
    func overriddenMethods() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = PlainController(style: .plain)
        screen.show(controller)
        let table = try #require(controller.tableView)
        #expect(!table.dataSourceMethods.movesRows)
        #expect(!table.dataSourceMethods.commits)
        #expect(!table.delegateMethods.givesHeights)
        #expect(!table.delegateMethods.estimatesHeights)
        controller.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        #expect(table.isEditing)
        #expect(table.visibleCells.allSatisfy { $0.controls.reorderControl == nil })
    }

    @Test("The selection is cleared when the view comes on screen again, unless switched off")
    func clearing() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = PlayersController(style: .plain)
        screen.show(controller)
        screen.tap(at: CGPoint(x: 100, y: 22))
        #expect(controller.tableView.indexPathForSelectedRow != nil)
        screen.show(UIViewController())
        screen.show(controller)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        controller.clearsSelectionOnViewWillAppear = false
        screen.tap(at: CGPoint(x: 100, y: 22))
        screen.show(UIViewController())
        screen.show(controller)
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test("Setting tableView replaces the view, and sets the data source and delegate only if they are nil")
    func settingTheTable() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = PlainController(style: .plain)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .grouped)
        controller.tableView = table
        #expect(controller.view === table)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        screen.show(controller)
        #expect(table.visibleCells.count == 2)
        let (other, owner) = (UITableView(), PlainController(style: .plain))
        (other.dataSource, other.delegate) = (owner, owner)
        controller.tableView = other
        #expect(controller.view === other)
        #expect(other.dataSource === owner)
        #expect(other.delegate === owner)
    }
}
