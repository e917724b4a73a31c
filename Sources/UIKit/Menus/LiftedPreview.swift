// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A lifted preview: a snapshot of a view, clipped to a shape, with a shadow.
///
/// Its bounds are the part of the view that it shows, in the view's coordinates. The centre of a `UIPreviewTarget` is
/// therefore the position of the centre of that part.
@MainActor
final class LiftedPreview: UIView {
    /// The shadow's blur radius and vertical offset in points, and its opacity. UIKit documents no values; these are
    /// our own choice.
    private static let shadow = (radius: 12.0, offset: 4.0, opacity: Float(0.25))

    /// The previewed view, held strongly because it may have no superview.
    let source: UIView
    private let backgroundView = UIView()
    /// The preview's bounds before `fit(to:)` changes its width: the view's visible part, in the view's coordinates.
    private let originalBounds: CGRect
    /// The view that clips the snapshot and its background to the preview's width and to the rounded corners of a row.
    /// Nil until `fit(to:)` first changes the width.
    private var cutout: UIView?
    private var ring: FocusRing?
    /// Whether the preview shows the whole view, clipped to the rounded corners of a table row.
    private let hasRowShape: Bool
    private let outline = CAShapeLayer()
    private var content: UIView?
    /// The render node and the bounds of the previewed view when the latest snapshot was made; nil without a snapshot.
    private var shown: (node: RenderNode?, bounds: CGRect)?

    init(of view: UIView, _ parameters: UIPreviewParameters) {
        source = view
        originalBounds = parameters.visiblePath?.bounds ?? view.bounds
        let row = UIBezierPath(roundedRect: view.bounds, cornerRadius: LiftedPreview.cornerRadius)
        hasRowShape = parameters.visiblePath?.cgPath == row.cgPath
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        bounds = originalBounds
        backgroundView.bounds = bounds
        backgroundView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        backgroundView.clipsToBounds = true
        backgroundView.backgroundColor = parameters.backgroundColor
        addSubview(backgroundView)
        cut(to: parameters)
        outline.fillColor = nil
        outline.lineWidth = 1
        outline.strokeColor = UIColor.opaqueSeparator.resolvedColor(with: view.traitCollection).cgColor
        outline.path =
            (parameters.visiblePath
            ?? UIBezierPath(roundedRect: bounds, cornerRadius: backgroundView.layer.cornerRadius))
            .cgPath
        outline.isHidden = true
        layer.addSublayer(outline)
        layer.shadowRadius = CGFloat(Self.shadow.radius)
        layer.shadowOffset = CGSize(width: 0, height: Self.shadow.offset)
        refresh()
    }

    convenience init(_ preview: UITargetedPreview) {
        self.init(of: preview.view, preview.parameters)
        placement = preview.target.placementInWindow
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the previewed view is still in a window, so that the preview can return to it.
    var canReturn: Bool { source.window != nil }

    /// Whether the preview looks raised above its surroundings.
    var isRaised = false {
        didSet {
            castShadow()
            // On a dark background the shadow is invisible, so an outline is shown instead.
            outline.isHidden = !(isRaised && source.traitCollection.userInterfaceStyle == .dark)
        }
    }

    /// Whether the preview casts a shadow while it is raised.
    var hasShadow = true { didSet { if hasShadow != oldValue { castShadow() } } }

    private func castShadow() { layer.shadowOpacity = isRaised && hasShadow ? Self.shadow.opacity : 0 }

    /// Updates the snapshot if the view has changed.
    func refresh() {
        let node = source.currentNode()
        if let shown, shown.node === node, shown.bounds == source.bounds { return }
        shown = (node, source.bounds)
        guard let picture = source.snapshotView(afterScreenUpdates: true) else { return }
        picture.frame.origin = source.bounds.origin
        content?.removeFromSuperview()
        backgroundView.addSubview(picture)
        content = picture
    }

    /// The centre and transform of the preview in its superview.
    var placement: ViewPlacement {
        get { ViewPlacement(center: center, transform: transform) }
        set { (center, transform) = (newValue.center, newValue.transform) }
    }

    // MARK: Changing the width

    /// Whether the preview can be made wider than its view. Only the preview of a whole list row can: with its
    /// background in the added width, it looks like a wider row.
    private var canWiden: Bool { hasRowShape && source is any ListCell }

    /// Whether `fit(to:)` has changed the preview's width.
    var isFitted: Bool { bounds.width != originalBounds.width }

    /// Sets the preview's width in points, animated if inside an animation block. The leading edge of the content stays
    /// fixed. A preview that does not show a whole row is never wider than its view.
    func fit(to width: CGFloat) {
        let new = canWiden ? width : min(width, originalBounds.width)
        guard width > 0, new != bounds.width else { return }
        let room = cutout ?? makeCutout()
        let isMirrored = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        bounds = CGRect(
            x: isMirrored ? originalBounds.maxX - new : originalBounds.minX, y: originalBounds.minY, width: new,
            height: originalBounds.height)
        for (part, area) in [(room, bounds), (backgroundView, bounds.union(originalBounds))] {
            (part.bounds, part.center) = (area, CGPoint(x: area.midX, y: area.midY))
        }
        // `cutout` already rounds the corners, so `backgroundView` behind the snapshot needs no rounded corners.
        if canWiden { backgroundView.layer.cornerRadius = 0 }
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: room.layer.cornerRadius).cgPath
        (layer.shadowPath, outline.path) = (path, path)
        showRing()
    }

    private func makeCutout() -> UIView {
        let made = UIView()
        UIView.performWithoutAnimation {
            (made.bounds, made.center) = (originalBounds, CGPoint(x: originalBounds.midX, y: originalBounds.midY))
            made.clipsToBounds = true
            made.layer.cornerRadius = LiftedPreview.cornerRadius
            made.layer.cornerCurve = .continuous
            insertSubview(made, at: 0)
            made.addSubview(backgroundView)
        }
        cutout = made
        return made
    }

    /// The corner radius, in points, of a row's preview and of the focus ring: that of a row in a grouped table.
    private static var cornerRadius: CGFloat { TableMetrics.current.groupCornerRadius }

    // MARK: Focus ring

    /// Whether the preview shows the focus ring.
    var hasRing = false { didSet { if hasRing != oldValue { showRing() } } }

    private func showRing() {
        guard hasRing else {
            ring?.removeFromSuperview()
            ring = nil
            return
        }
        let ring = ring ?? FocusRing()
        self.ring = ring
        ring.show(
            UIFocusHaloEffect(roundedRect: bounds, cornerRadius: LiftedPreview.cornerRadius, curve: .continuous),
            at: self)
    }

    /// Clips the preview to the visible path in `parameters`; without a path, to the view's rounded corners. Also sets
    /// the shadow's shape.
    private func cut(to parameters: UIPreviewParameters) {
        if hasRowShape {
            // A corner radius is used instead of a mask. A mask is rasterised, so its edges would blur when the preview
            // is enlarged.
            backgroundView.layer.cornerRadius = LiftedPreview.cornerRadius
            backgroundView.layer.cornerCurve = .continuous
        } else if let path = parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.bounds = backgroundView.bounds
            shape.position = backgroundView.center
            shape.path = path.cgPath
            backgroundView.layer.mask = shape
        } else if source.layer.cornerRadius > 0, source.clipsToBounds || source.backgroundColor != nil {
            backgroundView.layer.cornerRadius = source.layer.cornerRadius
            backgroundView.layer.maskedCorners = source.layer.maskedCorners
        }
        if let path = parameters.shadowPath ?? parameters.visiblePath {
            layer.shadowPath = path.cgPath
        } else if parameters.backgroundColor.resolvedColor(with: source.traitCollection).cgColor.alpha == 1 {
            // The shadow of an opaque background has the background's shape. Setting its path avoids drawing it from
            // the snapshot.
            layer.shadowPath =
                UIBezierPath(roundedRect: backgroundView.bounds, cornerRadius: backgroundView.layer.cornerRadius).cgPath
        }
    }
}
