// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How large the parts of a calendar are, which grow with the person's text, up to where days would have no room left.
@MainActor
struct CalendarMetrics {
    /// Points of the names of hours and days at the usual text size.
    private static let smallText: CGFloat = 10
    /// How many times as large everything becomes at most: three days still have room beside it.
    private static let mostGrowth: CGFloat = 1.6

    /// Of the names of hours and days, and of the days' numbers.
    let small: UIFont
    let number: UIFont
    /// Points beside the hours, above them, and of a row of the strip of whole days.
    let gutter: CGFloat
    let header: CGFloat
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
