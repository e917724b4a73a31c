// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A player whose row is being dragged, and its drag preview.
@MainActor
struct DraggedPlayer {
    let id: Player.ID
    let picture: UIView
    /// The distance from the preview's center down to the touch, in points.
    let grabOffset: CGFloat
    /// The touch's y-coordinate in the window when the drag began.
    let beginning: CGFloat
    /// All players when the row was lifted. A cancelled touch restores them.
    let before: [Player]
}

extension UIView {
    /// Returns a snapshot of the cell, with a shadow to the left of it.
    func snapshotCellStyle() -> UIView {
        let picture = UIImageView(image: snapshot())
        picture.frame = frame
        picture.layer.masksToBounds = false
        picture.layer.cornerRadius = 0
        picture.layer.shadowOffset = CGSize(width: -5, height: 0)
        picture.layer.shadowRadius = 5
        picture.layer.shadowOpacity = 0.4
        // A border replaces the shadow, which is invisible on a dark background.
        if traitCollection.userInterfaceStyle == .dark {
            picture.layer.borderWidth = 1
            picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
        return picture
    }

    private func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
