// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The view of a running drag, above all other views in the window: the stacked drag previews and a badge.
///
/// The previews and the badge are inside the view `carrier`, which moves with the pointer. The previews can therefore
/// gather, rotate and shrink during the movement.
@MainActor
final class DragPreviewStack: UIView {
    /// The container of the previews and the badge, whose center follows the pointer.
    let carrier = UIView()
    private let badge = DragBadge()
    /// The drag previews, the front one first.
    private(set) var previewViews: [DragPreviewView] = []
    /// The vector from the pointer to the center of the front preview at its full size.
    private var grabOffset = CGVector.zero
    /// Whether large previews have been shrunk.
    private(set) var isShrunk = false
    /// Whether the keyboard controls the drag. Then the front preview stays inside the window and shows the focus ring.
    var isKeyboardDrag = false
    /// The width in points of the drop position to which the keyboard has moved the drag; nil if there is none.
    private var placeWidth: CGFloat?
    private var pointer = CGPoint.zero

    init(in window: UIWindow, at place: CGPoint) {
        super.init(frame: window.bounds)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        pointer = place
        carrier.center = place
        addSubview(carrier)
        badge.isHidden = true
        carrier.addSubview(badge)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Lifting

    /// Adds a drag preview at the target of `preview`, behind the other drag previews.
    func add(_ preview: UITargetedPreview) -> DragPreviewView {
        let placement = placement(of: preview.target)
        let previewView = DragPreviewView(preview, transform: placement.transform)
        previewView.center = placement.center
        if let last = previewViews.last {
            carrier.insertSubview(previewView, belowSubview: last)
        } else {
            carrier.insertSubview(previewView, at: 0)
            previewView.hasRing = isKeyboardDrag
            grabOffset = CGVector(dx: previewView.center.x, dy: previewView.center.y)
        }
        previewViews.append(previewView)
        return previewView
    }

    /// Brings the preview under the pointer, or else the nearest one, to the front, so that the others later gather
    /// below that preview.
    func bringGrabbedPreviewToFront() {
        func distance(_ previewView: DragPreviewView) -> CGFloat {
            let frame = previewView.frame
            return hypot(max(frame.minX, -frame.maxX, 0), max(frame.minY, -frame.maxY, 0))
        }
        guard let held = previewViews.min(by: { distance($0) < distance($1) }), let first = previewViews.first else {
            return
        }
        grabOffset = CGVector(dx: held.center.x, dy: held.center.y)
        guard held !== first else { return }
        (first.hasRing, held.hasRing) = (false, isKeyboardDrag)
        previewViews.removeAll { $0 === held }
        previewViews.insert(held, at: 0)
        carrier.insertSubview(held, aboveSubview: first)
    }

    /// The center and transform of a preview target in the window, with the center relative to the center of `carrier`.
    func placement(of target: UIPreviewTarget) -> ViewPlacement {
        var placement = target.placementInWindow
        placement.center.x -= carrier.center.x
        placement.center.y -= carrier.center.y
        return placement
    }

    // MARK: Movement

    func move(to place: CGPoint) {
        pointer = place
        carrier.center = carrierPlace
        superview?.bringSubviewToFront(self)
        placeBadge()
    }

    /// Gathers the previews below the pointer, with an animation.
    ///
    /// - Parameter shrinking: whether large previews may shrink.
    func gather(shrinking: Bool) {
        isShrunk = isShrunk || shrinking && hasOversizedPreview
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
            animations: {
                self.arrange()
                self.carrier.center = self.carrierPlace
            })
        placeBadge()
    }

    /// Resizes the previews to the width of a drop position and aligns them with it. Previews that were shrunk because
    /// they were too large regain their size if they fit at the new width.
    ///
    /// - Parameter width: the width of the drop position, in points of the window.
    func fit(to width: CGFloat) {
        guard width != placeWidth else { return }
        placeWidth = width
        let previewViews = previewViews
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
            animations: {
                for previewView in previewViews { previewView.fit(to: width) }
                self.isShrunk = self.isShrunk && self.hasOversizedPreview
                self.arrange()
                self.carrier.center = self.carrierPlace
            })
        placeBadge()
    }

    /// The carrier's center: the pointer's location. In a keyboard drag, the center is moved as far as needed to keep
    /// the front preview in the window. A preview larger than the window is aligned with the window's top or left edge.
    private var carrierPlace: CGPoint {
        guard isKeyboardDrag, let first = previewViews.first else { return pointer }
        let (scale, size) = (first.isRaised ? CGFloat(Thresholds.DragSession.liftedScale) : 1, first.frame.size)
        // The raised preview is drawn larger than its frame. If the frame fits in the window but the enlarged preview
        // does not, the enlargement is ignored.
        func beyond(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
            length * scale > room && length <= room ? 0 : length * (scale - 1) / 2
        }
        let frame = first.frame.offsetBy(dx: pointer.x, dy: pointer.y)
            .insetBy(dx: -beyond(size.width, bounds.width), dy: -beyond(size.height, bounds.height))
        let inside = CGPoint(
            x: max(min(frame.minX, bounds.maxX - frame.width), bounds.minX),
            y: max(min(frame.minY, bounds.maxY - frame.height), bounds.minY))
        return CGPoint(x: pointer.x + inside.x - frame.minX, y: pointer.y + inside.y - frame.minY)
    }

    /// Whether any preview exceeds the largest size allowed during a drag.
    private var hasOversizedPreview: Bool { previewViews.contains { fittingScale($0) < 1 } }

    private func arrange() {
        guard let first = previewViews.first else { return }
        let scale = isShrunk ? fittingScale(first) : 1
        let held = first.isFitted ? first.perpendicularComponent(of: grabOffset) : grabOffset
        let lead = CGPoint(x: held.dx * scale, y: held.dy * scale)
        for (index, previewView) in previewViews.enumerated() {
            let (step, size) = (CGFloat(index), isShrunk ? fittingScale(previewView) : 1)
            previewView.center = CGPoint(
                x: lead.x + step * CGFloat(Thresholds.DragSession.fan.offset),
                y: lead.y + step * CGFloat(Thresholds.DragSession.fan.offset))
            // The previews behind the front one are rotated left and right alternately, and each further pair by a
            // larger angle.
            let side: CGFloat = index.isMultiple(of: 2) ? 1 : -1
            let angle = side * ((step + 1) / 2).rounded(.down) * CGFloat(Thresholds.DragSession.fan.angle)
            previewView.transforms.drag = CGAffineTransform(rotationAngle: angle).scaledBy(x: size, y: size)
            previewView.alpha = index < Thresholds.DragSession.mostShown ? 1 : 0
        }
    }

    private func fittingScale(_ previewView: DragPreviewView) -> CGFloat {
        let (most, size) = (CGFloat(Thresholds.DragSession.largestPreview), previewView.sizeInWindow)
        return min(1, most / max(size.width, 1), most / max(size.height, 1))
    }

    // MARK: Badge

    /// Shows the operation of a drop and the number of items in the badge.
    func showBadge(count: Int, operation: DropOperation) {
        badge.content = DragBadge.Content(count: count, operation: operation)
        badge.isHidden = previewViews.isEmpty || badge.content.isEmpty
        placeBadge()
    }

    var badgeContent: DragBadge.Content { badge.content }

    func hideBadge() {
        badge.isHidden = true
    }

    /// The badge's frame in the coordinates of this view; nil while the badge is hidden.
    var badgeFrame: CGRect? { badge.isHidden ? nil : convert(badge.bounds, from: badge) }

    /// Places the badge at the front preview's top right corner.
    ///
    /// - Parameter staysInWindow: whether the badge is kept inside the window.
    func placeBadge(staysInWindow: Bool = true) {
        guard !badge.isHidden, let first = previewViews.first else { return }
        let (size, frame) = (badge.sizeThatFits(.zero), first.frame)
        let corner = CGPoint(x: carrier.center.x + frame.maxX, y: carrier.center.y + frame.minY)
        let room = bounds.insetBy(dx: size.width / 2, dy: size.height / 2)
        var place = corner
        if staysInWindow {
            place.x = min(max(place.x, room.minX), room.maxX)
            place.y = min(max(place.y, room.minY), room.maxY)
        }
        badge.bounds.size = size
        badge.center = CGPoint(x: place.x - carrier.center.x, y: place.y - carrier.center.y)
    }
}
