// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the text of a ``VisualFormat`` from left to right.
///
/// Each method parses one production of the grammar and moves `position` to the production's end. No method moves
/// `position` back, so that the time is proportional to the length of the text.
struct VisualFormatParser {
    private let bytes: [UInt8]
    /// The index of the first byte that is not parsed yet. The parsed bytes are ASCII, because the grammar has no other
    /// characters. Therefore the index is also a number of characters.
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func format() throws(VisualFormat.SyntaxError) -> VisualFormat {
        skipBlanks()
        let orientation = try orientation()
        var start: VisualFormat.Connection?
        skipBlanks()
        if skip("|") { start = try connection() }
        var format = VisualFormat(orientation: orientation, start: start, views: [try view()])
        skipBlanks()
        while position < bytes.count {
            let connection = try connection()
            skipBlanks()
            if skip("|") {
                format.end = connection
                skipBlanks()
                guard position == bytes.count else { throw error(.formatEnd) }
            } else {
                format.connections.append(connection)
                format.views.append(try view())
                skipBlanks()
            }
        }
        return format
    }

    private mutating func orientation() throws(VisualFormat.SyntaxError) -> VisualFormat.Orientation {
        if skip("V") {
            guard skip(":") else { throw error(.colonAfterVertical) }
            return .vertical
        }
        if skip("H"), !skip(":") { throw error(.colonAfterHorizontal) }
        return .horizontal
    }

    private mutating func view() throws(VisualFormat.SyntaxError) -> VisualFormat.View {
        skipBlanks()
        guard skip("[") else { throw error(.view) }
        guard let name = name() else { throw error(.viewName) }
        var lengths: [VisualFormat.Predicate] = []
        if skip("(") {
            lengths = try predicates()
            guard skip(")"), skip("]") else { throw error(.lengthEnd) }
        } else if !skip("]") {
            throw error(.viewEnd)
        }
        return VisualFormat.View(name: name, lengths: lengths, end: position)
    }

    private mutating func connection() throws(VisualFormat.SyntaxError) -> VisualFormat.Connection {
        skipBlanks()
        guard skip("-") else { return .touching }
        guard let next, next != UInt8(ascii: "["), next != UInt8(ascii: "|") else { return .standard }
        var predicates: [VisualFormat.Predicate]
        if skip("(") {
            predicates = try self.predicates()
            guard skip(")") else { throw error(.listEnd) }
        } else {
            predicates = [try predicate(canHaveSign: false)]
        }
        guard skip("-") else { throw error(.hyphen) }
        return .predicates(predicates)
    }

    /// Parses the predicates between the parentheses of a list.
    private mutating func predicates() throws(VisualFormat.SyntaxError) -> [VisualFormat.Predicate] {
        var predicates = [try predicate(canHaveSign: true)]
        while skip(",") { predicates.append(try predicate(canHaveSign: true)) }
        return predicates
    }

    private mutating func predicate(canHaveSign: Bool) throws(VisualFormat.SyntaxError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, value: try value(canHaveSign: canHaveSign))
        if skip("@") { predicate.priority = try value(canHaveSign: canHaveSign) }
        return predicate
    }

    private mutating func relation() throws(VisualFormat.SyntaxError) -> VisualFormat.Relation {
        let relation: VisualFormat.Relation
        if skip("=") {
            relation = .equal
        } else if skip("<") {
            relation = .lessThanOrEqual
        } else if skip(">") {
            relation = .greaterThanOrEqual
        } else {
            return .equal
        }
        guard skip("=") else { throw error(.relation) }
        return relation
    }

    private mutating func value(canHaveSign: Bool) throws(VisualFormat.SyntaxError) -> VisualFormat.Value {
        if let number = number(canHaveSign: canHaveSign) { return .number(number) }
        if let name = name() { return .name(name) }
        throw error(.value)
    }

    // MARK: - Names and numbers

    /// Parses an identifier of the language C; nil if there is none.
    private mutating func name() -> VisualFormat.Name? {
        guard let next, next.isNameStart else { return nil }
        var end = position + 1
        while end < bytes.count, bytes[end].isNameStart || bytes[end].isDigit { end += 1 }
        defer { position = end }
        return VisualFormat.Name(text: String(decoding: bytes[position..<end], as: UTF8.self), end: end)
    }

    /// Parses a number; nil if there is none, or if it is too large for a `Double`.
    private mutating func number(canHaveSign: Bool) -> Double? {
        var end = position
        if canHaveSign, let next, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { end += 1 }
        guard let numberEnd = hexadecimalEnd(from: end) ?? decimalEnd(from: end) else { return nil }
        // `Double.init` always reads numbers as in the C locale, even if the process has set another locale.
        let text = String(decoding: bytes[position..<numberEnd], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { return nil }
        position = numberEnd
        return number
    }

    /// The end of digits with an optional point and an optional exponent, such as `2.5e-1`; nil if there is no digit.
    private func decimalEnd(from start: Int) -> Int? {
        guard let end = fractionEnd(from: start, \.isDigit) else { return nil }
        return exponentEnd(from: end, UInt8(ascii: "e")) ?? end
    }

    /// The end of a hexadecimal number, such as `0x1.8p3`; nil if there is none.
    private func hexadecimalEnd(from start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] | 0x20 == UInt8(ascii: "x"),
            let end = fractionEnd(from: start + 2, \.isHexadecimalDigit)
        else { return nil }
        return exponentEnd(from: end, UInt8(ascii: "p")) ?? end
    }

    /// The end of digits with an optional point, such as `2.5`; nil if there is no digit.
    private func fractionEnd(from start: Int, _ isDigit: (UInt8) -> Bool) -> Int? {
        var (end, digits) = (start, 0)
        var hasPoint = false
        while end < bytes.count {
            if isDigit(bytes[end]) {
                digits += 1
            } else if bytes[end] == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                break
            }
            end += 1
        }
        return digits == 0 ? nil : end
    }

    /// The end of an exponent that begins with a letter, in either case; nil if there is no whole exponent.
    private func exponentEnd(from start: Int, _ letter: UInt8) -> Int? {
        guard start < bytes.count, bytes[start] | 0x20 == letter else { return nil }
        var end = start + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        return end == digits ? nil : end
    }

    // MARK: - Characters

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Moves past `character` if it is the next one. Otherwise returns false.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 }
    }

    private func error(_ reason: VisualFormat.Reason) -> VisualFormat.SyntaxError {
        VisualFormat.SyntaxError(reason: reason, position: position)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var isHexadecimalDigit: Bool {
        isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
    }

    fileprivate var isNameStart: Bool {
        self == UInt8(ascii: "_") || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
    }
}
