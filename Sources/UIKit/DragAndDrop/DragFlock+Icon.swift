// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension DragFlock {
    /// What is seen of the drag, as a picture that the desktop moves with the pointer.
    ///
    /// It stays as it is now: only the number of items holds wherever the desktop leads it, whose pointer says what a
    /// drop would do.
    ///
    /// - Parameter isSeenThrough: Whether what is behind it shows where it is clear. Where it would be black there it
    ///   has a ground, and neither a shadow nor the room for one.
    func icon(isSeenThrough: Bool) -> DragIcon {
        let shown = badgeContent
        showBadge(count: shown.count, operation: .cancel)
        // At its corner: there is no window in which it has to stay.
        placeBadge(staysInWindow: false)
        defer { showBadge(count: shown.count, operation: shown.operation) }
        if isSeenThrough { return drawn(in: outline().insetBy(dx: -Self.shadowRoom, dy: -Self.shadowRoom)) }
        for picture in pictures { picture.hasShadow = false }
        defer { for picture in pictures { picture.hasShadow = true } }
        return onGround(drawn(in: outline()))
    }

    /// What is seen of the drag in a part of the window, drawn as it is now.
    private func drawn(in frame: CGRect) -> DragIcon {
        let picture = layer.snapshotNode(isFresh: true) ?? .container([])
        return DragIcon(
            picture: picture.translated(x: -frame.minX, y: -frame.minY), size: frame.size,
            hotSpot: CGPoint(x: carrier.center.x - frame.minX, y: carrier.center.y - frame.minY))
    }

    /// The same with a ground, and a line round that.
    private func onGround(_ icon: DragIcon) -> DragIcon {
        let whole = CGRect(origin: .zero, size: icon.size)
        // The colour of rows in groups, and of most else that is dragged.
        let ground = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
        // On another of that colour it has an end, too.
        let line = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
        let picture = RenderNode.container([
            .color(ground, in: whole), icon.picture, .border(line, width: 1, in: whole, corners: .zero),
        ])
        return DragIcon(picture: picture, size: icon.size, hotSpot: icon.hotSpot)
    }

    /// What the pointer, the pictures and the badge take of the window, in whole points, without shadows.
    ///
    /// - Complexity: O(pictures)
    private func outline() -> CGRect {
        var frame = CGRect(origin: carrier.center, size: CGSize(width: 1, height: 1))
        // What is lifted is a little larger than its picture.
        let growth = (CGFloat(Thresholds.DragSession.liftedScale) - 1) / 2
        for picture in pictures where picture.alpha > 0 {
            let size = picture.bounds.size
            let lifted = picture.bounds.insetBy(dx: -size.width * growth, dy: -size.height * growth)
            frame = frame.union(convert(lifted, from: picture))
        }
        if let badge = badgeFrame { frame = frame.union(badge) }
        return frame.integral
    }

    /// Points around a picture that its shadow may take. Ours.
    private static var shadowRoom: CGFloat { 24 }
}
