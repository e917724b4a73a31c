// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
    /// The reason why a controller's view is appearing or disappearing.
    enum AppearanceReason {
        case none, toParent, fromParent, presented, dismissed
    }

    // MARK: Transitions

    /// Tells the controller and then its children that their views are about to appear or disappear.
    func beginAppearance(_ appearing: Bool, animated: Bool) {
        if appearing { loadViewIfNeeded() }
        // End the children's transitions first, so that no child disappears before it has appeared, or the reverse.
        if appearing != appearance.isAppearingOrAppeared { finishTransitionsWithin() }
        guard let action = appearance.began(appearing: appearing, animated: animated) else { return }
        needsViewIsAppearing = appearing
        if appearing { view.setNeedsLayout() }
        let window = view.window ?? parent?.viewIfLoaded?.window ?? presentedBy?.presenting?.viewIfLoaded?.window
        window?.host?.needsSystemAppearance = true
        if action == .willAppear { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in childrenToForwardAppearance() { child.beginAppearance(appearing, animated: animated) }
        }
        appearanceDidBegin()
    }

    /// Tells the children and then the controller that the appearance transition has ended.
    func endAppearance() {
        guard appearance.isInTransition else { return }
        if needsViewIsAppearing, view.window != nil { view.layoutIfNeeded() }
        sendViewIsAppearing()
        let appeared = appearance.isAppearingOrAppeared
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in children
            where child.appearance.isInTransition && child.appearance.isAppearingOrAppeared == appeared {
                child.endAppearance()
            }
        }
        let animated = appearance.isAnimated
        guard let action = appearance.ended() else { return }
        if action == .didAppear { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        appearanceReason = .none
        appearanceDidEnd()
    }

    /// Calls `viewIsAppearing` of the controller and of its appearing children. Skips a controller whose view is not in
    /// a window, or whose `viewIsAppearing` was already called since its `viewWillAppear`.
    func sendViewIsAppearing() {
        guard needsViewIsAppearing, viewIfLoaded?.window != nil else { return }
        needsViewIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in children { child.sendViewIsAppearing() }
    }

    /// Ends the appearance transition after the view has been laid out in its window, before the next frame is drawn.
    func endAppearanceAfterLayout() {
        guard let host = viewIfLoaded?.window?.host else { return endAppearance() }
        let expected = appearance
        host.afterLayout { [weak self] in
            guard let self, appearance == expected else { return }
            endAppearance()
        }
    }

    // MARK: Views added and removed by the app

    /// Whether adding the view to a window starts the appearance of its controller, because no container does so.
    private var startsOwnAppearance: Bool {
        guard let parent else { return !isOfPresentationChain }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isAppearingOrAppeared
    }

    /// Whether the controller is the root of its window, or presented.
    private var isOfPresentationChain: Bool {
        presentedBy != nil || (viewIfLoaded?.superview as? UIWindow)?.rootViewController === self
    }

    fileprivate func viewWillMove(to newWindow: UIWindow?) {
        let appears = newWindow != nil
        // If the app removes the view during the controller's presentation or dismissal, that transition is ended
        // first.
        if !appears, appearance.isAppearingOrAppeared, isOfPresentationChain {
            shownWindow?.presentationTransition?.finishNow()
        }
        guard appears ? appearance.phase == .disappeared && startsOwnAppearance : appearance.isAppearingOrAppeared
        else { return }
        isViewMovedByApp = true
        beginAppearance(appears, animated: false)
    }

    fileprivate func viewDidMove(to window: UIWindow?) {
        guard isViewMovedByApp else { return }
        isViewMovedByApp = false
        if window == nil {
            endAppearance()
        } else if parent?.appearance.isInTransition != true {
            endAppearanceAfterLayout()
        }
    }
}

extension UIView {
    /// Tells the view's controller that the view is about to be added to a window or removed from one.
    func controllerWillMove(to newWindow: UIWindow?) {
        controller?.viewWillMove(to: newWindow)
    }

    /// Tells the view's controller that the view has been added to a window or removed from one.
    func controllerDidMove() {
        controller?.viewDidMove(to: window)
    }
}
