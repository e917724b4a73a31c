// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Controls the progress of a transition: the animator's animations are paused, and move with ``update(_:)``.
///
/// While the user controls the transition, the animations have no curve of their own: the progress of the views is the
/// progress that was set.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ViewControllerTransition?

    /// Creates an object that controls no transition yet.
    public override init() { super.init() }

    /// The duration of the animator's animation, in seconds; 0 outside of a transition.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The progress of the transition, from 0 to 1.
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    /// The speed of the animation after the user's control has ended. The rest of the transition takes the rest of the
    /// duration divided by this number.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the user's control has ended.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the animation after the user's control has ended; nil for ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the user controls the transition from its start. If false, it begins as an animation, and ``pause()``
    /// gives the user control.
    open var wantsInteractiveStart = true

    /// Starts the transition, paused at its start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ViewControllerTransition else { return }
        self.transition = transition
        transition.startPaused()
    }

    /// Pauses a transition that is being animated, so that the user controls it.
    open func pause() { transition?.pauseInteractiveTransition() }
    /// Sets the progress, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { transition?.updateInteractiveTransition(percentComplete) }
    /// Ends the user's control, and animates the transition back to its start.
    open func cancel() { transition?.cancelInteractiveTransition() }
    /// Ends the user's control, and animates the transition to its end.
    open func finish() { transition?.finishInteractiveTransition() }

    /// Connects to a transition that begins as an animation.
    func attach(to transition: ViewControllerTransition) { self.transition = transition }
}
