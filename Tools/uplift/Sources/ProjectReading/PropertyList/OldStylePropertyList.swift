// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A parser of old-style property lists, the format of Xcode's project files: `{ key = value; }`, `( a, b, )`, bare or
/// quoted strings, `<0fbd>` for data, and comments.
struct OldStylePropertyList {
    /// The deepest nesting that is read. Project files have a depth of about 6.
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the only value of a file.
    ///
    /// - Complexity: O(n) for n bytes.
    static func parse(_ bytes: [UInt8]) throws(FileFault) -> PropertyListNode {
        var parser = OldStylePropertyList(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        try parser.skipBlanks()
        let node = try parser.value(depth: 0)
        try parser.skipBlanks()
        guard parser.position == bytes.count else { throw parser.fault("there is more text after the end of the list") }
        return node
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(FileFault) -> PropertyListNode {
        guard depth < OldStylePropertyList.maximumDepth else { throw fault("the lists are nested too deeply") }
        let start = line
        switch current {
        case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try dictionary(depth: depth)), line: start)
        case UInt8(ascii: "("): return PropertyListNode(.array(try array(depth: depth)), line: start)
        case UInt8(ascii: "<"): return PropertyListNode(.data(try data()), line: start)
        default: return PropertyListNode(.string(try string()), line: start)
        }
    }

    private mutating func dictionary(depth: Int) throws(FileFault) -> [String: PropertyListNode] {
        let start = line
        position += 1
        var entries: [String: PropertyListNode] = [:]
        while true {
            try skipBlanks()
            if current == UInt8(ascii: "}") {
                position += 1
                return entries
            }
            guard current != nil else { throw fault("the dictionary that begins on line \(start) has no “}”") }
            let key = try string()
            try skipBlanks()
            try expect("=", after: "the key “\(key)”")
            try skipBlanks()
            entries[key] = try value(depth: depth + 1)
            try skipBlanks()
            try expect(";", after: "the value of “\(key)”")
        }
    }

    private mutating func array(depth: Int) throws(FileFault) -> [PropertyListNode] {
        let start = line
        position += 1
        var nodes: [PropertyListNode] = []
        while true {
            try skipBlanks()
            if current == UInt8(ascii: ")") {
                position += 1
                return nodes
            }
            guard current != nil else { throw fault("the array that begins on line \(start) has no “)”") }
            nodes.append(try value(depth: depth + 1))
            try skipBlanks()
            if current != UInt8(ascii: ")") { try expect(",", after: "an element of the array") }
        }
    }

    /// Bytes in hexadecimal digits, which may have blanks between them.
    private mutating func data() throws(FileFault) -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: ">") {
            if let digit = OldStylePropertyList.hexadecimalValue(byte) {
                digits.append(digit)
            } else if !OldStylePropertyList.isBlank(byte) {
                throw fault("data may contain hexadecimal digits only")
            }
            advance()
        }
        guard current != nil else { throw fault("the data has no “>”") }
        position += 1
        guard digits.count % 2 == 0 else { throw fault("the data ends within a byte") }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    // MARK: - Strings

    private mutating func string() throws(FileFault) -> String {
        if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try quotedString(quote)
        }
        let start = position
        while let byte = current, OldStylePropertyList.isBare(byte) { position += 1 }
        guard position > start else {
            throw fault(
                current.map { "“\(Character(Unicode.Scalar($0)))” is not the beginning of a value" }
                    ?? "the file ends where a value should be")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quotedString(_ quote: UInt8) throws(FileFault) -> String {
        let start = line
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            if byte == quote {
                position += 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                position += 1
                text += try escapedCharacter()
            } else {
                text.append(byte)
                advance()
            }
        }
        throw FileFault(line: start, reason: "the string has no closing quotation mark")
    }

    /// The UTF-8 bytes of the character whose escape sequence begins after a backslash.
    private mutating func escapedCharacter() throws(FileFault) -> [UInt8] {
        guard let byte = current else { throw fault("the file ends within an escape sequence") }
        let simple: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
            UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
        ]
        if let plain = simple[byte] {
            position += 1
            return [plain]
        }
        if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
            position += 1
            return try unicodeEscape()
        }
        if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) { return octalEscape() }
        advance()
        return [byte]
    }

    /// The character of an escape sequence such as `\U00e9`, which is one UTF-16 code unit in hexadecimal digits. Two
    /// sequences in a row may form a surrogate pair.
    private mutating func unicodeEscape() throws(FileFault) -> [UInt8] {
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "U")]) {
            position += 2
            units.append(try codeUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func codeUnit() throws(FileFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = current.flatMap(OldStylePropertyList.hexadecimalValue) else {
                throw fault("an escape sequence of a Unicode character has four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private mutating func octalEscape() -> [UInt8] {
        var code = 0
        for _ in 0..<3 {
            guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
            code = code * 8 + Int(byte - UInt8(ascii: "0"))
            position += 1
        }
        return Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code)))).utf8)
    }

    // MARK: - Bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance() {
        if bytes[position] == 10 { line += 1 }
        position += 1
    }

    private mutating func expect(_ character: Unicode.Scalar, after place: String) throws(FileFault) {
        guard current == UInt8(ascii: character) else { throw fault("“\(character)” is missing after \(place)") }
        position += 1
    }

    /// Skips blanks and comments.
    private mutating func skipBlanks() throws(FileFault) {
        while let byte = current {
            if OldStylePropertyList.isBlank(byte) {
                advance()
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let byte = current, byte != 10 { advance() }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(FileFault) {
        let start = line
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            advance()
        }
        throw FileFault(line: start, reason: "the comment has no end")
    }

    private func fault(_ reason: String) -> FileFault { FileFault(line: line, reason: reason) }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// Whether a byte may be part of a string without quotation marks.
    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte >= 128 || "_./$-:@+".utf8.contains(byte)
        }
    }

    private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
