// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that allows the multiple-selection gesture and records its calls.
@MainActor
private final class Picker: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var allows = true
    /// Whether multiple selection was on when the gesture began.
    var wasOn = false

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        calls.append("should \(indexPath.item)")
        return allows
    }
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        calls.append("begin \(indexPath.item)")
        wasOn = collectionView.allowsSeveralSelectedRows
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { calls.append("end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("perform \(indexPath.item)")
    }
}

/// A layout whose content scrolls along both axes.
private final class SheetLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item % 20 * 100, y: indexPath.item / 20 * 100, width: 100, height: 100)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<400).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
}

/// Selecting several items with two fingers, or with a click and a modifier key. The numbers are those of
/// `Documentation/Facts.md`.
@Suite("Multiple selection of items") @MainActor
struct CollectionMultipleSelectionTests {
    private let picker = Picker()
    private let stage: GridStage

    init() {
        stage = GridStage(delegate: picker)
        stage.grid.allowsMultipleSelectionDuringEditing = true
    }

    private func selected(_ grid: UICollectionView) -> [Int] {
        (grid.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }
    private var selected: [Int] { selected(stage.grid) }

    /// The points of two fingers side by side on an item.
    private func points(_ item: Int, _ stage: GridStage) -> (CGPoint, CGPoint) {
        let point = stage.point(item)
        return (CGPoint(x: point.x - 30, y: point.y), CGPoint(x: point.x + 30, y: point.y))
    }

    private func fingers(_ item: Int, on stage: GridStage? = nil) -> (TestFinger, TestFinger) {
        let stage = stage ?? self.stage
        let points = points(item, stage)
        return (stage.screen.touch(at: points.0), stage.screen.touch(at: points.1))
    }

    private func move(_ fingers: (TestFinger, TestFinger), to item: Int, on stage: GridStage? = nil) {
        let stage = stage ?? self.stage
        let points = points(item, stage)
        stage.screen.move([(fingers.0, points.0), (fingers.1, points.1)], duration: 0.3)
    }

    private func lift(_ fingers: (TestFinger, TestFinger)) {
        fingers.0.up()
        fingers.1.up()
    }

    // MARK: Two fingers

    @Test("Two fingers select a run of items; multiple selection is on before didBegin, and stays on (C63)")
    func selects() throws {
        let fingers = fingers(1)
        move(fingers, to: 5)
        #expect(selected == [1, 2, 3, 4, 5])
        #expect(stage.grid.contentOffset.y == 0)
        move(fingers, to: 3)
        #expect(selected == [1, 2, 3])
        move(fingers, to: 0)
        #expect(selected == [0, 1])
        lift(fingers)
        try stage.expectSettled()
        #expect(picker.calls.prefix(3) == ["should 1", "begin 1", "select 1"])
        #expect(picker.calls.last == "end")
        #expect(picker.calls.count { $0 == "end" } == 1)
        #expect(picker.wasOn)
        #expect(stage.grid.isEditing)
        #expect(selected == [0, 1])
        #expect(!picker.calls.contains { $0.hasPrefix("perform") })
    }

    @Test("Between items and beside the last one, the nearest item of the nearest line ends the run (C63)")
    func betweenItems() throws {
        let stage = GridStage(Tiles(count: 10), delegate: picker)
        stage.grid.allowsMultipleSelectionDuringEditing = true
        let fingers = fingers(4, on: stage)
        func move(to point: CGPoint) {
            stage.screen.move(
                [
                    (fingers.0, CGPoint(x: point.x - 30, y: point.y)),
                    (fingers.1, CGPoint(x: point.x + 30, y: point.y)),
                ], duration: 0.3)
        }
        move(to: CGPoint(x: 270, y: 380))
        #expect(selected(stage.grid) == Array(4...9))
        move(to: CGPoint(x: 214, y: 270))
        #expect(selected(stage.grid).last.map { $0 == 7 || $0 == 8 } == true)
        lift(fingers)
    }

    @Test("Two fingers on a selected item deselect; cancelling restores every item")
    func deselectsAndCancels() throws {
        stage.grid.isEditing = true
        for item in [2, 4, 9] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let fingers = fingers(4)
        move(fingers, to: 10)
        #expect(selected == [2])
        fingers.0.cancel()
        fingers.1.cancel()
        try stage.screen.settle()
        #expect(selected == [2, 4, 9])
        #expect(picker.calls.last == "end")
    }

    @Test("Near the edge the content scrolls, and the items that appear are selected too")
    func autoscroll() throws {
        let fingers = fingers(4)
        stage.screen.move(
            [(fingers.0, CGPoint(x: 130, y: 435)), (fingers.1, CGPoint(x: 190, y: 435))], duration: 0.3)
        stage.screen.advance(by: 1)
        #expect(stage.grid.contentOffset.y > 200)
        lift(fingers)
        try stage.screen.settle()
        #expect(selected.count > 12)
        #expect(selected == Array(4...(selected.last ?? 0)))
    }

    @Test("In a horizontal layout the run and the scrolling follow the columns (C63)")
    func horizontal() throws {
        let stage = GridStage(delegate: picker) {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.scrollDirection = .horizontal
        }
        stage.grid.allowsMultipleSelectionDuringEditing = true
        let fingers = fingers(1, on: stage)
        move(fingers, to: 6, on: stage)
        #expect(selected(stage.grid) == [1, 2, 3, 4, 5, 6])
        #expect(stage.grid.contentOffset.x == 0)
        lift(fingers)
    }

    @Test("A view that scrolls along both axes has no gesture, and its delegate is not asked (C64)")
    func bothAxes() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        let data = Tiles(count: 400)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: SheetLayout())
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        grid.allowsMultipleSelectionDuringEditing = true
        (grid.dataSource, grid.delegate) = (data, picker)
        screen.show(grid)
        let (one, other) = (screen.touch(at: CGPoint(x: 100, y: 300)), screen.touch(at: CGPoint(x: 160, y: 300)))
        screen.move([(one, CGPoint(x: 100, y: 100)), (other, CGPoint(x: 160, y: 100))], duration: 0.3)
        #expect(picker.calls == [])
        #expect(grid.contentOffset.y > 100)
        lift((one, other))
    }

    @Test("If the delegate refuses, two fingers scroll; without an answer the property decides (C63)")
    func refused() throws {
        picker.allows = false
        let fingers = fingers(7)
        move(fingers, to: 1)
        #expect(picker.calls == ["should 7"])
        #expect(!stage.grid.isEditing)
        #expect(stage.grid.contentOffset.y > 100)
        lift(fingers)
        for allows in [false, true] {
            let listener = GridListener()
            let stage = GridStage(delegate: listener)
            stage.grid.allowsMultipleSelectionDuringEditing = allows
            let fingers = self.fingers(4, on: stage)
            move(fingers, to: 5, on: stage)
            #expect(selected(stage.grid) == (allows ? [4, 5] : []))
            lift(fingers)
        }
    }

    @Test("A delegate that allows it without editing gets allowsMultipleSelection (C63)")
    func withoutEditing() throws {
        stage.grid.allowsMultipleSelectionDuringEditing = false
        let fingers = fingers(0)
        move(fingers, to: 2)
        lift(fingers)
        #expect(selected == [0, 1, 2])
        #expect(picker.wasOn)
        #expect(stage.grid.allowsMultipleSelection)
        #expect(!stage.grid.isEditing)
    }

    @Test("Updates and reloads during the gesture: the run follows its items, a reload ends it once")
    func changes() throws {
        let fingers = fingers(4)
        move(fingers, to: 5)
        stage.data.sections[0].insert("New", at: 0)
        stage.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.screen.advance(by: 1)
        #expect(selected == [5, 6])
        stage.grid.reloadData()
        #expect(stage.grid.selectionGesture == nil)
        #expect(picker.calls.last == "end")
        move(fingers, to: 8)
        lift(fingers)
        try stage.screen.settle()
        #expect(selected == [])
        #expect(picker.calls.count { $0 == "end" } == 1)
    }

    // MARK: Clicks with modifier keys

    @Test("Shift extends to the clicked item, Command adds or removes one, without the primary action (C63, C296)")
    func modifiers() throws {
        stage.grid.allowsMultipleSelection = true
        let mouse = stage.screen.mouse
        mouse.click(at: stage.point(1))
        mouse.click(at: stage.point(4), modifiers: .shift)
        #expect(selected == [1, 2, 3, 4])
        mouse.click(at: stage.point(2), modifiers: .shift)
        #expect(selected == [1, 2])
        mouse.click(at: stage.point(8), modifiers: .command)
        #expect(selected == [1, 2, 8])
        mouse.click(at: stage.point(1), modifiers: .control)
        #expect(selected == [2, 8])
        #expect(picker.calls.filter { $0.hasPrefix("perform") } == ["perform 1"])
        #expect(!picker.calls.contains { $0.hasPrefix("should") })
    }

    @Test("With single selection, a click with Command or Shift begins multiple selection if the delegate allows it")
    func beginsByClick() throws {
        let mouse = stage.screen.mouse
        mouse.click(at: stage.point(1))
        #expect(picker.calls == ["select 1", "perform 1"])
        picker.calls = []
        mouse.click(at: stage.point(3), modifiers: .shift)
        #expect(picker.calls.prefix(2) == ["should 3", "begin 3"])
        #expect(picker.calls.last == "end")
        #expect(selected == [1, 2, 3])
        #expect(stage.grid.isEditing)
        stage.grid.isEditing = false
        (picker.calls, picker.allows) = ([], false)
        mouse.click(at: stage.point(6), modifiers: .command)
        #expect(selected == [6])
        #expect(picker.calls.contains("perform 6"))
    }

    @Test("Escape ends editing after it has deselected the items")
    func escape() throws {
        stage.screen.press(.downArrow)
        stage.grid.isEditing = true
        stage.screen.press(.space)
        stage.screen.press(.escape)
        #expect(selected == [])
        #expect(stage.grid.isEditing)
        stage.screen.press(.escape)
        #expect(!stage.grid.isEditing)
    }

    // MARK: Editing

    /// A delegate that lets only even items be edited.
    @MainActor
    private final class Editor: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            indexPath.item % 2 == 0
        }
    }

    @Test("Editing mode sets the editing state of the cells whose items can be edited (C65)")
    func editing() throws {
        let editor = Editor()
        let stage = GridStage(delegate: editor)
        func states() -> [Bool?] { (0..<4).map { stage.cell($0)?.configurationState.isEditing } }
        #expect(states() == [false, false, false, false])
        stage.grid.isEditing = true
        #expect(states() == [true, false, true, false])
        stage.grid.delegate = nil
        #expect(states() == [true, true, true, true])
    }
}
