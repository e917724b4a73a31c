// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The drag preview of an item, which moves, rotates and shrinks as a whole. While the item is lifted, the content of
/// the preview is enlarged and has a shadow.
@MainActor
final class DragPreviewView: UIView {
    private var shown: LiftedPreview
    /// The preview's transforms: `source` is the transform from the previewed view to the window. `drag` is the
    /// rotation and scale that the drag adds to it.
    var transforms: (source: CGAffineTransform, drag: CGAffineTransform) { didSet { updateTransform() } }

    /// Creates a drag preview of a targeted preview.
    ///
    /// - Parameter transform: the transform from the previewed view to the window.
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

    /// Whether the preview is slightly enlarged, and casts a shadow if `hasShadow` is true.
    var isRaised = false {
        didSet {
            let scale = isRaised ? CGFloat(Thresholds.DragSession.liftedScale) : 1
            shown.transform = CGAffineTransform(scaleX: scale, y: scale)
            shown.isRaised = isRaised
            // The fade-in of the preview may have been stopped halfway, so the preview is made opaque.
            if shown.alpha != 1 { shown.alpha = 1 }
        }
    }

    /// Whether the preview casts a shadow while raised.
    var hasShadow: Bool {
        get { shown.hasShadow }
        set { shown.hasShadow = newValue }
    }

    /// Whether the preview shows the focus ring.
    var hasRing: Bool {
        get { shown.hasRing }
        set { shown.hasRing = newValue }
    }

    // MARK: Size and rotation

    private func updateTransform() { transform = transforms.source.concatenating(transforms.drag) }

    /// The preview's size in points of the window, without the scale that the drag adds.
    var sizeInWindow: CGSize { CGRect(origin: .zero, size: bounds.size).applying(transforms.source).size }

    /// The component of `vector` that is perpendicular to the preview's horizontal axis, in window coordinates.
    func perpendicularComponent(of vector: CGVector) -> CGVector {
        let (source, length) = (transforms.source, transforms.source.scaleAlongX)
        guard length > 0 else { return vector }
        let line = CGVector(dx: source.a / length, dy: source.b / length)
        let along = vector.dx * line.dx + vector.dy * line.dy
        return CGVector(dx: vector.dx - along * line.dx, dy: vector.dy - along * line.dy)
    }

    /// Whether the preview has the width of its drop position rather than the width of its view.
    var isFitted: Bool { shown.isFitted }

    /// Sets the preview's width to `width`, in points of the window, keeping its leading edge. Previews other than rows
    /// do not get wider than their view.
    func fit(to width: CGFloat) {
        let scale = transforms.source.scaleAlongX
        guard scale > 0 else { return }
        shown.fit(to: width / scale)
        bounds.size.width = shown.bounds.width
        shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Whether this is a preview of `view`.
    func shows(_ view: UIView) -> Bool { shown.source === view }

    /// Updates the preview to the current look of its view.
    func refresh() {
        shown.refresh()
    }

    /// The position, transform and opacity of the preview and of its content, as they are on screen during an
    /// animation.
    struct OnScreenState {
        fileprivate let (preview, content): (Place?, Place?)

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
            func apply(to view: UIView) {
                view.layer.removeAllAnimations()
                view.center = center
                view.transform = transform
                view.layer.opacity = opacity
            }
        }

        @MainActor
        fileprivate init(_ preview: UIView, _ content: UIView) {
            (self.preview, self.content) = (Place(preview), Place(content))
        }
    }

    var onScreenState: OnScreenState { OnScreenState(self, shown) }

    /// Sets the preview to a state that was recorded on screen, without animation, so that the next animation starts
    /// there.
    func restore(_ state: OnScreenState) {
        UIView.performWithoutAnimation {
            state.preview?.apply(to: self)
            state.content?.apply(to: shown)
        }
    }

    /// Replaces the previewed view. The caller runs `exchange` inside an animation, and calls `end` after that
    /// animation.
    ///
    /// The new content fades in above the old content, which stays opaque until the new content is opaque, because a
    /// cross-fade would be translucent. Both have the same size throughout.
    func replaceContent(with view: UIView, _ parameters: UIPreviewParameters) -> (exchange: () -> Void, end: () -> Void)
    {
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
                // In the second half, parts of the old content that the new one does not cover fade out.
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
