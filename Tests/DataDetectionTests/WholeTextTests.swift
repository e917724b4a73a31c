// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import DataDetection

@Suite("Whole texts, random texts and hostile texts")
struct WholeTextTests {
    @Test("A whole text is a probable web URL or a probable web search")
    func whole() {
        func url(_ text: String) -> String? { ScannedText(text).probableWebURL }
        func search(_ text: String) -> String? { ScannedText(text).probableWebSearch }
        #expect(url(" https://example.org/a\n") == "https://example.org/a")
        #expect(search("https://example.org/a") == nil)
        #expect(url("example.org") == "example.org")
        #expect(search("example.org") == nil)
        #expect(url("see example.org") == nil)
        #expect(search("see\n example.org ") == "see example.org")
        #expect(url("music://a") == nil)
        #expect(search("music://a") == "music://a")
        #expect(url("") == nil)
        #expect(search("") == nil)
        #expect(search("?!") == nil)
        #expect(search("42") == "42")
        #expect(search(String(repeating: "a ", count: 2000)) == nil)
        let long = ScannedText("https://example.org/" + String(repeating: "a", count: ScannedText.mostScalars))
        #expect(long.probableWebURL == nil, "only its beginning is looked at")
        #expect(long.links.count == 1, "only its beginning is looked at")
    }

    /// The strings that all data detectors together find in a text.
    private func everything(in text: String) -> [String] {
        let scan = ScannedText(text)
        return scan.links.map(\.matchedString) + scan.emailAddresses.map(\.matchedString)
            + scan.phoneNumbers.map(\.matchedString)
            + scan.moneyAmounts(ownCurrency: "AUD", usesDecimalComma: true).map(\.matchedString)
            + [scan.probableWebURL, scan.probableWebSearch].compactMap { $0 }
            + (scan.number(usesDecimalComma: false) == nil ? [] : [text])
    }

    @Test("Random text is scanned without a crash, and every match is part of the text")
    func fuzz() {
        var random = Seeded(seed: 7)
        let pieces = [
            "http", "://", ":", "/", "www.", ".", "org", "de", "@", "a", "B", "1", "23", "456", "7890", "0", "+", "-",
            " ",
            "(", ")", "[", "]", "$", "\u{20AC}", "EUR", ",", "'", "\u{A0}", "\n", "\u{F6}", "\u{1F600}", "\u{301}", "%",
            "mailto:", "<", ">", "?", "#", "e", "_", "\u{0}", "\u{2212}", "\u{FF11}", "\u{661}",
        ]
        var found = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            for match in ScannedText(text).links.map(\.matchedString)
                + ScannedText(text).phoneNumbers.map(\.matchedString)
            where !text.unicodeScalars.map(\.value).contains(match.unicodeScalars.map(\.value)) {
                Issue.record("\(match) in \(text)")
            }
            found += everything(in: text).count
        }
        #expect(found > 5000)
    }

    @Test("Scanning takes linear time: a text eight times as long takes about eight times as long")
    func hostile() {
        let clock = ContinuousClock()
        for piece in [
            "a", "1", "(", ")", "[", "@", ".", "a.", "1.", "1 ", "1-", "(1", "$", "$1", "://", "a://", "a@", "a@b.",
            "www.", "EUR",
            "+", "+1 ", "EUR ", "e", "-", "1,", "'", "\u{A0}", "1\u{A0}", "(1)", "mailto:", ",", "a@b.org,",
            "http://a.de/(",
        ] {
            func time(_ count: Int) -> Duration {
                let text = String(repeating: piece, count: count)
                return clock.measure { _ = everything(in: text) }
            }
            // Measures until the times are linear, but at most six times, because other work on the machine may slow
            // down a single measurement.
            let isLinear = (0..<6).contains { _ in time(4000) < time(500) * 24 + .milliseconds(20) }
            #expect(isLinear, "\(piece)")
        }
    }
}
