// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The text style and the layout of a section's header or footer title. Lengths are in points.
///
/// The lengths are those of iOS 15 to 18 (facts 196 to 198 in `Documentation/Facts.md`).
@MainActor
struct SectionTitleStyle {
    let textStyle: UIFont.TextStyle
    let color: UIColor
    let isUppercase: Bool
    /// The height of the header or footer with one line of text at the default text size.
    private let usualHeight: CGFloat
    /// The distance from the text to the bottom edge of the header or footer.
    let bottom: CGFloat
    /// The distance from the text to the left and right edges of the header or footer.
    let margin: CGFloat
    /// The height of one line of text at the default text size.
    private let usualLine: CGFloat
    private let traits: UITraitCollection
    private let pixelsPerPoint: CGFloat

    init(_ kind: HeaderFooterKind, _ section: Int, of table: UITableView) {
        let metrics = TableMetrics.current
        traits = table.traitCollection
        pixelsPerPoint = table.pixelsPerPoint
        margin = table.rowMargin
        switch (kind, table.style) {
        case (.header, .plain):
            (textStyle, color, isUppercase) = (.headline, .label, false)
            usualHeight = metrics.plainHeaderHeight
        case (.header, _):
            (textStyle, color, isUppercase) = (.footnote, .secondaryLabel, true)
            usualHeight = section == 0 ? metrics.firstGroupHeaderHeight : metrics.groupHeaderHeight
        case (.footer, _):
            (textStyle, color, isUppercase) = (.footnote, .secondaryLabel, false)
            usualHeight = metrics.footerHeight
        }
        usualLine = UIFont.preferredFont(
            forTextStyle: textStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).lineHeight.roundedUp(toPixelsAt: pixelsPerPoint)
        bottom =
            switch (kind, table.style) {
            case (.header, .plain): (usualHeight - usualLine) / 2
            case (.header, _): metrics.groupHeaderBottom
            case (.footer, _): metrics.footerBottom
            }
    }

    var font: UIFont { UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits) }

    func displayedTitle(_ title: String) -> String { isUppercase ? title.localizedUppercase : title }

    /// The height of a header or footer with one line of text.
    var heightOfLine: CGFloat { height(text: font.lineHeight.roundedUp(toPixelsAt: pixelsPerPoint)) }

    /// The height of a header or footer with a title, at a given width.
    func height(_ title: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = displayedTitle(title)
        return height(text: label.sizeThatFits(CGSize(width: width - 2 * margin, height: UILabel.unlimited)).height)
    }

    /// The height of a header or footer whose text has a given height.
    func height(text: CGFloat) -> CGFloat { (usualHeight + text - usualLine).roundedUp(toPixelsAt: pixelsPerPoint) }
}
