// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A trip with its stops, which are the rows of an embedded table.
class TripViewController: UIViewController {
    @IBOutlet private weak var kindView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var daysLabel: UILabel!
    var trip: Trip?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let trip = trip else { return }
        kindView.image = UIImage(named: trip.kind.rawValue)
        nameLabel.text = trip.name
        daysLabel.text = trip.lengthText
    }

    @IBAction private func showPacking(_ sender: UIButton) {
        performSegue(withIdentifier: "ShowPacking", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "EmbedStops": (segue.destination as? StopsViewController)?.stops = trip?.stops ?? []
        case "ShowPacking": (segue.destination as? PackingViewController)?.things = trip?.kind.things ?? []
        default: break
        }
    }
}
