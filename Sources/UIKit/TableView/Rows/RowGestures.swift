// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The gesture recognizers of a table, and the row that is touched.
@MainActor
final class RowGestures {
    let swipe = SwipePanGestureRecognizer()
    let selectionGesture = MultipleSelectionPanGestureRecognizer()
    let reorder = ReorderControlRecognizer()
    /// The row that is being touched by a finger or pressed with the mouse.
    var touchedRow: TouchedRow?

    /// Adds the recognizers and the context menu interaction to the table, in the order in which they get touches.
    func add(to table: UITableView) {
        swipe.list = table
        swipe.allowedScrollTypesMask = .all
        swipe.addTarget(table, action: UITableView.handleSwipe)
        selectionGesture.list = table
        selectionGesture.addTarget(table, action: UITableView.handleSelectionGesture)
        reorder.mayMove = { [unowned table] in ($0 as? UITableViewCell).map(table.mayReorder) ?? false }
        reorder.addTarget(table, action: UITableView.reorderControlMoved)
        table.addGestureRecognizer(swipe)
        table.addGestureRecognizer(selectionGesture)
        table.addInteraction(table.rowMenu.interaction)
        table.addGestureRecognizer(reorder)
    }
}
