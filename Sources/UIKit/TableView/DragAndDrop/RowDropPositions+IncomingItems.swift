// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension RowDropPositions {
    /// The height in points of the gap for items from outside this table: usually the height of one row. If all items
    /// are table rows and this table's delegate returns no heights, the gap has the rows' total height, up to a limit.
    var heightOfIncomingItems: CGFloat {
        guard let drag = drop.interaction.coordinator?.current, !table.delegateMethods.givesHeights else {
            return table.heightOfIncomingItems
        }
        var fixed: CGFloat?
        if case .uniform(let height) = table.heightSource { fixed = height }
        let most = table.bounds.height * CGFloat(Thresholds.DragSession.largestGap)
        return drag.heightOfRows(each: fixed, atMost: most) ?? table.heightOfIncomingItems
    }
}

extension ActiveDrag {
    /// The total height of the dragged table rows in points; nil if something other than table rows is dragged.
    ///
    /// - Parameters:
    ///   - fixed: the height of each row in points; nil for the row's height in its own table.
    ///   - most: the upper limit of the result in points. Further rows are not measured once it is reached.
    fileprivate func heightOfRows(each fixed: CGFloat?, atMost most: CGFloat) -> CGFloat? {
        var height: CGFloat = 0
        for sourceInteraction in sourceInteractions {
            guard let source = sourceInteraction.delegate as? ListDrag, let table = source.view as? UITableView else {
                return nil
            }
            let paths = source.paths(draggedBy: session)
            if paths.isEmpty { return nil }
            for path in paths {
                height += fixed ?? CGFloat(table.geometry.rowRange(path).height)
                if height >= most { return most }
            }
        }
        return sourceInteractions.isEmpty ? nil : height
    }
}
