// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Bars and their items.
    static let barRules: [ElementRule] = [
        ElementRule(
            "navigationBar", "UINavigationBar", base: "view",
            [
                .flag("translucent", true),
                .choice("barStyle", Choices.barStyle, inCode: "default").unavailable,
                .flag("largeTitles", key: "prefersLargeTitles", false).unavailable,
                .value("barTintColor"),
                .value("titleTextAttributes"),
                .value("largeTitleTextAttributes").unavailable,
                .objects("items", .navigationItem),
                .image("backIndicatorImage").unavailable,
                .image("backIndicatorTransitionMaskImage").unavailable,
                .image("shadowImage").unavailable,
            ] + appearances),
        ElementRule(
            "toolbar", "UIToolbar", base: "view",
            [
                .flag("translucent", true),
                .choice("barStyle", Choices.barStyle, inCode: "default"),
                .value("barTintColor"),
                .objects("items", .barItem),
            ] + appearances),
        ElementRule(
            "tabBar", "UITabBar", base: "view",
            [
                .flag("translucent", true),
                .choice("barStyle", Choices.barStyle, inCode: "default"),
                .value("barTintColor"),
                .value("unselectedItemTintColor"),
                .value("selectedImageTintColor"),
                .image("backgroundImage"),
                .image("shadowImage"),
                .image("selectionIndicatorImage"),
                .choice("itemPositioning", Choices.numbered("automatic", "fill", "centered"), inCode: "automatic"),
                .objects("items", .barItem),
            ] + appearances),
        ElementRule(
            "navigationItem", "UINavigationItem", role: .navigationItem,
            [
                .text("title"),
                .text("prompt").unavailable,
                .choice("largeTitleDisplayMode", Choices.largeTitle, inCode: "automatic").unavailable,
                .text("backButtonTitle"),
                .choice("backButtonDisplayMode", Choices.backButton, inCode: "default"),
                .flag("hidesBackButton", false),
                .flag("leftItemsSupplementBackButton", false),
                .object("titleView"),
                .objects("leftBarButtonItem", key: "leftBarButtonItems", .barItem),
                .objects("leftBarButtonItems", .barItem),
                .objects("rightBarButtonItem", key: "rightBarButtonItems", .barItem),
                .objects("rightBarButtonItems", .barItem),
                .object("backBarButtonItem", .barItem),
            ] + appearances),
        ElementRule(
            "barItem", "UIBarItem", role: .barItem,
            [
                .text("title"),
                .image("image"),
                .image("landscapeImage", key: "landscapeImagePhone").unavailable,
                .value("imageInsets", inCode: .insets(0, 0, 0, 0)).unavailable,
                .flag("enabled", true),
                .number("tag", 0),
                .group("accessibilityConfiguration", accessibilityRules),
            ]),
        ElementRule(
            "barButtonItem", "UIBarButtonItem", base: "barItem", role: .barItem,
            [
                .choice("systemItem", Choices.barItem),
                .choice("style", Choices.barItemStyle, inCode: "plain"),
                .number("width", 0),
                .value("tintColor"),
                .object("customView"),
                .flag("selected", false).unavailable,
                .flag("springLoaded", false),
                .flag("changesSelectionAsPrimaryAction", false).unavailable,
                .object("menu", .other).unavailable,
                .value("titlePositionAdjustment").unavailable,
                .record("preferredSymbolConfiguration", symbolRules).unavailable,
            ]),
        ElementRule(
            "tabBarItem", "UITabBarItem", base: "barItem", role: .barItem,
            [
                .choice("systemItem", Choices.tabItem),
                .image("selectedImage"),
                .plainText("badgeValue"),
                .value("badgeColor"),
                .value("titlePositionAdjustment"),
            ]),
    ]

    /// Appearances of bars.
    private static let appearances: [AttributeRule] = [
        .value("standardAppearance").unavailable,
        .value("compactAppearance").unavailable,
        .value("scrollEdgeAppearance").unavailable,
        .value("compactScrollEdgeAppearance").unavailable,
    ]
}
