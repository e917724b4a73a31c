// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Encodes and decodes this library's data of colours and attributed strings, as binary property lists.
enum ArchivedPropertyList {
    /// The first bytes of every binary property list.
    private static let mark = Data("bplist00".utf8)

    /// Decodes a value from a binary property list.
    ///
    /// - Throws: an error if the data is not a binary property list of a value of this type. Property lists in a text
    ///   format are refused, because deeply nested ones would overflow the stack of their parser.
    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        guard data.starts(with: mark) else { throw CocoaError(.propertyListReadCorrupt) }
        return try PropertyListDecoder().decode(type, from: data)
    }

    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(value)
    }
}
