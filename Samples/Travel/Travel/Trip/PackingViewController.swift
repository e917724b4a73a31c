// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The things to pack. A tap marks a thing as packed.
class PackingViewController: UITableViewController {
    var things: [String] = []
    private(set) var packed: Set<String> = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
        let thing = things[indexPath.row]
        cell.textLabel?.text = NSLocalizedString(thing, comment: "A thing to pack")
        cell.accessoryType = packed.contains(thing) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        packed.formSymmetricDifference([things[indexPath.row]])
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
