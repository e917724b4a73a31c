// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private typealias Item = StackLayout.Item

/// A slow reference model of a stack that distributes its length point by point.
private struct ReferenceStack {
    var distribution: StackLayout.Distribution
    var items: [Item]
    var length: Double

    private var spacing: Double { items.dropLast().reduce(0) { $0 + $1.spacing } }

    /// The items' lengths, changed point by point until they fill the stack. Only the distribution `fill` adds points.
    /// Every distribution removes points if the items are too long.
    private var shared: [Double] {
        var lengths = items.map { $0.length ?? 0 }
        var rest = length - spacing - lengths.reduce(0, +)
        while rest >= 1, distribution == .fill {
            var best = 0
            for index in items.indices.dropFirst() {
                let (new, old) = (items[index], items[best])
                if new.length == nil ? old.length != nil : old.length != nil && new.hugging < old.hugging {
                    best = index
                }
            }
            lengths[best] += 1
            rest -= 1
        }
        while rest <= -1 {
            var best: Int?
            for index in items.indices where lengths[index] > 0 {
                if best.map({ items[index].resistance < items[$0].resistance }) ?? true { best = index }
            }
            guard let best else { break }
            lengths[best] -= 1
            rest += 1
        }
        return lengths
    }

    var places: [StackLayout.Span] {
        var lengths = shared
        if distribution == .fillEqually || distribution == .fillProportionally {
            let room = max(length - spacing, 0)
            let wishes = items.map { distribution == .fillEqually ? 1 : $0.length ?? 0 }
            let sum = wishes.reduce(0, +)
            lengths = wishes.map { sum == 0 ? room / Double(items.count) : room * $0 / sum }
        }
        if items.count == 1, distribution == .equalSpacing || distribution == .equalCentering { lengths = [length] }
        var gaps = items.dropLast().map(\.spacing)
        if distribution == .equalSpacing || distribution == .equalCentering { gaps = levelled(gaps, lengths) }
        var (result, start) = ([StackLayout.Span](), 0.0)
        for (index, length) in lengths.enumerated() {
            result.append(StackLayout.Span(start: start, length: length))
            start += length + (index < gaps.count ? gaps[index] : 0)
        }
        return result
    }

    /// The gaps after the stack's length was filled: again and again, the gap between the two nearest neighbors becomes
    /// wider by a small step. Neighbors are measured from edge to edge or from center to center, as `distribution`
    /// says.
    private func levelled(_ gaps: [Double], _ lengths: [Double]) -> [Double] {
        var gaps = gaps
        let grain = 1.0 / 64
        func distance(_ index: Int) -> Double {
            distribution == .equalSpacing ? gaps[index] : gaps[index] + (lengths[index] + lengths[index + 1]) / 2
        }
        var rest = length - lengths.reduce(0, +) - gaps.reduce(0, +)
        while rest > grain / 2, !gaps.isEmpty {
            gaps[gaps.indices.min { distance($0) < distance($1) }!] += grain
            rest -= grain
        }
        return gaps
    }
}

@Suite("Stack layout: comparison with a model") struct StackLayoutExhaustiveTests {
    @Test(arguments: StackLayout.Distribution.allCases)
    func everySmallStackMatchesAModel(distribution: StackLayout.Distribution) {
        let kinds = [
            Item(length: nil), Item(length: 0, hugging: 1), Item(length: 3, hugging: 2, resistance: 1),
            Item(length: 5, spacing: 2, hugging: 1, resistance: 2), Item(length: 2, spacing: -1, resistance: 1),
        ]
        var worlds = 0
        for count in 1...3 {
            for number in 0..<Int(Double(kinds.count).power(count)) {
                var (items, rest) = ([Item](), number)
                for _ in 0..<count {
                    items.append(kinds[rest % kinds.count])
                    rest /= kinds.count
                }
                for length in [0.0, 1, 4, 7, 8, 12, 16] {
                    let places = StackLayout(distribution: distribution).places(of: items, in: length)
                    let plain = ReferenceStack(distribution: distribution, items: items, length: length).places
                    let isClose = zip(places, plain).allSatisfy {
                        abs($0.start - $1.start) < 0.1 && abs($0.length - $1.length) < 1e-9
                    }
                    #expect(places.count == plain.count, "\(items) in \(length): \(places), not \(plain)")
                    #expect(isClose, "\(items) in \(length): \(places), not \(plain)")
                    worlds += 1
                }
            }
        }
        #expect(worlds == (5 + 25 + 125) * 7)
    }

    @Test(arguments: StackLayout.Distribution.allCases)
    func largeStacksFillTheirLengthAndKeepSpacings(distribution: StackLayout.Distribution) {
        var random = Seeded(seed: 7)
        let layout = StackLayout(distribution: distribution)
        for _ in 0..<300 {
            let items = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Item(
                    length: Int.random(in: 0...3, using: &random) == 0 ? nil : .random(in: 0...50, using: &random),
                    spacing: .random(in: 0...10, using: &random), hugging: .random(in: 1...3, using: &random),
                    resistance: .random(in: 1...3, using: &random),
                    isHidden: Int.random(in: 0...4, using: &random) == 0)
            }
            let natural = layout.naturalLength(of: items)
            let length = natural * .random(in: 0.5...2, using: &random)
            let places = layout.places(of: items, in: length)
            let pairs = zip(items, places).filter { !$0.0.isHidden }
            guard let last = pairs.last else { continue }
            let spacing = pairs.dropLast().reduce(0) { $0 + $1.0.spacing }
            if length >= spacing { #expect(abs(last.1.end - length) < 1e-6) }
            for (one, next) in zip(pairs, pairs.dropFirst()) {
                #expect(next.1.start - one.1.end >= one.0.spacing - 1e-6)
                #expect(one.1.length >= 0)
            }
            if distribution == .fill, length >= natural {
                #expect(pairs.filter { abs($0.1.length - ($0.0.length ?? 0)) > 1e-6 }.count <= 1)
            }
            let exact = layout.places(of: items, in: natural)
            if distribution != .fillEqually, distribution != .fillProportionally, pairs.count > 1 {
                for (item, place) in zip(items, exact) where !item.isHidden {
                    #expect(abs(place.length - (item.length ?? 0)) < 1e-6)
                }
            }
        }
    }
}

extension Double {
    fileprivate func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { result, _ in result * self } }
}
