// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// The means by which the user drags a row of an outline.
enum OutlineDragInput: CaseIterable {
    /// A long press, which begins an interactive movement.
    case movement
    case touch, mouse, keyboard
}

/// A page with an outline, whose rows are moved by its data source.
@MainActor
private final class OutlinePage: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    private(set) var source: ItemSource!

    init(_ outline: Outline, dragsRows: Bool) {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        installsStandardGestureForInteractiveMovement = !dragsRows
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            // Names in capitals are folders.
            cell.accessories = name.first?.isUppercase == true ? [.outlineDisclosure()] : []
        }
        source = ItemSource(collectionView: collectionView) { list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.apply(outline, to: 0, animatingDifferences: false)
        if dragsRows {
            collectionView.dragDelegate = self
            collectionView.dropDelegate = self
        }
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { Issue.record("The data source moves rows of an outline.") }
}

/// Rows that are dragged in an outline. G29 is a case of the survey of grids.
@Suite("Dragging in outlines") @MainActor
struct OutlineDropTests {
    private static let text = "a\nB\n  b1\n  b2\n+C\n  c1\n  D\n    d1\ne\nx"

    /// An outline on a screen, of which a row is dragged.
    @MainActor
    private final class Stage {
        let screen = TestScreen(size: CGSize(width: 320, height: 600))
        let page: OutlinePage
        let input: OutlineDragInput
        private var finger: TestFinger?

        init(_ input: OutlineDragInput) throws {
            self.input = input
            page = OutlinePage(Outline(OutlineDropTests.text), dragsRows: input != .movement)
            screen.show(page)
            try screen.settle()
        }

        var text: String { page.source.snapshot(for: 0).text }

        /// The items on screen, in the order in which they are shown, with the dragged one at its gap.
        private var shown: [String] {
            let list = page.collectionView!
            return list.visible.cells.compactMap { path, cell in
                page.source.itemIdentifier(for: IndexPath(path)).map { (name: $0, y: list.shownPath(of: path).row) }
            }.sorted { $0.y < $1.y }.map(\.name)
        }

        private func middle(_ row: Int) -> CGPoint {
            let frame = page.collectionView.frame(atShown: RowPath(section: 0, row: row)) ?? .zero
            return page.collectionView.convert(frame.center, to: nil)
        }

        func lift(_ item: String) throws {
            let row = try #require(shown.firstIndex(of: item))
            switch input {
            case .movement, .touch:
                finger = screen.touch(at: middle(row))
                finger?.hold(0.6)
            case .mouse:
                screen.mouse.move(to: middle(row))
                screen.mouse.press()
                screen.mouse.move(by: CGVector(dx: 0, dy: 6), duration: 0.05)
            case .keyboard:
                screen.press(.downArrow)
                screen.press(.home)
                for _ in 0..<row { screen.press(.downArrow) }
                screen.press(.keyboardD, modifiers: .control)
                try screen.settle()
            }
        }

        /// Moves the dragged row `item` to the place at which another one is shown.
        ///
        /// - Parameter collapsing: whether rows before that place disappear meanwhile.
        func move(_ item: String, to other: String, collapsing: Bool = false) throws {
            let (from, to) = (try #require(shown.firstIndex(of: item)), try #require(shown.firstIndex(of: other)))
            switch input {
            case .movement, .touch: finger?.move(to: middle(to), duration: 0.2)
            case .mouse: screen.mouse.move(to: middle(to), duration: 0.2)
            case .keyboard: for _ in 0..<abs(to - from) { screen.press(to < from ? .upArrow : .downArrow) }
            }
            screen.advance(by: 0.3)
            if !collapsing { #expect(shown.firstIndex(of: item) == to, "\(shown)") }
        }

        func drop() throws {
            switch input {
            case .movement, .touch: finger?.up()
            case .mouse: screen.mouse.release()
            case .keyboard: screen.press(.space)
            }
            try screen.settle()
            check()
        }

        func cancel() throws {
            switch input {
            case .movement: finger?.cancel()
            case .touch:
                screen.press(.escape)
                finger?.up()
            case .mouse:
                screen.press(.escape)
                screen.mouse.release()
            case .keyboard: screen.press(.escape)
            }
            try screen.settle()
            check()
        }

        /// Expects that the list shows the snapshot, and that nothing is left of the drag.
        private func check() {
            let list = page.collectionView!
            #expect(shown == page.source.snapshot(for: 0).visibleItems)
            #expect(!list.hasUncommittedUpdates && !list.hasActiveDrag)
            #expect(list.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        }

        /// Expects that the last announced level is that of the item in the snapshot.
        func expectLevelAnnounced(_ item: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let level = page.source.snapshot(for: 0).level(of: item) + 1
            let spoken = screen.announcements.last { $0.contains("level") }
            #expect(
                spoken?.hasSuffix("level \(level)") == true, "\(screen.announcements)", sourceLocation: sourceLocation)
        }
    }

    @Test("G29: a drop on a collapsed parent inserts the item beside it", arguments: OutlineDragInput.allCases)
    func dropOnCollapsedParent(input: OutlineDragInput) throws {
        let stage = try Stage(input)
        try stage.lift("x")
        try stage.move("x", to: "B")
        try stage.drop()
        #expect(stage.text == "a\nx\nB\n  b1\n  b2\n+C\n  c1\n  D\n    d1\ne")
        stage.expectLevelAnnounced("x")
        try stage.lift("a")
        try stage.move("a", to: "D")
        try stage.drop()
        #expect(stage.text == "x\nB\n  b1\n  b2\n+C\n  c1\n  D\n    d1\n  a\ne")
        stage.expectLevelAnnounced("a")
    }

    @Test(
        "G29: hovering over a collapsed parent for a second expands it, and the item is dropped in it",
        arguments: OutlineDragInput.allCases)
    func expanding(input: OutlineDragInput) throws {
        let stage = try Stage(input)
        try stage.lift("x")
        try stage.move("x", to: "B")
        stage.screen.advance(by: 0.5)
        #expect(!stage.text.contains("+B"))
        stage.screen.advance(by: 0.6)
        #expect(stage.text.contains("+B"))
        try stage.screen.settle()
        try stage.move("x", to: "b1")
        try stage.drop()
        #expect(stage.text == "a\n+B\n  b1\n  x\n  b2\n+C\n  c1\n  D\n    d1\ne")
        stage.expectLevelAnnounced("x")
    }

    @Test(
        "G29: a parent that was expanded by hovering is collapsed when the item leaves it, and with its own children",
        arguments: OutlineDragInput.allCases)
    func leaving(input: OutlineDragInput) throws {
        let stage = try Stage(input)
        try stage.lift("x")
        try stage.move("x", to: "D")
        stage.screen.advance(by: 1.1)
        #expect(stage.text.contains("  +D"))
        try stage.screen.settle()
        // Its descendants belong to it.
        try stage.move("x", to: "d1")
        stage.screen.advance(by: 0.2)
        #expect(stage.text.contains("  +D"))
        try stage.move("x", to: "c1")
        #expect(!stage.text.contains("+D"))
        #expect(stage.text.contains("+C"))
        try stage.move("x", to: "B")
        stage.screen.advance(by: 1.1)
        #expect(stage.text.contains("+B"))
        try stage.screen.settle()
        try stage.move("x", to: "e", collapsing: true)
        #expect(!stage.text.contains("+B"))
        try stage.drop()
        #expect(stage.text == OutlineDropTests.text)
        stage.expectLevelAnnounced("x")
    }

    @Test(
        "G29: after a parent was expanded, the item is dropped in it without another movement",
        arguments: [OutlineDragInput.touch, .mouse, .keyboard])
    func droppingAtOnce(input: OutlineDragInput) throws {
        // An interactive movement asks its layout for the place, and only when it moves.
        let stage = try Stage(input)
        try stage.lift("x")
        try stage.move("x", to: "B")
        stage.screen.advance(by: 1.2)
        try stage.screen.settle()
        try stage.drop()
        #expect(stage.text == "a\n+B\n  x\n  b1\n  b2\n+C\n  c1\n  D\n    d1\ne")
        stage.expectLevelAnnounced("x")
    }

    @Test("G29: an item without children is not expanded by hovering")
    func childless() throws {
        let stage = try Stage(.touch)
        try stage.lift("x")
        try stage.move("x", to: "a")
        stage.screen.advance(by: 2)
        #expect(stage.text == OutlineDropTests.text)
        try stage.drop()
        #expect(stage.text == "x\na\nB\n  b1\n  b2\n+C\n  c1\n  D\n    d1\ne")
    }

    @Test("G29: a cancelled drag collapses what it has expanded", arguments: OutlineDragInput.allCases)
    func cancelling(input: OutlineDragInput) throws {
        let stage = try Stage(input)
        try stage.lift("x")
        try stage.move("x", to: "B")
        stage.screen.advance(by: 1.1)
        #expect(stage.text.contains("+B"))
        try stage.cancel()
        #expect(stage.text == OutlineDropTests.text)
    }

    @Test("G29: if the app refuses, a parent stays collapsed")
    func refusing() throws {
        let stage = try Stage(.touch)
        stage.page.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        try stage.lift("x")
        try stage.move("x", to: "B")
        stage.screen.advance(by: 3)
        #expect(!stage.text.contains("+B"))
        try stage.drop()
        #expect(stage.text == "a\nx\nB\n  b1\n  b2\n+C\n  c1\n  D\n    d1\ne")
    }
}
