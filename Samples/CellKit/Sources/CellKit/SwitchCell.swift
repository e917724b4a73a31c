// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A title and a switch.
public final class SwitchCell: UITableViewCell, NibCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var toggle: UISwitch!
    /// Called with the new state when the user has changed it.
    public var onChange: ((Bool) -> Void)?

    public func show(_ title: String, isOn: Bool) {
        titleLabel.text = title
        toggle.isOn = isOn
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }

    @IBAction private func switched(_ sender: UISwitch) { onChange?(sender.isOn) }
}
