// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

/// The translations of a table into one language.
///
/// > Note: Texts with plural forms are written to a file with the ending `plurals`. Foundation on Linux stops the
/// > program if it looks up such a text in a `.stringsdict` file, and the library reads these files itself.
struct StringTable: Equatable {
    /// The ending of the file that has the texts with plural forms.
    static let pluralsExtension = "plurals"

    var texts: [String: String] = [:]
    /// The entries of a `.stringsdict` file.
    var plurals: [String: PropertyListNode] = [:]

    mutating func merge(_ other: StringTable) {
        texts.merge(other.texts) { first, _ in first }
        plurals.merge(other.plurals) { first, _ in first }
    }

    /// The binary property list of a `.strings` file.
    func stringsFile() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
    }

    /// The binary property list of the texts with plural forms.
    func pluralsFile() throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: plurals.mapValues(\.propertyList), format: .binary, options: 0)
    }
}

extension StringTable {
    /// Reads a `.strings` file: `"key" = "value";` in UTF-8 or UTF-16, or an XML property list.
    init(strings data: Data) throws(FileFault) {
        let text = StringTable.text(data)
        let start = text.drop { $0.isWhitespace }
        let node =
            start.hasPrefix("<?xml") || start.hasPrefix("<plist") || start.hasPrefix("{")
            ? try PropertyListNode(Data(text.utf8)) : try PropertyListNode(oldStyle: "{" + text + "\n}")
        texts = (node.dictionary ?? [:]).compactMapValues(\.string)
    }

    /// Reads a `.stringsdict` file.
    init(stringsDictionary data: Data) throws(FileFault) {
        for (key, node) in try PropertyListNode(data).dictionary ?? [:] {
            guard let entries = node.dictionary else { continue }
            // Widths and devices: the entry for the narrowest screen, or for a phone.
            if let widths = entries["NSStringVariableWidthRuleType"]?.dictionary {
                texts[key] = widths.min { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.string
            } else if let devices = entries["NSStringDeviceSpecificRuleType"]?.dictionary {
                texts[key] = (devices["iphone"] ?? devices["other"])?.string
            } else {
                plurals[key] = node
            }
        }
    }

    /// The text of a file in UTF-16 with a byte order mark, in UTF-16 that a zero byte gives away, or in UTF-8.
    static func text(_ data: Data) -> String {
        let bytes = Array(data)
        let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0
        guard isBig || isLittle else {
            return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
        }
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { at -> UInt16 in
            let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        if units.first == 0xFEFF { units.removeFirst() }
        return String(decoding: units, as: UTF16.self)
    }
}
