// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Collections, their cells and layouts.
    static let collectionRules: [ElementRule] = [
        ElementRule(
            "collectionView", "UICollectionView", base: "scrollView",
            [
                .object("collectionViewLayout", .layout),
                .flag("allowsSelection", true),
                .flag("allowsMultipleSelection", false),
                .flag("prefetchingEnabled", true),
                .flag("springLoaded", false),
                .flag("remembersLastFocusedIndexPath", false),
                .flag("selectionFollowsFocus", false),
                .object("backgroundView"),
                .objects("cells", key: "prototypes", .view),
                .object("sectionHeaderView"),
                .object("sectionFooterView"),
                .ignored("dataMode"),
            ]),
        ElementRule(
            "collectionReusableView", "UICollectionReusableView", base: "view",
            [.flag("opaque", absent: nil, inCode: false), .plainText("reuseIdentifier")]),
        ElementRule(
            "collectionViewCell", "UICollectionViewCell", base: "collectionReusableView",
            [
                .object("contentView"),
                .object("backgroundView"),
                .object("selectedBackgroundView"),
                .ignored("customSize"),
            ]),
        ElementRule(
            "collectionViewListCell", "UICollectionViewListCell", base: "collectionViewCell",
            [.ignored("listContentConfiguration"), .number("indentationLevel", 0), .number("indentationWidth", 10)]),
        ElementRule(
            "collectionViewCellContentView", "UIView", base: "view",
            [.flag("opaque", absent: nil, inCode: false), .ignored("collectionViewCell")]),
        ElementRule("collectionViewLayout", "UICollectionViewLayout", role: .layout),
        ElementRule(
            "collectionViewFlowLayout", "UICollectionViewFlowLayout", role: .layout,
            [
                .number("minimumLineSpacing", 10),
                .number("minimumInteritemSpacing", 10),
                .choice("scrollDirection", ["vertical": 0, "horizontal": 1], inCode: "vertical"),
                .flag("automaticEstimatedItemSize", false),
                .choice(
                    "sectionInsetReference", ["contentInset": 0, "safeArea": 1, "layoutMargins": 2],
                    inCode: "contentInset"),
                .flag("sectionHeadersPinToVisibleBounds", false),
                .flag("sectionFootersPinToVisibleBounds", false),
                .value("itemSize", inCode: .size(50, 50)),
                .value("estimatedItemSize", inCode: .size(0, 0)),
                .value("headerReferenceSize", inCode: .size(0, 0)),
                .value("footerReferenceSize", inCode: .size(0, 0)),
                .value("sectionInset", inCode: .insets(0, 0, 0, 0)),
            ]),
    ]
}
