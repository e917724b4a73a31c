// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text of several lines in a coloured box.
public final class NoteCell: UITableViewCell, NibCell {
    @IBOutlet private weak var noteLabel: UILabel!

    public func show(_ text: String) { noteLabel.text = text }
}
