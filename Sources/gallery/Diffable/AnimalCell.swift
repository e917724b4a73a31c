// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An animal: its colour, its name, its number.
final class AnimalCell: UITableViewCell {
    /// Points.
    static let height: CGFloat = 44
    private let dot = UIView()
    private let name = UILabel()
    private let number = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = 7
        name.font = .systemFont(ofSize: 17)
        number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        number.textColor = .secondaryLabel
        number.textAlignment = .right
        for view in [dot, name, number] { contentView.addSubview(view) }
        separatorInset.left = 48
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("AnimalCell is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        dot.frame = CGRect(x: 20, y: bounds.midY - 7, width: 14, height: 14)
        number.frame = CGRect(x: bounds.maxX - 76, y: 0, width: 56, height: bounds.height)
        name.frame = CGRect(x: 48, y: 0, width: number.frame.minX - 56, height: bounds.height)
    }

    func show(_ animal: Animal) {
        dot.backgroundColor = animal.hue.color
        name.text = animal.name
        number.text = "\(animal.number + 1)"
    }
}
