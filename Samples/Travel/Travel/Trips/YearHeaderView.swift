// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The year and the number of trips above a section. Its views are in a nib.
class YearHeaderView: UITableViewHeaderFooterView {
    @IBOutlet private weak var yearLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    func show(_ year: Int, count: Int) {
        yearLabel.text = "\(year)"
        countLabel.text = String(format: NSLocalizedString("%d trips", comment: "The number of trips"), count)
    }
}
