// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that gives context menus to the table's rows.
@MainActor
private final class MenuKeeper: NSObject, UITableViewDelegate {
    var calls: [String] = []
    /// The rows without a menu.
    var without: Set<Int> = []
    var preview: (() -> UIViewController?)?
    var lifted: ((UITableView) -> UITargetedPreview?)?
    var landed: ((UITableView) -> UITargetedPreview?)?
    var trailing: [UIContextualAction] = []
    var point = CGPoint.zero
    var previewed: UIViewController?

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("asked \(indexPath.row)")
        self.point = point
        guard !without.contains(indexPath.row) else { return nil }
        return UIContextMenuConfiguration(identifier: NSNumber(value: indexPath.row), previewProvider: preview) {
            [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Copy") { _ in self.calls.append("copy") },
                UIAction(title: "Share") { _ in self.calls.append("share") },
            ])
        }
    }

    private func row(_ configuration: UIContextMenuConfiguration) -> Int {
        (configuration.identifier as? NSNumber)?.intValue ?? -1
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lifts \(row(configuration))")
        return lifted?(tableView)
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("lands \(row(configuration))")
        return landed?(tableView)
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("shows \(row(configuration))")
        animator?.addCompletion { self.calls.append("shown") }
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("ends \(row(configuration))")
        animator?.addCompletion { self.calls.append("ended") }
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        calls.append("commits \(row(configuration))")
        previewed = animator.previewViewController
        animator.addCompletion { self.calls.append("committed") }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("highlights") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("unhighlights") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("selects \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: trailing)
    }
}

@Suite("Context menus of table rows") @MainActor
struct TableContextMenuTests {
    private let stage = TableStage()
    private let keeper = MenuKeeper()

    init() {
        stage.table.delegate = keeper
        stage.screen.advance(by: 0.1)
    }

    private var menu: UIContextMenuInteraction.appearance { stage.table.rowMenu.interaction.menuAppearance }

    private func press(_ row: Int) {
        let finger = stage.screen.touch(at: stage.point(row))
        finger.hold(0.6)
        finger.up()
        stage.screen.advance(by: 0.5)
    }

    private func tap(_ title: String) throws {
        stage.screen.tap(try #require(stage.screen.window.menuRow(title)))
        stage.screen.advance(by: 0.5)
    }

    private var lifted: LiftedPreview? {
        stage.screen.window.subviews.flatMap(\.subviews).compactMap { $0 as? LiftedPreview }.last
    }

    // MARK: By touch

    @Test("A long press shows the row's menu with the row lifted, and selects nothing")
    func longPress() throws {
        press(2)
        #expect(
            keeper.calls == [
                "highlights", "asked 2", "unhighlights", "lifts 2", "shows 2", "shown",
            ])
        #expect(keeper.point == stage.table.convert(stage.point(2), from: nil))
        #expect(menu == .rich)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(lifted?.center == stage.point(2))
        #expect(lifted?.bounds.size == stage.cell(2)?.bounds.size)
        keeper.calls = []
        try tap("Share")
        #expect(keeper.calls == ["lands 2", "ends 2", "share", "ended"])
        #expect(menu == .unknown)
        keeper.calls = []
        stage.screen.tap(at: stage.point(3))
        #expect(keeper.calls == ["highlights", "unhighlights", "selects 3"])
        try stage.expectSettled()
    }

    @Test("The lifted preview shows the row without its highlight")
    func liftedLook() throws {
        let finger = stage.screen.touch(at: stage.point(2))
        finger.hold(0.2)
        let gray = Pixels(stage.screen.capture()).color(at: stage.point(2, x: 300)).red
        #expect(gray < 0.9)
        finger.hold(1)
        #expect(Pixels(stage.screen.capture()).color(at: stage.point(2, x: 300)).red == 1)
        finger.up()
    }

    @Test("A row with a clear background is lifted on an opaque background")
    func opaque() throws {
        stage.data.configure = { cell, _ in cell.backgroundColor = .clear }
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        press(2)
        let picture = Pixels(stage.screen.capture())
        #expect(picture.color(at: stage.point(2, x: 300)).red == 1)
        #expect(picture.color(at: stage.point(5, x: 5)).red < 0.9)
    }

    @Test("A finger that stays down after the long press slides over the menu and chooses an item")
    func slides() throws {
        let finger = stage.screen.touch(at: stage.point(2))
        finger.hold(1)
        let row = try #require(stage.screen.window.menuRow("Share"))
        finger.move(to: row.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.3)
        #expect((row as? UIControl)?.isHighlighted == true)
        #expect(stage.table.contentOffset.y == 0)
        finger.up()
        #expect(keeper.calls.last == "share")
        try stage.expectSettled()
    }

    @Test("A moving finger scrolls or swipes, one on a reorder control reorders, and an open row shows no menu")
    func otherGestures() throws {
        keeper.trailing = [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }]
        let scroll = stage.screen.touch(at: stage.point(5))
        scroll.move(by: CGVector(dx: 0, dy: -60), duration: 0.3)
        scroll.hold(1)
        scroll.up()
        try stage.screen.settle()
        let swipe = stage.screen.touch(at: stage.point(5))
        swipe.move(by: CGVector(dx: -100, dy: 0), duration: 0.3)
        swipe.hold(1)
        swipe.up()
        try stage.screen.settle()
        #expect(stage.cell(5)?.showingDeleteConfirmation == true)
        press(5)
        #expect(!keeper.calls.contains { $0.hasPrefix("asked") })
        #expect(menu == .unknown)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        let reorderControl = stage.screen.touch(at: stage.point(5, x: 370))
        reorderControl.hold(1)
        #expect(stage.table.reorder != nil)
        #expect(menu == .unknown)
        reorderControl.up()
        try stage.screen.settle()
        #expect(!keeper.calls.contains { $0.hasPrefix("asked") })
        press(5)
        #expect(keeper.calls.contains("asked 5"))
        #expect(menu == .rich)
    }

    @Test("A long press selects the row if the delegate returns no menu for it")
    func without() {
        keeper.without = [2]
        press(2)
        #expect(keeper.calls == ["highlights", "asked 2", "unhighlights", "selects 2"])
        #expect(menu == .unknown)
    }

    // MARK: The preview

    @Test("The delegate may provide other previews for the lift and for the dismissal")
    func otherPreviews() throws {
        let window = stage.screen.window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        window.addSubview(view)
        keeper.lifted = { _ in
            UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: window, center: CGPoint(x: 70, y: 80)))
        }
        keeper.landed = { _ in
            UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: window, center: CGPoint(x: 200, y: 90)))
        }
        press(2)
        let lifted = try #require(lifted)
        #expect(lifted.center == CGPoint(x: 70, y: 80))
        #expect(lifted.bounds.size == view.bounds.size)
        stage.table.contextMenuInteraction?.dismissMenu()
        #expect(lifted.center == CGPoint(x: 200, y: 90))
    }

    @Test("Dismissing the menu moves the preview to the row's current place, or fades it if the row is deleted")
    func dismissalAfterUpdates() throws {
        press(5)
        let first = try #require(lifted)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        stage.screen.advance(by: 0.5)
        stage.table.contextMenuInteraction?.dismissMenu()
        #expect(first.center == stage.point(6))
        #expect(first.alpha == 1)
        stage.screen.advance(by: 0.5)
        press(5)
        let second = try #require(lifted)
        #expect(second !== first)
        stage.data.sections[0].remove(at: 5)
        stage.table.deleteRows(at: [path(5)], with: .none)
        stage.screen.advance(by: 0.5)
        stage.table.contextMenuInteraction?.dismissMenu()
        #expect(second.alpha == 0)
        try stage.expectSettled()
    }

    @Test("A tap on the preview commits it and closes the menu")
    func commits() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        keeper.preview = { preview }
        press(3)
        #expect(lifted == nil)
        #expect(preview.view.bounds.size == CGSize(width: 200, height: 100))
        keeper.calls = []
        stage.screen.tap(preview.view)
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls == ["commits 3", "ends 3", "ended", "committed"])
        #expect(keeper.previewed === preview)
        #expect(menu == .unknown)
        keeper.preview = nil
        press(3)
        keeper.calls = []
        stage.screen.tap(at: stage.point(3))
        #expect(keeper.calls == ["commits 3", "lands 3", "ends 3"])
        #expect(keeper.previewed == nil)
        try stage.expectSettled()
    }

    // MARK: By pointer and keyboard

    @Test("A secondary click opens the row's menu at the pointer, or one of its swipe actions without callbacks")
    func secondaryClick() throws {
        stage.screen.mouse.click(at: stage.point(2), button: 2)
        #expect(menu == .compact)
        #expect(keeper.calls == ["asked 2", "shows 2"])
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(keeper.calls == ["asked 2", "shows 2", "shown", "ends 2", "ended"])
        (keeper.calls, keeper.without) = ([], [2])
        stage.screen.mouse.click(at: stage.point(2), button: 2)
        #expect(menu == .unknown)
        keeper.trailing = [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }]
        stage.screen.mouse.click(at: stage.point(2), button: 2)
        #expect(menu == .compact)
        #expect(stage.screen.window.menuTitles.contains("Flag"))
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(keeper.calls == ["asked 2", "asked 2"])
    }

    @Test("The menu key shows the menu of the focused row, or else of the selected row")
    func menuKey() throws {
        final class Table: UITableView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let table = Table(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        (table.dataSource, table.delegate) = (stage.data, keeper)
        stage.screen.show(table)
        table.becomeFirstResponder()
        stage.screen.press(.keyboardApplication)
        #expect(keeper.calls == [])
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        stage.screen.press(.keyboardApplication)
        #expect(table.contextMenuInteraction?.menuAppearance == .compact)
        #expect(keeper.calls.first == "asked 4")
        stage.screen.press(.escape)
        try stage.screen.settle()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        table.cellForRow(at: path(1))?.contentView.addSubview(field)
        field.becomeFirstResponder()
        keeper.calls = []
        stage.screen.press(.keyboardF10, modifiers: .shift)
        #expect(keeper.calls.first == "asked 1")
    }

    @Test("The menu key scrolls the focused row back into view, even if it is just past the edge")
    func menuKeyAtTheEdge() throws {
        stage.screen.press(.tab)
        for _ in 0..<4 { stage.screen.press(.downArrow) }
        stage.table.contentOffset.y = stage.table.rectForRow(at: path(4)).maxY
        stage.screen.advance(by: 0.1)
        stage.screen.press(.keyboardApplication)
        #expect(menu == .compact)
        #expect(keeper.calls.first == "asked 4")
        #expect(stage.table.contentOffset.y <= stage.table.rectForRow(at: path(4)).minY)
    }

    // MARK: The interaction

    @Test("A table has the menu interaction and a long press recognizer only while its delegate provides menus")
    func presence() throws {
        func presses() -> Bool {
            stage.table.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true
        }
        let interaction = try #require(stage.table.contextMenuInteraction)
        #expect(interaction.view === stage.table)
        #expect(presses())
        stage.table.delegate = stage.listener
        #expect(stage.table.contextMenuInteraction == nil)
        #expect(!presses())
        stage.table.delegate = keeper
        #expect(stage.table.contextMenuInteraction === interaction)
        #expect(presses())
        stage.table.delegate = nil
        #expect(stage.table.contextMenuInteraction == nil)
        #expect(!presses())
    }

    @Test("A table controller that overrides the menu methods gives its rows menus and receives the callbacks")
    func controller() throws {
        final class Controller: UITableViewController {
            var calls: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Go") { _ in }]) })
            }
            override func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { calls.append("shows") }
            override func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) { calls.append("commits") }
        }
        let (screen, controller) = (TestScreen(size: CGSize(width: 390, height: 440)), Controller(style: .plain))
        screen.show(controller)
        let finger = screen.touch(at: CGPoint(x: 200, y: 66))
        finger.hold(0.6)
        finger.up()
        screen.advance(by: 0.5)
        #expect(controller.calls == ["shows"])
        screen.tap(at: CGPoint(x: 200, y: 66))
        #expect(controller.calls == ["shows", "commits"])
        screen.advance(by: 0.5)
        // A controller that overrides no menu method has no menu interaction.
        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let plain = Plain(style: .plain)
        #expect(plain.tableView.contextMenuInteraction == nil)
        #expect(controller.tableView.contextMenuInteraction != nil)
    }

    // MARK: - Early dismissal, scrolling and marked rows

    /// A delegate that dismisses its menu in `willDisplayContextMenu`.
    @MainActor
    private final class Refuser: NSObject, UITableViewDelegate {
        var calls: [String] = []

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                previewProvider: { Noting { [weak self] in self?.calls.append($0) } },
                actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("shows")
            tableView.contextMenuInteraction?.dismissMenu()
            animator?.addCompletion { self.calls.append("shown") }
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("ends")
        }

        final class Noting: UIViewController {
            let note: (String) -> Void
            init(_ note: @escaping (String) -> Void) {
                self.note = note
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewWillAppear(_ animated: Bool) { note("appears") }
            override func viewWillDisappear(_ animated: Bool) { note("disappears") }
        }
    }

    @Test("A menu dismissed in willDisplayContextMenu is never shown, and its preview does not appear")
    func refused() throws {
        let refuser = Refuser()
        let stage = TableStage(Players(count: 5))
        stage.table.delegate = refuser
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(1))
        finger.hold(1)
        finger.up()
        try stage.screen.settle()
        #expect(refuser.calls == ["shows", "ends", "shown"])
        #expect(stage.table.window?.subviews.contains { $0 is MenuBackdrop } == false)
    }

    @Test("The menu key scrolls the focused row into view, also while the list scrolls")
    func keyOffScreen() throws {
        let keeper = MenuKeeper()
        let stage = TableStage()
        stage.table.delegate = keeper
        stage.screen.advance(by: 0.1)
        stage.screen.press(.downArrow)
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        stage.screen.press(.keyboardF10, modifiers: .shift)
        stage.screen.advance(by: 0.5)
        #expect(keeper.calls.contains("asked 0"))
        #expect(keeper.calls.contains("shows 0"))
        #expect(stage.table.contentOffset.y == 0)
        stage.screen.press(.escape)
        try stage.screen.settle()
        keeper.calls = []
        for _ in 0..<11 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.02)
        stage.screen.press(.keyboardF10, modifiers: .shift)
        try stage.screen.settle()
        #expect(keeper.calls.contains("shows 11"))
    }

    private func isMarked(_ row: Int) -> Bool { stage.cell(row)?.subviews.contains { $0 is FocusRing } == true }

    @Test("A menu at the pointer marks its row until it closes, also if the row's cell is replaced")
    func marked() throws {
        stage.screen.mouse.click(at: stage.point(3), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu == .compact)
        #expect(isMarked(3))
        #expect(!isMarked(2))
        stage.table.reloadRows(at: [path(3)], with: .none)
        stage.screen.advance(by: 0.1)
        #expect(menu == .compact)
        #expect((0..<10).filter(isMarked) == [3])
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .fade)
        stage.screen.advance(by: 1)
        #expect((0..<10).filter(isMarked) == [2])
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(menu == .unknown)
        #expect((0..<10).filter(isMarked) == [])
    }

    @Test("Arrow keys continue from the row whose menu was open at the pointer")
    func arrowKeysAfterMenu() throws {
        stage.screen.mouse.click(at: stage.point(3), button: 2)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.escape)
        try stage.screen.settle()
        stage.screen.press(.downArrow)
        #expect(stage.table.focusedRow?.row == 4)
    }

    @Test("A row whose menu shows its swipe actions is marked too; a row lifted by touch is not")
    func markedOrLifted() throws {
        keeper.without = [1]
        press(4)
        stage.screen.advance(by: 0.3)
        #expect(menu == .rich)
        #expect(!isMarked(4))
        stage.table.rowMenu.interaction.dismissMenu()
        try stage.screen.settle()
        stage.table.delegate = nil
        let swiper = TableListener()
        stage.table.delegate = swiper
        stage.screen.advance(by: 0.1)
        stage.screen.mouse.click(at: stage.point(1), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu == .compact)
        #expect(isMarked(1))
        stage.table.rowMenu.interaction.dismissMenu()
        try stage.screen.settle()
        #expect(!isMarked(1))
    }
}
