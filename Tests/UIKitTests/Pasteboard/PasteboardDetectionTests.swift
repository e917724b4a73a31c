// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DataDetection
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("What a pasteboard is asked before somebody pastes") @MainActor
struct PasteboardDetectionTests {
    private let stage = PasteboardStage()
    private typealias Values = UIPasteboard.DetectedValues

    /// Waits until what other threads find out has come.
    private func settle(until isDone: () -> Bool) async throws {
        for _ in 0..<200 where !isDone() { try await stage.screen.settle() }
    }

    @Test("Patterns and values of the first item")
    func first() async throws {
        stage.board.strings = ["https://example.org", "42"]
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
            \.probableWebURL, \.probableWebSearch, \.number, \.links,
        ]
        #expect(try await stage.board.detectedPatterns(for: all) == [\.probableWebURL, \.links])
        let values = try await stage.board.detectedValues(for: [\.probableWebURL, \.number])
        #expect(values.probableWebURL == "https://example.org" && values.number == nil)
        #expect(
            values.patterns == [\.probableWebURL] && values.links.isEmpty, "nothing is there that was not asked for")
    }

    @Test("Several items, in their order")
    func several() async throws {
        stage.board.strings = ["Write to a@example.org or +49 30 1234567", "42", "$5"]
        let all = try await stage.board.detectedValues(
            for: [\.emailAddresses, \.phoneNumbers, \.number, \.moneyAmounts], inItemSet: nil)
        #expect(all.count == 3)
        #expect(all[0].emailAddresses.map(\.emailAddress) == ["a@example.org"])
        #expect(all[0].phoneNumbers.map(\.phoneNumber) == ["+49 30 1234567"])
        #expect(all[1].number == 42 && all[2].moneyAmounts.map(\.amount) == [5])
        let some = try await stage.board.detectedPatterns(for: [\.number], inItemSet: [1, 7])
        #expect(some == [[\.number]])
    }

    @Test("A location is looked at as its text, and a picture has nothing")
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

    @Test("What another program has copied is looked through without keeping the app waiting")
    func foreign() async throws {
        stage.copyElsewhere([("text/plain", Data("42".utf8))])
        var number: Double?
        stage.board.detectValues(for: [\.number]) { number = (try? $0.get())?.number }
        #expect(number == nil)
        try await settle { number != nil }
        #expect(number == 42)
    }

    @Test("The older patterns come with their values")
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

    @Test("The older patterns of some items, and the values of the first")
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
        #expect(values?[.probableWebURL] as? String == "https://example.org" && values?.count == 1)
    }

    @Test("An older pattern is its name, and one that nobody knows is found nowhere")
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

    @Test("Addresses, dates, flights and parcels are found in no text")
    func unfound() async throws {
        stage.board.string = "LH 454 on 4 May 2026 at 10:40, to 1 Infinite Loop, Cupertino; parcel 1Z999AA10123456784"
        let values = try await stage.board.detectedValues(
            for: [\.postalAddresses, \.calendarEvents, \.flightNumbers, \.shipmentTrackingNumbers])
        #expect(values.patterns.isEmpty)
        #expect(values.postalAddresses.isEmpty && values.calendarEvents.isEmpty)
        #expect(values.flightNumbers.isEmpty && values.shipmentTrackingNumbers.isEmpty)
    }
}
