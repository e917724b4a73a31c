// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import Travel

@MainActor
final class TravelTests: XCTestCase {
    private let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: TripsViewController.self))

    private func makeTrips() throws -> TripsViewController {
        let trips = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Trips") as? TripsViewController)
        trips.loadViewIfNeeded()
        return trips
    }

    func testYearsAreSectionsWithHeadersOfTheNib() throws {
        let trips = try makeTrips()
        XCTAssertEqual(trips.numberOfSections(in: trips.tableView), 2)
        XCTAssertTrue(trips.tableView(trips.tableView, viewForHeaderInSection: 0) is YearHeaderView)
    }

    func testASavedTripIsInTheListOfItsYear() throws {
        let trips = try makeTrips()
        let form = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "NewTrip") as? NewTripViewController)
        form.loadViewIfNeeded()
        form.nameField.text = "Oslo"
        trips.saveNewTrip(UIStoryboardSegue(identifier: "Save", source: form, destination: trips))
        XCTAssertEqual(trips.store.trips(in: 2027).map(\.name), ["Dolomites", "Oslo"])
        XCTAssertEqual(trips.tableView.numberOfRows(inSection: 1), 2)
    }

    func testLengthsHaveAPlural() {
        let lengths = TripStore.sample.trips.map(\.lengthText)
        XCTAssertEqual(lengths, ["5 days", "9 days", "1 day"])
    }
}
