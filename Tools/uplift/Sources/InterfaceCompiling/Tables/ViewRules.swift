// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Views without text and without scrolling. Each view has the rules of `view`.
    static let viewRules: [ElementRule] = [
        ElementRule("view", "UIView", commonViewRules),
        ElementRule("containerView", "UIView", base: "view"),
        ElementRule(
            "imageView", "UIImageView", base: "view",
            [
                .flag("userInteractionEnabled", absent: true, inCode: false),
                .image("image"),
                .image("highlightedImage"),
                .flag("highlighted", false),
                .record("preferredSymbolConfiguration", symbolRules),
                .flag("adjustsImageSizeForAccessibilityContentSizeCategory", false).unavailable,
            ]),
        ElementRule(
            "stackView", "UIStackView", base: "view",
            [
                .flag("opaque", absent: nil, inCode: false),
                .choice("axis", Choices.axis, inCode: "horizontal"),
                .choice("distribution", Choices.distribution, inCode: "fill"),
                .choice("alignment", Choices.alignment, inCode: "fill"),
                .number("spacing", 0),
                .equals("spacingType", key: "usesStandardSpacing", "standard"),
                .flag("baselineRelativeArrangement", false),
                .flag("layoutMarginsRelativeArrangement", false),
            ]),
        ElementRule(
            "visualEffectView", "UIVisualEffectView", base: "view",
            [
                .flag("opaque", absent: nil, inCode: false),
                .object("contentView"),
                .special("blurEffect", key: "effect", .effect),
                .special("vibrancyEffect", key: "effect", .effect),
            ]),
        ElementRule(
            "progressView", "UIProgressView", base: "view",
            [
                .flag("opaque", absent: nil, inCode: false),
                .choice("progressViewStyle", ["default": 0, "bar": 1], inCode: "default"),
                .number("progress", 0),
                .value("progressTintColor"),
                .value("trackTintColor"),
                .image("progressImage").unavailable,
                .image("trackImage").unavailable,
            ]),
        ElementRule(
            "activityIndicatorView", "UIActivityIndicatorView", base: "view",
            [
                .flag("opaque", absent: nil, inCode: false),
                .choice(
                    "style", ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101], inCode: "medium"),
                .flag("animating", false),
                .flag("hidesWhenStopped", absent: false, inCode: true),
                .value("color"),
            ]),
        ElementRule(
            "pickerView", "UIPickerView", base: "view",
            [.flag("showsSelectionIndicator", false)]),
        ElementRule("window", "UIWindow", base: "view"),
    ]

    /// The rules of each view.
    private static let commonViewRules: [AttributeRule] =
        [
            .value("frame"),
            .options("autoresizingMask", Choices.autoresizing, inCode: 0),
            .value("bounds"),
            .flag("translatesAutoresizingMaskIntoConstraints", true),
            .flag("hidden", false),
            .number("alpha", 1),
            .flag("opaque", true),
            .value("backgroundColor"),
            .value("tintColor"),
            .choice("contentMode", Choices.contentMode, inCode: "scaleToFill"),
            .flag("clipsSubviews", key: "clipsToBounds", false),
            .flag("userInteractionEnabled", true),
            .flag("multipleTouchEnabled", false),
            .flag("exclusiveTouch", false),
            .flag("autoresizesSubviews", true),
            .number("tag", 0),
            .choice("semanticContentAttribute", Choices.semanticContent, inCode: "unspecified"),
            .flag("insetsLayoutMarginsFromSafeArea", true),
            .flag("preservesSuperviewLayoutMargins", false),
            .flag("layoutMarginsFollowReadableWidth", false),
            .value("layoutMargins"),
            .value("directionalLayoutMargins"),
            .number("horizontalHuggingPriority"),
            .number("verticalHuggingPriority"),
            .number("horizontalCompressionResistancePriority"),
            .number("verticalCompressionResistancePriority"),
            .group("accessibilityConfiguration", accessibilityRules),
            .objects("viewLayoutGuide", key: "layoutGuides", .guide),
            .objects("subviews", .view),
            .objects("constraints", .constraint),
            .number("contentScaleFactor"),
        ]
        + AttributeRule.ignored([
            "frameInset", "clearsContextBeforeDrawing", "contentStretch", "gestureRecognizers",
            "placeholderIntrinsicWidth",
            "placeholderIntrinsicHeight", "intrinsicContentSize", "userGuides", "designables", "accessibilityOverrides",
            "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
            "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSimulatedSizeMetrics", "locked",
            "appearanceType",
        ])

    /// The rules of an object's accessibility.
    static let accessibilityRules: [AttributeRule] = [
        .flag("isElement", key: "isAccessibilityElement", absent: nil, inCode: nil),
        .text("label", key: "accessibilityLabel"),
        .text("hint", key: "accessibilityHint"),
        .text("value", key: "accessibilityValue"),
        .plainText("identifier", key: "accessibilityIdentifier"),
        .options("traits", key: "accessibilityTraits", Choices.traits),
        .ignored("key"),
    ]

    /// The rules of the configuration of a symbol.
    static let symbolRules: [AttributeRule] = [
        .choice("configurationType", ["pointSize": 1, "font": 2]),
        .number("pointSize"),
        .choice("scale", Choices.symbolScale),
        .choice("weight", Choices.symbolWeight),
        .value("fontDescription"),
        .value("font"),
        .ignored("key"),
        .ignored("renderingMode"),
    ]
}
