// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The amounts of money in the text: numbers beside a currency symbol or code.
    ///
    /// - Parameters:
    ///   - ownCurrency: the code of the user's currency, which resolves symbols that several currencies share.
    ///   - usesDecimalComma: whether the comma is the decimal separator.
    package func moneyAmounts(ownCurrency: String?, usesDecimalComma: Bool) -> [DDMatchMoneyAmount] {
        let reader = NumberReader(usesDecimalComma: usesDecimalComma)
        var found: [DDMatchMoneyAmount] = []
        var (place, end) = (0, 0)
        while place < scalars.count {
            guard let mark = currency(at: place, after: end, ownCurrency) else {
                place += 1
                continue
            }
            place = mark.range.upperBound
            guard let (range, amount) = amount(beside: mark.range, after: end, reader) else { continue }
            found.append(DDMatchMoneyAmount(string(range), currency: mark.code, amount: amount))
            end = range.upperBound
            place = max(place, end)
        }
        return found
    }

    // MARK: Currencies

    /// The currency symbol or code at the index `place`, with its range; nil if there is none. The range includes
    /// letters before a symbol, such as "US" in "US$", but no scalar before the index `end`. `own` is the code of the
    /// user's currency, which resolves shared symbols.
    private func currency(at place: Int, after end: Int, _ own: String?) -> (range: Range<Int>, code: String)? {
        let sign = scalars[place]
        if sign.isCurrencySign {
            guard let code = Currencies.code(of: sign, own: own) else { return nil }
            // Moves `start` back over up to three letters before the symbol, such as "US" in "US$".
            var start = place
            while start > end, place - start < 3, scalars[start - 1].isASCIILetter { start -= 1 }
            if start == place { return (place..<(place + 1), code) }
            let prefix = string(start..<place)
            return sign == "$" ? Currencies.dollars[prefix].map { (start..<(place + 1), $0) } : nil
        }
        guard sign.isASCIILetter, place + 3 <= scalars.count, !isWordPart(place - 1) else { return nil }
        // A digit may be directly before or after a code, but a letter may not.
        guard !(scalar(at: place + 3)?.isASCIILetter ?? false) else { return nil }
        let code = string(place..<(place + 3))
        return Currencies.codes.contains(code) ? (place..<(place + 3), code) : nil
    }

    /// Whether the scalar at an index is a letter or an underscore.
    private func isWordPart(_ place: Int) -> Bool {
        scalar(at: place).map { $0.isLetterOrDigit && !$0.isDigit || $0 == "_" } ?? false
    }

    // MARK: Numbers

    /// The number beside a currency symbol or code (whose range is `mark`), and the range of both together; nil if
    /// there is none. An adjacent number takes precedence over one that a space separates from the symbol. A number
    /// before the symbol must begin at or after `end`.
    private func amount(beside mark: Range<Int>, after end: Int, _ reader: NumberReader) -> (Range<Int>, Double)? {
        let (start, stop) = (mark.lowerBound, mark.upperBound)
        if let number = digits(from: stop), let amount = reader.number(scalars[number]) {
            return (start..<number.upperBound, amount)
        }
        if let number = digits(upTo: start, after: end), let amount = reader.number(scalars[number]) {
            return (number.lowerBound..<stop, amount)
        }
        if scalar(at: start - 1)?.isSpaceInLine == true, let number = digits(upTo: start - 1, after: end),
            let amount = reader.number(scalars[number])
        {
            return (number.lowerBound..<stop, amount)
        }
        if scalar(at: stop)?.isSpaceInLine == true, let number = digits(from: stop + 1),
            let amount = reader.number(scalars[number])
        {
            return (start..<number.upperBound, amount)
        }
        return nil
    }

    /// The range of the number that starts at an index; nil if there is none.
    private func digits(from start: Int) -> Range<Int>? {
        var end = start
        while let next = scalar(at: end), end - start <= Self.longestAmount,
            next.isDigit || next.isInAmount && end > start && scalar(at: end + 1)?.isDigit == true
        {
            end += 1
        }
        guard (1...Self.longestAmount).contains(end - start), !isPartOfWord(at: end) else { return nil }
        return start..<end
    }

    /// The range of the number that ends at `end` and begins at or after `limit`; nil if there is none.
    private func digits(upTo end: Int, after limit: Int) -> Range<Int>? {
        var start = end
        while start > limit, end - start <= Self.longestAmount,
            scalars[start - 1].isDigit
                || scalars[start - 1].isInAmount && start < end && start > limit + 1 && scalars[start - 2].isDigit
        {
            start -= 1
        }
        guard (1...Self.longestAmount).contains(end - start), !isPartOfWord(at: start - 1) else { return nil }
        return start..<end
    }

    /// Whether the scalar at index `place` connects the adjacent digits to a word or to a longer number. Such digits
    /// are not an amount.
    private func isPartOfWord(at place: Int) -> Bool {
        guard let next = scalar(at: place) else { return false }
        return next.isLetterOrDigit || ["_", "%", "@", "#", "/", "-", "\u{2212}", ":"].contains(next)
    }

    private static let longestAmount = 30
}

extension Unicode.Scalar {
    /// Whether the scalar can separate digits within an amount: an ordinary space cannot, a non-breaking one can.
    fileprivate var isInAmount: Bool { digitSeparator != nil && self != " " }

    var isCurrencySign: Bool { properties.generalCategory == .currencySymbol }
}

/// The known currency symbols and codes.
enum Currencies {
    /// The code of the default currency for each symbol.
    private static let signs: [Unicode.Scalar: String] = [
        "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY", "₴": "UAH",
        "₫": "VND", "₪": "ILS", "฿": "THB", "₱": "PHP", "₦": "NGN", "₸": "KZT", "₾": "GEL", "₡": "CRC", "₲": "PYG",
    ]

    /// For each symbol, the currencies that use it besides its default currency in ``signs``.
    private static let sharers: [Unicode.Scalar: Set<String>] = [
        "$": ["AUD", "CAD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP"],
        "£": ["EGP", "GIP", "FKP", "SHP", "SYP", "LBP"], "¥": ["CNY"],
    ]

    /// The currency codes, keyed by the letters before a dollar sign, such as "US" in "US$".
    static let dollars = [
        "US": "USD", "A": "AUD", "AU": "AUD", "C": "CAD", "CA": "CAD", "NZ": "NZD", "HK": "HKD", "S": "SGD",
        "NT": "TWD",
        "MX": "MXN", "R": "BRL",
    ]

    /// The ISO 4217 codes that are in wide use and are not words.
    static let codes: Set<String> = [
        "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "RUB", "TRY", "UAH", "VND", "ILS", "THB", "PHP", "NGN", "AUD",
        "CAD", "NZD", "HKD", "SGD", "TWD", "MXN", "BRL", "CHF", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON",
        "BGN", "ZAR", "AED", "SAR", "EGP", "MYR", "IDR", "ARS", "CLP", "COP", "PEN", "KZT",
    ]

    /// The currency code for a symbol: `own`, the user's currency, if it uses the symbol, otherwise the default one.
    static func code(of sign: Unicode.Scalar, own: String?) -> String? {
        if let own, sharers[sign]?.contains(own) == true { return own }
        return signs[sign]
    }
}
