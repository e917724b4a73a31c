// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The settings of the app, in a storyboard of their own.
class SettingsViewController: UITableViewController {
    /// Whether the list of trips shows their lengths.
    static var showsDays = true

    @IBOutlet private var daysSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        daysSwitch.isOn = SettingsViewController.showsDays
    }

    @IBAction private func showDaysChanged(_ sender: UISwitch) { SettingsViewController.showsDays = sender.isOn }
}
