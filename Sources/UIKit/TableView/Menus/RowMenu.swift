// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Provides the context menus of a table's rows. If the delegate provides no menu for a row, a secondary click or the
/// menu key opens a menu of the row's swipe actions.
@MainActor
final class RowMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self, showsOnLongPress: false)
    /// The row whose menu was last requested.
    private var row: RowReference?
    /// Whether the delegate has provided the menu of `row`, and is therefore told when the menu opens and closes.
    private var isMenuFromDelegate = false
    /// The row marked by a ring, because its menu is open without a lifted preview.
    private var marked: RowReference?

    init(of table: UITableView) {
        self.table = table
    }

    /// The delegate if it has provided the open menu; nil otherwise.
    private var listener: (any UITableViewDelegate)? { isMenuFromDelegate ? table.delegate : nil }

    // MARK: Choosing the menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        // The menu key opens the menu of the focused row even if another view covers that row.
        let isKey = interaction.cause == .key
        guard table.reorder == nil,
            let path = isKey
                ? table.indexPathForRow(at: location).map({ RowPath($0) }) : table.visibleRow(at: location),
            let cell = table.visible.cells[path], table.swipe?.cell !== cell
        else { return nil }
        let indexPath = IndexPath(path)
        if table.delegateMethods.givesContextMenus,
            let configuration = table.delegate?.contextMenu(table, indexPath, location)
        {
            (row, isMenuFromDelegate) = (table.list.reference(to: path), true)
            return configuration
        }
        // If the app has added its own context menu interaction to the table, the swipe actions are not offered.
        let isAlone = !table.interactions.contains { $0 !== interaction && $0 is UIContextMenuInteraction }
        guard isAlone, interaction.cause != .press else { return nil }
        let row = table.list.reference(to: path)
        (self.row, isMenuFromDelegate) = (row, false)
        return table.menuOfSwipeActions(of: row)
    }

    // MARK: Previews

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The touch that opens the menu does not select the row.
        table.cancelRowTouch()
        return listener?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? rowPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        listener?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? rowPreview
    }

    /// The preview of the row at its current position; nil if the row is not on screen any more.
    private var rowPreview: UITargetedPreview? {
        guard let cell = row?.path.flatMap({ table.visible.cells[$0] }), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.opaqueBackdrop
        parameters.visiblePath = UIBezierPath(
            roundedRect: cell.bounds, cornerRadius: TableMetrics.current.groupCornerRadius)
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    // MARK: Opening and closing

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if interaction.menuAppearance == .compact { mark(row) }
        // Keyboard navigation continues from the row whose menu is open, as after a touch on the row.
        if let path = row?.path { table.focusFollowsTouch(on: path, isPointer: interaction.cause == .click) }
        listener?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        mark(nil)
        listener?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    private func mark(_ row: RowReference?) {
        let old = marked
        marked = row
        for path in [old, row].compactMap({ $0?.path }) {
            table.visible.cells[path]?.showMenuRing(isMarked(path))
        }
    }

    /// Whether a row is marked by a ring because its menu is open.
    func isMarked(_ path: RowPath) -> Bool { marked.map { $0.path == path } ?? false }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        listener?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension RowMenu: ContextMenuPartsDelegate {
    /// The visible part, in window coordinates, of the row whose menu the menu key opens. Scrolls the row into view.
    ///
    /// The row is the one that contains `responder`, otherwise the focused row, otherwise the topmost selected row on
    /// screen. Nil if there is no such row.
    func partWithMenu(for responder: UIResponder?) -> CGRect? {
        let path =
            sequence(first: responder, next: { $0?.next }).lazy
            .compactMap { $0 as? UITableViewCell }.first { $0.table === self.table }?.path
            ?? table.focusedRow ?? topmostSelected
        guard let path else { return nil }
        if !table.isInSight(path) {
            table.reveal(path, animated: false)
            table.layoutIfNeeded()
        }
        return table.visible.cells[path].map { table.convert($0.frame.intersection(table.bounds), to: nil) }
    }

    private var topmostSelected: RowPath? {
        table.visible.cells.filter { table.list.selection.contains($0.key) && $0.value.frame.overlaps(table.bounds) }
            .keys.min()
    }
}

extension UITableViewCell {
    /// Shows or hides the ring that marks the row of the open menu.
    func showMenuRing(_ isShown: Bool) {
        guard isShown != (focus?.menuRing != nil) else { return }
        focus?.menuRing?.removeFromSuperview()
        focus?.menuRing = nil
        guard isShown else { return }
        let ring = FocusRing()
        neededFocus.menuRing = ring
        ring.show(focusEffect as? UIFocusHaloEffect ?? UIFocusHaloEffect(), at: self)
    }
}

extension UITableView {
    /// The interaction that shows the context menus of the rows; nil if the delegate does not provide menus.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        delegateMethods.givesContextMenus ? rowMenu.interaction : nil
    }
}
