// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form for a new player, with the static rows of the storyboard.
class NewPlayerViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var captainSwitch: UISwitch!
    @IBOutlet private var saveItem: UIBarButtonItem!

    /// The player that was entered; nil without a name.
    var player: Player? {
        guard let name = nameField.text, !name.isEmpty else { return nil }
        return Player(name: name, position: "Forward", isCaptain: captainSwitch.isOn)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameChanged(nameField)
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        saveItem.isEnabled = player != nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "Save" || player != nil
    }
}
