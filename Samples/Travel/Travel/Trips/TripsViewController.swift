// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of trips, with a section for each year.
class TripsViewController: UITableViewController {
    private(set) var store = TripStore.sample

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "YearHeaderView", bundle: nil), forHeaderFooterViewReuseIdentifier: "Year")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func trip(at indexPath: IndexPath) -> Trip {
        store.trips(in: store.years[indexPath.section])[indexPath.row]
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { store.years.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.trips(in: store.years[section]).count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath) as! TripCell
        cell.show(trip(at: indexPath), withDays: SettingsViewController.showsDays)
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Year") as? YearHeaderView
        let year = store.years[section]
        header?.show(year, count: store.trips(in: year).count)
        return header
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? TripViewController, let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        screen.trip = trip(at: indexPath)
    }

    @IBAction func cancelNewTrip(_ segue: UIStoryboardSegue) {}

    @IBAction func saveNewTrip(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? NewTripViewController, let trip = form.trip else { return }
        store.add(trip)
        tableView.reloadData()
    }

    @IBAction func returnToTrips(_ segue: UIStoryboardSegue) {}
}
