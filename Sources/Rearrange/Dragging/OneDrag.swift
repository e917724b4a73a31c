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

    /// Those by which UIKit lifts something of the view.
    private var liftingRecognizers: [UIGestureRecognizer] {
        guard interactions.contains(where: { $0 is UIDragInteraction }) else { return [] }
        return (gestureRecognizers ?? []).filter { LiftKinds.known.contains(ObjectIdentifier(type(of: $0))) }
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

/// The kinds of recognizer by which UIKit lifts something. It has no name for them: they are those that a table has from
/// which something can be dragged, and a scroll view has not.
@MainActor
private enum LiftKinds {
    static let known: Set<ObjectIdentifier> = {
        let (table, nobody) = (UITableView(), Nobody())
        let interaction = UIDragInteraction(delegate: nobody)
        interaction.isEnabled = true
        table.addInteraction(interaction)
        return kinds(of: table).subtracting(kinds(of: UIScrollView()))
    }()

    private static func kinds(of view: UIView) -> Set<ObjectIdentifier> {
        Set((view.gestureRecognizers ?? []).filter { !$0.isOfPublicKind }.map { ObjectIdentifier(type(of: $0)) })
    }

    /// Lets nothing be dragged.
    private final class Nobody: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [] }
    }
}

extension UIGestureRecognizer {
    /// Whether it is one of those, or a special one, that UIKit has a name for: it lifts nothing.
    fileprivate var isOfPublicKind: Bool {
        switch self {
        case is UITapGestureRecognizer, is UIPanGestureRecognizer, is UISwipeGestureRecognizer,
            is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UILongPressGestureRecognizer,
            is UIHoverGestureRecognizer:
            true
        default: false
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
