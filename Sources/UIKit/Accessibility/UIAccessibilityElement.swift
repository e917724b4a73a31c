// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An accessibility element that is not a view: it stands for a part of a view's drawing.
///
/// The view returns such elements as its `accessibilityElements`, and has to hold them strongly.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Creates an element.
    ///
    /// - Parameter container: the view or element that contains the new element; held weakly.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The view or element that contains this one, held weakly.
    open weak var accessibilityContainer: AnyObject?

    private var frameInContainer: CGRect?

    /// The frame in the container's coordinates, so that the element moves with the container. If the app sets
    /// `accessibilityFrame`, that takes precedence.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    override var accessibilityDefaults: any AccessibilityDefaults { ElementAccessibility() }

    override var defaultAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        if let view = accessibilityContainer as? UIView {
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        }
        guard let element = accessibilityContainer as? UIAccessibilityElement else { return frameInContainer }
        let outer = element.accessibilityFrame.origin
        return frameInContainer.offsetBy(dx: outer.x, dy: outer.y)
    }

    override var accessibilityParent: AccessibleObject? { accessibilityContainer as? AccessibleObject }
}

private struct ElementAccessibility: AccessibilityDefaults {
    var isElement: Bool { true }
}
