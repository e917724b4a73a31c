// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Swipe actions in lists of collection views") @MainActor
struct ListSwipeTests {
    private let mailbox = SwipeActionsDelegate()

    init() {
        mailbox.trailing = [mailbox.action("Delete", .destructive), mailbox.action("Archive")]
        mailbox.leading = [mailbox.action("Read")]
    }

    private func stage(
        _ sections: [[String]] = [(0..<20).map { "Row \($0)" }],
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, isRightToLeft: Bool = false,
        prepare: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    ) -> ListStage {
        let stage = ListStage(
            sections, appearance, isRightToLeft: isRightToLeft,
            configure: { [mailbox] configuration in
                configuration.leadingSwipeActionsConfigurationProvider = { path in
                    mailbox.calls.append("leading \(path.section)-\(path.item)")
                    return mailbox.configuration(mailbox.leading)
                }
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    mailbox.calls.append("trailing \(path.section)-\(path.item)")
                    return mailbox.configuration(mailbox.trailing)
                }
            }, prepare: prepare)
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func middle(_ stage: ListStage, _ item: Int, _ section: Int = 0) -> CGPoint {
        let frame = stage.frame(item, section) ?? .zero
        return stage.list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    private func swipe(_ stage: ListStage, _ item: Int, by distance: CGFloat) throws {
        let finger = stage.screen.touch(at: middle(stage, item))
        finger.move(by: CGVector(dx: distance, dy: 0), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
    }

    private func tap(_ title: String, _ stage: ListStage, _ cell: UICollectionViewCell) throws {
        let button = try #require(cell.swipeActions?.buttons.first { $0.title == title })
        stage.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil))
    }

    // MARK: Providers

    @Test("A provider can be kept as a value, and rows for which it returns nil do not open (C206)")
    func providers() throws {
        let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { [mailbox] path in
            path.item == 0 ? nil : mailbox.configuration(mailbox.trailing)
        }
        let stage = ListStage(
            [["a", "b"]], configure: { $0.trailingSwipeActionsConfigurationProvider = provider })
        stage.screen.advance(by: 0.1)
        try swipe(stage, 0, by: -200)
        #expect(stage.cell(0)?.swipeActions == nil)
        try swipe(stage, 1, by: -200)
        #expect(stage.cell(1)?.swipeActions?.buttons.map(\.title) == ["Delete", "Archive"])
    }

    // MARK: Opening

    @Test("A swipe asks the provider of its side once, and opens the row (C206)", arguments: [false, true])
    func opening(isRightToLeft: Bool) throws {
        let stage = stage(isRightToLeft: isRightToLeft)
        try swipe(stage, 2, by: isRightToLeft ? 120 : -120)
        #expect(mailbox.calls == ["trailing 0-2"])
        let cell = try #require(stage.cell(2))
        #expect(cell.configurationState.isSwiped)
        let buttons = try #require(cell.swipeActions?.buttons)
        #expect(buttons.map(\.title) == ["Delete", "Archive"])
        let edges = buttons.map { $0.convert($0.bounds, to: nil) }
        #expect(isRightToLeft ? edges[0].minX == 0 : edges[0].maxX == 375)
        #expect(cell.slide == cell.swipeActions?.openWidth)
        let text = try #require(stage.label(2))
        #expect(
            isRightToLeft ? text.convert(text.bounds, to: nil).maxX > 375 : text.convert(text.bounds, to: nil).minX < 0)
        try swipe(stage, 4, by: isRightToLeft ? -60 : 60)
        #expect(mailbox.calls == ["trailing 0-2", "leading 0-4"])
        #expect(!cell.configurationState.isSwiped)
        #expect(stage.cell(4)?.swipeActions?.buttons.map(\.title) == ["Read"])
    }

    @Test("A row without actions, and an item outside lists, cannot be swiped (C206)")
    func nothing() throws {
        let stage = stage()
        mailbox.trailing = []
        try swipe(stage, 2, by: -120)
        mailbox.trailing = nil
        try swipe(stage, 3, by: -120)
        #expect(mailbox.calls == ["trailing 0-2", "trailing 0-3"])
        #expect(stage.list.visibleCells.allSatisfy { $0.swipeActions == nil })
        let plain = ListStage([["one", "two"]])
        plain.screen.advance(by: 0.1)
        try swipe(plain, 1, by: -120)
        #expect(plain.cell(1)?.swipeActions == nil)
        // A swipe to the side without actions does not move the row at all.
        mailbox.trailing = [mailbox.action("Delete")]
        mailbox.leading = nil
        let finger = stage.screen.touch(at: middle(stage, 4))
        finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
        #expect(stage.cell(4)?.bounds.minX == 0)
        finger.up()
        mailbox.calls = ["trailing 0-2", "trailing 0-3"]
        let grid = UICollectionViewFlowLayout()
        stage.list.collectionViewLayout = grid
        stage.screen.advance(by: 0.1)
        mailbox.trailing = [mailbox.action("Delete")]
        try swipe(stage, 0, by: -20)
        #expect(mailbox.calls.count == 2)
    }

    @Test("The providers of a configuration are nil by default (C203)")
    func defaults() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
        #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    }

    @Test("A cell of another class than a list cell can be swiped too")
    func otherCells() throws {
        final class Cells: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
            }
        }
        let (stage, cells) = (stage(), Cells())
        stage.list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        stage.list.dataSource = cells
        stage.screen.advance(by: 0.1)
        try swipe(stage, 2, by: -120)
        let cell = try #require(stage.list.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.slide == cell.swipeActions?.openWidth && cell.slide > 100)
    }

    @Test("An open row clips its buttons, and keeps the app's own setting afterwards", arguments: [false, true])
    func clipping(clips: Bool) throws {
        let stage = stage([(0..<5).map { "Row \($0)" }], .insetGrouped) { cell, path in
            if path.item == 2 { cell.clipsToBounds = clips }
        }
        for item in [2, 0] {
            try swipe(stage, item, by: -120)
            let cell = try #require(stage.cell(item))
            #expect(cell.clipsToBounds)
            stage.screen.tap(at: middle(stage, 4))
            try stage.screen.settle()
            // The first row has round corners, which clip as well.
            #expect(cell.clipsToBounds == (item == 0 || clips))
            #expect(cell.slide == 0)
        }
    }

    // MARK: Performing

    @Test("A tap on a button performs its action, and the completion closes the row")
    func performing() throws {
        let stage = stage()
        try swipe(stage, 2, by: -120)
        let cell = try #require(stage.cell(2))
        try tap("Archive", stage, cell)
        try stage.screen.settle()
        #expect(mailbox.calls == ["trailing 0-2", "perform Archive"])
        #expect(cell.slide == cell.swipeActions?.openWidth)
        mailbox.completions[0](true)
        try stage.screen.settle()
        #expect(cell.slide == 0 && cell.swipeActions == nil)
        #expect(stage.list.indexPathsForSelectedItems == nil)
    }

    @Test("A full swipe performs the first action, unless the configuration forbids it", arguments: [true, false])
    func fullSwipe(performsFirst: Bool) throws {
        let stage = stage()
        mailbox.performsFirst = performsFirst
        let finger = stage.screen.touch(at: CGPoint(x: 360, y: middle(stage, 2).y))
        finger.move(by: CGVector(dx: -300, dy: 0), duration: 0.3)
        finger.hold(0.3)
        #expect(!mailbox.calls.contains("perform Delete"))
        finger.up()
        #expect(mailbox.calls.contains("perform Delete") == performsFirst)
        try stage.screen.settle()
        #expect(stage.cell(2)?.slide == (performsFirst ? 375 : stage.cell(2)?.swipeActions?.openWidth))
    }

    @Test("A row deleted in the handler is covered by its button while it disappears")
    func deletion() throws {
        let stage = stage()
        mailbox.whenPerformed = {
            stage.data.sections[0].remove(at: 2)
            stage.list.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
        try swipe(stage, 2, by: -120)
        let cell = try #require(stage.cell(2))
        try tap("Delete", stage, cell)
        stage.screen.advance(by: 0.1)
        #expect(cell.slide == 375)
        #expect(cell.swipeActions?.buttons.first?.frame.width == 375)
        mailbox.completions[0](true)
        try stage.screen.settle()
        #expect(cell.swipeActions == nil && cell.slide == 0)
        #expect(stage.label(2)?.text == "Row 3")
        #expect(!stage.list.isInteractingWithRow)
        stage.screen.tap(at: middle(stage, 5))
        #expect(stage.list.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }

    @Test("An open row that moves stays open, and its action finds it")
    func moved() throws {
        let stage = stage()
        try swipe(stage, 2, by: -120)
        let cell = try #require(stage.cell(2))
        stage.data.sections[0].insert("new", at: 0)
        stage.list.insertItems(at: [IndexPath(item: 0, section: 0)])
        try stage.screen.settle()
        #expect(stage.cell(3) === cell && cell.swipeActions != nil)
        #expect(cell.frame == stage.frame(3))
        #expect(cell.slide == cell.swipeActions?.openWidth)
        try tap("Archive", stage, cell)
        #expect(mailbox.calls.last == "perform Archive")
        mailbox.completions[0](true)
        try stage.screen.settle()
        #expect(cell.slide == 0)
    }

    // MARK: Closing

    @Test("A tap elsewhere, scrolling, editing mode, Escape and a reload close an open row")
    func closing() throws {
        let stage = stage()
        let ways: [() -> Void] = [
            { stage.screen.tap(at: middle(stage, 5)) },
            { stage.screen.tap(at: CGPoint(x: 20, y: middle(stage, 2).y)) },
            {
                let finger = stage.screen.touch(at: middle(stage, 5))
                finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
                finger.up()
            },
            { stage.screen.press(.keyboardEscape) },
            {
                stage.list.isEditing = true
                stage.list.isEditing = false
            },
            { stage.list.isEditing = false },
            { stage.list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) },
            { stage.list.reloadData() },
            { stage.list.removeFromSuperview() },
        ]
        for (number, close) in ways.enumerated() {
            try swipe(stage, 2, by: -120)
            let cell = try #require(stage.cell(2))
            #expect(cell.swipeActions != nil, "before way \(number)")
            let layout = stage.list.collectionViewLayout
            close()
            if number < ways.count - 1 { try stage.screen.settle() }
            #expect(cell.swipeActions == nil && cell.slide == 0, "way \(number)")
            #expect(!stage.list.isInteractingWithRow)
            stage.list.collectionViewLayout = layout
            stage.screen.advance(by: 0.1)
            #expect(stage.list.indexPathsForSelectedItems == nil)
        }
    }

    @Test("In editing mode a swipe shows no actions")
    func editing() throws {
        let stage = stage()
        stage.list.isEditing = true
        stage.screen.advance(by: 0.5)
        try swipe(stage, 2, by: -120)
        #expect(stage.cell(2)?.swipeActions == nil)
    }

    @Test("After the list has become narrower, the open row fits its buttons into it")
    func resized() throws {
        let stage = stage()
        try swipe(stage, 2, by: -120)
        stage.screen.size.width = 150
        stage.list.frame.size.width = 150
        try stage.screen.settle()
        let cell = try #require(stage.cell(2))
        #expect(cell.slide == cell.swipeActions?.openWidth)
        #expect(abs(cell.slide - 150 * 0.85) < 0.01)
    }

    // MARK: Other ways to the actions

    @Test("A delete control without a handler shows the trailing actions, or hides them (C223)")
    func deleteControl() throws {
        let stage = stage { cell, path in
            cell.accessories = path.item == 3 ? [.delete(actionHandler: {})] : [.delete()]
        }
        stage.list.isEditing = true
        try stage.screen.settle()
        func press(_ item: Int) throws {
            stage.screen.tap(at: CGPoint(x: 28, y: middle(stage, item).y))
            try stage.screen.settle()
        }
        try press(2)
        let cell = try #require(stage.cell(2))
        #expect(mailbox.calls == ["trailing 0-2"])
        #expect(cell.slide == cell.swipeActions?.openWidth && cell.slide > 100)
        try tap("Archive", stage, cell)
        mailbox.completions[0](true)
        try stage.screen.settle()
        #expect(mailbox.calls == ["trailing 0-2", "perform Archive"])
        #expect(cell.slide == 0)
        try press(3)
        #expect(stage.cell(3)?.swipeActions == nil)
        mailbox.trailing = nil
        try press(4)
        #expect(stage.cell(4)?.swipeActions == nil)
    }

    @Test("The Delete key performs the destructive action of the focused row")
    func deleteKey() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        let focused = try #require(UIFocusSystem.focusSystem(for: stage.list)?.focusedItem as? UICollectionViewCell)
        stage.screen.press(.keyboardDeleteForward)
        #expect(mailbox.calls.last == "perform Delete")
        #expect(mailbox.sources == [focused])
    }

    @Test("A secondary click shows the actions of both sides as a menu")
    func menu() throws {
        let stage = stage()
        stage.screen.mouse.click(at: middle(stage, 2), button: 2)
        try stage.screen.settle()
        #expect(stage.list.rowMenu.interaction.menuAppearance == .compact)
        stage.screen.press(.keyboardDownArrow)
        stage.screen.press(.keyboardReturnOrEnter)
        try stage.screen.settle()
        #expect(mailbox.calls.last == "perform Read")
        #expect(mailbox.sources.last === stage.cell(2))
    }

    @Test("Assistive technology gets the actions of a row, and the buttons of an open one")
    func accessibility() throws {
        let stage = stage()
        let cell = try #require(stage.cell(2))
        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Read", "Delete", "Archive"])
        _ = actions[1].actionHandler?(actions[1])
        #expect(mailbox.calls.last == "perform Delete")
        try swipe(stage, 2, by: -120)
        let parts = cell.accessibilityDefaults.parts ?? []
        #expect(parts.contains { $0 === cell.swipeActions })
        stage.list.isEditing = true
        #expect(cell.accessibilityCustomActions == nil)
    }

    @Test("A horizontal trackpad swipe opens a row, and so does a drag of the mouse")
    func pointers() throws {
        let stage = stage()
        let pad = stage.screen.trackpad(at: middle(stage, 2))
        pad.slide(by: CGVector(dx: 180, dy: 10), duration: 0.3)
        pad.hold(0.3)
        pad.lift()
        try stage.screen.settle()
        #expect(stage.cell(2)?.slide == stage.cell(2)?.swipeActions?.openWidth)
        stage.screen.press(.keyboardEscape)
        try stage.screen.settle()
        stage.screen.mouse.move(to: middle(stage, 4))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        stage.screen.mouse.hold(0.3)
        stage.screen.mouse.release()
        try stage.screen.settle()
        #expect(stage.cell(4)?.slide == stage.cell(4)?.swipeActions?.openWidth)
    }
}
