// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The focus state of a view, created only for views that need it.
@MainActor
final class ViewFocus {
    /// The effect that the app has set; nil if the app has set none. The inner optional is nil if the app has set nil,
    /// so that no effect is shown.
    var effect: UIFocusEffect??
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    var ring: FocusRing?
    /// The ring that marks the view while its context menu is open.
    var menuRing: FocusRing?
    /// Whether the view, or a row of it, has the focus.
    var hasFocus = false
    /// Whether the view had the focus when it left its window, or when another view controller covered it. The view
    /// gets the focus again when it is back in a window, or is no longer covered.
    var regainsFocus = false
}

extension UIView: UIFocusItem {
    var neededFocus: ViewFocus {
        if let focus { return focus }
        let made = ViewFocus()
        focus = made
        return made
    }

    /// The next responder, if it is a focus environment.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The focus system of the view's window scene.
    var focusSystem: UIFocusSystem? { window?.host?.focusSystem }

    /// Whether the view and all its superviews allow user interaction.
    var allowsInteraction: Bool {
        sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    // MARK: Ring

    /// Whether the view may show its focus ring: the view has the focus and the keyboard is in use. False for a list,
    /// because its rows show the ring.
    var mayShowFocusRing: Bool {
        focus?.hasFocus == true && !(self is any ListView) && focusSystem?.isRingShown == true
    }

    /// Shows or hides the focus ring.
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

    // MARK: Focus stops

    /// Whether the tab key stops at the view.
    var isFocusStop: Bool { (self as? any ListView)?.hasFocusableRow ?? canBecomeFocused }

    /// Whether the tab key stops at any view inside this one.
    var hasFocusStopInside: Bool {
        subviews.contains {
            $0.allowsFocusInside && $0.isUserInteractionEnabled && ($0.isFocusStop || $0.hasFocusStopInside)
        }
    }

    /// The frame of the focus stop in the window: its visible part, or the whole frame if no part is visible.
    var frameOfFocusStop: CGRect { frameInSight(of: (self as? any ListView)?.focusArea ?? bounds) }

    /// The visible part of an area of the view, in window coordinates; the whole area if no part of it is visible.
    func frameInSight(of area: CGRect) -> CGRect {
        let seen = visiblePart().map(area.intersection) ?? area
        return convert(seen.isNull ? area : seen, to: nil)
    }

    /// The focus stop to focus when the focus moves to this view: the view itself, or for a list the preferred row. Nil
    /// for a list without a row that can be focused.
    var focusPlaceOnEntering: FocusStop? {
        guard let list = self as? any ListView else { return FocusStop(self) }
        return list.preferredFocusedRow.map { FocusStop(self, row: $0) }
    }

    // MARK: Entering and leaving windows

    /// Called when the view enters the window `new`, or leaves its window (`new` is nil). A view that leaves loses the
    /// focus. A view that enters gets the focus back if it had the focus when it left.
    func updateFocusForWindow(_ new: UIWindow?) {
        guard let focus else { return }
        if new == nil, focus.hasFocus { focusSystem?.removeFocus(from: self) }
        if new != nil, focus.regainsFocus { new?.host?.focusSystem.restoreFocus(to: self) }
    }

    /// Prevents the view and its subviews from getting the focus again when they return to a window.
    func cancelFocusRestoration() {
        focus?.regainsFocus = false
        for view in subviews { view.cancelFocusRestoration() }
    }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
