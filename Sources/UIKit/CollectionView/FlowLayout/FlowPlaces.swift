// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The places of the items, headers and footers of a flow layout.
struct FlowPlaces {
    var geometry: FlowGeometry
    /// For each section, the beginning of its lines across the scroll direction, in points.
    var leadingInsets: [CGFloat]
    /// The size that items get until their cells are measured; nil if sizes are not estimated.
    var estimate: FlowSize?

    func contains(_ path: RowPath) -> Bool {
        path.section >= 0 && path.section < geometry.sectionCount && path.row >= 0
            && path.row < geometry.section(path.section).section.lines.itemCount
    }

    func frame(of path: RowPath) -> FlowFrame { shifted(geometry.frame(of: path), path.section) }

    /// The place of an item of a section, with the section's inset.
    func shifted(_ frame: FlowFrame, _ section: Int) -> FlowFrame {
        var frame = frame
        frame.position += Double(leadingInsets[section])
        return frame
    }
}

extension FlowPlaces {
    /// Whether items of the given size are estimated in these places too, so that measured sizes can be kept.
    func keepsSizes(_ estimate: FlowSize?, _ section: Int, _ count: Int) -> Bool {
        estimate != nil && self.estimate != nil && section < geometry.sectionCount
            && geometry.section(section).section.lines.itemCount == count
    }

    /// Gives an item its measured size.
    ///
    /// - Complexity: O(log n)
    mutating func setSize(_ size: FlowSize, of path: RowPath) {
        guard contains(path) else { return }
        geometry.update(path.section) { $0.lines.replace(path.row..<path.row + 1, with: [size]) }
    }

    /// Gives all items that are not measured another estimated size.
    mutating func setEstimate(_ new: FlowSize) {
        guard let old = estimate, old != new else { return }
        estimate = new
        for section in 0..<geometry.sectionCount { geometry.update(section) { $0.lines.replaceSize(old, with: new) } }
    }
}
