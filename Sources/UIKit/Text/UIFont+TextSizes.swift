// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The font size of each text style at each text size that the user can choose.
///
/// Source: the Dynamic Type tables of Apple's Human Interface Guidelines (iOS 15 to 18). They give the point size and
/// the distance between baselines. Lengths scale in proportion to that distance.
enum TextSizes {
    struct Size: Equatable {
        var points: CGFloat
        var leading: CGFloat

        init(_ points: CGFloat, _ leading: CGFloat) {
            self.points = points
            self.leading = leading
        }
    }

    /// The text size category of a trait collection, or that of the current traits if the collection specifies none.
    static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category.position != nil { return category }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current.position == nil ? .large : current
    }

    /// The font size and line height of a text style in a text size category. Unknown styles have those of body text.
    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> Size {
        let sizes = table[style] ?? table[.body]!
        return sizes[category.position ?? UIContentSizeCategory.large.position!]
    }

    /// The font sizes and line heights of each text style. Each array begins with the categories from extra small to
    /// extra extra extra large, and ends with the five accessibility categories.
    private static let table: [UIFont.TextStyle: [Size]] = {
        var table: [UIFont.TextStyle: [Size]] = [:]
        table[.largeTitle] = sizes(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
        table[.title1] = sizes(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
        table[.title2] = sizes(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
        table[.title3] = sizes(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
        table[.body] = sizes(
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        table[.headline] = table[.body]
        table[.callout] = sizes(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
        table[.subheadline] = sizes(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
        table[.footnote] = sizes(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
        table[.caption1] = sizes(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51])
        table[.caption2] = sizes(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
        return table
    }()

    private static func sizes(_ points: [CGFloat], _ leadings: [CGFloat]) -> [Size] {
        zip(points, leadings).map { Size($0, $1) }
    }
}
