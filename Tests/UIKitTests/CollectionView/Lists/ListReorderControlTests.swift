// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Rows that can be moved, besides those of the list stage.
@MainActor
private final class MovableRows: NSObject, UICollectionViewDataSource {
    let rows: ListRows
    var fixed: Set<Int> = []

    init(_ rows: ListRows) { self.rows = rows }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { rows.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let row = rows.sections[0].remove(at: sourceIndexPath.item)
        rows.sections[0].insert(row, at: destinationIndexPath.item)
    }
}

@Suite("The reorder control of list cells") @MainActor
struct ListReorderControlTests {
    private let stage: ListStage
    private let rows: MovableRows

    init() {
        stage = ListStage(
            [["a", "b", "c", "d", "e"]],
            prepare: { cell, path in
                cell.accessories = path.item == 4 ? [.label(text: "5"), .reorder()] : [.reorder()]
            })
        rows = MovableRows(stage.data)
        stage.list.dataSource = rows
        stage.list.isEditing = true
        stage.screen.advance(by: 0.6)
    }

    private func grip(_ item: Int) throws -> ReorderControl {
        try #require(stage.cell(item)?.subviews.lazy.compactMap { $0 as? ReorderControl }.first)
    }

    private func drag(_ item: Int, by distance: CGFloat) throws {
        let grip = try grip(item)
        let finger = stage.screen.touch(at: grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil))
        finger.move(by: CGVector(dx: 0, dy: distance), duration: 0.4)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
    }

    @Test("It is at the edge in editing mode, with a line beside another accessory (C216, C217, C219)")
    func layout() throws {
        let grip = try grip(0)
        #expect(abs(grip.frame.maxX - ListCellMetrics.touchMargin - (375 - 16)) < 0.1)
        #expect(grip.bounds.width == 24 + 2 * ListCellMetrics.touchMargin)
        #expect(grip.separatorInset == nil)
        let beside = try self.grip(4)
        let label = try #require(stage.cell(4)?.accessoryViews.trailing.first?.view)
        #expect(abs(beside.frame.minX + ListCellMetrics.touchMargin - label.frame.maxX - 17) <= 0.5)
        beside.layoutIfNeeded()
        let line = try #require(beside.subviews.last)
        #expect(line.frame.width == 1)
        let middle = beside.convert(line.frame, to: stage.cell(4)).midX
        #expect(abs(middle - (label.frame.maxX + 17 / 2)) <= 0.5)
        stage.list.isEditing = false
        stage.screen.advance(by: 0.6)
        #expect(stage.cell(0)?.subviews.contains { $0 is ReorderControl } == false)
    }

    @Test("Its options change the colour, hide it, and leave out the line")
    func options() throws {
        let options = UICellAccessory.ReorderOptions(isHidden: true, tintColor: .red, showsVerticalSeparator: false)
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        guard case .standard = UICellAccessory.ReorderOptions().reservedLayoutWidth else {
            Issue.record("another width")
            return
        }
        stage.cell(4)?.accessories = [.label(text: "5"), .reorder(displayed: .always, options: options)]
        stage.screen.advance(by: 0.1)
        let grip = try grip(4)
        #expect(grip.isHidden)
        #expect(grip.separatorInset == nil)
        #expect(grip.color == .red)
        #expect(options.isHidden && options.tintColor == .red)
        #expect(!UICellAccessory.ReorderOptions().isHidden && UICellAccessory.ReorderOptions().tintColor == nil)
    }

    @Test("A hidden control keeps its room, and a drag at its place scrolls instead of moving the row (C221)")
    func hidden() throws {
        let content = try #require(stage.cell(1)?.contentView.frame)
        var options = UICellAccessory.ReorderOptions()
        options.isHidden = true
        stage.cell(1)?.accessories = [.reorder(options: options)]
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(1)?.contentView.frame == content)
        try drag(1, by: 100)
        #expect(rows.rows.sections[0] == ["a", "b", "c", "d", "e"])
        options.isHidden = false
        options.tintColor = .systemGreen
        stage.cell(1)?.accessories = [.reorder(options: options)]
        stage.screen.advance(by: 0.1)
        #expect(try grip(1).color == .systemGreen)
        try drag(1, by: 100)
        #expect(rows.rows.sections[0] == ["a", "c", "d", "b", "e"])
    }

    @Test("A drag moves the row at once, without a long press (C225)")
    func drag() throws {
        try drag(0, by: 100)
        #expect(rows.rows.sections[0] == ["b", "c", "a", "d", "e"])
        #expect(stage.label(2)?.text == "a")
        rows.fixed = [1]
        try drag(1, by: 100)
        #expect(rows.rows.sections[0] == ["b", "c", "a", "d", "e"])
        #expect(stage.list.contentOffset.y == 0)
    }

    @Test("A screen reader moves the row by steps")
    func steps() throws {
        let grip = try grip(1)
        #expect(grip.accessibilityLabel == "Reorder b")
        grip.accessibilityDecrement()
        try stage.screen.settle()
        #expect(rows.rows.sections[0] == ["a", "c", "b", "d", "e"])
        try self.grip(2).accessibilityIncrement()
        try stage.screen.settle()
        #expect(rows.rows.sections[0] == ["a", "b", "c", "d", "e"])
        try self.grip(0).accessibilityIncrement()
        #expect(rows.rows.sections[0].first == "a")
    }
}
