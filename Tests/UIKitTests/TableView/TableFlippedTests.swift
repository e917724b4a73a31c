// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A table flipped vertically, as in chat apps: the newest row is the first one, at the bottom.
@Suite("Tables flipped vertically") @MainActor
struct TableFlippedTests {
    private let stage = TableStage()

    init() {
        stage.data.configure = { cell, _ in cell.transform = CGAffineTransform(scaleX: 1, y: -1) }
        stage.table.transform = CGAffineTransform(scaleX: 1, y: -1)
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
    }

    /// The distance of a row from the top of the screen.
    private func top(_ row: Int) -> CGFloat {
        let rect = stage.table.rectForRow(at: path(row))
        return stage.table.convert(rect, to: nil).minY
    }

    @Test("The first row is at the bottom, and the content follows the finger, the wheel and the trackpad")
    func scrolling() throws {
        #expect(top(0) == 396)
        #expect(top(9) == 0)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
        let before = top(0)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        #expect(top(0) == before + 100)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        let rest = top(0)
        // A wheel notch that moves the content of other lists down also moves the content of this one down.
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -44), at: CGPoint(x: 195, y: 100))
        try stage.screen.settle()
        #expect(top(0) > rest)
        let turned = top(0)
        let pad = stage.screen.trackpad(at: CGPoint(x: 195, y: 100))
        pad.slide(by: CGVector(dx: 0, dy: -30), duration: 0.2)
        pad.hold(0.2)
        #expect(top(0) == turned + 30)
        pad.lift()
        try stage.screen.settle()
    }

    @Test("Taps, swipes and insertions act on rows where they are displayed")
    func rows() throws {
        stage.screen.tap(at: CGPoint(x: 195, y: top(2) + 22))
        #expect(stage.table.indexPathForSelectedRow == path(2))
        let finger = stage.screen.touch(at: CGPoint(x: 370, y: top(3) + 22))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.cell(3)?.showingDeleteConfirmation == true)
        stage.table.setEditing(false, animated: false)
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .top)
        try stage.screen.settle()
        #expect(top(0) == 396)
        #expect(stage.cell(0)?.textLabel?.text == "new")
        #expect(stage.table.visibleCells.allSatisfy { $0.transform.d == -1 })
    }
}
