// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DataDetection
import Foundation

extension UIPasteboard {
    /// A pattern that pasteboard items can be searched for.
    public struct DetectionPattern: Hashable, Equatable, RawRepresentable, Sendable {
        /// The pattern's identifier.
        public let rawValue: String

        /// Creates a pattern from its identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A text that is a web URL. The value is a `String`.
        public static let probableWebURL = DetectionPattern("probable-web-url")
        /// A text suitable for a web search. The value is a `String`.
        public static let probableWebSearch = DetectionPattern("probable-web-search")
        /// A text that is a number. The value is an `NSNumber`.
        public static let number = DetectionPattern("number")

        private init(_ name: String) {
            rawValue = "com.apple.uikit.pasteboard-detection-pattern.\(name)"
        }
    }

    /// The values detected in an item.
    ///
    /// A value that was not requested is empty or nil, as if it had not been found.
    ///
    /// > Note: `postalAddresses`, `calendarEvents`, `flightNumbers` and `shipmentTrackingNumbers` are never found.
    public struct DetectedValues: @unchecked Sendable {
        /// The requested patterns that were found.
        public let patterns: Set<PartialKeyPath<DetectedValues>>

        /// The web URL as written; empty if the text is not a web URL.
        public let probableWebURL: String
        /// The text for a web search; empty if the text is not suitable.
        public let probableWebSearch: String
        /// The number that the whole text represents; nil if the text is not a number.
        public let number: Double?
        /// The links in the text.
        public let links: [DDMatchLink]
        /// The e-mail addresses in the text.
        public let emailAddresses: [DDMatchEmailAddress]
        /// The phone numbers in the text.
        public let phoneNumbers: [DDMatchPhoneNumber]
        /// The amounts of money in the text.
        public let moneyAmounts: [DDMatchMoneyAmount]
        /// Always empty, because Uplift does not detect postal addresses.
        public let postalAddresses: [DDMatchPostalAddress] = []
        /// Always empty, because Uplift does not detect calendar events.
        public let calendarEvents: [DDMatchCalendarEvent] = []
        /// Always empty, because Uplift does not detect flight numbers.
        public let flightNumbers: [DDMatchFlightNumber] = []
        /// Always empty, because Uplift does not detect shipment tracking numbers.
        public let shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
    }
}

extension UIPasteboard.DetectedValues {
    /// Detects the wanted values in a text. For an item without text, `text` is nil, and nothing is found.
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
    /// The key path of the pattern's value; nil for an unknown pattern.
    var keyPath: PartialKeyPath<UIPasteboard.DetectedValues>? {
        switch self {
        case .probableWebURL: \.probableWebURL
        case .probableWebSearch: \.probableWebSearch
        case .number: \.number
        default: nil
        }
    }

    /// The detected value of the pattern; nil if the pattern was not found in the item.
    func value(in values: UIPasteboard.DetectedValues) -> Any? {
        guard let keyPath, values.patterns.contains(keyPath) else { return nil }
        if self == .number, let number = values.number { return NSNumber(value: number) }
        return values[keyPath: keyPath]
    }
}
