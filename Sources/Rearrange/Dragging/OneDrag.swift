// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that may be in the air.
@MainActor
protocol CarriedView: UIView {
    /// Whether it is carried: not any more once it is on its way down.
    var isCarried: Bool { get }
}

extension UIView {
    /// Whether the view, as the window, has anything in the air that is not on its way down: there is one drag at a time,
    /// of whatever kind.
    ///
    /// - Complexity: O(views below): it is asked at a press.
    var carriesSomething: Bool {
        (self as? any CarriedView)?.isCarried == true || isDraggedFrom || subviews.contains(where: \.carriesSomething)
    }

    /// Whether something of the view is under way by drag and drop, or by a grip of an edited table.
    private var isDraggedFrom: Bool {
        if (self as? UITableView)?.hasActiveDrag == true { return true }
        return liftingRecognizers.contains { $0.state == .began || $0.state == .changed }
    }

    /// Those by which UIKit lifts something of the view. It has no name for them: they are none of the kinds that have.
    private var liftingRecognizers: [UIGestureRecognizer] {
        guard interactions.contains(where: { $0 is UIDragInteraction }) else { return [] }
        return (gestureRecognizers ?? []).filter(\.isOfNoPublicKind)
    }

    /// Has everything below that waits to be lifted by UIKit wait in vain: another thing is in the air.
    ///
    /// - Complexity: O(views below): it is called at a lift.
    fileprivate func stopLifts() {
        for recognizer in liftingRecognizers where recognizer.state == .possible && recognizer.numberOfTouches > 0 {
            recognizer.loseTouches()
        }
        for view in subviews { view.stopLifts() }
    }

    fileprivate func stopLifts(of touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] {
            guard recognizer.state == .possible, let view = recognizer.view,
                view.liftingRecognizers.contains(where: { $0 === recognizer })
            else { continue }
            recognizer.loseTouches()
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var isOfNoPublicKind: Bool {
        switch self {
        case is UITapGestureRecognizer, is UIPanGestureRecognizer, is UISwipeGestureRecognizer,
            is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UILongPressGestureRecognizer,
            is UIHoverGestureRecognizer, is LiftGestureRecognizer, is LiftGuard,
            is KeyPressRecognizer:
            false
        default: true
        }
    }

    fileprivate func loseTouches() {
        isEnabled = false
        isEnabled = true
    }
}

/// Keeps other fingers from lifting anything by drag and drop while something is carried. They may scroll and tap.
final class LiftGuard: UIGestureRecognizer {
    /// Watches a window until it is taken from it.
    static func on(_ window: UIWindow) -> LiftGuard {
        let lifts = LiftGuard()
        lifts.cancelsTouchesInView = false
        lifts.delaysTouchesEnded = false
        window.stopLifts()
        window.addGestureRecognizer(lifts)
        return lifts
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { view?.stopLifts(of: touch) }
        state = .failed
    }
}
