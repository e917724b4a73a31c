// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension RowDrop {
    /// How much room what comes from elsewhere takes, in points: rows of other tables as much as there, all together,
    /// where the rows of this one are as high as what is in them; anything else as a row of this one does as a rule.
    var heightOfVisitors: CGFloat {
        let (table, drag) = (table.view, interaction.coordinator?.current)
        guard let drag, !table.delegateAnswers.givesHeights else { return table.heightOfVisitors }
        var fixed: CGFloat?
        if case .uniform(let height) = table.heightSource { fixed = height }
        let most = table.bounds.height * CGFloat(Thresholds.DragSession.largestGap)
        return drag.heightOfRows(each: fixed, atMost: most) ?? table.heightOfVisitors
    }
}

extension ActiveDrag {
    /// How high the rows are together that are on their way; nil where something else is among them.
    ///
    /// - Parameters:
    ///   - fixed: points that each takes; nil for as many as in its own table.
    ///   - most: points: where there is more to come, nobody looks any further.
    fileprivate func heightOfRows(each fixed: CGFloat?, atMost most: CGFloat) -> CGFloat? {
        var height: CGFloat = 0
        for giver in givers {
            guard let rows = giver.delegate as? RowDrag else { return nil }
            let paths = rows.paths(carriedBy: session)
            if paths.isEmpty { return nil }
            for path in paths {
                height += fixed ?? CGFloat(rows.table.list.geometry.rowRange(path).height)
                if height >= most { return most }
            }
        }
        return givers.isEmpty ? nil : height
    }
}
