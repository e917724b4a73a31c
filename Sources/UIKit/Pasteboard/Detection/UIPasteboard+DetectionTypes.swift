// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DataDetection
import Foundation

extension UIPasteboard {
    /// What an item may be asked for without its being read.
    public struct DetectionPattern: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A text that is a place in the web; a `String`.
        public static let probableWebURL = DetectionPattern("probable-web-url")
        /// A text that the web may be searched for; a `String`.
        public static let probableWebSearch = DetectionPattern("probable-web-search")
        /// A text that is a number; an `NSNumber`.
        public static let number = DetectionPattern("number")

        private init(_ name: String) {
            rawValue = "com.apple.uikit.pasteboard-detection-pattern.\(name)"
        }
    }

    /// What was found in an item.
    ///
    /// Only what was asked for is there; anything else is as if it had not been found.
    ///
    /// > Note: `postalAddresses`, `calendarEvents`, `flightNumbers` and `shipmentTrackingNumbers` are never found.
    public struct DetectedValues: @unchecked Sendable {
        /// What was found, of what was asked for.
        public let patterns: Set<PartialKeyPath<DetectedValues>>

        /// A place in the web, as it is written; empty where the text is none.
        public let probableWebURL: String
        /// What the web may be searched for; empty where the text is nothing of that kind.
        public let probableWebSearch: String
        /// What the whole text is as a number.
        public let number: Double?
        public let links: [DDMatchLink]
        public let emailAddresses: [DDMatchEmailAddress]
        public let phoneNumbers: [DDMatchPhoneNumber]
        public let moneyAmounts: [DDMatchMoneyAmount]
        public let postalAddresses: [DDMatchPostalAddress] = []
        public let calendarEvents: [DDMatchCalendarEvent] = []
        public let flightNumbers: [DDMatchFlightNumber] = []
        public let shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
    }
}

extension UIPasteboard.DetectedValues {
    /// Looks for what is wanted in a text; nil for an item without any.
    init(_ wanted: Set<PartialKeyPath<Self>>, in text: String?) {
        let scan = ScannedText(text ?? "")
        let locale = Locale.current
        let usesDecimalComma = locale.decimalSeparator == ","
        var found: Set<PartialKeyPath<Self>> = []

        func list<Match>(_ path: KeyPath<Self, [Match]>, _ matches: @autoclosure () -> [Match]) -> [Match] {
            guard wanted.contains(path) else { return [] }
            let matches = matches()
            if !matches.isEmpty { found.insert(path) }
            return matches
        }
        func one<Value>(_ path: PartialKeyPath<Self>, _ value: @autoclosure () -> Value?) -> Value? {
            guard wanted.contains(path), let value = value() else { return nil }
            found.insert(path)
            return value
        }
        probableWebURL = one(\.probableWebURL, scan.probableWebURL) ?? ""
        probableWebSearch = one(\.probableWebSearch, scan.probableWebSearch) ?? ""
        number = one(\.number, scan.number(usesDecimalComma: usesDecimalComma))
        links = list(\.links, scan.links)
        emailAddresses = list(\.emailAddresses, scan.emailAddresses)
        phoneNumbers = list(\.phoneNumbers, scan.phoneNumbers)
        moneyAmounts = list(
            \.moneyAmounts,
            scan.moneyAmounts(ownCurrency: locale.currency?.identifier, usesDecimalComma: usesDecimalComma))
        patterns = found
    }
}

extension UIPasteboard.DetectionPattern {
    /// The same among the values; nil for a pattern that is not known.
    var keyPath: PartialKeyPath<UIPasteboard.DetectedValues>? {
        switch self {
        case .probableWebURL: \.probableWebURL
        case .probableWebSearch: \.probableWebSearch
        case .number: \.number
        default: nil
        }
    }

    /// What was found of the pattern.
    func value(in values: UIPasteboard.DetectedValues) -> Any? {
        guard let keyPath, values.patterns.contains(keyPath) else { return nil }
        if self == .number, let number = values.number { return NSNumber(value: number) }
        return values[keyPath: keyPath]
    }
}
