// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("Items that the user moves") @MainActor
struct ItemReordererTests {
    // MARK: Moving

    @Test("A finger moves an item: the app is told once, and the move can be undone and redone")
    func touch() throws {
        let stage = ItemsStage(isRightToLeft: false)
        let finger = stage.lift(1, to: stage.point(5))
        #expect(stage.reorderer.isDragging)
        #expect(stage.calls == ["begin [1]"])
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin [1]", "move [1] to [5]", "end"])
        #expect(stage.names() == "B0 B2 B3 B4 B5 B1 B6 B7 B8 B9 B10 B11")
        let manager = try #require(stage.grid.undoManager)
        #expect(manager.undoActionName == "Move Item")
        manager.undo()
        try stage.expectSettled()
        #expect(stage.names().hasPrefix("B0 B1 B2"))
        manager.redo()
        try stage.expectSettled()
        #expect(stage.calls.suffix(2) == ["move [5] to [1]", "move [1] to [5]"])
        #expect(!stage.reorderer.isDragging)
    }

    @Test("A mouse moves an item, and Escape cancels the drag without a call of onChange")
    func mouse() throws {
        let stage = ItemsStage()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point(0))
        mouse.press()
        mouse.move(to: stage.point(2), duration: 0.3)
        mouse.hold(0.3)
        stage.screen.press(.keyboardEscape)
        try stage.screen.settle()
        mouse.release()
        try stage.expectSettled()
        #expect(stage.calls == ["begin [0]", "cancel"])
        mouse.move(to: stage.point(0))
        mouse.press()
        mouse.move(to: stage.point(2), duration: 0.3)
        mouse.hold(0.3)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.names().hasPrefix("B1 B2 B0 B3"))
    }

    @Test("Keys move the focused item in two dimensions, and the words name row and column (G39)")
    func keys() throws {
        let stage = ItemsStage()
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 1)
        #expect(stage.announcements.last == "Moved before B5, 5 of 12, row 2, column 2")
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 1)
        stage.screen.press(.keyboardReturnOrEnter)
        try stage.expectSettled()
        #expect(stage.calls == ["begin [1]", "move [1] to [5]", "end"])
    }

    @Test("Several selected items become adjacent in their order, in one move (G34)")
    func selected() throws {
        let stage = ItemsStage()
        stage.grid.allowsMultipleSelection = true
        for item in [9, 7, 6] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let finger = stage.lift(9, to: CGPoint(x: stage.point(0).x - 20, y: stage.point(0).y))
        finger.up()
        try stage.expectSettled()
        #expect(stage.names() == "B6 B7 B9 B0 B1 B2 B3 B4 B5 B8 B10 B11")
        #expect(stage.calls == ["begin [6, 7, 9]", "move [6, 7, 9] to [0, 1, 2]", "end"])
        stage.grid.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.names() == (0..<12).map { "B\($0)" }.joined(separator: " "))
    }

    @Test("Items move to another section, also to an empty one")
    func sections() throws {
        let stage = ItemsStage([["a", "b", "c", "d"], [], ["e"]])
        let finger = stage.lift(1, to: CGPoint(x: stage.point(0, 2).x + 60, y: stage.point(0, 2).y))
        finger.up()
        try stage.expectSettled()
        #expect(stage.pictures.sections == [["a", "c", "d"], [], ["e", "b"]])
        let action = try #require(
            stage.reorderer.accessibilityActions(forItemAt: IndexPath(item: 2, section: 0)).first {
                $0.name == "Move Right"
            })
        #expect(action.actionHandler?(action) == true)
        try stage.expectSettled()
        #expect(stage.pictures.sections == [["a", "c"], ["d"], ["e", "b"]])
    }

    @Test("Without onChange, the data source is told of the moves")
    func dataSource() throws {
        let stage = ItemsStage(writes: false)
        stage.lift(1, to: stage.point(5)).up()
        try stage.expectSettled()
        #expect(stage.pictures.moves == ["1 to 5"])
        #expect(stage.calls == ["begin [1]", "end"])
    }

    @Test("Items that are dropped where they were are not moved")
    func unmoved() throws {
        let stage = ItemsStage()
        let home = stage.point(4)
        let finger = stage.lift(4, to: stage.point(8))
        finger.move(to: home, duration: 0.3)
        finger.hold(0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin [4]", "end"])
        #expect(stage.grid.undoManager?.canUndo != true)
    }

    // MARK: Items that cannot move

    @Test("The data source, the closure and isEnabled decide which items can be lifted")
    func refusals() throws {
        let stage = ItemsStage()
        stage.pictures.fixed = ["B1"]
        stage.reorderer.canLift = { $0.item != 2 }
        for item in [1, 2] {
            stage.lift(item, to: stage.point(5)).up()
            try stage.expectSettled()
        }
        stage.reorderer.isEnabled = false
        stage.lift(3, to: stage.point(5)).up()
        try stage.expectSettled()
        #expect(stage.calls == [])
        stage.reorderer.isEnabled = true
        // A fixed item gives way to others.
        stage.lift(0, to: stage.point(2)).up()
        try stage.expectSettled()
        #expect(stage.names().hasPrefix("B1 B2 B0"))
    }

    @Test("cancel() ends a drag, and so does isEnabled")
    func cancelled() throws {
        for ends in [{ $0.cancel() }, { $0.isEnabled = false }] as [(ItemReorderer) -> Void] {
            let stage = ItemsStage()
            let finger = stage.lift(1, to: stage.point(5))
            ends(stage.reorderer)
            finger.up()
            try stage.expectSettled()
            #expect(stage.calls == ["begin [1]", "cancel"])
        }
    }

    @Test("A released reorderer leaves the collection view without delegates")
    func release() {
        let stage = ItemsStage()
        #expect(stage.grid.dragDelegate != nil)
        stage.reorderer = nil
        #expect(stage.grid.dragDelegate == nil)
        #expect(stage.grid.dropDelegate == nil)
    }

    // MARK: Live data

    @Test("An item that is inserted during a drag shifts the places of the move")
    func live() throws {
        let stage = ItemsStage()
        let finger = stage.lift(1, to: stage.point(5))
        stage.pictures.sections[0].insert("new", at: 0)
        stage.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        finger.hold(0.5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.pictures.sections[0].sorted() == ((0..<12).map { "B\($0)" } + ["new"]).sorted())
        #expect(stage.pictures.sections[0].firstIndex(of: "B1") == 5)
        #expect(stage.calls.last == "end")
    }

    @Test("With identifiers, undo finds an item after other changes")
    func undoAfterChanges() throws {
        let stage = ItemsStage()
        stage.reorderer.identifier = { stage.pictures.name($0) }
        stage.lift(1, to: stage.point(5)).up()
        try stage.expectSettled()
        stage.pictures.sections[0].insert("new", at: 12)
        stage.grid.insertItems(at: [IndexPath(item: 12, section: 0)])
        stage.grid.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.names() == (0..<12).map { "B\($0)" }.joined(separator: " ") + " new")
    }

    @Test("A diffable data source gets a new snapshot, and the handler items instead of index paths")
    func diffable() throws {
        let stage = ItemsStage(writes: false)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.grid) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "picture", for: path)
            cell.accessibilityLabel = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<9).map { "B\($0)" })
        source.apply(snapshot, animatingDifferences: false)
        var transactions: [RowTransaction<Int, String>] = []
        stage.reorderer.reorder(source, canMove: { $0 != "B8" }, didMove: { transactions.append($0) })
        stage.screen.advance(by: 0.2)
        stage.lift(1, to: stage.point(5)).up()
        try stage.screen.settle()
        #expect(source.snapshot().itemIdentifiers == ["B0", "B2", "B3", "B4", "B5", "B1", "B6", "B7", "B8"])
        #expect(transactions.map(\.items) == [["B1"]])
        stage.lift(8, to: stage.point(0)).up()
        try stage.screen.settle()
        #expect(transactions.count == 1)
        stage.grid.undoManager?.undo()
        try stage.screen.settle()
        #expect(source.snapshot().itemIdentifiers == (0..<9).map { "B\($0)" })
    }

    @Test("A refused move returns, with its reason")
    func refused() async throws {
        let stage = ItemsStage()
        var asked: [RowMove] = []
        stage.reorderer.confirmDrop = { move in
            asked.append(move)
            return .refused(reason: "The picture is locked.")
        }
        await stage.lift(1, to: stage.point(5)).up()
        await stage.screen.advance(by: 1)
        try await stage.screen.settle()
        #expect(asked.count == 1)
        #expect(stage.names().hasPrefix("B0 B1 B2"))
        #expect(stage.announcements.last?.hasSuffix("The picture is locked.") == true)
        #expect(stage.grid.undoManager?.canUndo != true)
    }

    // MARK: Merging

    @Test("A drop into an item after a rest in its middle merges; passing over it only moves (G05)")
    func merging() throws {
        let stage = ItemsStage()
        stage.reorderer.canMerge = { stage.pictures.name($0) == "B7" }
        stage.reorderer.onMerge = { merge in
            stage.calls.append("merge \(merge.items.map(\.item)) into \(merge.target.item)")
            stage.pictures.sections[0].remove(at: merge.items[0].item)
            stage.grid.deleteItems(at: merge.items)
        }
        stage.lift(1, to: stage.point(7), wait: 0.8).up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin [1]", "merge [1] into 7", "end"])
        #expect(stage.names() == "B0 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11")
        #expect(stage.grid.undoManager?.canUndo != true)
        // B7 is the seventh item now. A finger passes over it, and rests on an item that takes no others.
        let (over, end) = (stage.point(6), stage.point(8))
        let finger = stage.lift(0, to: over, wait: 0)
        finger.move(to: end, duration: 0.3)
        finger.hold(0.8)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls.suffix(3) == ["begin [0]", "move [0] to [8]", "end"])
    }

    @Test("A drag that comes back over a folder does not merge before it has rested")
    func mergingAfterReturn() throws {
        let stage = ItemsStage()
        stage.grid.frame.size.width = 210
        stage.grid.allowsMultipleSelection = true
        stage.reorderer.onMerge = { _ in stage.calls.append("merge") }
        for item in [1, 3] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stage.screen.advance(by: 0.1)
        let home = stage.point(0)
        let finger = stage.lift(3, to: CGPoint(x: 300, y: 200))
        finger.move(to: home, duration: 0.05)
        finger.up()
        try stage.screen.settle()
        #expect(!stage.calls.contains("merge"))
    }

    // MARK: Assistive technology

    private func actions(_ stage: ItemsStage, _ item: Int) -> [UIAccessibilityCustomAction] {
        stage.reorderer.accessibilityActions(forItemAt: IndexPath(item: item, section: 0))
    }

    @Test(
        "Custom actions move an item in two dimensions, and name its row and column",
        arguments: [
            ("Move Left", 4, 3), ("Move Right", 4, 5), ("Move Up", 4, 1), ("Move Down", 4, 7), ("Move to Start", 4, 0),
            ("Move to End", 4, 11), ("Move Right", 2, 3), ("Move Left", 3, 2), ("Move Down", 8, 11),
        ])
    func actions(name: String, from: Int, to: Int) throws {
        let stage = ItemsStage()
        let action = try #require(actions(stage, from).first { $0.name == name })
        #expect(action.actionHandler?(action) == true)
        try stage.expectSettled()
        #expect(stage.pictures.sections[0].firstIndex(of: "B\(from)") == to)
        #expect(stage.calls == ["begin [\(from)]", "move [\(from)] to [\(to)]", "end"])
        #expect(stage.announcements.last?.hasSuffix("row \(to / 3 + 1), column \(to % 3 + 1)") == true)
    }

    @Test("An item alone in the last line can move along the order, and a column has no sideways steps")
    func lines() throws {
        let stage = ItemsStage([(0..<13).map { "B\($0)" }])
        stage.grid.scrollToItem(at: IndexPath(item: 12, section: 0), at: .bottom, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(actions(stage, 12).map(\.name) == ["Move Left", "Move Up", "Move to Start"])
        let flow = try #require(stage.grid.collectionViewLayout as? UICollectionViewFlowLayout)
        stage.grid.contentOffset = .zero
        flow.itemSize = CGSize(width: 300, height: 40)
        stage.screen.advance(by: 0.1)
        #expect(actions(stage, 4).map(\.name) == ["Move Up", "Move Down", "Move to Start", "Move to End"])
        // Columns of two items: 0 and 1, 2 and 3, ...
        for (name, target) in [("Move Left", 2), ("Move Right", 6), ("Move Up", 3), ("Move Down", 5)] {
            let stage = ItemsStage([(0..<13).map { "B\($0)" }])
            let flow = try #require(stage.grid.collectionViewLayout as? UICollectionViewFlowLayout)
            flow.itemSize = CGSize(width: 100, height: 200)
            flow.scrollDirection = .horizontal
            stage.screen.advance(by: 0.1)
            let action = try #require(actions(stage, 4).first { $0.name == name })
            #expect(action.actionHandler?(action) == true)
            #expect(stage.pictures.sections[0].firstIndex(of: "B4") == target, "\(name)")
        }
    }

    @Test("Items of an outline cannot be lifted, and not be dropped between its items")
    func outline() throws {
        let stage = ItemsStage(writes: false)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.grid) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "picture", for: path)
            cell.accessibilityLabel = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["x", "y", "z"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["c"], to: "a")
        source.apply(tree, to: 0, animatingDifferences: false)
        stage.screen.advance(by: 0.2)
        stage.lift(0, to: stage.point(1)).up()
        try stage.screen.settle()
        #expect(stage.calls == [])
        let finger = stage.screen.touch(at: stage.point(1, 1))
        finger.hold(0.6)
        finger.move(to: stage.point(0), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.calls == ["begin [1]", "cancel"])
        #expect(source.snapshot(for: 0).items == ["a", "c", "b"])
    }

    @Test("The element with the focus has the actions of its new place after a move and after Undo")
    func actionsAfterMove() throws {
        let stage = ItemsStage()
        let cell = try #require(stage.grid.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.screen.focus(on: cell)
        func offered() -> [String] {
            (cell.accessibilityCustomActions ?? []).map(\.name).filter { $0.hasPrefix("Move") }
        }
        #expect(offered() == ["Move Right", "Move Down", "Move to End"])
        #expect(stage.screen.perform("Move to End", on: cell))
        try stage.expectSettled()
        #expect(offered() == ["Move Left", "Move Up", "Move to Start"])
        stage.grid.undoManager?.undo()
        try stage.expectSettled()
        #expect(offered() == ["Move Right", "Move Down", "Move to End"])
    }

    /// Three pages side by side, with two columns and two rows of items each.
    private final class PagedLayout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 960, height: 440) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let (page, place) = indexPath.item.quotientAndRemainder(dividingBy: 4)
            attributes.frame = CGRect(
                x: CGFloat(page) * 320 + CGFloat(place % 2) * 160, y: CGFloat(place / 2) * 220, width: 160, height: 220)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<12).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    @Test(
        "On pages that are filled row by row, actions lead to rows of the same page, and sideways to the next one",
        arguments: [
            ("Move Right", 0, 1), ("Move Down", 0, 2), ("Move Up", 3, 1), ("Move Right", 3, 4), ("Move Down", 4, 6),
            ("Move Left", 4, 3),
        ])
    func actionsOnPages(name: String, from: Int, to: Int) throws {
        let stage = ItemsStage()
        stage.grid.collectionViewLayout = PagedLayout()
        stage.grid.isPagingEnabled = true
        stage.grid.contentOffset.x = CGFloat(from / 4) * 320
        stage.screen.advance(by: 0.1)
        let action = try #require(actions(stage, from).first { $0.name == name })
        #expect(action.actionHandler?(action) == true)
        try stage.screen.settle()
        #expect(stage.pictures.sections[0].firstIndex(of: "B\(from)") == to)
        // The rows of the next page are not below the last row of this one.
        #expect(!actions(stage, 2).contains { $0.name == "Move Down" })
    }

    @Test("On pages that are filled row by row, arrows move a dragged item between rows, and show whole pages")
    func keysOnPages() throws {
        let stage = ItemsStage()
        stage.grid.collectionViewLayout = PagedLayout()
        stage.grid.isPagingEnabled = true
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.grid.contentOffset.x == 0)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.grid.contentOffset.x == 320)
        stage.screen.press(.keyboardReturnOrEnter)
        try stage.expectSettled()
        #expect(stage.calls == ["begin [0]", "move [0] to [4]", "end"])
    }

    @Test("A drag preview shows the part of the cell that the app chooses")
    func previews() throws {
        let stage = ItemsStage()
        var asked: [String?] = []
        stage.reorderer.previewParameters = { cell in
            asked.append(cell.accessibilityLabel)
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: cell.bounds)
            return parameters
        }
        stage.lift(1, to: stage.point(5)).up()
        try stage.expectSettled()
        #expect(asked.contains("B1"))
    }

    @Test("The ends of the grid have no actions that lead out of it, and right to left is mirrored")
    func ends() throws {
        let stage = ItemsStage()
        #expect(actions(stage, 0).map(\.name) == ["Move Right", "Move Down", "Move to End"])
        #expect(actions(stage, 11).map(\.name) == ["Move Left", "Move Up", "Move to Start"])
        let mirrored = ItemsStage(isRightToLeft: true)
        let action = try #require(actions(mirrored, 4).first { $0.name == "Move Left" })
        #expect(action.actionHandler?(action) == true)
        try mirrored.expectSettled()
        #expect(mirrored.pictures.sections[0].firstIndex(of: "B4") == 5)
    }
}
