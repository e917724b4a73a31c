// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The kinds of trips, as static rows. A tap on a row chooses its kind and returns to the form.
class KindsViewController: UITableViewController {
    var kind = Trip.Kind.city

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.accessoryType = Trip.Kind.allCases[indexPath.row] == kind ? .checkmark : .none
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row else { return }
        kind = Trip.Kind.allCases[row]
    }
}
