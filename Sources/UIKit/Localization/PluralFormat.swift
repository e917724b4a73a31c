// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A text with plural forms, an entry of a `.stringsdict` file: a format with variables, and the forms of each variable
/// for the plural categories of the language.
struct PluralFormat: Hashable, Sendable {
    let format: String
    /// The forms by the name of the variable and the plural category.
    let variables: [String: [String: String]]
    let language: String

    /// - Parameters:
    ///   - entries: the entry, with `NSStringLocalizedFormatKey` and the variables.
    ///   - language: the name of the `.lproj` folder.
    init?(_ entries: [String: Any], language: String) {
        guard let format = entries["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        self.language = language
        variables = entries.compactMapValues { $0 as? [String: Any] }.mapValues {
            $0.compactMapValues { $0 as? String }
        }
    }

    /// The format without variables: each specifier names its argument by number, as in `%1$d`.
    func expanded(for arguments: [any CVarArg]) -> String {
        var next = 1
        return expand(format, arguments, next: &next, own: nil, depth: 0)
    }

    /// A variable may refer to others, but not without end.
    private static let maximumDepth = 8

    /// - Parameters:
    ///   - next: the number of the argument for the next specifier without a number.
    ///   - own: the argument of the variable to which the text belongs.
    private func expand(
        _ text: String, _ arguments: [any CVarArg], next: inout Int, own: Int?, depth: Int
    ) -> String {
        var result = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            var number: Int?
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                number = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                let argument = number ?? own ?? take(&next)
                if depth < PluralFormat.maximumDepth, let form = form(of: name, argument, arguments) {
                    result += expand(form, arguments, next: &next, own: argument, depth: depth + 1)
                }
                continue
            }
            result += "%\(number ?? own ?? take(&next))$"
        }
        return result + rest
    }

    private func take(_ next: inout Int) -> Int {
        defer { next += 1 }
        return next
    }

    private func form(of name: String, _ argument: Int, _ arguments: [any CVarArg]) -> String? {
        guard let forms = variables[name] else { return nil }
        let value = arguments.indices.contains(argument - 1) ? arguments[argument - 1] : 0
        if let whole = PluralFormat.wholeNumber(value) {
            if whole == 0, let zero = forms["zero"] { return zero }
            return forms[PluralCategory(whole, language: language).rawValue] ?? forms["other"]
        }
        return forms["other"]
    }

    /// The absolute value of an argument; nil if it is no whole number.
    private static func wholeNumber(_ value: any CVarArg) -> UInt64? {
        if let number = value as? any BinaryInteger { return UInt64(clamping: number.magnitude) }
        if let number = value as? any BinaryFloatingPoint {
            let number = abs(Double(number))
            return number == number.rounded() && number < 1e15 ? UInt64(number) : nil
        }
        if let number = value as? NSNumber { return wholeNumber(number.doubleValue) }
        return nil
    }
}

/// The formats that stand for texts with plural forms. A format is a Swift string, which has no place for the forms, so
/// the name of its first variable has a number by which they are found.
enum PluralFormats {
    private struct Known {
        var formats: [PluralFormat] = []
        var numbers: [PluralFormat: Int] = [:]
        var places: [String: Int] = [:]
    }

    private static let known = Mutex(Known())

    /// The text that stands for a format with plural forms.
    static func format(for plural: PluralFormat) -> String {
        known.withLock { known in
            let number = known.numbers[plural] ?? known.formats.count
            var text = plural.format
            if let variable = text.range(of: "#@") { text.insert(contentsOf: "\(number):", at: variable.upperBound) }
            if number == known.formats.count {
                known.formats.append(plural)
                known.numbers[plural] = number
                known.places[text] = number
            }
            return text
        }
    }

    /// The format without variables for arguments; nil if the text does not stand for a format with plural forms.
    static func expand(_ text: String, _ arguments: [any CVarArg]) -> String? {
        guard text.contains("#@") else { return nil }
        let found = known.withLock { known in known.places[text].map { known.formats[$0] } }
        return found?.expanded(for: arguments)
    }
}
