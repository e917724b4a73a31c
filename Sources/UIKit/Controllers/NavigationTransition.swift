// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A view that slides in over another, or away from over it: a push or a pop, on its own or under a finger.
@MainActor
final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool
    private let bar: NavigationBarTransition
    private let stage: NavigationStage
    private let place: (UIViewController) -> Void
    private let dimming = UIView()
    private let edge = UIView()
    /// Whether the views are in place: from then on it can be ended.
    private(set) var hasBegun = false
    private(set) var isOver = false
    /// Whether it will have led to the new controller; nil while a finger has yet to say.
    private(set) var completes: Bool?

    private var upper: UIView { isPop ? from.view : to.view }
    private var lower: UIView { isPop ? to.view : from.view }

    /// - Parameters:
    ///   - isInteractive: whether a finger says how far it is and how it ends.
    ///   - stage: holds the old controller's view, and gets the new one's.
    ///   - place: gives a controller's view the place at which it rests.
    init(
        from: UIViewController, to: UIViewController, isPop: Bool, isInteractive: Bool, bar: NavigationBarTransition,
        on stage: NavigationStage, place: @escaping (UIViewController) -> Void
    ) {
        self.place = place
        self.from = from
        self.to = to
        self.isPop = isPop
        completes = isInteractive ? nil : true
        self.bar = bar
        self.stage = stage
    }

    /// Puts the views in place and shows the start.
    ///
    /// - Parameter progress: how far it is on screen already, if it leads back from one that it interrupts.
    func begin(at progress: CGFloat = 0) {
        UIView.performWithoutAnimation { self.setUp(at: progress) }
        hasBegun = true
    }

    private func setUp(at progress: CGFloat) {
        stage.takesTouches = false
        // Nor keys, while a finger has yet to say whose they are.
        stage.isUserInteractionEnabled = false
        place(to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
            // What still moves for the one before is part of the progress.
            for view in [upper, lower] { view.layer.removeAnimations(ofKey: "position") }
            bar.stopMovement()
        }
        apply(progress)
    }

    /// The part of the transition that is shown, from 0 to 1.
    var shownProgress: CGFloat {
        let x = upper.layer.presentation()?.position.x ?? upper.center.x
        let covered = 1 - (x - stage.bounds.midX) / (trailing * max(stage.bounds.width, 1))
        return min(max(isPop ? 1 - covered : covered, 0), 1)
    }

    /// A line under the upper view's edge that throws the shadow: a view with nothing to show throws none.
    private func setUpEdge() {
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

    /// 1 where new views come from the right.
    private var trailing: CGFloat { stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// - Parameter progress: 0 is the start, 1 the end.
    func apply(_ progress: CGFloat) {
        let covered = isPop ? 1 - progress : progress
        let (middle, width) = (stage.bounds.midX, stage.bounds.width)
        upper.center.x = middle + trailing * (1 - covered) * width
        edge.center.x = upper.center.x - trailing * (width - 1) / 2
        lower.center.x = middle - trailing * covered * CGFloat(Thresholds.Transition.parallax) * width
        dimming.alpha = covered * CGFloat(Thresholds.Transition.dimming)
        bar.apply(progress)
    }

    /// Moves on to the end, or back to the start.
    ///
    /// - Parameter velocity: in whole ways a second.
    func run(to progress: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void) {
        completes = progress == 1
        takeInput(progress == 1)
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

    /// Enables the bar's buttons, and gives the keys to the view that stays.
    private func takeInput(_ completes: Bool) {
        (completes ? from : to).view.endEditing(true)
        stage.isUserInteractionEnabled = true
        bar.takeTouches(completes: completes)
    }

    /// Leaves the one view that stays.
    ///
    /// - Returns: false where it was over before.
    func end(completed: Bool) -> Bool {
        guard !isOver else { return false }
        isOver = true
        bar.end(completed: completed)
        dimming.removeFromSuperview()
        edge.removeFromSuperview()
        (completed ? from : to).view.removeFromSuperview()
        let stays = completed ? to : from
        UIView.performWithoutAnimation { self.place(stays) }
        stage.takesTouches = true
        stage.isUserInteractionEnabled = true
        return true
    }
}

/// Holds the views of a navigation controller's pages.
final class NavigationStage: UIView {
    /// Whether touches and clicks reach the pages: not while these move.
    var takesTouches = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        takesTouches ? super.hitTest(point, with: event) : nil
    }
}
