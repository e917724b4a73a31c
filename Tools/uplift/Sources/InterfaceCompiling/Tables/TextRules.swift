// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Views that show or edit text.
    static let textRules: [ElementRule] = [
        ElementRule(
            "label", "UILabel", base: "view",
            [
                .flag("userInteractionEnabled", absent: true, inCode: false),
                .flag("opaque", absent: nil, inCode: false),
                .value("fontDescription", key: "font", inCode: .font(.system(size: 17, weight: 0, isItalic: false))),
                .value("textColor"),
                .value("highlightedColor", key: "highlightedTextColor"),
                .flag("highlighted", false),
                .flag("enabled", true),
                .value("shadowColor"),
                .value("shadowOffset", inCode: .size(0, -1)),
                .choice("textAlignment", Choices.textAlignment, absent: "left", inCode: "natural"),
                .choice("lineBreakMode", Choices.lineBreak, inCode: "tailTruncation"),
                .number("numberOfLines", 1),
                .flag("adjustsFontSizeToFit", key: "adjustsFontSizeToFitWidth", absent: true, inCode: false),
                .number("minimumScaleFactor", 0),
                .flag("adjustsFontForContentSizeCategory", false),
                .flag("allowsDefaultTighteningForTruncation", false),
                .flag("adjustsLetterSpacingToFitWidth", key: "allowsDefaultTighteningForTruncation", false),
                .choice("baselineAdjustment", Choices.baselineAdjustment, inCode: "alignBaselines").unavailable,
                .number("preferredMaxLayoutWidth", 0),
                .text("text"),
                .value("attributedText"),
                .ignored("minimumFontSize"),
                .ignored("usesAttributedText"),
                .ignored("autoshrinkMode"),
            ]),
        ElementRule(
            "textField", "UITextField", base: "control",
            [
                .flag("opaque", absent: nil, inCode: false),
                .choice("contentHorizontalAlignment", Choices.horizontalAlignment, inCode: "left"),
                .choice("borderStyle", Choices.border, inCode: "none"),
                .value("fontDescription", key: "font"),
                .value("textColor"),
                .choice("textAlignment", Choices.textAlignment, absent: "left", inCode: "natural"),
                .flag("adjustsFontForContentSizeCategory", false),
                .choice("clearButtonMode", Choices.viewMode, inCode: "never"),
                .choice("leftViewMode", Choices.viewMode, inCode: "never"),
                .choice("rightViewMode", Choices.viewMode, inCode: "never"),
                .object("leftView"),
                .object("rightView"),
                .object("inputAccessoryView").unavailable,
                .object("inputView").unavailable,
                .flag("clearsOnBeginEditing", false),
                .flag("clearsOnInsertion", false).unavailable,
                .flag("adjustsFontSizeToFit", key: "adjustsFontSizeToFitWidth", absent: nil, inCode: false)
                    .unavailable,
                .image("background").unavailable,
                .image("disabledBackground").unavailable,
                .text("placeholder"),
                .value("attributedPlaceholder"),
                .text("text"),
                .value("attributedText").unavailable,
                .group("textInputTraits", textInputRules),
                .flag("allowsEditingTextAttributes", false).unavailable,
                .ignored("minimumFontSize"),
                .ignored("usesAttributedText"),
            ]),
        ElementRule(
            "textView", "UITextView", base: "scrollView",
            [
                .value("fontDescription", key: "font"),
                .value("textColor"),
                .choice("textAlignment", Choices.textAlignment, absent: "left", inCode: "natural"),
                .flag("editable", true),
                .flag("selectable", true),
                .flag("adjustsFontForContentSizeCategory", false),
                .flag("allowsEditingTextAttributes", false),
                .flag("clearsOnInsertion", false),
                .options("dataDetectorTypes", dataDetectors, inCode: 0),
                .value("textContainerInset"),
                .text("text"),
                .value("attributedText"),
                .group("textInputTraits", textInputRules),
                .ignored("usesAttributedText"),
            ]),
        ElementRule(
            "searchBar", "UISearchBar", base: "view",
            [
                .text("text"),
                .text("prompt"),
                .text("placeholder"),
                .choice("searchBarStyle", ["default": 0, "prominent": 1, "minimal": 2], inCode: "default"),
                .choice("barStyle", Choices.barStyle, inCode: "default"),
                .flag("translucent", true),
                .flag("showsCancelButton", false),
                .flag("showsBookmarkButton", false),
                .flag("showsSearchResultsButton", false),
                .flag("showsScopeBar", false),
                .value("barTintColor"),
                .value("scopeButtonTitles"),
                .group("textInputTraits", textInputRules),
                .image("backgroundImage"),
                .image("scopeBarBackgroundImage"),
            ]),
    ]

    private static let dataDetectors: [String: Double] = [
        "phoneNumber": 1, "link": 2, "address": 4, "calendarEvent": 8, "shipmentTrackingNumber": 16,
        "flightNumber": 32, "lookupSuggestion": 64, "none": 0,
    ]

    /// The rules of text input: the properties of `UITextInputTraits`.
    private static let textInputRules: [AttributeRule] = [
        .flag("secureTextEntry", false),
        .choice(
            "keyboardType",
            [
                "default": 0, "alphabet": 1, "ASCIICapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4,
                "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10,
                "ASCIICapableNumberPad": 11,
            ], inCode: "default"
        ).unavailable,
        .choice(
            "returnKeyType",
            Choices.numbered(
                "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
                "continue"), inCode: "default"
        ).unavailable,
        .choice(
            "autocapitalizationType", Choices.numbered("none", "words", "sentences", "allCharacters"), absent: nil,
            inCode: nil
        ).unavailable,
        .choice("autocorrectionType", correction, inCode: "default").unavailable,
        .choice("spellCheckingType", correction, inCode: "default").unavailable,
        .choice("smartQuotesType", correction, inCode: "default").unavailable,
        .choice("smartDashesType", correction, inCode: "default").unavailable,
        .choice("smartInsertDeleteType", correction, inCode: "default").unavailable,
        .choice("keyboardAppearance", ["default": 0, "dark": 1, "alert": 1, "light": 2], inCode: "default").unavailable,
        .flag("enablesReturnKeyAutomatically", false).unavailable,
        .plainText("textContentType").unavailable,
        .ignored("key"),
    ]

    private static let correction: [String: Double] = ["default": 0, "no": 1, "yes": 2]
}
