// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a view has of the focus; views that have nothing to do with it have none.
@MainActor
final class ViewFocus {
    /// What the app has set; nil, inside, for no effect.
    var effect: UIFocusEffect??
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    var ring: FocusRing?
    /// The same at what an open menu is about.
    var menuRing: FocusRing?
    /// Whether the view, or a row of it, has the focus.
    var holds = false
    /// Whether it had the focus when it left its window: it gets it again when it comes back.
    var returns = false
}

extension UIView: UIFocusItem {
    var neededFocus: ViewFocus {
        if let focus { return focus }
        let made = ViewFocus()
        focus = made
        return made
    }

    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The focus system of the window that the view is in.
    var focusSystem: UIFocusSystem? { window?.host?.focusSystem }

    /// Whether neither the view nor one that it is in refuses what people do.
    var takesInteraction: Bool {
        sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    // MARK: Ring

    /// Whether the view itself has the focus while that shows.
    var mayShowFocusRing: Bool { focus?.holds == true && !(self is any ListView) && focusSystem?.isRingShown == true }

    /// Shows the ring or takes it away.
    func showFocusRing(_ isShown: Bool) {
        guard isShown, !(isFirstResponder && self is any UIKeyInput), let effect = focusEffect as? UIFocusHaloEffect
        else {
            focus?.ring?.removeFromSuperview()
            focus?.ring = nil
            return
        }
        let ring = focus?.ring ?? FocusRing()
        neededFocus.ring = ring
        ring.show(effect, at: self)
    }

    // MARK: Stops

    /// Whether the tab key comes by here.
    var isFocusStop: Bool { (self as? any ListView)?.hasFocusableRow ?? canBecomeFocused }

    /// Whether the tab key comes by anything in the view, the view itself left out.
    var hasFocusStopInside: Bool {
        subviews.contains {
            $0.letsFocusIn && $0.isUserInteractionEnabled && ($0.isFocusStop || $0.hasFocusStopInside)
        }
    }

    /// Where the stop lies, in the window: what is seen of it, where anything is.
    var frameOfFocusStop: CGRect { frameInSight(of: (self as? any ListView)?.focusArea ?? bounds) }

    /// The part of an area of the view that is in sight, in the window; the whole area if nothing of it is.
    func frameInSight(of area: CGRect) -> CGRect {
        let seen = partInSight().map(area.intersection) ?? area
        return convert(seen.isNull ? area : seen, to: nil)
    }

    /// What gets the focus that comes to the stop.
    var focusPlaceOnEntering: FocusPlace? {
        guard let list = self as? any ListView else { return FocusPlace(self) }
        return list.preferredFocusedRow.map { FocusPlace(self, row: $0) }
    }

    // MARK: Coming and going

    /// The view leaves its window, or has come into another.
    func focusFollowsWindow(_ new: UIWindow?) {
        guard let focus else { return }
        if new == nil, focus.holds { focusSystem?.holderLeaves(self) }
        if new != nil, focus.returns { new?.host?.focusSystem.holderReturns(self) }
    }

    /// What had the focus in the view when it left its window is not to have it again.
    func forgetFocus() {
        focus?.returns = false
        for view in subviews { view.forgetFocus() }
    }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
