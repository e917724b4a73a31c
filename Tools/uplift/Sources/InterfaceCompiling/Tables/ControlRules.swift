// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Controls, except for the text field.
    static let controlRules: [ElementRule] = [
        ElementRule(
            "control", "UIControl", base: "view",
            [
                .flag("enabled", true),
                .flag("selected", false),
                .flag("highlighted", false),
                .choice("contentHorizontalAlignment", Choices.horizontalAlignment, inCode: "center"),
                .choice("contentVerticalAlignment", Choices.verticalAlignment, inCode: "center"),
                .flag("showsMenuAsPrimaryAction", false),
                .plainText("toolTip"),
            ]),
        ElementRule(
            "button", "UIButton", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .choice("buttonType", Choices.button, inCode: "custom"),
                .record("buttonConfiguration", key: "configuration", configurationRules),
                .value("fontDescription", key: "titleFont"),
                .choice("lineBreakMode", Choices.lineBreak, inCode: "middleTruncation"),
                .special("state", key: "states", .states),
                .value("contentEdgeInsets", inCode: .insets(0, 0, 0, 0)),
                .value("imageEdgeInsets", inCode: .insets(0, 0, 0, 0)),
                .value("titleEdgeInsets", inCode: .insets(0, 0, 0, 0)),
                .flag("adjustsImageWhenHighlighted", true),
                .flag("adjustsImageWhenDisabled", true),
                .flag("showsTouchWhenHighlighted", false).unavailable,
                .flag("reversesTitleShadowWhenHighlighted", false).unavailable,
                .flag("changesSelectionAsPrimaryAction", false).unavailable,
                .flag("springLoaded", false),
                .value("titleShadowOffset", inCode: .size(0, 0)).unavailable,
                .flag("pointerInteraction", key: "pointerInteractionEnabled", false).unavailable,
                .object("menu", .other).unavailable,
                .ignored("hasAttributedTitle"),
            ]),
        ElementRule(
            "switch", "UISwitch", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .flag("on", false),
                .value("onTintColor"),
                .value("thumbTintColor"),
                .text("title").unavailable,
                .choice("preferredStyle", ["automatic": 0, "checkbox": 1, "sliding": 2], inCode: "automatic")
                    .unavailable,
                .image("onImage").unavailable,
                .image("offImage").unavailable,
            ]),
        ElementRule(
            "slider", "UISlider", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .number("minValue", key: "minimumValue", 0),
                .number("maxValue", key: "maximumValue", 1),
                .number("value", 0),
                .flag("continuous", true),
                .value("minimumTrackTintColor"),
                .value("maximumTrackTintColor"),
                .value("thumbTintColor"),
                .image("minimumValueImage").unavailable,
                .image("maximumValueImage").unavailable,
                .flag("animating", false).unavailable,
            ]),
        ElementRule(
            "refreshControl", "UIRefreshControl", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .value("attributedTitle"),
            ]),
        ElementRule(
            "stepper", "UIStepper", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .number("minimumValue", 0),
                .number("maximumValue", 100),
                .number("stepValue", 1),
                .number("value", 0),
                .flag("continuous", true),
                .flag("autorepeat", true),
                .flag("wraps", false),
            ]),
        ElementRule(
            "segmentedControl", "UISegmentedControl", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .objects("segments", .segment),
                .number("selectedSegmentIndex", -1),
                .flag("apportionsSegmentWidthsByContent", false),
                .flag("momentary", false),
                .value("selectedSegmentTintColor"),
                .ignored("segmentControlStyle"),
            ]),
        ElementRule(
            "segment", "IBSegment", role: .segment,
            [
                .text("title"), .image("image"), .flag("enabled", true), .number("width", 0),
                .value("contentOffset", inCode: .size(0, 0)),
            ]),
        ElementRule(
            "pageControl", "UIPageControl", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .number("numberOfPages", 0),
                .number("currentPage", 0),
                .flag("hidesForSinglePage", false),
                .flag("defersCurrentPageDisplay", false),
                .value("pageIndicatorTintColor"),
                .value("currentPageIndicatorTintColor"),
            ]),
        ElementRule(
            "datePicker", "UIDatePicker", base: "control",
            [
                .choice(
                    "datePickerMode", ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3],
                    inCode: "dateAndTime"),
                .choice("style", key: "preferredDatePickerStyle", dateStyles, absent: "wheels", inCode: "automatic"),
                .number("minuteInterval", 1),
                .number("countDownDuration", 0),
                .value("date"),
                .value("minimumDate"),
                .value("maximumDate"),
                .value("locale"),
                .value("timeZone"),
                .ignored("useCurrentDate"),
            ]),
        ElementRule(
            "colorWell", "UIColorWell", base: "control", [.flag("supportsAlpha", true), .value("selectedColor")]),
    ]

    private static let dateStyles = Choices.numbered("automatic", "wheels", "compact", "inline")

    /// The values of a button for one of its states.
    static let stateRules: [AttributeRule] = [
        .text("title"),
        .value("attributedTitle"),
        .image("image"),
        .image("backgroundImage"),
        .value("titleColor"),
        .value("titleShadowColor").unavailable,
        .record("preferredSymbolConfiguration", symbolRules).unavailable,
        .ignored("key"),
        .ignored("catalog"),
    ]

    /// The values of a button's configuration.
    static let configurationRules: [AttributeRule] = [
        .plainText("style"),
        .text("title", suffix: "configuration.title"),
        .text("subtitle", suffix: "configuration.subtitle"),
        .value("attributedTitle").unavailable,
        .value("attributedSubtitle").unavailable,
        .value("titleFontDescription", key: "font").unavailable,
        .value("fontDescription", key: "font").unavailable,
        .image("image"),
        .record("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage", symbolRules),
        .record("preferredSymbolConfigurationForImage", symbolRules),
        .choice("imagePlacement", ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]),
        .number("imagePadding"),
        .number("titlePadding"),
        .choice("titleAlignment", Choices.numbered("automatic", "leading", "center", "trailing")),
        .choice("cornerStyle", ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]),
        .choice("buttonSize", ["medium": 0, "small": 1, "mini": 2, "large": 3]),
        .flag("showsActivityIndicator", false).unavailable,
        .value("contentInsets"),
        .value("directionalEdgeInsets", key: "contentInsets"),
        .value("baseForegroundColor"),
        .value("baseBackgroundColor"),
        .record("background", backgroundRules).unavailable,
        .record("backgroundConfiguration", key: "background", backgroundRules).unavailable,
        .ignored("key"),
        .ignored("catalog"),
        .ignored("titleLineBreakMode"),
    ]

    /// The values of a background configuration.
    private static let backgroundRules: [AttributeRule] = [
        .value("backgroundColor"),
        .value("strokeColor"),
        .number("cornerRadius"),
        .number("strokeWidth"),
        .number("strokeOutset"),
        .image("image"),
        .choice("imageContentMode", key: "imageContentMode", Choices.contentMode),
        .value("backgroundInsets"),
        .ignored("key"),
        .ignored("catalog"),
    ]
}
