// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Provides the context menus of a list's rows. A menu belongs to one row, to all selected rows, or to the empty space
/// between rows. If the delegate provides no menu for a row, a secondary click or the menu key opens the menu of
/// its swipe actions.
@MainActor
final class RowMenu<List: ListView>: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: List
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self, showsOnLongPress: false)
    /// The row under the finger or pointer when the menu was last requested; nil for the menu of empty space.
    private var row: RowReference?
    /// The rows whose menu was last requested.
    private var rows: [RowReference] = []
    /// Whether the delegate has provided the menu of `rows`, and is therefore told when the menu opens and closes.
    private var isMenuFromDelegate = false
    /// The rows marked by a ring, because their menu is open without a lifted preview.
    private var marked: [RowReference] = []

    init(of list: List) {
        self.list = list
    }

    // MARK: Choosing the menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !list.isReordering else { return nil }
        // The menu key opens the menu of the focused row even if another view covers that row.
        let path = interaction.cause == .key ? list.row(at: location) : list.visibleRow(at: location)
        if let path {
            guard let cell = list.visible.cells[path], !list.isOpen(cell) else { return nil }
        }
        // The delegate may change the list while it is asked. Row references stay valid; paths do not.
        let row = path.map { list.list.reference(to: $0) }
        if list.delegateGivesMenus, let paths = rowsOfMenu(at: path) {
            let rows = paths.map { list.list.reference(to: $0) }
            if let configuration = list.menuFromDelegate(of: paths, at: location) {
                (self.row, self.rows, isMenuFromDelegate) = (row, rows, true)
                return addingNewScene(to: configuration, at: location)
            }
        }
        // If the app has added its own context menu interaction to the list, the list's own menu is not offered.
        let isAlone = !list.interactions.contains { $0 !== interaction && $0 is UIContextMenuInteraction }
        guard isAlone, interaction.cause != .press, let row else { return nil }
        (self.row, rows, isMenuFromDelegate) = (row, [row], false)
        return addingNewScene(to: list.menuOfSwipeActions(of: row), at: location)
    }

    /// Adds the action that opens the row in a new window, if the delegate does that and the app has several scenes.
    private func addingNewScene(
        to configuration: UIContextMenuConfiguration?, at location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard UIApplication.shared.supportsMultipleScenes, rows.count == 1, let path = row?.path,
            let scene = list.newScene(for: path, at: location)
        else { return configuration }
        let configuration = configuration ?? UIContextMenuConfiguration()
        configuration.additionalElements = [UIWindowScene.ActivationAction { _ in scene }]
        return configuration
    }

    /// The rows of the menu that is requested at a row, or in empty space if `path` is nil. Nil for no menu.
    private func rowsOfMenu(at path: RowPath?) -> [RowPath]? {
        guard list.menusMayHaveSeveralRows else { return path.map { [$0] } }
        guard let path else { return [] }
        return list.list.selection.contains(path) ? list.list.selection.paths() : [path]
    }

    // MARK: Previews

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The touch that opens the menu does not select the row.
        list.cancelRowTouch()
        return preview { list.highlightPreview(of: $0, configuration) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        preview { list.dismissalPreview(of: $0, configuration) }
    }

    /// Asks the delegate for the preview of each row of the menu, and returns that of the row under the finger.
    private func preview(_ fromDelegate: (RowPath?) -> UITargetedPreview?) -> UITargetedPreview? {
        var preview: UITargetedPreview?
        if isMenuFromDelegate {
            for other in rows {
                let isShown = other.path.map { list.visible.cells[$0] != nil } ?? false
                // The delegate is asked about the only row of a menu even if an action of the menu has deleted it.
                guard isShown || rows.count == 1 else { continue }
                let answer = fromDelegate(other.path)
                if other.path == row?.path { preview = answer }
            }
        }
        return preview ?? rowPreview
    }

    /// The preview of the row at its current position; nil if the row is not on screen any more.
    private var rowPreview: UITargetedPreview? {
        guard let cell = row?.path.flatMap({ list.visible.cells[$0] }), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.opaqueBackdrop
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: cell.menuPreviewCornerRadius)
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    // MARK: Opening and closing

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if interaction.menuAppearance == .compact { mark(rows) }
        // Keyboard navigation continues from the row whose menu is open, as after a touch on the row.
        if let path = row?.path { list.focusFollowsTouch(on: path, isPointer: interaction.cause == .click) }
        if isMenuFromDelegate { list.willDisplayMenu(configuration, animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        mark([])
        if isMenuFromDelegate { list.willEndMenu(configuration, animator) }
    }

    private func mark(_ rows: [RowReference]) {
        let old = marked
        marked = rows
        for path in (old + rows).compactMap(\.path) { list.visible.cells[path]?.showMenuRing(isMarked(path)) }
    }

    /// Whether a row is marked by a ring because its menu is open.
    func isMarked(_ path: RowPath) -> Bool { marked.contains { $0.path == path } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if isMenuFromDelegate { list.willPerformPreviewAction(configuration, animator) }
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
            .compactMap { $0 as? List.Cell }.first { $0.listView === self.list }?.path
            ?? list.focusedRow ?? topmostSelected
        guard let path else { return nil }
        if !list.isInSight(path) {
            list.reveal(path, animated: false)
            list.layoutIfNeeded()
        }
        return list.visible.cells[path].map {
            list.convert($0.convert($0.bounds, to: list).intersection(list.bounds), to: nil)
        }
    }

    /// The menu of empty space lifts nothing.
    var liftsPreview: Bool { !rows.isEmpty }

    private var topmostSelected: RowPath? {
        list.visible.cells.filter { path, cell in
            list.list.selection.contains(path) && cell.convert(cell.bounds, to: list).overlaps(list.bounds)
        }.keys.min()
    }
}

extension ListCell {
    /// Shows or hides the ring that marks a row of the open menu.
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
