// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A push or pop: one view slides in over another, or off it. The movement is animated or follows the user's finger.
/// Controllers that share a collection view have one view, whose items move instead.
@MainActor
final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool
    private let bar: NavigationBarTransition
    private let stage: NavigationContainerView
    private let place: (UIViewController) -> Void
    /// The change of the layout of a shared collection view; nil if the views slide.
    private let layoutChange: LayoutNavigation?
    private let dimming = UIView()
    private let edge = UIView()
    /// Whether the views have been set up. Before that, the transition cannot be ended.
    private(set) var hasBegun = false
    private(set) var isOver = false
    /// Whether the transition will end at the new controller; nil while a swipe has not decided that yet.
    private(set) var completes: Bool?

    /// The view in front, which slides in or off.
    private var upper: UIView { isPop ? from.view : to.view }
    /// The view behind `upper`.
    private var lower: UIView { isPop ? to.view : from.view }

    /// Creates a transition that has not begun yet.
    ///
    /// - Parameters:
    ///   - from: the old controller.
    ///   - to: the new controller.
    ///   - isPop: whether the old view slides off the new one; otherwise the new view slides in over the old one.
    ///   - isInteractive: whether a swipe controls the progress and the outcome.
    ///   - bar: the transition of the navigation bar, which gets the same progress.
    ///   - stage: the view that contains the old controller's view, and to which the new one's is added.
    ///   - layoutChange: the change of the layout if the controllers share a collection view.
    ///   - place: sets the final frame of a controller's view.
    init(
        from: UIViewController, to: UIViewController, isPop: Bool, isInteractive: Bool, bar: NavigationBarTransition,
        on stage: NavigationContainerView, layoutChange: LayoutNavigation?, place: @escaping (UIViewController) -> Void
    ) {
        self.place = place
        self.from = from
        self.to = to
        self.isPop = isPop
        completes = isInteractive ? nil : true
        self.bar = bar
        self.stage = stage
        self.layoutChange = layoutChange
    }

    /// Adds the views and shows the start of the transition.
    ///
    /// - Parameter progress: the progress to start at; above 0 if the transition reverses one that it interrupts.
    func begin(at progress: CGFloat = 0) {
        UIView.performWithoutAnimation { self.setUp(at: progress) }
        hasBegun = true
    }

    private func setUp(at progress: CGFloat) {
        stage.allowsTouches = false
        // Key presses are blocked too, until it is decided which of the two views remains. During a swipe, this is
        // decided when the user ends the swipe.
        stage.isUserInteractionEnabled = false
        place(to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if layoutChange != nil {
            stage.insertSubview(to.view, at: 0)
            stage.layoutIfNeeded()
            bar.begin()
            return apply(progress)
        }
        if isPop { stage.insertSubview(lower, at: 0) } else { stage.addSubview(upper) }
        dimming.backgroundColor = .black
        dimming.frame = stage.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setUpEdge()
        for view in [dimming, edge] {
            view.isUserInteractionEnabled = false
            stage.insertSubview(view, belowSubview: upper)
        }
        stage.layoutIfNeeded()
        bar.begin()
        if progress > 0 {
            // Remove the interrupted transition's animations, because `progress` already includes their state.
            for view in [upper, lower] { view.layer.removeAnimations(ofKey: "position") }
            bar.removeRunningAnimations()
        }
        apply(progress)
    }

    /// The progress that is visible on screen during the animation, from 0 to 1.
    var shownProgress: CGFloat {
        guard layoutChange == nil else { return 1 }
        let x = upper.layer.presentation()?.position.x ?? upper.center.x
        let covered = 1 - (x - stage.bounds.midX) / (trailing * max(stage.bounds.width, 1))
        return min(max(isPop ? 1 - covered : covered, 0), 1)
    }

    /// Sets up the shadow at the upper view's edge. The shadow belongs to a line 1 point wide, because an empty view
    /// casts no shadow.
    private func setUpEdge() {
        // The width of the rectangle that casts the shadow.
        let thrower: CGFloat = 40
        edge.backgroundColor = .black
        edge.frame = CGRect(x: 0, y: 0, width: 1, height: stage.bounds.height)
        edge.autoresizingMask = .flexibleHeight
        edge.layer.shadowOpacity = 0.3
        edge.layer.shadowRadius = 6
        edge.layer.shadowOffset = .zero
        let side = CGRect(x: trailing > 0 ? 0 : 1 - thrower, y: 0, width: thrower, height: edge.bounds.height)
        edge.layer.shadowPath = CGPath(rect: side, transform: nil)
    }

    /// The side from which a pushed view slides in: 1 for the right, -1 for the left.
    private var trailing: CGFloat { stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// Shows the transition at a progress.
    ///
    /// - Parameter progress: 0 is the start, 1 the end.
    func apply(_ progress: CGFloat) {
        if let layoutChange {
            layoutChange.apply(progress)
            return bar.apply(progress)
        }
        let covered = isPop ? 1 - progress : progress
        let (middle, width) = (stage.bounds.midX, stage.bounds.width)
        upper.center.x = middle + trailing * (1 - covered) * width
        edge.center.x = upper.center.x - trailing * (width - 1) / 2
        lower.center.x = middle - trailing * covered * CGFloat(Thresholds.Transition.parallax) * width
        dimming.alpha = covered * CGFloat(Thresholds.Transition.dimming)
        bar.apply(progress)
    }

    /// Animates the transition to its end if `progress` is 1, or back to its start if it is 0.
    ///
    /// - Parameter velocity: the initial velocity, in multiples of the remaining distance per second.
    func run(to progress: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void) {
        completes = progress == 1
        restoreInput(progress == 1)
        if let layoutChange {
            let duration = Thresholds.Transition.duration
            return UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
                self.bar.apply(progress)
                layoutChange.run(completes: progress == 1, completion: completion)
            }
        }
        UIView.animate(
            withDuration: Thresholds.Transition.duration, delay: 0,
            usingSpringWithDamping: CGFloat(Thresholds.Transition.dampingRatio), initialSpringVelocity: velocity,
            options: .allowUserInteraction
        ) {
            self.apply(progress)
        } completion: { _ in
            completion()
        }
    }

    /// Enables the bar's buttons, and directs key presses to the view that remains. If `completes` is true, that is the
    /// new controller's view, otherwise the old controller's.
    private func restoreInput(_ completes: Bool) {
        (completes ? from : to).view.endEditing(true)
        stage.isUserInteractionEnabled = true
        bar.enableButtons(completes: completes)
    }

    /// Removes the old controller's view if `completed` is true, otherwise the new controller's view. Restores touches
    /// and key presses.
    ///
    /// - Returns: false if the transition had already ended.
    func end(completed: Bool) -> Bool {
        guard !isOver else { return false }
        isOver = true
        bar.end(completed: completed)
        dimming.removeFromSuperview()
        edge.removeFromSuperview()
        layoutChange?.end(completed: completed)
        (completed ? from : to).view.removeFromSuperview()
        let stays = completed ? to : from
        UIView.performWithoutAnimation { self.place(stays) }
        stage.allowsTouches = true
        stage.isUserInteractionEnabled = true
        return true
    }
}

/// The container of the views of a navigation controller's stack.
final class NavigationContainerView: UIView {
    /// Whether touches and clicks reach the views in this container; false during a transition.
    var allowsTouches = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        allowsTouches ? super.hitTest(point, with: event) : nil
    }
}
