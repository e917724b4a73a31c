// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// The scroll view, which is the base of tables and collections.
    static let scrollViewRules: [ElementRule] = [
        ElementRule(
            "scrollView", "UIScrollView", base: "view",
            [
                .flag("clipsSubviews", key: "clipsToBounds", absent: false, inCode: true),
                .flag("alwaysBounceVertical", false),
                .flag("alwaysBounceHorizontal", false),
                .flag("bounces", true),
                .flag("bouncesZoom", true),
                .flag("bouncesHorizontally", true),
                .flag("bouncesVertically", true),
                .flag("showsHorizontalScrollIndicator", true),
                .flag("showsVerticalScrollIndicator", true),
                .flag("scrollEnabled", true),
                .flag("pagingEnabled", false),
                .flag("directionalLockEnabled", false),
                .flag("delaysContentTouches", true),
                .flag("canCancelContentTouches", true),
                .flag("scrollsToTop", true),
                .flag("automaticallyAdjustsScrollIndicatorInsets", true),
                .choice("indicatorStyle", Choices.indicator, inCode: "default"),
                .choice("keyboardDismissMode", Choices.keyboardDismiss, inCode: "none"),
                .choice("contentInsetAdjustmentBehavior", Choices.insetAdjustment, inCode: "automatic"),
                .number("minimumZoomScale", 1),
                .number("maximumZoomScale", 1),
                .value("contentSize"),
                .value("contentOffset"),
                .value("contentInset", inCode: .insets(0, 0, 0, 0)),
                .value("scrollIndicatorInsets", inCode: .insets(0, 0, 0, 0)),
                .object("refreshControl"),
            ])
    ]

    /// Tables and their cells.
    static let tableRules: [ElementRule] = [
        ElementRule(
            "tableView", "UITableView", base: "scrollView",
            [
                .choice("style", Choices.tableStyle, inCode: "plain"),
                .flag("alwaysBounceVertical", absent: false, inCode: true),
                .number("rowHeight", -1),
                .number("estimatedRowHeight", -1),
                .number("sectionHeaderHeight", -1),
                .number("sectionFooterHeight", -1),
                .number("estimatedSectionHeaderHeight", -1),
                .number("estimatedSectionFooterHeight", -1),
                .number("sectionHeaderTopPadding", -1),
                .choice("separatorStyle", Choices.separator, inCode: "singleLine"),
                .value("separatorColor"),
                .value("separatorInset"),
                .choice("separatorInsetReference", Choices.separatorInset, inCode: "cellEdges"),
                .flag("allowsSelection", true),
                .flag("allowsMultipleSelection", false),
                .flag("allowsSelectionDuringEditing", false),
                .flag("allowsMultipleSelectionDuringEditing", false),
                .flag("contentViewInsetsToSafeArea", key: "insetsContentViewsToSafeArea", true),
                .flag("springLoaded", false),
                .flag("remembersLastFocusedIndexPath", false),
                .flag("selectionFollowsFocus", false),
                .flag("prefetchingEnabled", true),
                .flag("dragInteractionEnabled", true),
                .number("sectionIndexMinimumDisplayRowCount", 0),
                .value("sectionIndexColor"),
                .value("sectionIndexBackgroundColor"),
                .value("sectionIndexTrackingBackgroundColor"),
                .object("backgroundView"),
                .object("tableHeaderView"),
                .object("tableFooterView"),
                .objects("prototypes", .view),
                .objects("sections", .section),
                .ignored("dataMode"),
                .ignored("showsSelectionImmediatelyOnTouchBegin"),
            ]),
        ElementRule(
            "tableViewSection", "IBTableViewSection", role: .section,
            [
                .text("headerTitle"), .text("footerTitle"), .objects("cells", .view),
                .object("sectionHeaderView").unavailable, .object("sectionFooterView").unavailable,
            ]),
        ElementRule(
            "tableViewCell", "UITableViewCell", base: "view",
            [
                .choice("style", Choices.cellStyle),
                .plainText("reuseIdentifier"),
                .number("rowHeight", -1),
                .choice("accessoryType", Choices.accessory, inCode: "none"),
                .choice("editingAccessoryType", Choices.accessory, inCode: "none"),
                .choice("selectionStyle", Choices.selection, inCode: "default"),
                .choice("focusStyle", Choices.focus, inCode: "default"),
                .number("indentationLevel", 0),
                .number("indentationWidth", 10),
                .flag("shouldIndentWhileEditing", true),
                .flag("showsReorderControl", false),
                .value("separatorInset"),
                .object("contentView"),
                .object("backgroundView"),
                .object("selectedBackgroundView"),
                .object("multipleSelectionBackgroundView"),
                .object("accessoryView"),
                .object("editingAccessoryView"),
                .reference("textLabel"),
                .reference("detailTextLabel"),
                .reference("imageView"),
                .value("contentConfiguration").unavailable,
                .value("backgroundConfiguration").unavailable,
                .ignored("hidesAccessoryWhenEditing"),
            ]),
        ElementRule(
            "tableViewCellContentView", "UITableViewCellContentView", base: "view",
            [
                .flag("opaque", absent: nil, inCode: false),
                .ignored("tableViewCell"),
            ]),
        ElementRule(
            "tableViewHeaderFooterView", "UITableViewHeaderFooterView", base: "view",
            [
                .plainText("reuseIdentifier"),
                .object("contentView"),
                .object("backgroundView"),
                .reference("textLabel"),
                .reference("detailTextLabel"),
            ]),
    ]
}
