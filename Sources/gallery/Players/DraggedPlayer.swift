// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A player whose row is being dragged, and its drag preview.
@MainActor
struct DraggedPlayer {
    let id: Player.ID
    let preview: UIView
    /// The distance from the preview's center down to the touch, in points.
    let grabOffset: CGFloat
    /// The touch's y-coordinate in the window when the drag began.
    let initialTouchY: CGFloat
    /// All players in their order when the row was lifted. If the drag is cancelled, this order is restored.
    let initialOrder: [Player]
}

extension UIView {
    /// Returns a snapshot of the cell, with a shadow to the left of it.
    func snapshotCellStyle() -> UIView {
        let preview = UIImageView(image: snapshot())
        preview.frame = frame
        preview.layer.masksToBounds = false
        preview.layer.cornerRadius = 0
        preview.layer.shadowOffset = CGSize(width: -5, height: 0)
        preview.layer.shadowRadius = 5
        preview.layer.shadowOpacity = 0.4
        // A border replaces the shadow, which is invisible on a dark background.
        if traitCollection.userInterfaceStyle == .dark {
            preview.layer.borderWidth = 1
            preview.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
        return preview
    }

    private func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
