// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    /// Whether rows of the table are lifted or being dragged.
    public var hasActiveDrag: Bool { dragging.drag?.payload != nil }

    /// Whether a drag session that the table accepts is over the table.
    public var hasActiveDrop: Bool { dragging.drop?.isActive ?? false }

    /// Whether the rows on screen differ from those of the data source. True while the user reorders a row, while a
    /// drop gap is open, while drop animations run, and while there are placeholders.
    public var hasUncommittedUpdates: Bool {
        reorder != nil || dragging.placeholders?.gaps.isEmpty == false
            || dragging.drop.map { $0.gap != nil || !$0.landings.isEmpty } ?? false
    }

    func dragDelegateDidChange() {
        guard (dragDelegate == nil) != (dragging.drag == nil) else { return }
        if let rowDrag = dragging.drag {
            removeInteraction(rowDrag.interaction)
            dragging.drag = nil
            return updateDragAppearance()
        }
        let made = RowDrag(of: self)
        made.interaction.isEnabled = dragInteractionEnabled
        dragging.drag = made
        addInteraction(made.interaction)
    }

    func dropDelegateDidChange() {
        guard (dropDelegate == nil) != (dragging.drop == nil) else { return }
        if let rowDrop = dragging.drop {
            removeInteraction(rowDrop.interaction)
            dragging.drop = nil
            displaceRows()
            return updateDragAppearance()
        }
        let made = RowDrop(of: self)
        dragging.drop = made
        addInteraction(made.interaction)
    }

    /// The height in points of the gap for an item from outside this table: `rowHeight`, unless it is automatic. In
    /// that case, the height of the topmost visible row, or the usual row height in a table without rows.
    var heightOfIncomingItems: CGFloat {
        if rowHeight > 0 { return rowHeight }
        guard list.rows.count > 0 else { return UITableView.usualRowHeight(traitCollection) }
        let shown = visible.cells.keys.filter(list.rows.contains).min() ?? list.rows.path(ofRowNumber: 0)
        return CGFloat(geometry.rowRange(shown).height)
    }
}

extension UICellConfigurationState.DragState {
    init(_ state: UITableViewCell.DragState) {
        self =
            switch state {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
    }
}
