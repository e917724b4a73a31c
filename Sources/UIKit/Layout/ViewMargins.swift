// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a view knows of its margins.
struct ViewMargins {
    /// Where they come from before safe area and superview have their say.
    enum Source {
        /// Nobody has set any: 8 points, or the system's for the view of a controller.
        case system
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var source = Source.system
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Some subview, now or earlier, preserves the margins of this view.
    var hasPreservingSubviews = false
    /// The margins that were told last.
    var told = MarginMetrics.standard
}

/// The margins that views have by themselves, in points.
enum MarginMetrics {
    /// Source: Apple's documentation of `layoutMargins`.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// On each side of a controller's view: 16, and 20 on the wide phones (from 414 points) and everything wider.
    static func side(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

extension UIView {
    /// The margins as they are in effect.
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

    /// Tells of margins that differ from those told last, here and where subviews keep them.
    func refreshMargins() {
        let new = effectiveMargins
        guard new != margins.told else { return }
        margins.told = new
        setNeedsLayout()
        marginsChanged()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        if margins.hasPreservingSubviews { refreshMarginsOfSubviews() }
    }

    func refreshMarginsOfSubviews() {
        for view in subviews where view.margins.preservesSuperview { view.refreshMargins() }
    }

    /// The window has another size, on which the least margins of controllers' views depend.
    ///
    /// - Complexity: O(views below)
    func refreshMarginsOfControllers() {
        if controller != nil { refreshMargins() }
        for view in subviews { view.refreshMarginsOfControllers() }
    }

    /// The view has come to another superview.
    func marginsDidMove() {
        guard margins.preservesSuperview else { return }
        superview?.margins.hasPreservingSubviews = true
        refreshMargins()
    }
}
