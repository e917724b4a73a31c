// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What nothing here looks for: it would need to know places, carriers, airlines and calendars. The classes are there so
// that code compiles that asks for them; it gets none.

/// An address of a house.
///
/// > Note: None is ever found.
open class DDMatchPostalAddress: DDMatch, @unchecked Sendable {
    public let street: String?
    public let city: String?
    public let state: String?
    public let postalCode: String?
    public let country: String?

    private init(none: Never) { switch none {} }
}

/// A date, or something that takes place.
///
/// > Note: None is ever found.
open class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {
    public let isAllDay: Bool
    public let startDate: Date?
    public let startTimeZone: TimeZone?
    public let endDate: Date?
    public let endTimeZone: TimeZone?

    private init(none: Never) { switch none {} }
}

/// A number to follow a parcel by.
///
/// > Note: None is ever found.
open class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {
    public let carrier: String
    public let trackingNumber: String

    private init(none: Never) { switch none {} }
}

/// The number of a flight.
///
/// > Note: None is ever found.
open class DDMatchFlightNumber: DDMatch, @unchecked Sendable {
    public let airline: String
    public let flightNumber: String

    private init(none: Never) { switch none {} }
}
