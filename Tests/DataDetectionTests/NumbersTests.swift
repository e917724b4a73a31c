// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DataDetection

@Suite("Numbers, money amounts and phone numbers in a text")
struct NumbersTests {
    private func number(_ text: String, comma: Bool = false) -> Double? {
        ScannedText(text).number(usesDecimalComma: comma)
    }

    @Test("A number is read with any usual grouping, and with a decimal point or comma")
    func numbers() {
        #expect(number("42") == 42)
        #expect(number(" -1.5\n") == -1.5)
        #expect(number("+.5") == 0.5)
        #expect(number("\u{2212}3") == -3)
        #expect(number("1,234") == 1234)
        #expect(number("1,234", comma: true) == 1.234)
        #expect(number("1.234") == 1.234)
        #expect(number("1.234", comma: true) == 1234)
        #expect(number("1,5") == 1.5)
        #expect(number("0,123") == 0.123)
        #expect(number("1234,567") == 1234.567)
        #expect(number("1,234,567.8") == 1_234_567.8)
        #expect(number("1.234.567,8") == 1_234_567.8)
        #expect(number("1 234 567,89") == 1_234_567.89)
        #expect(number("12\u{2019}345") == 12345)
        #expect(number("12,34,567") == 1_234_567)
        #expect(number("2e3") == 2000)
        #expect(number("1.5E-2") == 0.015)
    }

    @Test("A text with more or less than one number gives nil")
    func noNumbers() {
        for text in [
            "", " ", "-", ".", "1.", "a", "1a", "1 2", "1,2,3", "1,234.567.890", "0x10", "nan", "inf", "1e", "e5",
            "1e999",
            "1e--2", "5%", "1/2", "12:30", "\u{0661}", "--1", "1,,2", "1 234,567 890",
            String(repeating: "1", count: 301),
        ] {
            #expect(number(text) == nil, "\(text)")
        }
    }

    private func money(_ text: String, own: String? = nil, comma: Bool = false) -> [String] {
        ScannedText(text).moneyAmounts(ownCurrency: own, usesDecimalComma: comma).map { "\($0.currency) \($0.amount)" }
    }

    @Test("Money amounts are found with a currency symbol or code on either side")
    func amounts() {
        #expect(money("It is $5.50, or 4,99\u{A0}\u{20AC}.") == ["USD 5.5", "EUR 4.99"])
        #expect(money("\u{A3}1,200 \u{20AC} 3 7\u{20AC}") == ["GBP 1200.0", "EUR 3.0", "EUR 7.0"])
        #expect(money("12 EUR and USD 3.25, CHF12") == ["EUR 12.0", "USD 3.25", "CHF 12.0"])
        #expect(money("US$5 A$6 R$7 x$8") == ["USD 5.0", "AUD 6.0", "BRL 7.0"])
        #expect(money("$5", own: "CAD") == ["CAD 5.0"])
        #expect(money("$5", own: "EUR") == ["USD 5.0"])
        #expect(money("\u{A5}100", own: "CNY") == ["CNY 100.0"])
        #expect(money("\u{A5}100") == ["JPY 100.0"])
        #expect(money("1.234 \u{20AC}", comma: true) == ["EUR 1234.0"])
        #expect(
            ScannedText("so 4,99 \u{20AC}!").moneyAmounts(ownCurrency: nil, usesDecimalComma: false).map(
                \.matchedString) == ["4,99 \u{20AC}"])
    }

    @Test("A number or a currency symbol alone is no money amount")
    func noAmounts() {
        for text in [
            "5", "$", "$a", "EUR", "EUROPE 5", "5%", "$5%", "a5$", "$\(String(repeating: "1", count: 40))", "NEUR 5",
        ] {
            #expect(money(text).isEmpty, "\(text)")
        }
    }

    private func phones(_ text: String) -> [String] { ScannedText(text).phoneNumbers.map(\.phoneNumber) }

    @Test("International phone numbers and numbers with an area code are found")
    func telephone() {
        #expect(phones("Call +49 30 1234567, please") == ["+49 30 1234567"])
        #expect(phones("+1 (415) 555-2671; +442079460958") == ["+1 (415) 555-2671", "+442079460958"])
        #expect(
            phones("(415) 555-2671 or 415.555.2671 or 1-415-555-2671") == [
                "(415) 555-2671", "415.555.2671", "1-415-555-2671",
            ])
        #expect(phones("Tel:030/1234567 and 0171 - 123 45 67.") == ["030/1234567", "0171 - 123 45 67"])
        #expect(phones("415-555-2671 2 times") == ["415-555-2671"])
        #expect(phones("4155552671") == ["4155552671"])
    }

    @Test("Dates, IP addresses, ISBNs and other digit sequences are no phone numbers")
    func noTelephone() {
        for text in [
            "12345678", "2024-05-06", "06.05.2024", "01-02-24", "0.1234567", "192.168.100.200", "978-0-306-40615-7",
            "1700000000", "12:30:4567890", "+1", "+0123456789", "555-1234", "$4155552671", "4155552671%", "a4155552671",
            "https://x.org/415-555-2671", "4155552671@x.org", "415-555-2671-2", "415-555-26711", "1 2 3 4 5 6 7",
            "115-555-2671", "(0301234567", "\(String(repeating: "9", count: 40))",
        ] {
            #expect(phones(text).isEmpty, "\(text)")
        }
    }
}
