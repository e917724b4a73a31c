// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DataDetection
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Pattern detection on the pasteboard") @MainActor
struct PasteboardDetectionTests {
    private let stage = PasteboardStage()
    private typealias Values = UIPasteboard.DetectedValues

    /// Waits until `isDone` returns true, because other threads deliver the results.
    private func settle(until isDone: () -> Bool) async throws {
        for _ in 0..<200 where !isDone() { try await stage.screen.settle() }
    }

    @Test("Only the requested patterns and values of the first item are detected")
    func first() async throws {
        stage.board.strings = ["https://example.org", "42"]
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
            \.probableWebURL, \.probableWebSearch, \.number, \.links,
        ]
        #expect(try await stage.board.detectedPatterns(for: all) == [\.probableWebURL, \.links])
        let values = try await stage.board.detectedValues(for: [\.probableWebURL, \.number])
        #expect(values.probableWebURL == "https://example.org")
        #expect(values.number == nil)
        #expect(values.patterns == [\.probableWebURL], "nothing is there that was not asked for")
        #expect(values.links.isEmpty, "nothing is there that was not asked for")
    }

    @Test("Values of several items are in the order of the items")
    func several() async throws {
        stage.board.strings = ["Write to a@example.org or +49 30 1234567", "42", "$5"]
        let all = try await stage.board.detectedValues(
            for: [\.emailAddresses, \.phoneNumbers, \.number, \.moneyAmounts], inItemSet: nil)
        #expect(all.count == 3)
        #expect(all[0].emailAddresses.map(\.emailAddress) == ["a@example.org"])
        #expect(all[0].phoneNumbers.map(\.phoneNumber) == ["+49 30 1234567"])
        #expect(all[1].number == 42)
        #expect(all[2].moneyAmounts.map(\.amount) == [5])
        let some = try await stage.board.detectedPatterns(for: [\.number], inItemSet: [1, 7])
        #expect(some == [[\.number]])
    }

    @Test("A URL is examined as text, and an image has no patterns")
    func kinds() async throws {
        stage.board.url = URL(string: "https://example.org/a")!
        #expect(try await stage.board.detectedValues(for: [\.probableWebURL]).probableWebURL == "https://example.org/a")
        stage.board.image = stage.picture()
        #expect(try await stage.board.detectedPatterns(for: [\.probableWebSearch, \.links]) == [])
        stage.board.items = []
        #expect(try await stage.board.detectedPatterns(for: [\.probableWebSearch]) == [])
        let none = try await stage.board.detectedValues(for: [\.number], inItemSet: nil)
        #expect(none.isEmpty)
    }

    @Test("Text copied in another app is examined without blocking the app")
    func foreign() async throws {
        stage.copyElsewhere([("text/plain", Data("42".utf8))])
        var number: Double?
        stage.board.detectValues(for: [\.number]) { number = (try? $0.get())?.number }
        #expect(number == nil)
        try await settle { number != nil }
        #expect(number == 42)
    }

    @Test("The deprecated patterns are detected with their values")
    @available(*, deprecated)
    func patterns() async throws {
        stage.board.string = "1,234"
        var patterns: Set<UIPasteboard.DetectionPattern>?
        var values: [[UIPasteboard.DetectionPattern: Any]]?
        stage.board.detectPatterns(for: [.number, .probableWebURL]) { patterns = try? $0.get() }
        stage.board.detectValues(for: [.number, .probableWebSearch], inItemSet: nil) { values = try? $0.get() }
        try await settle { patterns != nil && values != nil }
        #expect(patterns == [.number])
        #expect(values?.first?[.number] as? NSNumber == 1234)
        #expect(values?.first?[.probableWebSearch] as? String == "1,234")
    }

    @Test("The deprecated patterns can be detected in some items, and values in the first")
    @available(*, deprecated)
    func patternsOfSome() async throws {
        stage.board.strings = ["https://example.org", "42", "two words"]
        var patterns: [Set<UIPasteboard.DetectionPattern>]?
        var values: [UIPasteboard.DetectionPattern: Any]?
        let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL]
        stage.board.detectPatterns(for: all, inItemSet: [1, 2, 9]) { patterns = try? $0.get() }
        stage.board.detectValues(for: all) { values = try? $0.get() }
        try await settle { patterns != nil && values != nil }
        #expect(patterns == [[.number], []])
        #expect(values?[.probableWebURL] as? String == "https://example.org")
        #expect(values?.count == 1)
    }

    @Test("A deprecated pattern is its name, and an unknown pattern is never found")
    @available(*, deprecated)
    func names() async throws {
        let name = "com.apple.uikit.pasteboard-detection-pattern.number"
        #expect(UIPasteboard.DetectionPattern(rawValue: name) == .number)
        #expect(UIPasteboard.DetectionPattern.number.rawValue == name)
        stage.board.string = "42"
        var patterns: Set<UIPasteboard.DetectionPattern>?
        stage.board.detectPatterns(for: [.number, .init(rawValue: "colour")]) { patterns = try? $0.get() }
        try await settle { patterns != nil }
        #expect(patterns == [.number])
    }

    @Test("Postal addresses, dates, flights and parcels are never found")
    func unfound() async throws {
        stage.board.string = "LH 454 on 4 May 2026 at 10:40, to 1 Infinite Loop, Cupertino; parcel 1Z999AA10123456784"
        let values = try await stage.board.detectedValues(
            for: [\.postalAddresses, \.calendarEvents, \.flightNumbers, \.shipmentTrackingNumbers])
        #expect(values.patterns.isEmpty)
        #expect(values.postalAddresses.isEmpty)
        #expect(values.calendarEvents.isEmpty)
        #expect(values.flightNumbers.isEmpty)
        #expect(values.shipmentTrackingNumbers.isEmpty)
    }
}
