// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Scales and displaces a stack's views during a drag, and restores them.
///
/// Only transforms change, never the arranged subviews, so a cancelled drag leaves nothing to undo.
@MainActor
final class StackDisplacement {
    /// The animation of a change of transforms; the associated value is its duration in seconds.
    enum Pace {
        case none
        case ease(TimeInterval)
        case spring(TimeInterval, damping: CGFloat)
    }

    private struct Entry {
        let view: UIView
        /// The transform that the app has given the view. It is restored when the displacement ends.
        var own: CGAffineTransform
        /// The transform that the displacement has given the view.
        var given: CGAffineTransform
    }

    private var entries: [Entry] = []

    /// The z position of a view that is animated in front of its neighbours, which are usually at 0.
    nonisolated static let front: CGFloat = 100

    /// Displaces and scales views by applying a further transform after each view's own transform.
    ///
    /// - Parameters:
    ///   - views: all views to displace; views that were displaced before and are not among these are restored.
    ///   - pace: the animation of the change.
    ///   - transforms: one for each view, applied after the view's own transform.
    func update(_ views: [UIView], _ pace: Pace, _ transforms: [CGAffineTransform]) {
        let known = entries
        let isSame = known.count == views.count && zip(known, views).allSatisfy { $0.view === $1 }
        var changed: [Entry] = []
        entries = views.enumerated().map { index, view in
            let old = isSame ? known[index] : known.first { $0.view === view }
            let entry = entry(view, transforms[index], after: old)
            if entry.given != view.transform { changed.append(entry) }
            return entry
        }
        for entry in known where !isSame && !views.contains(where: { $0 === entry.view }) { restore(entry) }
        setTransforms(of: changed, pace)
    }

    /// Sets the displacement and scale of some of the views that were passed to the last update of all views.
    ///
    /// - Parameters:
    ///   - indices: the indices, in that array, of the views to change.
    ///   - pace: the animation of the change.
    ///   - transforms: one for each of these views, applied after the view's own transform.
    func update(_ indices: Range<Int>, _ pace: Pace, _ transforms: [CGAffineTransform]) {
        for (index, transform) in zip(indices, transforms) {
            entries[index] = entry(entries[index].view, transform, after: entries[index])
        }
        setTransforms(of: entries[indices].filter { $0.given != $0.view.transform }, pace)
    }

    private func entry(_ view: UIView, _ transform: CGAffineTransform, after old: Entry?) -> Entry {
        // If the view no longer has the transform that the last update gave it, the app has set another one, which is
        // kept.
        let own = old.map { $0.given == view.transform ? $0.own : view.transform } ?? view.transform
        return Entry(view: view, own: own, given: own.concatenating(transform))
    }

    private func setTransforms(of changed: [Entry], _ pace: Pace) {
        guard !changed.isEmpty else { return }
        StackDisplacement.perform(pace) {
            for entry in changed { entry.view.transform = entry.given }
        }
    }

    /// Restores the app's own transforms of all views.
    func reset(_ pace: Pace) {
        let old = entries
        entries = []
        StackDisplacement.perform(pace) {
            for entry in old where entry.view.transform == entry.given { entry.view.transform = entry.own }
        }
        guard case .none = pace else { return }
        for entry in old { entry.view.layer.removeAnimation(forKey: "transform") }
    }

    /// Stops tracking the views, and returns their visible places, from which ``ShownPlaces/fly(_:before:completion:)``
    /// animates them.
    func release() -> ShownPlaces {
        let places = ShownPlaces(entries.map { ($0.view, $0.view.transform == $0.given ? $0.own : $0.view.transform) })
        entries = []
        return places
    }

    private func restore(_ entry: Entry) {
        guard entry.view.transform == entry.given else { return }
        entry.view.layer.removeAnimation(forKey: "transform")
        UIView.performWithoutAnimation { entry.view.transform = entry.own }
    }

    static func perform(_ pace: Pace, _ animations: @escaping () -> Void) {
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction]
        switch pace {
        case .none:
            UIView.performWithoutAnimation(animations)
        case .ease(let seconds):
            UIView.animate(
                withDuration: DragMotion.duration(seconds), delay: 0, options: options, animations: animations)
        case .spring(let seconds, let damping):
            UIView.animate(
                withDuration: DragMotion.duration(seconds), delay: 0, usingSpringWithDamping: damping,
                initialSpringVelocity: 0,
                options: options, animations: animations)
        }
    }
}

/// The visible places of views, from which they are animated to their places in the layout.
@MainActor
struct ShownPlaces {
    private var places: [(view: UIView, own: CGAffineTransform, shown: WindowPlacement)] = []

    /// Records the visible places of views.
    ///
    /// - Parameter views: each view with its final transform, which it has after the animation to its place.
    init(_ views: [(view: UIView, own: CGAffineTransform)]) {
        places = views.compactMap { view, own in
            WindowPlacement(of: view, isAnimated: true).map { (view, own, $0) }
        }
    }

    init(_ places: ShownPlaces...) {
        self.places = places.flatMap(\.places)
    }

    /// Returns the same visible places, but with the views' current transforms as their final transforms.
    func withCurrentTransforms() -> ShownPlaces {
        var current = self
        current.places = places.map { ($0.view, $0.view.transform, $0.shown) }
        return current
    }

    /// Sets the final transforms of the views without animation.
    func setFinalTransforms() {
        UIView.performWithoutAnimation {
            for (view, own, _) in places { view.transform = own }
        }
    }

    /// Animates the views from these places to their places in the layout.
    ///
    /// - Parameters:
    ///   - seconds: the duration of the animation.
    ///   - front: a view that is in front of the others during the animation.
    ///   - completion: called when the animation has ended.
    func fly(_ seconds: TimeInterval, before front: UIView? = nil, completion: (() -> Void)? = nil) {
        let moving = places.filter { $0.view.window != nil && $0.view.superview != nil }
        UIView.performWithoutAnimation {
            for (view, own, shown) in moving {
                view.layer.removePlacing()
                view.transform = own
                guard let superview = view.superview else { continue }
                let (center, size) = (view.center, view.bounds.size)
                let old = superview.convertFromWindow(shown)
                guard old != WindowPlacement(center: center, size: size, transform: own), size.width > 0,
                    size.height > 0, old.size.width > 0, old.size.height > 0
                else { continue }
                view.transform = old.transform(fromCenter: center, size: size)
            }
        }
        front?.layer.passInFront(DragMotion.duration(seconds))
        UIView.animate(
            withDuration: DragMotion.duration(seconds), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { for (view, own, _) in moving { view.transform = own } }, completion: { _ in completion?() })
        // Views that have left their window get their final transform without animation.
        for (view, own, _) in places where view.window == nil { view.transform = own }
    }
}

extension CALayer {
    /// Shows the layer in front of its sibling layers for a number of seconds.
    fileprivate func passInFront(_ seconds: TimeInterval) {
        guard seconds > 0 else { return }
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue) = (StackDisplacement.front, StackDisplacement.front)
        animation.duration = seconds
        add(animation, forKey: "zPosition")
    }

    /// Removes the animations of the layer's transform, position and bounds.
    fileprivate func removePlacing() {
        for key in animationKeys() ?? [] where ["transform", "position", "bounds"].contains(where: key.hasPrefix) {
            removeAnimation(forKey: key)
        }
    }
}
