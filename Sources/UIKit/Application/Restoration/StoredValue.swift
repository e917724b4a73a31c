// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of an activity or a session, in the form in which it is saved.
indirect enum StoredValue: Codable, Equatable {
    case text(String)
    case integer(Int64)
    case number(Double)
    case flag(Bool)
    case data(Data)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case null
    case list([StoredValue])
    case set([StoredValue])
    case dictionary([String: StoredValue])

    /// Converts a value; nil if values of its type are not saved.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as NSNumber: self = StoredValue(number: value)
        case let value as Bool: self = .flag(value)
        case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .url(value)
        case let value as UUID: self = .uuid(value)
        case is NSNull: self = .null
        case let value as [Any]: self = .list(value.compactMap(StoredValue.init))
        case let value as Set<AnyHashable>: self = .set(value.compactMap { StoredValue($0.base) })
        case let value as [AnyHashable: Any]: self = .dictionary(StoredValue.dictionary(value))
        default: return nil
        }
    }

    private init(number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .flag(number.boolValue)
        case "d", "f": self = .number(number.doubleValue)
        default: self = .integer(number.int64Value)
        }
    }

    /// Converts the values with text keys. The app is warned of a value that is not saved.
    static func dictionary(_ values: [AnyHashable: Any]) -> [String: StoredValue] {
        var result: [String: StoredValue] = [:]
        for (key, value) in values {
            guard let name = key.base as? String, let stored = StoredValue(value) else {
                warn("The value for \(key) is not saved: its type is \(type(of: value)).")
                continue
            }
            result[name] = stored
        }
        return result
    }

    /// The value for the app.
    var value: Any {
        switch self {
        case .text(let value): value
        case .integer(let value): Int(value)
        case .number(let value): value
        case .flag(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): value
        case .uuid(let value): value
        case .null: NSNull()
        case .list(let values): values.map(\.value)
        case .set(let values): Set(values.compactMap { $0.value as? AnyHashable })
        case .dictionary(let values): values.mapValues(\.value)
        }
    }
}
