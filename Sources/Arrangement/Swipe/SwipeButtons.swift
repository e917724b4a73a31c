// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The positions of the buttons on one side of a swiped row, for a displacement of the row's content.
///
/// Lengths are in points from the row's edge inwards, so that they work for both sides and both text directions. The
/// first button is at the edge.
package struct SwipeButtons: Sendable, Hashable {
    /// The position of one button.
    package struct Place: Sendable, Hashable {
        /// The distance of the button's inner end from the row's edge. The button begins at the edge, beneath the
        /// buttons nearer to the edge. There is therefore never a gap between two buttons, even at fractions of a
        /// pixel.
        package var end: Double
        /// The distance of the image and title from the button's inner end.
        package var contentInset: Double
        /// The width available for the image and title.
        package var contentWidth: Double

        package init(end: Double, contentInset: Double, contentWidth: Double) {
            self.end = end
            self.contentInset = contentInset
            self.contentWidth = contentWidth
        }
    }

    /// The width of each button in an open row, in points.
    private let widths: [Double]
    /// The displacement of an open row's content, in points.
    package let openWidth: Double

    /// Computes the buttons' widths in an open row.
    ///
    /// - Parameters:
    ///   - wanted: the preferred width of each button, in points.
    ///   - room: the row's width. If the buttons would take more than their maximum share of it, all shrink
    ///     proportionally.
    package init(wanted: [Double], room: Double) {
        let sum = wanted.reduce(0, +)
        let most = max(room, 0) * Thresholds.SwipeActions.maximumOpenFraction
        let share = sum > most && sum > 0 ? most / sum : 1
        widths = wanted.map { $0 * share }
        openWidth = sum * share
    }

    /// The positions of the buttons, from the first button on.
    ///
    /// While the row opens, and when it is pulled farther, the buttons divide the visible width in proportion to their
    /// widths in an open row.
    ///
    /// - Parameters:
    ///   - shown: the displacement of the content; the buttons are hidden if it is negative.
    ///   - expanded: the index of the button that fills the visible width.
    package func places(shown: Double, expanded: Int? = nil) -> [Place] {
        let shown = max(shown, 0)
        let share = openWidth > 0 ? shown / openWidth : 0
        var end = 0.0
        return widths.enumerated().map { index, width in
            let visible = width * share
            end += visible
            if index == expanded {
                return Place(end: shown, contentInset: 0, contentWidth: min(width, shown))
            }
            // A partly visible button moves with the row's content. In a button that is wider than in an open row, the
            // image and the title are centred.
            return Place(
                end: end, contentInset: max(0, (visible - width) / 2), contentWidth: width)
        }
    }
}
