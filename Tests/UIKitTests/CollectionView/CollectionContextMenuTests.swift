// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// The names of items, for calls.
private func names(_ paths: [IndexPath]) -> String { paths.map { "\($0.item)" }.joined(separator: ",") }

/// A delegate with the methods for several items, and also with the older ones.
@MainActor
private final class MenuKeeper: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var refuses = false
    var isEmpty = false
    var lifted: ((IndexPath) -> UITargetedPreview?)?

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked [\(names(indexPaths))]")
        if refuses { return nil }
        return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
            isEmpty ? nil : UIMenu(children: [UIAction(title: "Copy") { _ in self.calls.append("copy") }])
        })
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        calls.append("lifts \(indexPath.item)")
        return lifted?(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        calls.append("lands \(indexPath.item)")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("shows")
        animator?.addCompletion { self.calls.append("shown") }
    }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("ends")
        animator?.addCompletion { self.calls.append("ended") }
    }
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("commits") }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("old")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("old")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("old")
        return nil
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("selects \(indexPath.item)")
    }
}

/// A delegate with the older methods for one item only.
@MainActor
private final class OldMenuKeeper: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    /// Performs the action Delete, which keeps the menu open.
    var delete: () -> Void = {}

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked \(indexPath.item)")
        let action = UIAction(title: "Delete", attributes: .keepsMenuPresented) { [unowned self] _ in delete() }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [action]) })
    }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lifts")
        return nil
    }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lands")
        return nil
    }
}

/// Context menus of items. The numbers are those of `Documentation/Facts.md`.
@Suite("Context menus of items") @MainActor
struct CollectionContextMenuTests {
    private let keeper = MenuKeeper()
    private let stage: GridStage

    init() {
        stage = GridStage(Tiles(count: 8), delegate: keeper)
        stage.screen.advance(by: 0.1)
    }

    private var menu: UIContextMenuInteraction.appearance { stage.grid.rowMenu.interaction.menuAppearance }
    /// A point below the last line.
    private let emptySpace = CGPoint(x: 270, y: 400)

    private func press(at point: CGPoint, _ stage: GridStage? = nil) {
        let screen = (stage ?? self.stage).screen
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        finger.up()
        screen.advance(by: 0.5)
    }

    private func close() throws {
        stage.screen.press(.escape)
        try stage.screen.settle()
    }

    private func isMarked(_ item: Int) -> Bool { stage.cell(item)?.subviews.contains { $0 is FocusRing } == true }

    private var lifted: LiftedPreview? {
        stage.screen.window.subviews.flatMap(\.subviews).compactMap { $0 as? LiftedPreview }.last
    }

    @Test("A long press lifts the item, shows its menu and selects nothing; the calls come in order (C67 to C69)")
    func longPress() throws {
        press(at: stage.point(4))
        #expect(keeper.calls == ["asked [4]", "lifts 4", "shows", "shown"])
        #expect(menu == .rich)
        #expect(lifted?.center == stage.point(4))
        #expect(stage.grid.indexPathsForSelectedItems == nil)
        #expect(stage.cell(4)?.isHighlighted == false)
        keeper.calls = []
        stage.screen.tap(try #require(stage.screen.window.menuRow("Copy")))
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls == ["lands 4", "ends", "copy", "ended"])
        press(at: stage.point(3))
        keeper.calls = []
        stage.screen.tap(at: stage.point(3))
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls == ["commits", "lands 3", "ends", "ended"])
        try stage.expectSettled()
    }

    @Test("Empty space has a menu without items, which lifts nothing (C67)")
    func emptySpaceMenu() throws {
        press(at: emptySpace)
        #expect(keeper.calls == ["asked []", "shows", "shown"])
        #expect(menu == .compact)
        #expect(lifted == nil)
        try close()
        keeper.calls = []
        stage.screen.mouse.click(at: emptySpace, button: 2)
        #expect(keeper.calls == ["asked []", "shows"])
        try close()
    }

    @Test("The menu of a selected item belongs to all selected items, that of another item to it alone (C67, C68)")
    func severalItems() throws {
        stage.grid.allowsMultipleSelection = true
        for item in [5, 1, 2] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stage.screen.mouse.click(at: stage.point(1), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls == ["asked [5,1,2]", "shows", "shown"])
        #expect((0..<8).filter(isMarked) == [1, 2, 5])
        try close()
        #expect((0..<8).filter(isMarked) == [])
        keeper.calls = []
        press(at: stage.point(1))
        #expect(keeper.calls == ["asked [5,1,2]", "lifts 5", "lifts 1", "lifts 2", "shows", "shown"])
        #expect(lifted?.center == stage.point(1))
        try close()
        keeper.calls = []
        stage.screen.mouse.click(at: stage.point(3), button: 2)
        #expect(keeper.calls == ["asked [3]", "shows"])
        #expect(stage.grid.indexPathsForSelectedItems?.count == 3)
        try close()
    }

    @Test("Nil refuses a menu, so that the press selects; an empty menu is not shown (C67)")
    func refused() throws {
        keeper.refuses = true
        press(at: stage.point(2))
        #expect(keeper.calls == ["asked [2]", "selects 2"])
        #expect(menu == .unknown)
        (keeper.calls, keeper.refuses, keeper.isEmpty) = ([], false, true)
        press(at: stage.point(3))
        #expect(keeper.calls == ["asked [3]"])
        #expect(menu == .unknown)
        #expect(stage.cell(3)?.isHighlighted == false)
    }

    @Test("The delegate may give an item another preview (C68)")
    func otherPreview() throws {
        let window = stage.screen.window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        window.addSubview(view)
        keeper.lifted = { _ in
            UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: window, center: CGPoint(x: 70, y: 80)))
        }
        press(at: stage.point(2))
        #expect(lifted?.center == CGPoint(x: 70, y: 80))
    }

    @Test("The older methods are called only if no method for several items is implemented (C68)")
    func olderMethods() throws {
        let old = OldMenuKeeper()
        let stage = GridStage(Tiles(count: 8), delegate: old)
        stage.grid.allowsMultipleSelection = true
        for item in [2, 4] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        press(at: emptySpace, stage)
        #expect(old.calls == [])
        press(at: stage.point(4), stage)
        #expect(old.calls == ["asked 4", "lifts"])
        #expect(stage.grid.contextMenuInteraction?.menuAppearance == .rich)
        stage.grid.contextMenuInteraction?.dismissMenu()
        #expect(old.calls == ["asked 4", "lifts", "lands"])
        press(at: self.stage.point(4))
        #expect(!keeper.calls.contains("old"))
    }

    @Test("The older method for the dismissal preview is called even if an action has deleted the item (C68)")
    func dismissalAfterDeletion() throws {
        let old = OldMenuKeeper()
        let stage = GridStage(Tiles(count: 8), delegate: old)
        old.delete = {
            stage.data.sections[0].remove(at: 4)
            stage.grid.deleteItems(at: [IndexPath(item: 4, section: 0)])
        }
        press(at: stage.point(4), stage)
        stage.screen.tap(try #require(stage.screen.window.menuRow("Delete")))
        stage.screen.advance(by: 1)
        #expect(old.calls == ["asked 4", "lifts"])
        stage.grid.contextMenuInteraction?.dismissMenu()
        #expect(old.calls == ["asked 4", "lifts", "lands"])
        try stage.expectSettled()
    }

    @Test("The menu key and Shift-F10 show the menu of the focused item, or else of the selected item (C67)")
    func menuKey() throws {
        let stage = GridStage(delegate: keeper)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        stage.grid.contentOffset.y = 3000
        stage.screen.advance(by: 0.1)
        stage.screen.press(.keyboardF10, modifiers: .shift)
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls == ["asked [1]", "shows", "shown"])
        #expect(stage.grid.contentOffset.y == 0)
        stage.screen.press(.escape)
        try stage.screen.settle()
        keeper.calls = []
        stage.screen.press(.keyboardApplication)
        #expect(keeper.calls == ["asked [1]", "shows"])
    }

    @Test("Arrow keys continue from the item whose menu was open; the ring follows the item in updates")
    func afterMenu() throws {
        stage.screen.mouse.click(at: stage.point(4), button: 2)
        stage.screen.advance(by: 0.5)
        stage.data.sections[0].remove(at: 0)
        stage.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.screen.advance(by: 1)
        #expect((0..<7).filter(isMarked) == [3])
        try close()
        stage.screen.press(.rightArrow)
        #expect(stage.grid.focusedRow?.row == 4)
    }

    @Test("The interaction and its long press are there only while the delegate provides menus")
    func presence() throws {
        func presses() -> Bool {
            stage.grid.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true
        }
        let interaction = try #require(stage.grid.contextMenuInteraction)
        #expect(interaction.view === stage.grid)
        #expect(presses())
        let listener = GridListener()
        stage.grid.delegate = listener
        #expect(stage.grid.contextMenuInteraction == nil)
        #expect(!presses())
        stage.grid.delegate = keeper
        #expect(stage.grid.contextMenuInteraction === interaction)
        #expect(presses())
    }
}
