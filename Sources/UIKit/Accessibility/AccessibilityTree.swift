// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Finds the accessibility elements on the screen, in reading order.
@MainActor
package enum AccessibilityTree {
    /// A unit of the reading order: a single element, or all elements of a group, which are read one directly after the
    /// other.
    private struct Node {
        var elements: [AccessibleObject]
        var frame: CGRect
    }

    /// All elements on screen, those of the frontmost window first.
    package static func elements(in windows: [UIWindow]) -> [AccessibleObject] {
        reachable(windows).reversed().flatMap { window in
            sorted(nodes(of: window, in: UIAccessibility.convertToScreenCoordinates(window.bounds, in: window)), window)
        }
    }

    /// The elements that represent an object, in reading order: the object itself, or the visible elements inside it.
    static func elements(of object: AccessibleObject) -> [AccessibleObject] {
        sorted(nodes(of: object, in: .infinite), object as? UIView)
    }

    // MARK: Traversal

    /// The visible elements that represent an object, as nodes to sort in reading order.
    ///
    /// - Parameter clip: the part of the screen to which the object's superviews clip it.
    private static func nodes(of object: AccessibleObject, in clip: CGRect) -> [Node] {
        let view = object as? UIView
        guard !object.accessibilityElementsHidden, view?.isSeen != false else { return [] }
        let nodes = contents(of: object, in: clip)
        guard nodes.isEmpty, let view, DragActions.canReceiveDrag(view) else { return nodes }
        return leaf(view, clip, minimumLength: 1)
    }

    /// The nodes of an object that is visible: the object itself or the elements inside it.
    private static func contents(of object: AccessibleObject, in clip: CGRect) -> [Node] {
        let view = object as? UIView
        if let parts = ownParts(of: object) {
            return group(parts.flatMap { $0 === object ? leaf($0, clip) : nodes(of: $0, in: clip) })
        }
        if object.isAccessibilityElement { return leaf(object, clip) }
        var inner = clip
        if let view, view.clipsToBounds || view is UIScrollView {
            inner = clip.intersection(view.defaultAccessibilityFrame)
        }
        if let listed = listed(by: object) { return group(listed.flatMap { nodes(of: $0, in: inner) }) }
        guard let view else { return [] }
        let found = reachable(view.subviews).flatMap { nodes(of: $0, in: inner) }
        let isGroup = view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
        return isGroup ? group(inOrder(found, view)) : found
    }

    /// An array with the node of a single element; empty if the element is outside `clip`, the visible part of the
    /// screen.
    ///
    /// - Parameter minimumLength: the minimum width and height, in points, to which a smaller frame is enlarged.
    private static func leaf(_ element: AccessibleObject, _ clip: CGRect, minimumLength: CGFloat = 0) -> [Node] {
        var frame = element.accessibilityFrame
        frame = frame.insetBy(
            dx: min((frame.width - minimumLength) / 2, 0), dy: min((frame.height - minimumLength) / 2, 0))
        return frame.overlaps(clip) && !frame.isEmpty ? [Node(elements: [element], frame: frame)] : []
    }

    /// The elements that UIKit by default reads instead of the object; nil if there are none, or if the app has set
    /// `isAccessibilityElement` or `accessibilityElements`.
    private static func ownParts(of object: AccessibleObject) -> [AccessibleObject]? {
        guard object.accessibility?.isElement == nil, object.accessibilityElements == nil else { return nil }
        return object.accessibilityDefaults.parts
    }

    /// The elements that the app provides for a container, as an array or by index; nil if the app provides none.
    private static func listed(by object: AccessibleObject) -> [AccessibleObject]? {
        if let elements = object.accessibilityElements { return elements.compactMap { $0 as? AccessibleObject } }
        let count = object.accessibilityElementCount()
        // A count equal to UIKit's default does not come from the app. It may include elements that are off screen,
        // such as rows of a table. Nil is then returned, and the caller searches the subviews.
        guard count > 0, count != object.accessibilityDefaults.elementCount else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) as? AccessibleObject }
    }

    /// Returns all of `views`, or only the frontmost modal view if one of them is modal.
    private static func reachable<View: UIView>(_ views: [View]) -> [View] {
        guard let modal = views.last(where: { $0.accessibilityViewIsModal && $0.isSeen }) else { return views }
        return [modal]
    }

    // MARK: Order

    /// An array with one node that contains the elements of all `nodes`; empty if there are none.
    private static func group(_ nodes: [Node]) -> [Node] {
        guard let first = nodes.first else { return [] }
        return [Node(elements: nodes.flatMap(\.elements), frame: nodes.reduce(first.frame) { $0.union($1.frame) })]
    }

    /// Sorts nodes into reading order, which depends on the layout direction of `container`.
    private static func inOrder(_ nodes: [Node], _ container: UIView?) -> [Node] {
        let isRightToLeft = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.order(of: nodes.map(\.frame), isRightToLeft: isRightToLeft).map { nodes[$0] }
    }

    private static func sorted(_ nodes: [Node], _ container: UIView?) -> [AccessibleObject] {
        inOrder(nodes, container).flatMap(\.elements)
    }
}

extension UIView {
    /// Whether the view's own properties make it visible: it is not hidden, and its opacity is at least 0.01.
    fileprivate var isSeen: Bool { !isHidden && Double(layer.opacity) >= 0.01 }
}
