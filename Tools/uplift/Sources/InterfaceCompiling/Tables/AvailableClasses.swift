// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

/// The classes that UIKit has at present.
enum AvailableClasses {
    /// The names of classes that documents can have objects of.
    static let names: Set<String> = [
        "NSObject", "NSLayoutConstraint", "UILayoutGuide",
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UIStackView", "UIScrollView", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UISwitch", "UISlider", "UIProgressView",
        "UIVisualEffectView", "UINavigationBar", "UIControl", "UIRefreshControl", "UIListContentView", "UIWindow",
        "UIViewController", "UINavigationController", "UITableViewController", "UINavigationItem", "UIBarItem",
        "UIBarButtonItem", "UICollectionView", "UICollectionReusableView", "UICollectionViewCell",
        "UICollectionViewListCell", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "UICollectionViewController",
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
    ]

    /// The names that only compiled documents have: placeholders, and parts of tables and controls.
    static let placeholders: Set<String> = [
        InterfaceObject.filesOwner, InterfaceObject.firstResponder, InterfaceObject.exit,
        InterfaceObject.externalObject, InterfaceObject.storyboardReference, "IBTableViewSection", "IBSegment",
        "UITableViewCellContentView",
    ]

    /// The reason why objects of a class cannot be created. Nil if they can.
    static func refusal(of name: String) -> String? {
        if names.contains(name) || placeholders.contains(name) { return nil }
        if name == "UIHostingController" { return "SwiftUI cannot be shown: the scene is a hosting controller" }
        return name.hasPrefix("UI") && name != "UIWebView" && name != "UISearchDisplayController"
            ? "\(name) is not available yet." : "\(name) is not a class of UIKit that can be shown."
    }
}
