// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Placeholders of dropped items") @MainActor
struct ItemPlaceholderTests {
    /// A stage whose right grid answers drops with placeholders, and the contexts of these.
    @MainActor
    final class Contexts {
        var all: [any UICollectionViewDropPlaceholderContext] = []
        var updated = 0
    }

    private func stage(_ contexts: Contexts) -> ItemDragStage {
        let stage = ItemDragStage()
        stage.right.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        stage.theirs.perform = { _, coordinator in
            let path = coordinator.destinationIndexPath!
            for (number, item) in coordinator.items.enumerated() {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: IndexPath(item: path.item + number, section: path.section),
                    reuseIdentifier: "waiting")
                placeholder.cellUpdateHandler = { cell in
                    contexts.updated += 1
                    cell.backgroundColor = .systemYellow
                }
                contexts.all.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
        return stage
    }

    private func drop(on item: Int, _ stage: ItemDragStage) throws {
        let finger = stage.lift(stage.left, 0)
        finger.move(to: stage.point(stage.right, item))
        finger.up()
        try stage.screen.settle()
    }

    @Test("A placeholder takes a place that the data source does not count (C284, C285)")
    func place() throws {
        let contexts = Contexts()
        let stage = stage(contexts)
        try drop(on: 4, stage)
        #expect(stage.right.hasUncommittedUpdates)
        #expect(stage.right.numberOfItems(inSection: 0) == 30)
        let cells = stage.right.subviews.filter { $0.backgroundColor == .systemYellow }
        #expect(cells.map(\.frame) == [CGRect(x: 110, y: 110, width: 100, height: 100)])
        #expect(cells.first?.alpha == 1)
        let displaced = stage.right.cellForItem(at: IndexPath(item: 4, section: 0))
        #expect(displaced?.frame == CGRect(x: 220, y: 110, width: 100, height: 100))
        #expect(stage.right.contentSize.height == 1200)
        #expect(contexts.updated == 1)
        contexts.all[0].setNeedsCellUpdate()
        #expect(contexts.updated == 2)
        #expect(contexts.all[0].deletePlaceholder())
        try stage.expectSettled()
        #expect(!contexts.all[0].deletePlaceholder())
    }

    @Test("A commit hands the current path, and replaces the placeholder by the item (C285)")
    func commit() throws {
        let contexts = Contexts()
        let stage = stage(contexts)
        try drop(on: 4, stage)
        stage.theirs.sections[0].remove(at: 0)
        stage.right.deleteItems(at: [IndexPath(item: 0, section: 0)])
        try stage.screen.settle()
        var path: IndexPath?
        let isCommitted = contexts.all[0].commitInsertion { place in
            path = place
            stage.theirs.sections[0].insert("B0", at: place.item)
        }
        #expect(isCommitted)
        #expect(path == IndexPath(item: 3, section: 0))
        try stage.expectSettled()
        #expect(Array(stage.theirs.sections[0][2..<5]) == ["C3", "B0", "C4"])
        #expect(!contexts.all[0].commitInsertion { _ in Issue.record("The placeholder is gone.") })
    }

    @Test("The preview turns into the part of the placeholder's cell that its provider names (C284)")
    func previewParameters() throws {
        let stage = ItemDragStage()
        stage.right.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        var asked: [UICollectionViewCell] = []
        var context: (any UICollectionViewDropPlaceholderContext)?
        stage.theirs.perform = { _, coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 4, section: 0), reuseIdentifier: "waiting")
            placeholder.cellUpdateHandler = { $0.backgroundColor = .systemYellow }
            placeholder.previewParametersProvider = { cell in
                asked.append(cell)
                let parameters = UIDragPreviewParameters()
                parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
                return parameters
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try drop(on: 4, stage)
        #expect(asked.map(\.backgroundColor) == [.systemYellow])
        #expect(asked.map(\.frame) == [CGRect(x: 110, y: 110, width: 100, height: 100)])
        #expect(context?.dragItem.localObject as? String == "B0")
        #expect(context?.deletePlaceholder() == true)
        try stage.expectSettled()
    }

    @Test("A reload removes all placeholders")
    func reload() throws {
        let contexts = Contexts()
        let stage = stage(contexts)
        try drop(on: 4, stage)
        stage.right.reloadData()
        try stage.expectSettled()
        #expect(!contexts.all[0].deletePlaceholder())
    }

    @Test("Items can be dropped while there are placeholders")
    func dropBesidePlaceholder() throws {
        let contexts = Contexts()
        let stage = stage(contexts)
        try drop(on: 4, stage)
        stage.theirs.perform = nil
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.right.convert(CGPoint(x: 270, y: 160), to: nil))
        finger.up()
        try stage.screen.settle()
        #expect(stage.theirs.sections[0].contains("B1"))
        #expect(contexts.all[0].deletePlaceholder())
        try stage.expectSettled()
    }

    @Test("A drop beside a placeholder gets the path in the data, in both kinds of layouts")
    func pathBesidePlaceholder() throws {
        let contexts = Contexts()
        let stage = stage(contexts)
        try drop(on: 4, stage)
        stage.theirs.perform = nil
        // Item 5 is shown at the place of item 6.
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.right.convert(CGPoint(x: 50, y: 270), to: nil))
        finger.up()
        try stage.screen.settle()
        #expect(Array(stage.theirs.sections[0][4..<7]) == ["C4", "B1", "C5"])
        #expect(contexts.all[0].deletePlaceholder())
        try stage.expectSettled()
    }

    @Test("An item leaves a section with a placeholder at its end")
    func leaveSectionWithPlaceholder() throws {
        let contexts = Contexts()
        let stage = ItemDragStage(right: [["C0", "C1", "C2", "C3"], ["D0"]])
        stage.right.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        stage.theirs.perform = { _, coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 4, section: 0), reuseIdentifier: "waiting")
            contexts.all.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
        }
        try drop(on: 3, stage)
        stage.theirs.perform = nil
        let finger = stage.lift(stage.right, 0)
        finger.move(to: stage.right.convert(CGPoint(x: 50, y: 270), to: nil))
        finger.hold(0.1)
        #expect(stage.slot(stage.right)?.section == 1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.theirs.sections == [["C1", "C2", "C3"], ["C0", "D0"]])
        var path: IndexPath?
        contexts.all[0].commitInsertion { place in
            path = place
            stage.theirs.sections[0].insert("B0", at: place.item)
        }
        #expect(path == IndexPath(item: 3, section: 0))
        try stage.expectSettled()
    }

    @Test("An unknown place ends the program with a message that tells what to do")
    func misuse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = ItemDragStage()
                stage.theirs.perform = { _, coordinator in
                    let placeholder = UICollectionViewDropPlaceholder(
                        insertionIndexPath: IndexPath(item: 99, section: 0), reuseIdentifier: "tile")
                    coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
                }
                let finger = stage.lift(stage.left, 0)
                finger.move(to: stage.point(stage.right, 4))
                finger.up()
            }
        }
        #expect(failure(result).contains("there is no such place"))
    }
}
