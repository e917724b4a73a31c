// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
    /// Why a view comes on screen or goes.
    enum Moving {
        case no, toParent, fromParent, presented, dismissed
    }

    // MARK: Transitions

    /// Tells the controller that its view comes or goes, then its children.
    func beginAppearance(_ appearing: Bool, animated: Bool) {
        if appearing { loadViewIfNeeded() }
        // The children that come are to have come before they go, and the other way round.
        if appearing != appearance.isComing { finishTransitionsWithin() }
        guard let action = appearance.began(appearing: appearing, animated: animated) else { return }
        owesIsAppearing = appearing
        if appearing { view.setNeedsLayout() }
        if action == .willAppear { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in childrenToForwardAppearance() { child.beginAppearance(appearing, animated: animated) }
        }
        appearanceDidBegin()
    }

    /// Tells the children that the transition is over, then the controller.
    func endAppearance() {
        guard appearance.isInTransition else { return }
        if owesIsAppearing, view.window != nil { view.layoutIfNeeded() }
        sendIsAppearing()
        let appeared = appearance.isComing
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in children where child.appearance.isInTransition && child.appearance.isComing == appeared {
                child.endAppearance()
            }
        }
        let animated = appearance.isAnimated
        guard let action = appearance.ended() else { return }
        if action == .didAppear { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        moving = .no
        appearanceDidEnd()
    }

    /// Calls `viewIsAppearing` where it is due, of this controller and of the children that come with it.
    func sendIsAppearing() {
        guard owesIsAppearing, viewIfLoaded?.window != nil else { return }
        owesIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in children { child.sendIsAppearing() }
    }

    /// Ends the transition when the view has been laid out where it is now, before the next picture.
    func endAppearanceAfterLayout() {
        guard let host = viewIfLoaded?.window?.host else { return endAppearance() }
        let meant = appearance
        host.afterLayout { [weak self] in
            guard let self, appearance == meant else { return }
            endAppearance()
        }
    }

    // MARK: Views that are added and removed by hand

    /// Whether a view that comes into a window makes its controller appear of itself.
    private var appearsByItself: Bool {
        guard let parent else { return !isOfPresentationChain }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isComing
    }

    /// Whether the controller is the root of its window, or presented.
    private var isOfPresentationChain: Bool {
        presentedBy != nil || (viewIfLoaded?.superview as? UIWindow)?.rootViewController === self
    }

    fileprivate func viewWillMove(to newWindow: UIWindow?) {
        let appears = newWindow != nil
        // A presentation or dismissal of which it is a part has ended before the app takes it away.
        if !appears, appearance.isComing, isOfPresentationChain { shownWindow?.presentationTransition?.finish() }
        guard appears ? appearance.phase == .disappeared && appearsByItself : appearance.isComing else { return }
        movesByItself = true
        beginAppearance(appears, animated: false)
    }

    fileprivate func viewDidMove(to window: UIWindow?) {
        guard movesByItself else { return }
        movesByItself = false
        if window == nil {
            endAppearance()
        } else if parent?.appearance.isInTransition != true {
            endAppearanceAfterLayout()
        }
    }
}

extension UIView {
    /// The view is about to come into a window, or to leave its own.
    func controllerWillMove(to newWindow: UIWindow?) {
        controller?.viewWillMove(to: newWindow)
    }

    /// The view has come into a window, or left its own.
    func controllerDidMove() {
        controller?.viewDidMove(to: window)
    }
}
