// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// How large the parts of a calendar are, which grow with the person's text, up to where days would have no room left.
@MainActor
struct CalendarMetrics {
    /// Of the names of hours and days, and of the days' numbers.
    let small: UIFont
    let number: UIFont
    /// Points beside the hours, above them, and of a row of the strip of whole days.
    let gutter: CGFloat
    let header: CGFloat
    let stripRow: CGFloat

    init(_ traits: UITraitCollection) {
        let most = CGFloat(Thresholds.Calendar.mostGrowth)
        func font(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle) -> UIFont {
            UIFontMetrics(forTextStyle: style).scaledFont(
                for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * most,
                compatibleWith: traits)
        }
        small = font(CGFloat(Thresholds.Calendar.smallText), .regular, .caption2)
        number = font(CGFloat(Thresholds.Calendar.numberText), .semibold, .headline)
        let growth = max(1, small.pointSize / CGFloat(Thresholds.Calendar.smallText))
        gutter = (CGFloat(Thresholds.Calendar.gutter) * growth).rounded()
        header = (CGFloat(Thresholds.Calendar.header) * growth).rounded()
        stripRow = (CGFloat(Thresholds.Calendar.stripRow) * growth).rounded()
    }
}
