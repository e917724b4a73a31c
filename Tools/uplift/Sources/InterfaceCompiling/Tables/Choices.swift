// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of enumerations and option sets in UIKit, by the names that documents have for the cases.
enum Choices {
    /// Names for numbers from 0 on.
    static func numbered(_ names: String...) -> [String: Double] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Double($0)) })
    }

    static let contentMode = numbered(
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight")
    static let semanticContent = numbered(
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")
    static let autoresizing: [String: Double] = [
        "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
        "flexibleMaxY": 32,
    ]

    // MARK: Text

    static let textAlignment = numbered("left", "center", "right", "justified", "natural")
    static let lineBreak: [String: Double] = [
        "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
        "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4,
        "truncatingMiddle": 5,
    ]
    static let baselineAdjustment = numbered("alignBaselines", "alignCenters", "none")
    static let writingDirection: [String: Double] = ["natural": -1, "leftToRight": 0, "rightToLeft": 1]

    // MARK: Controls

    static let horizontalAlignment = numbered("center", "left", "right", "fill", "leading", "trailing")
    static let verticalAlignment = numbered("center", "top", "bottom", "fill")
    static let button: [String: Double] = [
        "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
        "contactAdd": 5, "close": 7,
    ]
    static let events: [String: Double] = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16,
        "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096,
        "primaryActionTriggered": 8192, "menuActionTriggered": 16384, "editingDidBegin": 65536,
        "editingChanged": 131_072, "editingDidEnd": 262_144, "editingDidEndOnExit": 524_288,
    ]
    static let border = numbered("none", "line", "bezel", "roundedRect")
    static let viewMode = numbered("never", "whileEditing", "unlessEditing", "always")
    static let symbolScale: [String: Double] = [
        "default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3,
    ]
    static let symbolWeight = numbered(
        "unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black")

    // MARK: Views

    static let axis = numbered("horizontal", "vertical")
    static let distribution = numbered(
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
    static let alignment: [String: Double] = [
        "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
        "lastBaseline": 5,
    ]
    static let blur: [String: Double] = [
        "extraLight": 0, "light": 1, "dark": 2, "regular": 4, "prominent": 5,
        "systemUltraThinMaterial": 6, "systemThinMaterial": 7, "systemMaterial": 8, "systemThickMaterial": 9,
        "systemChromeMaterial": 10, "systemUltraThinMaterialLight": 11, "systemThinMaterialLight": 12,
        "systemMaterialLight": 13, "systemThickMaterialLight": 14, "systemChromeMaterialLight": 15,
        "systemUltraThinMaterialDark": 16, "systemThinMaterialDark": 17, "systemMaterialDark": 18,
        "systemThickMaterialDark": 19, "systemChromeMaterialDark": 20,
    ]
    static let vibrancy = numbered(
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
        "separator")
    static let indicator = numbered("default", "black", "white")
    static let keyboardDismiss: [String: Double] = [
        "none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3, "interactiveWithAccessory": 4,
    ]
    static let insetAdjustment = numbered("automatic", "scrollableAxes", "never", "always")
    static let barStyle = numbered("default", "black", "blackTranslucent")

    // MARK: Tables

    static let tableStyle = numbered("plain", "grouped", "insetGrouped")
    static let separator: [String: Double] = ["none": 0, "singleLine": 1, "default": 1, "singleLineEtched": 1]
    static let separatorInset: [String: Double] = ["cellEdges": 0, "automaticInsets": 1, "automatic": 1]
    static let cellStyle: [String: Double] = [
        "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
        "IBUITableViewCellStyleSubtitle": 3,
    ]
    static let accessory = numbered(
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")
    static let selection = numbered("none", "blue", "gray", "default")
    static let focus = numbered("default", "custom")

    // MARK: Controllers and bars

    static let presentation: [String: Double] = [
        "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3,
        "custom": 4, "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
    ]
    static let transition = numbered("coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")
    static let edges: [String: Double] = ["top": 1, "left": 2, "bottom": 4, "right": 8]
    static let largeTitle = numbered("automatic", "always", "never")
    static let backButton = numbered("default", "generic", "minimal")
    static let barItem = numbered(
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo", "redo"
    ).merging(["close": 24]) { $1 }
    static let barItemStyle = numbered("plain", "bordered", "done")
    static let tabItem = numbered(
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads", "mostRecent", "mostViewed")
    static let swipe: [String: Double] = ["right": 1, "left": 2, "up": 4, "down": 8]

    // MARK: Constraints

    static let layoutAttribute: [String: Double] = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8,
        "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13,
        "rightMargin": 14, "topMargin": 15, "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18,
        "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    ]
    static let relation: [String: Double] = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]

    // MARK: Accessibility

    static let traits: [String: Double] = {
        let names = [
            "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
            "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
            "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
        ]
        var bits = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Double(1 << $0)) })
        bits["none"] = 0
        bits["notFound"] = 0
        return bits
    }()
}
