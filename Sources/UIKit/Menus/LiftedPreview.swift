// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A lifted preview: a picture of the view, cut, with a shadow.
///
/// Its bounds are what is visible of the view, in the view's coordinates, so that their middle is what a target places.
@MainActor
final class LiftedPreview: UIView {
    /// Points of blur and of fall of the shadow, and its opacity. Ours.
    private static let shadow = (radius: 12.0, offset: 4.0, opacity: Float(0.25))

    /// Held: a preview's view may be shown nowhere else.
    let source: UIView
    private let ground = UIView()
    /// The breadth of all that is visible, and where it begins.
    private let whole: CGRect
    /// Cuts `ground` off where there is less room; nil as long as there has been as much as it takes.
    private var cutout: UIView?
    private var ring: FocusRing?
    /// Whether what is visible is all of the view but a row's corners.
    private let hasRowShape: Bool
    private let outline = CAShapeLayer()
    private var content: UIView?
    /// The view that the content shows, and its size at that time.
    private var shown: (node: RenderNode?, bounds: CGRect)?

    init(of view: UIView, _ parameters: UIPreviewParameters) {
        source = view
        whole = parameters.visiblePath?.bounds ?? view.bounds
        let row = UIBezierPath(roundedRect: view.bounds, cornerRadius: LiftedPreview.cornerRadius)
        hasRowShape = parameters.visiblePath?.cgPath == row.cgPath
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        bounds = whole
        ground.bounds = bounds
        ground.center = CGPoint(x: bounds.midX, y: bounds.midY)
        ground.clipsToBounds = true
        ground.backgroundColor = parameters.backgroundColor
        addSubview(ground)
        cut(to: parameters)
        outline.fillColor = nil
        outline.lineWidth = 1
        outline.strokeColor = UIColor.opaqueSeparator.resolvedColor(with: view.traitCollection).cgColor
        outline.path =
            (parameters.visiblePath ?? UIBezierPath(roundedRect: bounds, cornerRadius: ground.layer.cornerRadius))
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

    /// Whether what it is a picture of is still there, to go back to.
    var hasHome: Bool { source.window != nil }

    /// Whether it stands out from what is below.
    var isRaised = false {
        didSet {
            castShadow()
            // On black a shadow shows nothing.
            outline.isHidden = !(isRaised && source.traitCollection.userInterfaceStyle == .dark)
        }
    }

    /// Whether it casts a shadow where it is raised.
    var hasShadow = true { didSet { if hasShadow != oldValue { castShadow() } } }

    private func castShadow() { layer.shadowOpacity = isRaised && hasShadow ? Self.shadow.opacity : 0 }

    /// Shows the view as it is now, with a new picture only where it has changed.
    func refresh() {
        let node = source.currentNode()
        if let shown, shown.node === node, shown.bounds == source.bounds { return }
        shown = (node, source.bounds)
        guard let picture = source.snapshotView(afterScreenUpdates: true) else { return }
        picture.frame.origin = source.bounds.origin
        content?.removeFromSuperview()
        ground.addSubview(picture)
        content = picture
    }

    /// The placement of the preview in its superview.
    var placement: ViewPlacement {
        get { ViewPlacement(center: center, transform: transform) }
        set { (center, transform) = (newValue.center, newValue.transform) }
    }

    // MARK: Other room

    /// Whether more of the ground beside what the view shows looks as a wider view would: all of a row is lifted.
    private var canWiden: Bool { hasRowShape && source is any ListCell }

    /// Whether it is as wide as the room for it, and not as the view.
    var isFitted: Bool { bounds.width != whole.width }

    /// Is as wide as so many points, inside an animation or without: what lines begin with stays, and what is no row, or
    /// has a shape of its own, gets no wider than it is.
    func fit(to width: CGFloat) {
        let new = canWiden ? width : min(width, whole.width)
        guard width > 0, new != bounds.width else { return }
        let room = cutout ?? makeCutout()
        let isMirrored = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        bounds = CGRect(x: isMirrored ? whole.maxX - new : whole.minX, y: whole.minY, width: new, height: whole.height)
        for (part, area) in [(room, bounds), (ground, bounds.union(whole))] {
            (part.bounds, part.center) = (area, CGPoint(x: area.midX, y: area.midY))
        }
        // The cutout has a row's corners, too.
        if canWiden { ground.layer.cornerRadius = 0 }
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: room.layer.cornerRadius).cgPath
        (layer.shadowPath, outline.path) = (path, path)
        showRing()
    }

    private func makeCutout() -> UIView {
        let made = UIView()
        UIView.performWithoutAnimation {
            (made.bounds, made.center) = (whole, CGPoint(x: whole.midX, y: whole.midY))
            made.clipsToBounds = true
            made.layer.cornerRadius = LiftedPreview.cornerRadius
            made.layer.cornerCurve = .continuous
            insertSubview(made, at: 0)
            made.addSubview(ground)
        }
        cutout = made
        return made
    }

    /// Points of the corners of what is cut off, and of the ring: those of a row.
    private static var cornerRadius: CGFloat { TableMetrics.current.groupCornerRadius }

    // MARK: The ring

    /// Whether it has the ring of what has the focus.
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

    /// Gives it its shape: the path's, or the view's own, and that of the shadow.
    private func cut(to parameters: UIPreviewParameters) {
        if hasRowShape {
            // A mask makes pixels of what it cuts, which blur as the preview grows.
            ground.layer.cornerRadius = LiftedPreview.cornerRadius
            ground.layer.cornerCurve = .continuous
        } else if let path = parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.bounds = ground.bounds
            shape.position = ground.center
            shape.path = path.cgPath
            ground.layer.mask = shape
        } else if source.layer.cornerRadius > 0, source.clipsToBounds || source.backgroundColor != nil {
            ground.layer.cornerRadius = source.layer.cornerRadius
            ground.layer.maskedCorners = source.layer.maskedCorners
        }
        if let path = parameters.shadowPath ?? parameters.visiblePath {
            layer.shadowPath = path.cgPath
        } else if parameters.backgroundColor.resolvedColor(with: source.traitCollection).cgColor.alpha == 1 {
            // The ground throws it: known without looking at the picture.
            layer.shadowPath =
                UIBezierPath(roundedRect: ground.bounds, cornerRadius: ground.layer.cornerRadius).cgPath
        }
    }
}
