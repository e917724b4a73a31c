// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The stops of a trip in their order.
class StopsViewController: UITableViewController {
    var stops: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Stop", for: indexPath)
        cell.textLabel?.text = stops[indexPath.row]
        cell.detailTextLabel?.text = String(
            format: NSLocalizedString("Day %d", comment: "The day of a stop"), indexPath.row + 1)
        return cell
    }
}
