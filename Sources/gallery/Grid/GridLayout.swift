// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A flow layout with columns of one width. The pictures of a line have different heights, and are centred in it.
final class GridLayout: UICollectionViewFlowLayout {
    /// The width in points that a column has at each zoom level, at least approximately.
    private static let columnWidths: [CGFloat] = [340, 180, 122, 74]
    /// The number of zoom levels. At level 0, the pictures are largest.
    static var levelCount: Int { columnWidths.count }

    /// The zoom level.
    let level: Int

    init(level: Int) {
        self.level = level
        super.init()
        minimumLineSpacing = spacing
        minimumInteritemSpacing = spacing
    }

    required init?(coder: NSCoder) {
        fatalError("GridLayout is made in code")
    }

    /// The space between two pictures, and at the edges.
    var spacing: CGFloat { [16, 12, 10, 6][level] }

    func columnCount(width: CGFloat) -> Int {
        max(level + 1, Int((width / GridLayout.columnWidths[level]).rounded()))
    }

    /// The width of a column in points, without a fraction.
    func columnWidth(width: CGFloat) -> CGFloat {
        let count = CGFloat(columnCount(width: width))
        return max(1, ((width - spacing * (count + 1)) / count).rounded(.down))
    }

    /// The insets that center the columns, whose widths are whole points.
    func insets(width: CGFloat) -> UIEdgeInsets {
        let count = CGFloat(columnCount(width: width))
        let rest = max(0, width - count * columnWidth(width: width) - (count - 1) * spacing)
        let left = (rest / 2).rounded(.down)
        return UIEdgeInsets(top: spacing, left: left, bottom: spacing, right: rest - left)
    }

    /// The first picture is at the right if text runs from right to left.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
