// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Something that assistive technology stops at and that is no view: a part of what a view draws.
///
/// A view that has such elements gives them as its `accessibilityElements`, and keeps them alive.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// - Parameter container: the view or element that it is in; it is held weakly.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open weak var accessibilityContainer: AnyObject?

    private var frameInContainer: CGRect?

    /// Where it is in its container's coordinates: it moves with that, as `accessibilityFrame` would not.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    override var accessibilityDefaults: any AccessibilityDefaults { ElementAccessibility() }

    override var accessibilityPlace: CGRect {
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
