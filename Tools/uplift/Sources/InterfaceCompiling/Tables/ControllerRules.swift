// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// View controllers.
    static let controllerRules: [ElementRule] = [
        ElementRule("viewController", "UIViewController", role: .controller, commonControllerRules),
        ElementRule(
            "tableViewController", "UITableViewController", base: "viewController", role: .controller,
            [.flag("clearsSelectionOnViewWillAppear", true), .object("refreshControl")]),
        ElementRule(
            "collectionViewController", "UICollectionViewController", base: "viewController", role: .controller,
            [.flag("clearsSelectionOnViewWillAppear", true)]),
        ElementRule(
            "navigationController", "UINavigationController", base: "viewController", role: .controller,
            [
                .object("navigationBar"),
                .object("toolbar").unavailable,
                .flag("navigationBarHidden", false),
                .flag("toolbarHidden", true).unavailable,
                .flag("hidesBarsOnSwipe", false).unavailable,
                .flag("hidesBarsOnTap", false).unavailable,
                .flag("hidesBarsWhenKeyboardAppears", false).unavailable,
                .flag("hidesBarsWhenVerticallyCompact", false).unavailable,
                .objects("viewControllers", .controller),
                .ignored("automaticallyAdjustsScrollViewInsets"),
            ]),
        ElementRule(
            "tabBarController", "UITabBarController", base: "viewController", role: .controller,
            [
                .object("tabBar"),
                .objects("viewControllers", .controller),
                .ignored("automaticallyAdjustsScrollViewInsets"),
            ]),
        ElementRule(
            "splitViewController", "UISplitViewController", base: "viewController", role: .controller,
            [
                .choice("style", Choices.numbered("unspecified", "doubleColumn", "tripleColumn")),
                .choice(
                    "behavior", key: "preferredSplitBehavior",
                    ["automatic": 0, "tile": 1, "overlay": 2, "displace": 3], inCode: "automatic"),
                .choice("preferredDisplayMode", displayModes, inCode: "automatic"),
                .choice("primaryBackgroundStyle", ["none": 0, "sidebar": 1], inCode: "none"),
                .choice("primaryEdge", ["leading": 0, "trailing": 1], inCode: "leading"),
                .flag("presentsWithGesture", true),
                .flag("showsSecondaryOnlyButton", false),
                .number("minimumPrimaryColumnWidth"),
                .number("maximumPrimaryColumnWidth"),
                .number("preferredPrimaryColumnWidthFraction"),
                .ignored("allowDoubleColumnStyle"),
            ]),
        ElementRule(
            "pageViewController", "UIPageViewController", base: "viewController", role: .controller,
            [
                .choice("transitionStyle", ["pageCurl": 0, "scroll": 1]),
                .choice("navigationOrientation", ["horizontal": 0, "vertical": 1]),
                .choice("spineLocation", Choices.numbered("none", "min", "mid", "max")),
                .number("pageSpacing", 0),
                .flag("doubleSided", false),
            ]),
        ElementRule(
            "viewControllerPlaceholder", InterfaceObject.storyboardReference, role: .controller,
            [
                .plainText("storyboardName"), .plainText("referencedIdentifier"), .plainText("bundleIdentifier"),
                .ignored("storyboardIdentifier"), .ignored("tabBarItem"), .ignored("navigationItem"),
                .ignored("simulatedStatusBarMetrics"), .ignored("toolbarItems"),
            ]),
    ]

    private static let displayModes: [String: Double] = [
        "automatic": 0, "secondaryOnly": 1, "primaryHidden": 1, "oneBesideSecondary": 2, "beside": 2,
        "allVisible": 2, "oneOverSecondary": 3, "primaryOverlay": 3, "twoBesideSecondary": 4, "twoOverSecondary": 5,
        "twoDisplaceSecondary": 6,
    ]

    /// The rules of each view controller. The compiler has code for its root view.
    private static let commonControllerRules: [AttributeRule] =
        [
            .text("title"),
            .choice("modalPresentationStyle", Choices.presentation, inCode: "automatic"),
            .choice("modalTransitionStyle", Choices.transition, inCode: "coverVertical"),
            .flag("extendedLayoutIncludesOpaqueBars", false),
            .options("edgesForExtendedLayout", Choices.edges, inCode: 15),
            .options("extendedEdge", key: "edgesForExtendedLayout", Choices.edges, inCode: 15),
            .value("preferredContentSize"),
            .flag("hidesBottomBarWhenPushed", false).unavailable,
            .flag("automaticallyAdjustsScrollViewInsets", true).unavailable,
            .flag("definesPresentationContext", false).unavailable,
            .flag("providesPresentationContextTransitionStyle", false).unavailable,
            .flag("modalInPopover", key: "modalInPresentation", false).unavailable,
            .plainText("nibName").unavailable,
            .record("keyCommands", []).unavailable,
            .object("navigationItem", .navigationItem),
            .object("tabBarItem", .barItem).unavailable,
            .objects("toolbarItems", .barItem).unavailable,
            .objects("layoutGuides", .guide),
            .object("view"),
        ]
        + AttributeRule.ignored([
            "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "wantsFullScreenLayout",
            "autoresizesArchivedViewToFullSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
            "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics",
            "freeformSimulatedSizeMetrics", "contentSizeForViewInPopover",
            "simulatedScreenMetrics", "interfaceOrientation",
        ])
}
