// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The picture of an item on its way: it moves, turns and shrinks as a whole, and what is in it rises.
@MainActor
final class DragPicture: UIView {
    private var shown: LiftedPreview
    /// The transform that its view has in the window, and the one by which the drag turns it and makes it smaller.
    var transforms: (source: CGAffineTransform, drag: CGAffineTransform) { didSet { updateTransform() } }

    /// - Parameter transform: the one that the preview's view has in the window.
    init(_ preview: UITargetedPreview, transform: CGAffineTransform) {
        shown = LiftedPreview(of: preview.view, preview.parameters)
        transforms = (source: transform, drag: .identity)
        super.init(frame: CGRect(origin: .zero, size: shown.bounds.size))
        updateTransform()
        isUserInteractionEnabled = false
        shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(shown)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it is a little larger and stands out.
    var isRaised = false {
        didSet {
            let scale = isRaised ? CGFloat(Thresholds.DragSession.liftedScale) : 1
            shown.transform = CGAffineTransform(scaleX: scale, y: scale)
            shown.isRaised = isRaised
            // It may have been caught while it came.
            if shown.alpha != 1 { shown.alpha = 1 }
        }
    }

    /// Whether it casts a shadow where it is raised.
    var hasShadow: Bool {
        get { shown.hasShadow }
        set { shown.hasShadow = newValue }
    }

    /// Whether it has the ring of what has the focus.
    var hasRing: Bool {
        get { shown.hasRing }
        set { shown.hasRing = newValue }
    }

    // MARK: Size and turn

    private func updateTransform() { transform = transforms.source.concatenating(transforms.drag) }

    /// Points that it takes in the window if the drag does not make it smaller.
    var sizeInWindow: CGSize { CGRect(origin: .zero, size: bounds.size).applying(transforms.source).size }

    /// The part of a vector of the window that is at right angles to the picture's lines.
    func acrossLines(_ vector: CGVector) -> CGVector {
        let (source, length) = (transforms.source, transforms.source.scaleAlongX)
        guard length > 0 else { return vector }
        let line = CGVector(dx: source.a / length, dy: source.b / length)
        let along = vector.dx * line.dx + vector.dy * line.dy
        return CGVector(dx: vector.dx - along * line.dx, dy: vector.dy - along * line.dy)
    }

    /// Whether it is as wide as the place that it is over, and not as what it shows.
    var isFitted: Bool { shown.isFitted }

    /// Makes its lines as long as so many points of the window, or no longer if it is not a row. Their beginning stays.
    func fit(to width: CGFloat) {
        let scale = transforms.source.scaleAlongX
        guard scale > 0 else { return }
        shown.fit(to: width / scale)
        bounds.size.width = shown.bounds.width
        shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Whether it is a picture of a view.
    func shows(_ view: UIView) -> Bool { shown.source === view }

    /// Shows the view as it is now.
    func refresh() {
        shown.refresh()
    }

    /// How it is on the screen.
    struct Seen {
        fileprivate let (whole, risen): (Place?, Place?)

        fileprivate struct Place {
            let center: CGPoint
            let transform: CGAffineTransform
            let opacity: Float

            @MainActor
            init?(_ view: UIView) {
                guard let layer = view.layer.presentation() else { return nil }
                (center, transform, opacity) = (layer.position, layer.affineTransform(), layer.opacity)
            }

            @MainActor
            func put(into view: UIView) {
                view.layer.removeAllAnimations()
                view.center = center
                view.transform = transform
                view.layer.opacity = opacity
            }
        }

        @MainActor
        fileprivate init(_ whole: UIView, _ risen: UIView) {
            (self.whole, self.risen) = (Place(whole), Place(risen))
        }
    }

    var seen: Seen { Seen(self, shown) }

    /// Is as it was seen, and rests there: what is set next is animated from there.
    func show(_ seen: Seen) {
        UIView.performWithoutAnimation {
            seen.whole?.put(into: self)
            seen.risen?.put(into: shown)
        }
    }

    /// Looks like another view from now on; `exchange` lets the one become the other inside an animation, and `end` is
    /// to be called after it.
    ///
    /// Nothing shines through, as it would through two that fade at once: the new one comes above the old one, which
    /// stays until it is there. All the while both are equally large.
    func becomes(_ view: UIView, _ parameters: UIPreviewParameters) -> (exchange: () -> Void, end: () -> Void) {
        let (old, new) = (shown, LiftedPreview(of: view, parameters))
        shown = new
        new.alpha = 0
        (new.isRaised, new.hasRing) = (old.isRaised, old.hasRing)
        UIView.performWithoutAnimation {
            insertSubview(new, aboveSubview: old)
            new.center = CGPoint(x: bounds.midX, y: bounds.midY)
            new.transform = Self.fit(new.bounds.size, into: old.bounds.size).concatenating(old.transform)
        }
        let exchange = {
            self.bounds.size = new.bounds.size
            let middle = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
            (old.center, new.center) = (middle, middle)
            old.transform = Self.fit(old.bounds.size, into: new.bounds.size)
            new.transform = .identity
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { new.alpha = 1 }
                // What it does not cover of the old one goes then.
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { old.alpha = 0 }
            }
            self.isRaised = self.isRaised
        }
        return (exchange, { old.removeFromSuperview() })
    }

    private static func fit(_ size: CGSize, into other: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        return CGAffineTransform(scaleX: other.width / size.width, y: other.height / size.height)
    }
}
