// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a player's name, game and stars.
final class PlayerCell: TwoLineCell {
    private let stars = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stars.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15))
        stars.adjustsFontForContentSizeCategory = true
        stars.textColor = .systemOrange
        accessoryView = stars
    }

    required init?(coder: NSCoder) {
        fatalError("PlayerCell is made in code")
    }

    func show(_ player: Player) {
        textLabel?.text = player.name
        detailTextLabel?.text = player.game
        stars.text = String(repeating: "★", count: player.stars) + String(repeating: "☆", count: 5 - player.stars)
        stars.accessibilityLabel = player.stars == 1 ? "1 star" : "\(player.stars) stars"
        stars.sizeToFit()
    }

    /// Resizes the stars' label, because it grows with the text size.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        stars.sizeToFit()
        return super.sizeThatFits(size)
    }

    override func layoutSubviews() {
        stars.sizeToFit()
        super.layoutSubviews()
    }
}
