// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text size that the user wants.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What a new device is set to.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// From the smallest to the largest, the unspecified one left out.
    package static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among `all`; nil for the unspecified category and unknown ones.
    package var position: Int? { UIContentSizeCategory.positions[self] }

    private static let positions = Dictionary(uniqueKeysWithValues: zip(all, 0...))

    /// Posted by the application after the user has chosen another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The new category, in the user info of the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether this is one of the five sizes that are only offered in the accessibility settings.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// Larger text is greater; what is no size is less than any.
extension UIContentSizeCategory: Comparable {
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.position ?? -1) < (right.position ?? -1)
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.position ?? -1) <= (right.position ?? -1)
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right < left
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right <= left
    }
}
