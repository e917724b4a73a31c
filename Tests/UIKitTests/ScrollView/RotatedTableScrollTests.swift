// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Rotated tables in a scroll view") @MainActor
struct RotatedTableScrollTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let table = UITableView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    private let rows = Rows()

    init() {
        outer.contentSize = CGSize(width: 400, height: 1500)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        outer.addSubview(table)
        screen.show(outer)
        table.contentOffset.y = 880
        screen.advance(by: 3)
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var performed: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
                    performed.append(indexPath.row)
                    done(true)
                }
            ])
        }
    }

    /// Rotates the table clockwise.
    private func turn(_ degrees: Double) {
        table.transform = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
        screen.advance(by: 0.1)
    }

    /// Converts a movement along the table's own axes to the window.
    private func inWindow(x: CGFloat = 0, y: CGFloat = 0) -> CGVector {
        let (start, end) = (table.convert(CGPoint.zero, to: nil), table.convert(CGPoint(x: x, y: y), to: nil))
        return CGVector(dx: (end.x - start.x).rounded(), dy: (end.y - start.y).rounded())
    }

    @Test(
        "A finger drags the rows of a rotated table, at any angle", arguments: [0, 10, 90, 170, 180, 270] as [Double])
    func pulled(degrees: Double) throws {
        turn(degrees)
        for way in [-80.0, 80] {
            let before = table.contentOffset.y
            let finger = screen.touch(at: CGPoint(x: 200, y: 250))
            finger.move(by: inWindow(y: CGFloat(way)), duration: 0.4)
            let moved = Double(before - table.contentOffset.y)
            // The table has scrolled by the whole distance, except for the ten points before the drag begins.
            #expect(abs(moved - way) <= 12, "\(moved)")
            #expect(table.isDragging, "\(moved)")
            #expect(outer.contentOffset == .zero, "\(moved)")
            finger.hold(0.2)
            finger.up()
            try screen.settle()
        }
    }

    @Test(
        "A flick in a rotated table decelerates in the direction of the flick", arguments: [90, 180, 270] as [Double])
    func thrown(degrees: Double) throws {
        turn(degrees)
        let finger = screen.touch(at: CGPoint(x: 200, y: 250))
        finger.move(by: inWindow(y: -100), duration: 0.1)
        finger.up()
        let offset = table.contentOffset.y
        try screen.settle()
        #expect(table.contentOffset.y > offset + CGFloat(100))
    }

    @Test(
        "A table rotated by 90° leaves a drag across its rows to the scroll view around it",
        arguments: [90, 270] as [Double])
    func around(degrees: Double) throws {
        table.delegate = nil
        turn(degrees)
        let finger = screen.touch(at: CGPoint(x: 200, y: 250))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.4)
        #expect(table.contentOffset.y == CGFloat(880))
        #expect(outer.contentOffset.y > CGFloat(65))
        finger.up()
        try screen.settle()
    }

    @Test("A pan along a rotated row opens its swipe actions", arguments: [0, 90, 180, 270] as [Double])
    func swiped(degrees: Double) throws {
        turn(degrees)
        let place = table.convert(table.rectForRow(at: IndexPath(row: 23, section: 0)), to: nil)
        let finger = screen.touch(at: CGPoint(x: place.midX, y: place.midY))
        finger.move(by: inWindow(x: -100), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(table.cellForRow(at: IndexPath(row: 23, section: 0))?.showingDeleteConfirmation == true)
        #expect(table.contentOffset.y == CGFloat(880))
        #expect(outer.contentOffset == .zero)
    }

    @Test("A full swipe along a rotated row performs its first action", arguments: [0, 90, 180, 270] as [Double])
    func fullSwipe(degrees: Double) throws {
        turn(degrees)
        let place = table.convert(table.rectForRow(at: IndexPath(row: 23, section: 0)), to: nil)
        let start = inWindow(x: table.bounds.width * 0.45)
        let finger = screen.touch(at: CGPoint(x: place.midX + start.dx, y: place.midY + start.dy))
        finger.move(by: inWindow(x: -table.bounds.width * 0.9), duration: 0.4)
        finger.up()
        try screen.settle()
        #expect(rows.performed == [23])
    }
}
