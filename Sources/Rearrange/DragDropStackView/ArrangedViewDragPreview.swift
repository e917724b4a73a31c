// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drag preview of an arranged view of a stack. It is a subview of the window, so that no superview of the stack
/// clips it.
@MainActor
final class ArrangedViewDragPreview {
    let view: DragPreview
    private let corners = UIView()
    private let configuration: DragDropStackView.Configuration
    /// The transform from the view to the window, which combines the view's own transform with those of all superviews.
    private let ownTransform: CGAffineTransform
    private let ownRadius: CGFloat

    /// Creates the preview and places it over the view; nil if the view has no window.
    init?(of original: UIView, configuration: DragDropStackView.Configuration) {
        guard let placement = WindowPlacement(of: original) else { return nil }
        self.configuration = configuration
        ownTransform = placement.transform
        ownRadius = original.layer.cornerRadius
        view = DragPreview(frame: CGRect(origin: .zero, size: original.bounds.size))
        corners.frame = view.bounds
        corners.layer.cornerRadius = ownRadius
        corners.layer.cornerCurve = original.layer.cornerCurve
        corners.clipsToBounds = configuration.cornerRadius != nil
        view.addSubview(corners)
        // Ends the highlight of pressed controls first, because the snapshot would show it during the whole drag.
        original.dropHighlights()
        if let picture = original.snapshotView(afterScreenUpdates: true) {
            picture.frame = view.bounds
            corners.addSubview(picture)
        } else {
            corners.backgroundColor = original.backgroundColor
        }
        view.transform = ownTransform
        if let shadow = configuration.shadow {
            view.layer.shadowOffset = shadow.offset
            view.layer.shadowRadius = shadow.radius
            view.layer.shadowOpacity = 0
            view.layer.shadowPath =
                UIBezierPath(roundedRect: view.bounds, cornerRadius: configuration.cornerRadius ?? ownRadius).cgPath
            corners.layer.outlineInDark(original.traitCollection)
        }
        view.center = placement.center
        original.window?.addSubview(view)
    }

    // MARK: Drag

    func rise() {
        animateAsLift { self.wearLifted() }
        if let radius = configuration.cornerRadius {
            corners.layer.animateCornerRadius(to: radius, duration: DragMotion.duration(configuration.liftDuration))
        }
        if let shadow = configuration.shadow {
            view.layer.animateShadowOpacity(
                to: shadow.opacity, duration: DragMotion.duration(configuration.liftDuration))
        }
    }

    /// Shows a focus ring around the preview, because keys control the drag.
    func showRing(_ color: UIColor) {
        let width = CGFloat(Thresholds.Focus.ringWidth)
        let outset = CGFloat(Thresholds.Focus.ringGap) + width
        let radius = configuration.cornerRadius ?? ownRadius
        let ring = UIView(frame: view.bounds.insetBy(dx: -outset, dy: -outset))
        ring.layer.borderWidth = width
        ring.layer.borderColor = color.cgColor
        ring.layer.cornerRadius = radius > 0 ? radius + outset : 0
        ring.layer.cornerCurve = corners.layer.cornerCurve
        view.addSubview(ring)
    }

    private func wearLifted() {
        view.transform = ownTransform.concatenating(
            CGAffineTransform(scaleX: configuration.scale, y: configuration.scale)
        ).concatenating(CGAffineTransform(translationX: 0, y: -configuration.hintOffset))
        view.alpha = configuration.alpha
    }

    /// Moves the center of the preview to a point of the window, because the pointer has moved.
    func move(to center: CGPoint) {
        view.superview?.bringSubviewToFront(view)
        view.center = center
    }

    /// Animates the preview to the place that a key has chosen.
    func fly(to center: CGPoint) {
        guard view.center != center else { return }
        view.superview?.bringSubviewToFront(view)
        UIView.animate(
            withDuration: DragMotion.duration(configuration.gapDuration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.view.center = center })
    }

    /// Changes the look of the preview to show that a drop would remove the view, or restores the normal look of a
    /// dragged view.
    func showRemoval(_ isRemoval: Bool) {
        UIView.animate(
            withDuration: DragMotion.duration(configuration.gapDuration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.wearLifted()
                guard isRemoval else { return }
                self.view.transform = self.ownTransform
                self.view.alpha = CGFloat(Thresholds.StackReorder.removalAlpha)
            })
    }

    private func animateAsLift(_ animations: @escaping () -> Void) {
        UIView.animate(
            withDuration: DragMotion.duration(configuration.liftDuration), delay: 0,
            usingSpringWithDamping: configuration.liftDamping, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: animations)
    }

    // MARK: Drop animation

    /// Animates the preview to a place in the window.
    ///
    /// - Parameters:
    ///   - duration: the duration of the animation, in seconds.
    ///   - catching: the closures that let a press lift the view again during the animation; nil if a press cannot do
    ///     that.
    ///   - completion: called when the animation has ended and the preview was removed.
    func land(
        at place: WindowPlacement, duration: TimeInterval, catching: DragPreview.Catching?,
        completion: @escaping () -> Void
    ) {
        let (own, size) = (view.bounds.size, place.size)
        let fit = CGAffineTransform(
            scaleX: own.width > 0 ? size.width / own.width : 1, y: own.height > 0 ? size.height / own.height : 1)
        corners.layer.animateCornerRadius(to: ownRadius, duration: DragMotion.duration(duration))
        view.layer.animateShadowOpacity(to: 0, duration: DragMotion.duration(duration))
        view.land(
            duration, catching: catching,
            animations: {
                self.view.transform = fit.concatenating(place.transform)
                self.view.alpha = 1
                self.view.center = place.center
            }, completion: completion)
    }

    /// Fades out and shrinks the preview where it is, because its view was removed from the stack.
    func vanish(completion: @escaping () -> Void) {
        let scale = CGFloat(Thresholds.StackReorder.removedScale)
        view.land(
            configuration.dropDuration, catching: nil,
            animations: {
                self.view.transform = self.ownTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
                self.view.alpha = 0
            }, completion: completion)
    }
}

extension CALayer {
    /// Animates the corner radius from the value that is visible on screen to `radius`.
    fileprivate func animateCornerRadius(to radius: CGFloat, duration: TimeInterval) {
        let from = (presentation() ?? self).cornerRadius
        cornerRadius = radius
        animate("cornerRadius", from: from, to: radius, duration)
    }

    fileprivate func animateShadowOpacity(to opacity: Float, duration: TimeInterval) {
        let from = (presentation() ?? self).shadowOpacity
        shadowOpacity = opacity
        animate("shadowOpacity", from: from, to: opacity, duration)
    }

    private func animate<Value: Equatable>(_ key: String, from: Value, to: Value, _ duration: TimeInterval) {
        removeAnimation(forKey: key)
        guard from != to, duration > 0 else { return }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        add(animation, forKey: key)
    }
}
