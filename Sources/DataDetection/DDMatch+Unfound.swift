// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Kinds of matches that this library does not detect, because detection needs data about places, carriers, airlines and
// calendars. The classes exist so that code that uses them compiles.

/// A postal address in a text.
///
/// > Note: This kind of match is never detected.
open class DDMatchPostalAddress: DDMatch, @unchecked Sendable {
    /// The street and house number; nil if the text does not contain them.
    public let street: String?
    /// The city; nil if the text does not contain it.
    public let city: String?
    /// The state of the address, such as CA; nil if the text does not contain it.
    public let state: String?
    /// The postal code; nil if the text does not contain it.
    public let postalCode: String?
    /// The country; nil if the text does not contain it.
    public let country: String?

    private init(none: Never) { switch none {} }
}

/// A date or an event in a text.
///
/// > Note: This kind of match is never detected.
open class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {
    /// Whether the event lasts whole days.
    public let isAllDay: Bool
    /// The start of the event; nil if the text does not contain it.
    public let startDate: Date?
    /// The time zone of the start; nil if the text does not contain it.
    public let startTimeZone: TimeZone?
    /// The end of the event; nil if the text does not contain it.
    public let endDate: Date?
    /// The time zone of the end; nil if the text does not contain it.
    public let endTimeZone: TimeZone?

    private init(none: Never) { switch none {} }
}

/// A tracking number of a parcel in a text.
///
/// > Note: This kind of match is never detected.
open class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {
    /// The name of the parcel carrier.
    public let carrier: String
    /// The carrier's tracking number.
    public let trackingNumber: String

    private init(none: Never) { switch none {} }
}

/// A flight number in a text.
///
/// > Note: This kind of match is never detected.
open class DDMatchFlightNumber: DDMatch, @unchecked Sendable {
    /// The airline.
    public let airline: String
    /// The number that the airline has given the flight.
    public let flightNumber: String

    private init(none: Never) { switch none {} }
}
