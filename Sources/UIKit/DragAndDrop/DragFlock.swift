// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// All that is seen of a drag, above everything else in the window: the pictures of its items and a badge.
///
/// What moves with the pointer is in one view, so that pictures may gather, turn and shrink meanwhile.
@MainActor
final class DragFlock: UIView {
    let carrier = UIView()
    private let badge = DragBadge()
    /// The first is in front.
    private(set) var pictures: [DragPicture] = []
    /// From the pointer to the middle of the first picture, at its full size.
    private var grip = CGVector.zero
    /// Whether a picture that is larger than others need it to be has been made smaller.
    private(set) var isShrunk = false
    /// Whether the first picture is kept in the window, and has the ring of what has the focus: no hand holds it where
    /// the pointer is.
    var isLedByKeys = false
    /// Points that the place is wide to which keys have led them; nil for none.
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

    /// Puts the picture of a preview where that is, behind those there are.
    func add(_ preview: UITargetedPreview) -> DragPicture {
        let placement = placement(of: preview.target)
        let picture = DragPicture(preview, transform: placement.transform)
        picture.center = placement.center
        if let last = pictures.last {
            carrier.insertSubview(picture, belowSubview: last)
        } else {
            carrier.insertSubview(picture, at: 0)
            picture.hasRing = isLedByKeys
            grip = CGVector(dx: picture.center.x, dy: picture.center.y)
        }
        pictures.append(picture)
        return picture
    }

    /// Brings the picture to the front that the pointer is at, or nearest to: the others gather under it.
    func takeHold() {
        func distance(_ picture: DragPicture) -> CGFloat {
            let frame = picture.frame
            return hypot(max(frame.minX, -frame.maxX, 0), max(frame.minY, -frame.maxY, 0))
        }
        guard let held = pictures.min(by: { distance($0) < distance($1) }), let first = pictures.first else { return }
        grip = CGVector(dx: held.center.x, dy: held.center.y)
        guard held !== first else { return }
        (first.hasRing, held.hasRing) = (false, isLedByKeys)
        pictures.removeAll { $0 === held }
        pictures.insert(held, at: 0)
        carrier.insertSubview(held, aboveSubview: first)
    }

    /// Where a target is, in the carrier's coordinates.
    func placement(of target: UIPreviewTarget) -> ViewPlacement {
        var placement = target.placementInWindow
        placement.center.x -= carrier.center.x
        placement.center.y -= carrier.center.y
        return placement
    }

    // MARK: Under way

    func move(to place: CGPoint) {
        pointer = place
        carrier.center = carrierPlace
        superview?.bringSubviewToFront(self)
        placeBadge()
    }

    /// Brings the pictures together under the pointer.
    func gather(shrinking: Bool) {
        isShrunk = isShrunk || shrinking && needsLessRoom
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
            animations: {
                self.arrange()
                self.carrier.center = self.carrierPlace
            })
        placeBadge()
    }

    /// Makes pictures as wide as a place, and puts them right over it. What was made smaller over a wide place is as large
    /// as it was over one where it need not be.
    ///
    /// - Parameter width: points of the window.
    func fit(to width: CGFloat) {
        guard width != placeWidth else { return }
        placeWidth = width
        let pictures = pictures
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
            animations: {
                for picture in pictures { picture.fit(to: width) }
                self.isShrunk = self.isShrunk && self.needsLessRoom
                self.arrange()
                self.carrier.center = self.carrierPlace
            })
        placeBadge()
    }

    /// Where the pointer is, or as far from there as it takes to keep the first picture in the window; one that is wider
    /// or higher than that begins in it.
    private var carrierPlace: CGPoint {
        guard isLedByKeys, let first = pictures.first else { return pointer }
        let (scale, size) = (first.isRaised ? CGFloat(Thresholds.DragSession.liftedScale) : 1, first.frame.size)
        // What is in it stands out on every side, also of the window where it is nearly as large as that.
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

    /// Whether any picture is larger than it may be under way.
    private var needsLessRoom: Bool { pictures.contains { fittingScale($0) < 1 } }

    private func arrange() {
        guard let first = pictures.first else { return }
        let scale = isShrunk ? fittingScale(first) : 1
        let held = first.isFitted ? first.acrossLines(grip) : grip
        let lead = CGPoint(x: held.dx * scale, y: held.dy * scale)
        for (index, picture) in pictures.enumerated() {
            let (step, size) = (CGFloat(index), isShrunk ? fittingScale(picture) : 1)
            picture.center = CGPoint(
                x: lead.x + step * CGFloat(Thresholds.DragSession.fan.offset),
                y: lead.y + step * CGFloat(Thresholds.DragSession.fan.offset))
            // To one side and to the other, each a little farther.
            let side: CGFloat = index.isMultiple(of: 2) ? 1 : -1
            let angle = side * ((step + 1) / 2).rounded(.down) * CGFloat(Thresholds.DragSession.fan.angle)
            picture.transforms.drag = CGAffineTransform(rotationAngle: angle).scaledBy(x: size, y: size)
            picture.alpha = index < Thresholds.DragSession.mostShown ? 1 : 0
        }
    }

    private func fittingScale(_ picture: DragPicture) -> CGFloat {
        let (most, size) = (CGFloat(Thresholds.DragSession.largestPreview), picture.sizeInWindow)
        return min(1, most / max(size.width, 1), most / max(size.height, 1))
    }

    // MARK: Badge

    /// What a drop would do, and with how many items.
    func showBadge(count: Int, operation: DropOperation) {
        badge.content = DragBadge.Content(count: count, operation: operation)
        badge.isHidden = pictures.isEmpty || badge.content.isEmpty
        placeBadge()
    }

    var badgeContent: DragBadge.Content { badge.content }

    func hideBadge() {
        badge.isHidden = true
    }

    /// Where the badge is; nil while there is none.
    var badgeFrame: CGRect? { badge.isHidden ? nil : convert(badge.bounds, from: badge) }

    /// At the first picture's corner, within the window or not.
    func placeBadge(staysInWindow: Bool = true) {
        guard !badge.isHidden, let first = pictures.first else { return }
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
