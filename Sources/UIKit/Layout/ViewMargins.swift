// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The layout margins of a view, as set by the app.
struct ViewMargins {
    /// The source of the view's own margins, which are then combined with the safe area and the superview's margins.
    enum Source {
        /// The default: 8 points, or the system minimum for the view of a controller.
        case system
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var source = Source.system
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the subviews must be updated when the margins change: whether one has `preservesSuperviewLayoutMargins`
    /// set, or had it set earlier.
    var hasPreservingSubviews = false
    /// The effective margins at the last call of `layoutMarginsDidChange()`, to detect the next change.
    var lastNotified = MarginMetrics.standard
}

/// The default margins of views, in points.
enum MarginMetrics {
    /// The margins of a view that has set none. Source: Apple's documentation of `layoutMargins`.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The left and right margin of a controller's view in a window of a given width, in points: 20 from a width of
    /// 414, as on wide phones, otherwise 16.
    static func side(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

extension UIView {
    /// The margins in effect: those that the app has set, or the default ones, combined with the safe area and the
    /// superview's margins if the view's properties require it.
    var effectiveMargins: UIEdgeInsets {
        var result = ownMargins
        if margins.insetsFromSafeArea { result = result + storedSafeArea }
        if margins.preservesSuperview, let superview {
            result = result.union(superview.effectiveMargins.covering(frame, in: superview.marginBounds))
        }
        return result
    }

    private var ownMargins: UIEdgeInsets {
        let least = controller.flatMap { controller in
            controller.viewRespectsSystemMinimumLayoutMargins
                ? UIEdgeInsets(controller.systemMinimumLayoutMargins, effectiveUserInterfaceLayoutDirection) : nil
        }
        switch margins.source {
        case .system: return least ?? systemMargins
        case .fixed(let insets): return least.map(insets.union) ?? insets
        case .directional(let insets):
            let insets = UIEdgeInsets(insets, effectiveUserInterfaceLayoutDirection)
            return least.map(insets.union) ?? insets
        }
    }

    /// Recalculates the margins. If they have changed, notifies the view and its controller, and updates the subviews
    /// that preserve their superview's margins.
    func refreshMargins() {
        let new = effectiveMargins
        guard new != margins.lastNotified else { return }
        margins.lastNotified = new
        setNeedsLayout()
        layoutConstantsDidChange()
        marginsChanged()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        if margins.hasPreservingSubviews { refreshMarginsOfSubviews() }
    }

    func refreshMarginsOfSubviews() {
        for view in subviews where view.margins.preservesSuperview { view.refreshMargins() }
    }

    /// Updates the margins after the window was resized, because the minimum margins of controllers' views depend on
    /// the window's size.
    ///
    /// - Complexity: O(n) for n descendants
    func refreshMarginsOfControllers() {
        if controller != nil { refreshMargins() }
        for view in subviews { view.refreshMarginsOfControllers() }
    }

    /// Updates the margins after the view was moved to another superview, if the view preserves its superview's
    /// margins.
    func refreshMarginsAfterMove() {
        guard margins.preservesSuperview else { return }
        superview?.margins.hasPreservingSubviews = true
        refreshMargins()
    }
}
