// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A name and a detail beside the initials.
public final class PersonCell: UITableViewCell, NibCell {
    @IBOutlet private weak var initialsLabel: UILabel!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!

    public func show(_ name: String, detail: String) {
        nameLabel.text = name
        detailLabel.text = detail
        initialsLabel.text = PersonCell.initials(of: name)
    }

    /// The first letters of the first and the last word.
    static func initials(of name: String) -> String {
        let words = name.split(separator: " ")
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }
}
