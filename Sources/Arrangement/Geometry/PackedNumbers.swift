// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A list of heights or widths, stored in as few bytes as possible without rounding.
///
/// If all numbers are equal, one number is stored. Otherwise each takes 2 bytes if all are multiples of 1/64 below
/// 1024, 4 bytes if a 32-bit float represents each exactly, and else 8 bytes.
struct PackedNumbers: Sendable {
    private enum Storage {
        case uniform(Double, count: Int)
        /// Multiples of ``unit``.
        case fixed([UInt16])
        case narrow([Float])
        case wide([Double])
    }

    /// The unit of numbers with 2 bytes: 1/64, so that halves, quarters and eighths of a point are exact.
    private static let unit = 1.0 / 64

    /// A number in units, if that is an integer of 16 bits; otherwise nil.
    private static func units(_ number: Double) -> UInt16? {
        let units = number * 64
        guard units <= Double(UInt16.max) else { return nil }
        let integer = UInt16(units)
        return Double(integer) == units ? integer : nil
    }

    private let storage: Storage

    init(repeating number: Double, count: Int) { storage = .uniform(number, count: count) }

    /// Creates a list of at least one number; all are 0 or more, and finite.
    ///
    /// - Complexity: O(n)
    init(_ list: [Double]) {
        if list.allSatisfy({ $0 == list[0] }) {
            storage = .uniform(list[0], count: list.count)
            return
        }
        var fixed: [UInt16] = []
        fixed.reserveCapacity(list.count)
        for number in list {
            guard let units = Self.units(number) else { break }
            fixed.append(units)
        }
        if fixed.count == list.count {
            storage = .fixed(fixed)
        } else if list.allSatisfy({ Double(Float($0)) == $0 }) {
            storage = .narrow(list.map { Float($0) })
        } else {
            storage = .wide(list)
        }
    }

    var count: Int {
        switch storage {
        case .uniform(_, let count): count
        case .fixed(let list): list.count
        case .narrow(let list): list.count
        case .wide(let list): list.count
        }
    }

    /// The number that all numbers are equal to, if only one is stored; otherwise nil.
    var uniform: Double? { if case .uniform(let number, _) = storage { number } else { nil } }

    subscript(index: Int) -> Double {
        switch storage {
        case .uniform(let number, _): number
        case .fixed(let list): Double(list[index]) * Self.unit
        case .narrow(let list): Double(list[index])
        case .wide(let list): list[index]
        }
    }

    /// All numbers in an array.
    ///
    /// - Complexity: O(n)
    func list() -> [Double] {
        switch storage {
        case .uniform(let number, let count): Array(repeating: number, count: count)
        case .fixed(let list): list.map { Double($0) * Self.unit }
        case .narrow(let list): list.map { Double($0) }
        case .wide(let list): list
        }
    }

    /// The greatest number; 0 if there are none.
    ///
    /// - Complexity: O(n), and O(1) if only one number is stored
    func greatest() -> Double {
        switch storage {
        case .uniform(let number, _): number
        case .fixed(let list): Double(list.max() ?? 0) * Self.unit
        case .narrow(let list): Double(list.max() ?? 0)
        case .wide(let list): list.max() ?? 0
        }
    }

    /// The sum of the first `count` numbers.
    ///
    /// - Complexity: O(1) if only one number is stored, else O(`count`)
    func sum(ofFirst count: Int) -> Double {
        switch storage {
        case .uniform(let number, _): Double(count) * number
        case .fixed(let list): Double(list.prefix(count).reduce(0) { $0 + Int($1) }) * Self.unit
        case .narrow(let list): list.prefix(count).reduce(0) { $0 + Double($1) }
        case .wide(let list): list.prefix(count).reduce(0, +)
        }
    }

    /// The index of the first number for which `isReached` is true for `start` plus all numbers up to and including it.
    ///
    /// - Complexity: O(n)
    func firstIndex(from start: Double, where isReached: (Double) -> Bool) -> Int? {
        switch storage {
        case .uniform(let number, let count):
            return (0..<count).first { isReached(start + Double($0 + 1) * number) }
        case .fixed(let list):
            var units = 0
            return list.firstIndex {
                units += Int($0)
                return isReached(start + Double(units) * Self.unit)
            }
        case .narrow(let list):
            var sum = 0.0
            return list.firstIndex {
                sum += Double($0)
                return isReached(start + sum)
            }
        case .wide(let list):
            var sum = 0.0
            return list.firstIndex {
                sum += $0
                return isReached(start + sum)
            }
        }
    }

    /// The numbers in a range, which must not be empty.
    ///
    /// - Complexity: O(the length of the range), and O(1) if only one number is stored
    subscript(range: Range<Int>) -> PackedNumbers {
        if case .uniform(let number, _) = storage { return PackedNumbers(repeating: number, count: range.count) }
        return PackedNumbers(Array(list()[range]))
    }
}
