// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A title, a slider from 0 to 100, and its value.
public final class SliderCell: UITableViewCell, NibCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var valueLabel: UILabel!
    @IBOutlet private weak var slider: UISlider!
    /// Called with the new value when the user has moved the slider.
    public var onChange: ((Int) -> Void)?

    public func show(_ title: String, value: Int) {
        titleLabel.text = title
        slider.value = Float(value)
        showValue()
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }

    private func showValue() { valueLabel.text = "\(Int(slider.value.rounded()))" }

    @IBAction private func slid(_ sender: UISlider) {
        showValue()
        onChange?(Int(sender.value.rounded()))
    }
}
