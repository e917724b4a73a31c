// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A player whose row is in the air, and the picture that shows it there.
@MainActor
struct HeldPlayer {
    let id: Player.ID
    let picture: UIView
    /// Points from the picture's middle down to the finger.
    let grip: CGFloat
    /// Where the finger was in the window.
    let beginning: CGFloat
    /// All players when the row was lifted: a cancelled touch brings them back.
    let before: [Player]
}

extension UIView {
    /// A picture of the cell that casts a shadow to its left.
    func snapshotCellStyle() -> UIView {
        let picture = UIImageView(image: snapshot())
        picture.frame = frame
        picture.layer.masksToBounds = false
        picture.layer.cornerRadius = 0
        picture.layer.shadowOffset = CGSize(width: -5, height: 0)
        picture.layer.shadowRadius = 5
        picture.layer.shadowOpacity = 0.4
        // No shadow is seen on a dark ground.
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
