// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The layout margins of a view, as set by the app.
struct ViewMargins {
    /// The source of the view's own margins, which are then combined with the safe area and the superview's margins.
    enum Source {
        /// The default: 8 points, or the system minimum margins for the view of a view controller.
        case system
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var source = Source.system
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the margins at the sides leave no more width than is comfortable to read. Storyboards set it.
    var followsReadableWidth = false
    /// Whether any subview has `preservesSuperviewLayoutMargins` set, or had it set earlier. If true, the subviews must
    /// be updated when the margins change.
    var hasPreservingSubviews = false
    /// The effective margins at the last call of `layoutMarginsDidChange()`, to detect the next change.
    var lastNotified = MarginMetrics.standard
}

/// The default margins of views, in points.
enum MarginMetrics {
    /// The margins of a view whose margins the app has not set. Source: Apple's documentation of `layoutMargins`.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The left and right margin of a view controller's view in a window of a given width. From a width of 414 points
    /// on, as on wide phones, it is 20 points, otherwise 16.
    static func side(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

extension UIView {
    /// The margins in effect. They are the margins that the app has set, or the default ones. The safe area and the
    /// superview's margins are added if the view's properties require it.
    var effectiveMargins: UIEdgeInsets {
        var result = ownMargins
        if margins.insetsFromSafeArea { result = result + storedSafeArea }
        if margins.preservesSuperview, let superview {
            result = result.union(superview.effectiveMargins.covering(frame, in: superview.marginBounds))
        }
        return margins.followsReadableWidth ? readable(result) : result
    }

    /// The margins that the app has set, or the default ones, but at least the system minimum margins of the view's
    /// controller.
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
        marginsDidChangeForLayout()
        marginsChanged()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        if margins.hasPreservingSubviews { refreshMarginsOfSubviews() }
    }

    /// Recalculates the margins of the subviews that preserve their superview's margins.
    func refreshMarginsOfSubviews() {
        for view in subviews where view.margins.preservesSuperview { view.refreshMargins() }
    }

    /// Called when the window was resized. Updates the margins of view controllers' views, whose minimum margins depend
    /// on the window's size.
    ///
    /// - Complexity: O(n) for n descendants
    func refreshMarginsOfControllers() {
        if controller != nil { refreshMargins() }
        for view in subviews { view.refreshMarginsOfControllers() }
    }

    /// Called when the view was moved to another superview. Updates the margins if the view preserves its superview's
    /// margins.
    func refreshMarginsAfterMove() {
        guard margins.preservesSuperview else { return }
        superview?.margins.hasPreservingSubviews = true
        refreshMargins()
    }
}
