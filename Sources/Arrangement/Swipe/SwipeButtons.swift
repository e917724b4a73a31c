// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where the buttons on one side of a swiped row lie, for how far the row's content is pushed aside.
///
/// Lengths are in points, measured from the row's edge inwards, so that they serve either side and either direction of
/// text. The first button is the one at the edge.
package struct SwipeButtons: Sendable, Hashable {
    /// What a button takes of the row.
    package struct Place: Sendable, Hashable {
        /// Where the button ends, from the row's edge. It begins at the edge, beneath those nearer to that: so there is
        /// never a gap between two, at whatever fraction of a pixel they meet.
        package var end: Double
        /// Where its picture and its title begin, from its inner end.
        package var contentInset: Double
        /// How wide they may be.
        package var contentWidth: Double

        package init(end: Double, contentInset: Double, contentWidth: Double) {
            self.end = end
            self.contentInset = contentInset
            self.contentWidth = contentWidth
        }
    }

    /// Points that each button takes in an open row.
    private let widths: [Double]
    /// Points that the open row's content is pushed aside.
    package let openWidth: Double

    /// - Parameters:
    ///   - wanted: points that each button wants.
    ///   - room: the row's width. Buttons that want more than they may have of it all get as much less.
    package init(wanted: [Double], room: Double) {
        let sum = wanted.reduce(0, +)
        let most = max(room, 0) * Thresholds.SwipeActions.maximumOpenFraction
        let share = sum > most && sum > 0 ? most / sum : 1
        widths = wanted.map { $0 * share }
        openWidth = sum * share
    }

    /// The buttons' places, the first button's first.
    ///
    /// While the row opens, and past that, each has its share of what shows.
    ///
    /// - Parameters:
    ///   - shown: points that the content is pushed aside; nothing shows where it is pushed the other way.
    ///   - expanded: the button that takes all of it.
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
            // What comes into sight moves with the row's content; what has more room than it wants is in the middle.
            return Place(
                end: end, contentInset: max(0, (visible - width) / 2), contentWidth: width)
        }
    }
}
