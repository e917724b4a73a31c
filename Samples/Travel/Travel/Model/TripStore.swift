// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All trips by their years.
struct TripStore {
    private(set) var trips: [Trip]

    static let sample = TripStore(trips: [
        Trip(name: "Lisbon", kind: .city, year: 2026, days: 5, stops: ["Alfama", "Belém", "Sintra"]),
        Trip(name: "Algarve", kind: .coast, year: 2026, days: 9, stops: ["Faro", "Tavira"]),
        Trip(name: "Dolomites", kind: .mountains, year: 2027, days: 1, stops: ["Seceda"]),
    ])

    var years: [Int] { Set(trips.map(\.year)).sorted() }

    func trips(in year: Int) -> [Trip] { trips.filter { $0.year == year } }

    mutating func add(_ trip: Trip) { trips.append(trip) }
}
