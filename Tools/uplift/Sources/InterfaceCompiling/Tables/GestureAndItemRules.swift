// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension ElementTable {
    /// Gesture recognizers.
    static let gestureRules: [ElementRule] = [
        ElementRule(
            "gestureRecognizer", "UIGestureRecognizer", role: .gesture,
            [
                .flag("enabled", true),
                .flag("cancelsTouchesInView", true),
                .flag("delaysTouchesBegan", false),
                .flag("delaysTouchesEnded", true),
                .flag("requiresExclusiveTouchType", true),
                .plainText("name"),
                .ignored("allowedTouchTypes"),
                .ignored("allowedPressTypes"),
            ]),
        gesture(
            "tapGestureRecognizer", "UITapGestureRecognizer",
            [.number("numberOfTapsRequired", 1), .number("numberOfTouchesRequired", 1)]),
        gesture("pongPressGestureRecognizer", "UILongPressGestureRecognizer", longPress),
        gesture("longPressGestureRecognizer", "UILongPressGestureRecognizer", longPress),
        gesture("panGestureRecognizer", "UIPanGestureRecognizer", pan),
        gesture(
            "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
            pan + [.options("edges", Choices.edges, inCode: 0), .options("rectEdge", key: "edges", Choices.edges)]),
        gesture("pinchGestureRecognizer", "UIPinchGestureRecognizer", [.number("scale", 1)]),
        gesture("rotationGestureRecognizer", "UIRotationGestureRecognizer", [.number("rotation", 0)]),
        gesture(
            "swipeGestureRecognizer", "UISwipeGestureRecognizer",
            [.number("numberOfTouchesRequired", 1), .choice("direction", Choices.swipe, inCode: "right")]),
        gesture("hoverGestureRecognizer", "UIHoverGestureRecognizer", []),
    ]

    private static func gesture(_ element: String, _ name: String, _ rules: [AttributeRule]) -> ElementRule {
        ElementRule(element, name, base: "gestureRecognizer", role: .gesture, rules)
    }

    private static let longPress: [AttributeRule] = [
        .number("minimumPressDuration", 0.5), .number("allowableMovement", 10), .number("numberOfTapsRequired", 0),
        .number("numberOfTouchesRequired", 1),
    ]

    private static let pan: [AttributeRule] = [
        .number("minimumNumberOfTouches", 1), .number("maximumNumberOfTouches"),
    ]

    /// Constraints, guides and placeholders.
    static let itemRules: [ElementRule] = [
        ElementRule(
            "constraint", "NSLayoutConstraint", role: .constraint,
            [
                .number("multiplier"), .number("constant"), .number("priority"), .plainText("identifier"),
            ]
                + AttributeRule.ignored([
                    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "symbolic", "type",
                    "placeholder", "symbolType",
                ])),
        ElementRule("viewLayoutGuide", "UILayoutGuide", role: .guide),
        ElementRule("viewControllerLayoutGuide", "UILayoutGuide", role: .guide, [.ignored("type")]),
        ElementRule(
            "placeholder", InterfaceObject.externalObject, role: .placeholder, [.ignored("placeholderIdentifier")]),
        ElementRule("exit", InterfaceObject.exit, role: .placeholder),
        ElementRule("customObject", "NSObject", role: .other),
    ]

    /// Elements of classes that are not in UIKit, or that will not be in it. Their documents are refused.
    static let foreignRules: [ElementRule] = [
        ElementRule("mapView", "MKMapView", base: "view"),
        ElementRule("glkView", "GLKView", base: "view"),
        ElementRule("mtkView", "MTKView", base: "view"),
        ElementRule("skView", "SKView", base: "view"),
        ElementRule("sceneKitView", "SCNView", base: "view"),
        ElementRule("arscnView", "ARSCNView", base: "view"),
        ElementRule("arskView", "ARSKView", base: "view"),
        ElementRule("webView", "UIWebView", base: "view"),
        ElementRule("wkWebView", "WKWebView", base: "view"),
        ElementRule("glkViewController", "GLKViewController", base: "viewController", role: .controller),
        ElementRule("avPlayerViewController", "AVPlayerViewController", base: "viewController", role: .controller),
        ElementRule("hostingController", "UIHostingController", base: "viewController", role: .controller),
        ElementRule("searchDisplayController", "UISearchDisplayController", role: .other),
    ]
}
