// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A parser of JSON whose values have lines. Numbers are strings as they are written, true and false are `YES` and
/// `NO`, and an entry whose value is null is left out.
struct JSONPropertyList {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the only value of a file.
    ///
    /// - Complexity: O(n) for n bytes.
    static func parse(_ bytes: [UInt8]) throws(FileFault) -> PropertyListNode {
        var parser = JSONPropertyList(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        let node = try parser.value(depth: 0)
        parser.skipBlanks()
        guard parser.position == bytes.count else {
            throw parser.fault("there is more text after the end of the value")
        }
        return node ?? PropertyListNode(.string("null"), line: 1)
    }

    // MARK: - Values

    /// The next value; nil if it is null.
    private mutating func value(depth: Int) throws(FileFault) -> PropertyListNode? {
        guard depth < OldStylePropertyList.maximumDepth else { throw fault("the lists are nested too deeply") }
        skipBlanks()
        let start = line
        switch current {
        case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try dictionary(depth: depth)), line: start)
        case UInt8(ascii: "["): return PropertyListNode(.array(try array(depth: depth)), line: start)
        case UInt8(ascii: "\""): return PropertyListNode(.string(try string()), line: start)
        default: return try word(start)
        }
    }

    private mutating func dictionary(depth: Int) throws(FileFault) -> [String: PropertyListNode] {
        let start = line
        position += 1
        var entries: [String: PropertyListNode] = [:]
        skipBlanks()
        if take(UInt8(ascii: "}")) { return entries }
        while true {
            skipBlanks()
            guard current == UInt8(ascii: "\"") else { throw fault("a key in quotation marks is missing") }
            let key = try string()
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw fault("“:” is missing after the key “\(key)”") }
            entries[key] = try value(depth: depth + 1)
            skipBlanks()
            if take(UInt8(ascii: "}")) { return entries }
            guard take(UInt8(ascii: ",")) else {
                throw fault("“,” or “}” is missing in the object that begins on line \(start)")
            }
        }
    }

    private mutating func array(depth: Int) throws(FileFault) -> [PropertyListNode] {
        let start = line
        position += 1
        var elements: [PropertyListNode] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            if let element = try value(depth: depth + 1) { elements.append(element) }
            skipBlanks()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else {
                throw fault("“,” or “]” is missing in the list that begins on line \(start)")
            }
        }
    }

    /// A number, true, false or null.
    private mutating func word(_ start: Int) throws(FileFault) -> PropertyListNode? {
        let first = position
        while let byte = current, JSONPropertyList.isPartOfWord(byte) { position += 1 }
        let text = String(decoding: bytes[first..<position], as: UTF8.self)
        switch text {
        case "true": return PropertyListNode(.string("YES"), line: start)
        case "false": return PropertyListNode(.string("NO"), line: start)
        case "null": return nil
        case _ where Double(text) != nil: return PropertyListNode(.string(text), line: start)
        default: throw fault(position == bytes.count ? "the file ends within a value" : "a value is missing")
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "+-.E".utf8.contains(byte)
        }
    }

    // MARK: - Strings

    private mutating func string() throws(FileFault) -> String {
        let start = line
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escapedCharacter()
            case 10:
                line += 1
                text.append(byte)
            default: text.append(byte)
            }
        }
        throw FileFault(line: start, reason: "the string has no closing quotation mark")
    }

    /// The UTF-8 bytes of the character whose escape sequence begins after a backslash.
    private mutating func escapedCharacter() throws(FileFault) -> [UInt8] {
        guard let byte = current else { throw fault("the file ends within an escape sequence") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"): break
        default: throw fault("“\\\(Character(Unicode.Scalar(byte)))” is no escape sequence")
        }
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            position += 2
            units.append(try codeUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func codeUnit() throws(FileFault) -> UInt16 {
        let end = position + 4
        let digits = end <= bytes.count ? String(decoding: bytes[position..<end], as: UTF8.self) : ""
        guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            throw fault("an escape sequence of a Unicode character has four hexadecimal digits")
        }
        position = end
        return unit
    }

    // MARK: - Bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = current, byte == 32 || (9...13).contains(byte) {
            if byte == 10 { line += 1 }
            position += 1
        }
    }

    private func fault(_ reason: String) -> FileFault { FileFault(line: line, reason: reason) }
}
