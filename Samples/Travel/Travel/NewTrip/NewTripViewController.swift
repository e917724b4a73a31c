// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form for a new trip, with the static rows of the storyboard.
class NewTripViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet private(set) var nameField: UITextField!
    @IBOutlet private var kindLabel: UILabel!
    @IBOutlet private var daysLabel: UILabel!
    @IBOutlet private var saveItem: UIBarButtonItem!
    private var kind = Trip.Kind.city
    private var days = 7

    /// The trip that was entered; nil without a name.
    var trip: Trip? {
        guard let name = nameField.text, !name.isEmpty else { return nil }
        return Trip(name: name, kind: kind, year: 2027, days: days)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        kindLabel.text = NSLocalizedString(kind.rawValue, comment: "A kind of trip")
        daysLabel.text = String(format: NSLocalizedString("%d days", comment: "The length of a trip"), days)
        saveItem.isEnabled = trip != nil
    }

    @IBAction private func nameChanged(_ sender: UITextField) { show() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @IBAction private func daysChanged(_ sender: UISlider) {
        days = Int(sender.value.rounded())
        show()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? KindsViewController)?.kind = kind
    }

    @IBAction func chooseKind(_ segue: UIStoryboardSegue) {
        guard let kinds = segue.source as? KindsViewController else { return }
        kind = kinds.kind
        show()
        // The label gets the size of its text.
        tableView.reloadData()
    }
}
