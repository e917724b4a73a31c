// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The sizes of a calendar's parts. They grow with the user's text size, up to a limit that leaves room for the days.
@MainActor
struct CalendarMetrics {
    /// The font size, in points, of hour and day names at the standard text size.
    private static let smallText: CGFloat = 10
    /// The maximum factor by which the sizes grow with the user's text size. At this factor, three days still fit
    /// beside the hour names.
    private static let mostGrowth: CGFloat = 1.6

    /// The font of hour and day names.
    let small: UIFont
    /// The font of the day numbers in the header.
    let number: UIFont
    /// The width, in points, of the column with the hour names.
    let gutter: CGFloat
    /// The height, in points, of the header with the day names.
    let header: CGFloat
    /// The height, in points, of a row of the all-day strip.
    let stripRow: CGFloat

    init(_ traits: UITraitCollection) {
        func font(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle) -> UIFont {
            UIFontMetrics(forTextStyle: style).scaledFont(
                for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * CalendarMetrics.mostGrowth,
                compatibleWith: traits)
        }
        small = font(CalendarMetrics.smallText, .regular, .caption2)
        number = font(17, .semibold, .headline)
        let growth = max(1, small.pointSize / CalendarMetrics.smallText)
        gutter = (46 * growth).rounded()
        header = (44 * growth).rounded()
        stripRow = (22 * growth).rounded()
    }
}
