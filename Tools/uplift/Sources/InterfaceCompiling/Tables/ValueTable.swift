// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The attributes of elements that are values. Each of them can have the attribute `key`, too.
enum ValueTable {
    /// The names of attributes by the names of elements.
    static let attributes: [String: Set<String>] = [
        "color": [
            "alpha", "red", "green", "blue", "white", "cyan", "magenta", "yellow", "black", "colorSpace",
            "customColorSpace", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "catalog",
            "name",
        ],
        "fontDescription": fonts,
        "font": fonts,
        "size": ["width", "height"],
        "point": ["x", "y"],
        "rect": ["x", "y", "width", "height"],
        "range": ["location", "length"],
        "value": ["type", "x", "y", "width", "height", "location", "length"],
        "inset": ["minX", "minY", "maxX", "maxY"],
        "edgeInsets": ["top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "offsetWrapper": ["horizontal", "vertical"],
        "string": ["base64-UTF8"],
        "mutableString": ["base64-UTF8"],
        "integer": ["value"],
        "real": ["value"],
        "bool": ["value"],
        "date": ["timeIntervalSinceReferenceDate"],
        "locale": ["localeIdentifier"],
        "imageReference": ["image", "catalog", "symbolScale", "renderingMode"],
        "attributedString": [],
        "textAttributes": [],
    ]

    private static let fonts: Set<String> = [
        "type", "metaFont", "pointSize", "size", "weight", "name", "family", "style",
    ]
}
