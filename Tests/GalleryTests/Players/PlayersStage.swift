// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// A page of players at the size of a phone, with its file in a temporary folder.
@MainActor
struct PlayersStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller: PlayersTableController
    /// The players' names before any change.
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

    /// The drag preview of the lifted row.
    var dragPreview: UIView? { table.subviews.first { $0.layer.shadowOpacity > 0 } }

    /// The names in the visible cells, from the top.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    /// The center of a row, in the window.
    func row(_ index: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// The initial names, with one of them moved.
    func namesAfterMove(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    // MARK: User actions

    /// Lifts a row with a long press, and returns the finger.
    func lift(_ row: Int) -> TestFinger {
        let finger = screen.touch(at: self.row(row))
        finger.hold(0.6)
        return finger
    }

    /// Lifts a row, drags it past the center of another, and returns the finger, which is still down.
    func liftAndDrag(_ from: Int, to: Int) -> TestFinger {
        let target = row(to)
        let finger = lift(from)
        finger.move(to: CGPoint(x: target.x, y: target.y + (to > from ? 5 : -5)), duration: 0.4)
        return finger
    }

    /// Drags a row to another position, and drops it there.
    func drag(_ from: Int, to: Int) throws {
        liftAndDrag(from, to: to).up()
        try screen.settle()
    }

    /// Drags a row by its reorder control, while the table is edited.
    func dragReorderControl(_ from: Int, to: Int) throws {
        let finger = screen.touch(at: CGPoint(x: 370, y: row(from).y))
        finger.move(to: CGPoint(x: 370, y: row(to).y + 5), duration: 0.4)
        finger.up()
        try screen.settle()
    }

    /// Swipes a row to the left. A short swipe shows the row's button, and a long one deletes the row.
    func swipe(_ row: Int, by distance: CGFloat) throws {
        let finger = screen.touch(at: self.row(row))
        finger.move(by: CGVector(dx: -distance, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
    }

    /// Taps the button at the trailing end of a swiped row.
    func tapDelete(_ row: Int) throws {
        screen.tap(at: CGPoint(x: 360, y: self.row(row).y))
        try screen.settle()
    }

    func undo() throws {
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
    }

    /// Undoes changes one by one, and checks that each undo restores and saves the names. `orders` are the names before
    /// the first change and after each change.
    func expectUndoing(_ orders: [[String]], _ location: SourceLocation = #_sourceLocation) throws {
        for order in orders.dropLast().reversed() {
            try undo()
            #expect(names == order, sourceLocation: location)
            #expect(saved == order, sourceLocation: location)
        }
    }

    // MARK: Expectations

    /// Checks that nothing remains of a drag: every cell is as before, no preview is left, and the table shows the
    /// players.
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        checkSettled(location)
    }

    /// Checks the same as `expectSettled`, without waiting until no work is pending.
    func checkSettled(_ location: SourceLocation = #_sourceLocation) {
        for cell in table.visibleCells {
            #expect(cell.alpha == 1, sourceLocation: location)
            #expect(cell.transform == .identity, sourceLocation: location)
            #expect(!cell.isHidden, sourceLocation: location)
        }
        #expect(dragPreview == nil, sourceLocation: location)
        #expect(shown == Array(names.prefix(shown.count)), sourceLocation: location)
        #expect(Set(names) == Set(before), sourceLocation: location)
        #expect(table.numberOfRows(inSection: 0) == names.count, sourceLocation: location)
    }
}
