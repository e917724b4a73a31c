// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

extension DragPreviewStack {
    /// The drag icon that the desktop moves with the pointer.
    ///
    /// The icon shows the previews as they are now. Its badge shows only the number of items, because the desktop's
    /// pointer shows the drop operation.
    ///
    /// - Parameter isSeenThrough: whether the desktop draws the icon with transparency. If not, transparent parts would
    ///   be black, so the icon has a background and no shadow.
    func icon(isSeenThrough: Bool) -> DragIcon {
        let shown = badgeContent
        showBadge(count: shown.count, operation: .cancel)
        // The desktop draws the icon outside the window, so the badge stays at the preview's corner.
        placeBadge(staysInWindow: false)
        defer { showBadge(count: shown.count, operation: shown.operation) }
        if isSeenThrough { return drawn(in: outline().insetBy(dx: -Self.shadowRoom, dy: -Self.shadowRoom)) }
        for previewView in previewViews { previewView.hasShadow = false }
        defer { for previewView in previewViews { previewView.hasShadow = true } }
        return withBackground(drawn(in: outline()))
    }

    /// The drag icon with the previews and the badge inside `frame`, a rectangle of the window, as they are now.
    private func drawn(in frame: CGRect) -> DragIcon {
        let picture = layer.snapshotNode(isFresh: true) ?? .container([])
        return DragIcon(
            picture: picture.translated(x: -frame.minX, y: -frame.minY), size: frame.size,
            hotSpot: CGPoint(x: carrier.center.x - frame.minX, y: carrier.center.y - frame.minY))
    }

    /// The drag icon with a background and a border, for a desktop that cannot draw transparent icons.
    private func withBackground(_ icon: DragIcon) -> DragIcon {
        let whole = CGRect(origin: .zero, size: icon.size)
        // Most dragged views, such as the rows of a grouped list, have this background colour.
        let background = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
        // The border separates the icon from a window of the same colour.
        let line = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
        let picture = RenderNode.container([
            .color(background, in: whole), icon.picture, .border(line, width: 1, in: whole, corners: .zero),
        ])
        return DragIcon(picture: picture, size: icon.size, hotSpot: icon.hotSpot)
    }

    /// The rectangle in the window that encloses the pointer, the previews and the badge, in whole points, without
    /// shadows.
    ///
    /// - Complexity: O(previews)
    private func outline() -> CGRect {
        var frame = CGRect(origin: carrier.center, size: CGSize(width: 1, height: 1))
        // Enlarge the frames of the previews, because a raised preview is drawn slightly larger than its bounds.
        let growth = (CGFloat(Thresholds.DragSession.liftedScale) - 1) / 2
        for previewView in previewViews where previewView.alpha > 0 {
            let size = previewView.bounds.size
            let lifted = previewView.bounds.insetBy(dx: -size.width * growth, dy: -size.height * growth)
            frame = frame.union(convert(lifted, from: previewView))
        }
        if let badge = badgeFrame { frame = frame.union(badge) }
        return frame.integral
    }

    /// The space around a preview for its shadow, in points. UIKit documents no value; this one is our own choice.
    private static var shadowRoom: CGFloat { 24 }
}
