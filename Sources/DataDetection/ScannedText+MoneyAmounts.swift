// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The amounts of money in a text: a number beside a sign or a code of a currency.
    ///
    /// - Parameters:
    ///   - ownCurrency: the code of the person's currency, which says what a sign means that several have.
    ///   - usesDecimalComma: whether `1,234` is a little more than one.
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

    /// The currency that is named at a place.
    private func currency(at place: Int, after end: Int, _ own: String?) -> (range: Range<Int>, code: String)? {
        let sign = scalars[place]
        if sign.isCurrencySign {
            guard let code = Currencies.code(of: sign, own: own) else { return nil }
            // As in "US$".
            var start = place
            while start > end, place - start < 3, scalars[start - 1].isASCIILetter { start -= 1 }
            if start == place { return (place..<(place + 1), code) }
            let prefix = string(start..<place)
            return sign == "$" ? Currencies.dollars[prefix].map { (start..<(place + 1), $0) } : nil
        }
        guard sign.isASCIILetter, place + 3 <= scalars.count, !isWordPart(place - 1) else { return nil }
        // A code may stand directly before a number, or behind one.
        guard !(scalar(at: place + 3)?.isASCIILetter ?? false) else { return nil }
        let code = string(place..<(place + 3))
        return Currencies.codes.contains(code) ? (place..<(place + 3), code) : nil
    }

    private func isWordPart(_ place: Int) -> Bool {
        scalar(at: place).map { $0.isLetterOrDigit && !$0.isDigit || $0 == "_" } ?? false
    }

    // MARK: Numbers

    /// The number directly beside a currency, or one space away; what is nearer counts, and then what is behind.
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

    /// The number that begins at a place.
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

    /// The number that ends at a place.
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

    /// Whether what is at a place goes on with a number, so that it is none.
    private func isPartOfWord(at place: Int) -> Bool {
        guard let next = scalar(at: place) else { return false }
        return next.isLetterOrDigit || ["_", "%", "@", "#", "/", "-", "\u{2212}", ":"].contains(next)
    }

    private static let longestAmount = 30
}

extension Unicode.Scalar {
    /// A common space ends an amount; those that do not break stand in one.
    fileprivate var isInAmount: Bool { betweenDigits != nil && self != " " }

    var isCurrencySign: Bool { properties.generalCategory == .currencySymbol }
}

/// What signs and codes of currencies there are.
enum Currencies {
    private static let signs: [Unicode.Scalar: String] = [
        "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY", "₴": "UAH",
        "₫": "VND", "₪": "ILS", "฿": "THB", "₱": "PHP", "₦": "NGN", "₸": "KZT", "₾": "GEL", "₡": "CRC", "₲": "PYG",
    ]

    /// Who has a sign besides the one that is meant where nobody says otherwise.
    private static let sharers: [Unicode.Scalar: Set<String>] = [
        "$": ["AUD", "CAD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP"],
        "£": ["EGP", "GIP", "FKP", "SHP", "SYP", "LBP"], "¥": ["CNY"],
    ]

    /// What stands before a dollar's sign.
    static let dollars = [
        "US": "USD", "A": "AUD", "AU": "AUD", "C": "CAD", "CA": "CAD", "NZ": "NZD", "HK": "HKD", "S": "SGD",
        "NT": "TWD",
        "MX": "MXN", "R": "BRL",
    ]

    /// ISO 4217, those in wide use that are no words.
    static let codes: Set<String> = [
        "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "RUB", "TRY", "UAH", "VND", "ILS", "THB", "PHP", "NGN", "AUD",
        "CAD", "NZD", "HKD", "SGD", "TWD", "MXN", "BRL", "CHF", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON",
        "BGN", "ZAR", "AED", "SAR", "EGP", "MYR", "IDR", "ARS", "CLP", "COP", "PEN", "KZT",
    ]

    static func code(of sign: Unicode.Scalar, own: String?) -> String? {
        if let own, sharers[sign]?.contains(own) == true { return own }
        return signs[sign]
    }
}
