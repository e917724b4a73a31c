// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A player's name, game and stars.
final class PlayerCell: UITableViewCell {
    /// Points at the usual text size.
    static let height: CGFloat = 60

    /// Room for both lines at the user's text size.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(height, ceil(UIFontMetrics(forTextStyle: .body).scaledValue(for: height, compatibleWith: traits)))
    }

    private let stars = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        stars.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 22)
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
        detailTextLabel?.textColor = .secondaryLabel
        stars.text = String(repeating: "★", count: player.stars) + String(repeating: "☆", count: 5 - player.stars)
        stars.accessibilityLabel = player.stars == 1 ? "1 star" : "\(player.stars) stars"
        stars.sizeToFit()
    }
}
