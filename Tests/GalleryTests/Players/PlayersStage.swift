// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// A page of players on a phone, whose file is in a folder of its own.
@MainActor
struct PlayersStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller: PlayersTableController
    /// The names at first.
    let before: [String]

    init(_ make: (PlayersStore) -> PlayersTableController) throws {
        folder = try ScratchFolder()
        controller = make(PlayersStore(directory: folder.url))
        before = controller.players.map(\.name)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    var names: [String] { controller.players.map(\.name) }
    var saved: [String] { PlayersStore(directory: folder.url).waitAndLoad().players.map(\.name) }
    var table: UITableView { controller.tableView }

    /// The picture of a row that is carried.
    var picture: UIView? { table.subviews.first { $0.layer.shadowOpacity > 0 } }

    /// What the cells on screen say, from the top.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    /// The middle of a row, in the window.
    func row(_ index: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// The names, one of them carried elsewhere.
    func carrying(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    // MARK: What people do

    /// Rests a finger on a row until it is lifted.
    func lift(_ row: Int) -> TestFinger {
        let finger = screen.touch(at: self.row(row))
        finger.hold(0.6)
        return finger
    }

    /// Lifts a row and carries it past the middle of another.
    func carry(_ from: Int, to: Int) -> TestFinger {
        let target = row(to)
        let finger = lift(from)
        finger.move(to: CGPoint(x: target.x, y: target.y + (to > from ? 5 : -5)), duration: 0.4)
        return finger
    }

    /// Carries a row to another place, and lets go of it.
    func drag(_ from: Int, to: Int) throws {
        carry(from, to: to).up()
        try screen.settle()
    }

    /// Pulls a row by its grip, while the table is edited.
    func dragReorderControl(_ from: Int, to: Int) throws {
        let finger = screen.touch(at: CGPoint(x: 370, y: row(from).y))
        finger.move(to: CGPoint(x: 370, y: row(to).y + 5), duration: 0.4)
        finger.up()
        try screen.settle()
    }

    /// Swipes a row far enough for its button to show, or to be deleted by that.
    func swipe(_ row: Int, by distance: CGFloat) throws {
        let finger = screen.touch(at: self.row(row))
        finger.move(by: CGVector(dx: -distance, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
    }

    /// Taps the button that a row shows at its end.
    func tapDelete(_ row: Int) throws {
        screen.tap(at: CGPoint(x: 360, y: self.row(row).y))
        try screen.settle()
    }

    func undo() throws {
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
    }

    /// Undoes one by one what has led from each order to the next.
    func expectUndoing(_ orders: [[String]], _ location: SourceLocation = #_sourceLocation) throws {
        for order in orders.dropLast().reversed() {
            try undo()
            #expect(names == order && saved == order, sourceLocation: location)
        }
    }

    // MARK: What must hold

    /// Nothing is left of a drag: every cell is as it was, nothing is on the table that is none of its own, and it shows
    /// the players.
    func expectTidy(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        checkTidiness(location)
    }

    /// The same at this moment.
    func checkTidiness(_ location: SourceLocation = #_sourceLocation) {
        for cell in table.visibleCells {
            #expect(cell.alpha == 1 && cell.transform == .identity && !cell.isHidden, sourceLocation: location)
        }
        #expect(picture == nil, sourceLocation: location)
        #expect(shown == Array(names.prefix(shown.count)), sourceLocation: location)
        #expect(Set(names) == Set(before), sourceLocation: location)
        #expect(table.numberOfRows(inSection: 0) == names.count, sourceLocation: location)
    }
}
