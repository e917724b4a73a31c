// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The superclasses of the classes of UIKit, QuartzCore and the text system, and the protocols with members that they
/// adopt. The table of Apple's declarations does not have them.
enum AppleClasses {
    /// The types from which a class has members: itself, its superclasses, and the protocols of each of them.
    static func ancestors(of type: String) -> [String] {
        var found: [String] = []
        var next: String? = type
        while let name = next {
            found += [name] + (protocols[name] ?? [])
            next = superclasses[name]
        }
        return found
    }

    /// The key of a property of UIKit, such as `hidden` for `isHidden`.
    static func key(ofProperty name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase,
            !propertiesWithoutGetter.contains(name)
        else { return name }
        return first.lowercased() + name.dropFirst(3)
    }

    /// Properties whose names begin with “is” in Objective-C, too.
    private static let propertiesWithoutGetter: Set = ["isFirstResponder", "isAccessibilityElement"]

    private static let superclasses: [String: String] = Dictionary(
        uniqueKeysWithValues: subclasses.flatMap { superclass, names in
            names.split(separator: " ").map { (String($0), superclass) }
        })

    private static let protocols = [
        "UIResponder": ["UIResponderStandardEditActions"], "UIApplication": ["UIStateRestoring"],
        "UIView": ["UICoordinateSpace", "UIFocusItem", "UIFocusEnvironment", "UIAccessibilityIdentification"],
        "UIViewController": ["UIContentContainer", "UIFocusEnvironment", "UIStateRestoring"],
        "UIPresentationController": ["UIContentContainer", "UIFocusEnvironment"],
        "UITextField": ["UITextInput", "UIKeyInput", "UITextInputTraits"],
        "UITextView": ["UITextInput", "UIKeyInput", "UITextInputTraits"],
        "UISearchBar": ["UIBarPositioning", "UITextInputTraits"], "UINavigationBar": ["UIBarPositioning"],
        "UIToolbar": ["UIBarPositioning"], "UIScreen": ["UICoordinateSpace"],
        "UIBarItem": ["UIAccessibilityIdentification"], "UIImage": ["UIAccessibilityIdentification"],
        "UIAlertAction": ["UIAccessibilityIdentification"], "UIMenuElement": ["UIAccessibilityIdentification"],
        "UIScrollView": ["UIFocusItemScrollableContainer"], "CALayer": ["CAMediaTiming"],
        "CAAnimation": ["CAMediaTiming", "CAAction"],
    ]

    /// The names of the direct subclasses of each class.
    private static let subclasses = [
        "NSObject":
            "UIResponder UIGestureRecognizer UIEvent UITouch UIPress UIBarItem UINavigationItem UIColor UIFont "
            + "UIFontDescriptor UIFontMetrics UIImage UIImage.Configuration UIImageAsset UIScreen UIScreenMode UIDevice "
            + "UIBezierPath UILayoutGuide NSLayoutConstraint NSLayoutAnchor UIStoryboard UIStoryboardSegue UINib "
            + "UIMenuElement UIMenuItem UIMenuController UIAlertAction UIBarAppearance UIBarButtonItemAppearance "
            + "UIBarButtonItemStateAppearance UIBarButtonItemGroup UIPresentationController UIVisualEffect "
            + "UITraitCollection UIViewPropertyAnimator UICubicTimingParameters UISpringTimingParameters "
            + "UIDragItem UIDragInteraction UIDropInteraction UIDragPreview UIDropProposal UIPreviewTarget "
            + "UIPreviewParameters UITargetedPreview UIContextMenuConfiguration UIContextMenuInteraction "
            + "UIPointerInteraction UIPointerRegion UIPointerStyle UISpringLoadedInteraction UISearchController.Scope "
            + "UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext "
            + "UICollectionViewUpdateItem UITableViewRowAction UIContextualAction UISwipeActionsConfiguration "
            + "UITableViewPlaceholder UICollectionViewPlaceholder UIFeedbackGenerator UIFocusSystem "
            + "UIFocusUpdateContext UIFocusAnimationCoordinator UIGraphicsRenderer UIGraphicsRendererContext "
            + "UIGraphicsRendererFormat UIKey UILocalizedIndexedCollation UIPasteboard UIPasteConfiguration "
            + "UISceneConfiguration UISceneSession UIScene.ConnectionOptions UIAccessibilityCustomAction "
            + "UITableViewDiffableDataSource UICollectionViewDiffableDataSource NSParagraphStyle NSShadow "
            + "NSStringDrawingContext CALayer CAAnimation CADisplayLink CATransaction CAMediaTimingFunction "
            + "CAValueFunction",
        "UIResponder":
            "UIView UIViewController UIApplication UIScene UIAccessibilityElement",
        "UIView":
            "UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UINavigationBar UIToolbar UITabBar "
            + "UISearchBar UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIProgressView "
            + "UIActivityIndicatorView UIPickerView UIVisualEffectView UIListContentView UIContentUnavailableView",
        "UIControl":
            "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker "
            + "UIRefreshControl",
        "UIScrollView": "UITableView UICollectionView UITextView",
        "UICollectionReusableView": "UICollectionViewCell", "UICollectionViewCell": "UICollectionViewListCell",
        "UIViewController":
            "UINavigationController UITableViewController UICollectionViewController UITabBarController "
            + "UISplitViewController UIPageViewController UIAlertController UISearchController "
            + "UIActivityViewController",
        "UIScene": "UIWindowScene", "UIEvent": "UIPressesEvent",
        "UIGestureRecognizer":
            "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer "
            + "UISwipeGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer",
        "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "UIBarItem": "UIBarButtonItem UITabBarItem", "UIMenuElement": "UIAction UICommand UIMenu",
        "UICommand": "UIKeyCommand", "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
        "UIBarAppearance": "UINavigationBarAppearance UIToolbarAppearance UITabBarAppearance",
        "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
        "UILayoutGuide": "UITrackingLayoutGuide", "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
        "UICollectionViewLayout":
            "UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout",
        "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
        "UIFeedbackGenerator":
            "UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator",
        "UIImage.Configuration": "UIImage.SymbolConfiguration", "UIPreviewParameters": "UIDragPreviewParameters",
        "UIPreviewTarget": "UIDragPreviewTarget", "UITargetedPreview": "UITargetedDragPreview",
        "UIDropProposal": "UITableViewDropProposal UICollectionViewDropProposal UITextDropProposal",
        "UITableViewPlaceholder": "UITableViewDropPlaceholder",
        "UICollectionViewPlaceholder": "UICollectionViewDropPlaceholder",
        "UIFocusUpdateContext": "UITableViewFocusUpdateContext UICollectionViewFocusUpdateContext",
        "UIGraphicsRenderer": "UIGraphicsImageRenderer", "UIGraphicsRendererContext": "UIGraphicsImageRendererContext",
        "UIGraphicsRendererFormat": "UIGraphicsImageRendererFormat",
        "NSLayoutAnchor": "NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension",
        "NSParagraphStyle": "NSMutableParagraphStyle",
        "CALayer":
            "CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer CATransformLayer",
        "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
        "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation", "CABasicAnimation": "CASpringAnimation",
    ]
}
