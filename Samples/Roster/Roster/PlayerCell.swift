// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with the name and the position of a player. Its views are in the storyboard.
class PlayerCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var positionLabel: UILabel!
    @IBOutlet private weak var captainMark: UIView!

    /// The radius of the mark's corners.
    @IBInspectable var markRadius: CGFloat = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        captainMark.layer.cornerRadius = markRadius
    }

    func show(_ player: Player) {
        nameLabel.text = player.name
        positionLabel.text = NSLocalizedString(player.position, comment: "A position on the field")
        captainMark.isHidden = !player.isCaptain
    }
}
