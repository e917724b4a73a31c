// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The plural category of a whole number in a language, by the rules of the Unicode CLDR (supplemental data “plurals”,
/// version 45). A language without a rule here has the categories of English.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// - Parameter language: the name of a language, such as `pt-BR`.
    init(_ number: UInt64, language: String) {
        let name = language.lowercased().replacingOccurrences(of: "_", with: "-")
        let base = String(name.prefix { $0 != "-" })
        let (tens, hundreds) = (number % 10, number % 100)
        switch base {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "bo", "ig", "jv", "su", "yo":
            self = .other
        case "fr", "pt", "es", "it", "ca":
            // Millions have a category of their own in these languages.
            let isOne = number == 1 || number == 0 && (base == "fr" || base == "pt" && name != "pt-pt")
            self = isOne ? .one : number != 0 && number % 1_000_000 == 0 ? .many : .other
        case "hi", "bn", "gu", "kn", "mr", "fa", "am", "zu", "hy", "pa", "as", "si", "ak", "ti", "ln":
            let isOne = number == 1 || number == 0 && base != "mr"
            self = isOne ? .one : .other
        case "ru", "uk", "be":
            self = PluralCategory.eastSlavic(tens, hundreds)
        case "sr", "hr", "bs", "sh":
            let category = PluralCategory.eastSlavic(tens, hundreds)
            self = category == .many ? .other : category
        case "pl":
            let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
            self = number == 1 ? .one : isFew ? .few : .many
        case "cs", "sk":
            self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "sl":
            self = hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "ro", "mo":
            self = number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
        case "lt":
            let isTeen = (11...19).contains(hundreds)
            self = tens == 1 && !isTeen ? .one : (2...9).contains(tens) && !isTeen ? .few : .other
        case "lv":
            let isTeen = (11...19).contains(hundreds)
            self = tens == 0 || isTeen ? .zero : tens == 1 ? .one : .other
        case "ar":
            self = PluralCategory.arabic(number, hundreds)
        case "he", "iw":
            self = number == 1 ? .one : number == 2 ? .two : .other
        case "ga":
            self =
                number == 1
                ? .one
                : number == 2 ? .two : (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
        case "cy":
            self = PluralCategory.welsh(number)
        case "is", "mk":
            self = tens == 1 && hundreds != 11 ? .one : .other
        default:
            self = number == 1 ? .one : .other
        }
    }

    private static func eastSlavic(_ tens: UInt64, _ hundreds: UInt64) -> PluralCategory {
        if tens == 1, hundreds != 11 { return .one }
        return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    }

    private static func arabic(_ number: UInt64, _ hundreds: UInt64) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
        }
    }

    private static func welsh(_ number: UInt64) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
