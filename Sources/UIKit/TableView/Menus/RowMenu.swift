// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The menus of a table's rows: what the delegate has for a row, or else, for a pointer's secondary click, its swipe
/// actions.
@MainActor
final class RowMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self, followsPresses: false)
    /// The row whose menu was last asked for.
    private var row: RowReference?
    /// Whether that menu is the delegate's, which then hears of it.
    private var isDelegates = false
    /// The row whose menu is open with nothing lifted: a ring says which it is.
    private var marked: RowReference?

    init(of table: UITableView) {
        self.table = table
    }

    /// What hears of the menu that is on the screen.
    private var listener: (any UITableViewDelegate)? { isDelegates ? table.delegate : nil }

    // MARK: Which menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        // A key says which row it means, whatever lies over that.
        let isKey = interaction.cause == .key
        guard table.reorder == nil,
            let path = isKey ? table.indexPathForRow(at: location).map({ RowPath($0) }) : table.rowSeen(at: location),
            let cell = table.visible.cells[path], table.swipe?.cell !== cell
        else { return nil }
        let indexPath = IndexPath(path)
        if table.delegateAnswers.givesContextMenus,
            let configuration = table.delegate?.contextMenu(table, indexPath, location)
        {
            (row, isDelegates) = (table.list.reference(to: path), true)
            return configuration
        }
        // The app may have a menu of its own for the table.
        let isAlone = !table.interactions.contains { $0 !== interaction && $0 is UIContextMenuInteraction }
        guard isAlone, interaction.cause != .press else { return nil }
        let row = table.list.reference(to: path)
        (self.row, isDelegates) = (row, false)
        return table.menuOfSwipeActions(of: row)
    }

    // MARK: What is lifted

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The touch that opens the menu selects nothing.
        table.forgetTouchedRow()
        return listener?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? rowPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        listener?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? rowPreview
    }

    /// The row where it is now; nil where it has gone.
    private var rowPreview: UITargetedPreview? {
        guard let cell = row?.path.flatMap({ table.visible.cells[$0] }), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.opaqueGround
        parameters.visiblePath = UIBezierPath(
            roundedRect: cell.bounds, cornerRadius: TableMetrics.current.groupCornerRadius)
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    // MARK: Coming and going

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if interaction.menuAppearance == .compact { mark(row) }
        // Keys go on at the row that the menu is about.
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
            table.visible.cells[path]?.showMenuRing(marks(path))
        }
    }

    func marks(_ path: RowPath) -> Bool { marked.map { $0.path == path } ?? false }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        listener?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension RowMenu: ContextMenuParts {
    /// The row that the responder is in, or that has the focus, which is brought into sight where nothing of it is; or
    /// else the topmost selected one on screen.
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
    /// Shows that the open menu is the row's, or does not any more.
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
    /// What shows the rows' context menus; nil while the delegate gives none.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        delegateAnswers.givesContextMenus ? rowMenu.interaction : nil
    }
}
