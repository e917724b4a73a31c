// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A format in which apps that use UIKit exchange several items; there is one such format for each type. The format's
/// name lists the items that have data of the type. The format's data is the data of these items, one after the other.
///
/// The receiving app knows the number of items and their types before it reads any data.
struct ItemBundle: Equatable {
    static let kind = "application/x-uplift-items"

    var typeIdentifier: String
    /// The indices of the items that have data of the type, in increasing order; not empty.
    var items: [Int]
    /// The number of all offered items, including items without this type.
    var count: Int

    // MARK: Name

    var name: String {
        "\(ItemBundle.kind);type=\(FormatNames.escape(typeIdentifier));in=\(ItemBundle.ranges(items));of=\(count)"
    }

    init(typeIdentifier: String, items: [Int], count: Int) {
        (self.typeIdentifier, self.items, self.count) = (typeIdentifier, items, count)
    }

    /// Parses a format name; nil for another format or for more than `most` items.
    init?(name: String, most: Int) {
        guard name.utf8.count <= ItemBundle.longestName else { return nil }
        let parts = name.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, parts[0] == ItemBundle.kind, parts[1].hasPrefix("type="), parts[2].hasPrefix("in="),
            parts[3].hasPrefix("of="), let type = FormatNames.unescape(String(parts[1].dropFirst(5))),
            let count = ItemBundle.number(parts[3].dropFirst(3)), 1...max(most, 1) ~= count,
            let items = ItemBundle.items(parts[2].dropFirst(3), count: count)
        else { return nil }
        self.init(typeIdentifier: type, items: items, count: count)
    }

    /// The longest accepted format name, in bytes; our own choice. The name lists item indices, and writes successive
    /// indices as a range. The longest possible list, of every second one of ten thousand items, takes less than half
    /// of this length.
    private static let longestName = 1 << 16

    /// The text for item indices in the format's name. Successive indices are written as a range, as in "0-2,4".
    private static func ranges(_ items: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for item in items {
            if let last = runs.last, last.upperBound + 1 == item {
                runs[runs.count - 1] = last.lowerBound...item
            } else {
                runs.append(item...item)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }

    /// Parses the item indices in a format's name. Nil unless the indices increase and are less than `count`.
    private static func items(_ text: Substring, count: Int) -> [Int]? {
        var items: [Int] = []
        for run in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = run.split(separator: "-", omittingEmptySubsequences: false)
            guard 1...2 ~= ends.count, let first = number(ends[0]), let last = number(ends[ends.count - 1]),
                first <= last, last < count, first > items.last ?? -1
            else { return nil }
            items += first...last
        }
        return items.isEmpty ? nil : items
    }

    /// Parses a number that consists of digits only; nil for any other text.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return Int(text)
    }

    // MARK: Data

    /// The value stored in place of a part's length if the item has no data.
    private static let missing = UInt64.max
    private static let lengthSize = MemoryLayout<UInt64>.size

    /// Joins the data of several items. Each part is preceded by its length in eight bytes, little-endian. For an item
    /// without data, `missing` is written in place of the length.
    static func join(_ parts: [Data?]) -> Data {
        var data = Data()
        for part in parts {
            withUnsafeBytes(of: (part.map { UInt64($0.count) } ?? missing).littleEndian) { data.append(contentsOf: $0) }
            if let part { data.append(part) }
        }
        return data
    }

    /// The byte range of each part of joined data. The element of an item without data is nil. The whole result is nil
    /// if the data does not have exactly `count` parts.
    static func places(in data: Data, count: Int) -> [Range<Int>?]? {
        var start = data.startIndex
        var places: [Range<Int>?] = []
        for _ in 0..<count {
            guard data.endIndex - start >= lengthSize else { return nil }
            let end = start + lengthSize
            let length = data[start..<end].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            start = end
            if length == missing {
                places.append(nil)
                continue
            }
            guard length <= UInt64(data.endIndex - start) else { return nil }
            places.append(start..<start + Int(length))
            start += Int(length)
        }
        return start == data.endIndex ? places : nil
    }

    /// The parts of joined data. The element of an item without data is nil. The whole result is nil if the data does
    /// not have exactly `count` parts.
    static func split(_ data: Data, count: Int) -> [Data?]? {
        places(in: data, count: count)?.map { $0.map(data.subdata) }
    }
}
