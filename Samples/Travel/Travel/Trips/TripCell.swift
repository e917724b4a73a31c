// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with the name, the kind and the length of a trip.
class TripCell: UITableViewCell {
    @IBOutlet private weak var kindView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var daysLabel: UILabel!

    func show(_ trip: Trip, withDays showsDays: Bool) {
        kindView.image = UIImage(named: trip.kind.rawValue)
        nameLabel.text = trip.name
        daysLabel.text = trip.lengthText
        daysLabel.isHidden = !showsDays
    }
}
