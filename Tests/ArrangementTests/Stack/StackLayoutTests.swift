// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

private typealias Item = StackLayout.Item
private typealias Span = StackLayout.Span

private func close(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
}

private func places(
    _ distribution: StackLayout.Distribution, _ items: [Item], _ length: Double
) -> [[Double]] {
    StackLayout(distribution: distribution).places(of: items, in: length).map { [$0.start, $0.length] }
}

@Suite("Stack layout") struct StackLayoutTests {
    @Test("fact 312: all distributions touch both ends", arguments: StackLayout.Distribution.allCases)
    func ends(distribution: StackLayout.Distribution) {
        let layout = StackLayout(distribution: distribution)
        for lengths in [[10.0], [10, 20], [30, 10, 20]] {
            let items = lengths.map { Item(length: $0, spacing: 5) }
            for length in [40.0, 80, 200] {
                let places = layout.places(of: items, in: length)
                #expect(places.first?.start == 0)
                #expect(abs(places[places.count - 1].end - length) < 1e-9)
            }
        }
    }

    @Test("fact 313: extra space goes to the item with the lowest hugging priority, or to the first of equals")
    func underflow() {
        let items = [Item(length: 10, hugging: 251), Item(length: 20, hugging: 250), Item(length: 30, hugging: 250)]
        #expect(places(.fill, items, 100) == [[0, 10], [10, 60], [70, 30]])
        let free = [Item(length: 10, hugging: 1), Item(length: nil, hugging: 1000)]
        #expect(places(.fill, free, 50) == [[0, 10], [10, 40]])
    }

    @Test("fact 313: missing space is taken from the item with the lowest resistance, or the first of equals")
    func overflow() {
        let items = [
            Item(length: 40, resistance: 750), Item(length: 30, resistance: 749), Item(length: 20, resistance: 750),
        ]
        #expect(places(.fill, items, 80) == [[0, 40], [40, 20], [60, 20]])
        #expect(places(.fill, items, 50) == [[0, 30], [30, 0], [30, 20]])
        #expect(places(.fill, items, 5) == [[0, 0], [0, 0], [0, 5]])
    }

    @Test("fact 314: all items have equal lengths, which is the longest item's length at the natural length")
    func equally() {
        let items = [Item(length: 10, spacing: 4), Item(length: 30, spacing: 4), Item(length: nil)]
        #expect(places(.fillEqually, items, 68) == [[0, 20], [24, 20], [48, 20]])
        #expect(StackLayout(distribution: .fillEqually).naturalLength(of: items) == 98)
    }

    @Test("fact 314: lengths are proportional to the items' natural lengths")
    func proportionally() {
        let items = [Item(length: 10, spacing: 10), Item(length: 30)]
        #expect(places(.fillProportionally, items, 90) == [[0, 20], [30, 60]])
        #expect(places(.fillProportionally, items, 30) == [[0, 5], [15, 15]])
        let none = [Item(length: nil), Item(length: 0)]
        #expect(places(.fillProportionally, none, 30) == [[0, 15], [15, 15]])
    }

    @Test("fact 315: extra space goes into the gaps, each at least the spacing")
    func spacing() {
        let items = [Item(length: 10, spacing: 5), Item(length: 20, spacing: 5), Item(length: 30)]
        #expect(places(.equalSpacing, items, 100) == [[0, 10], [30, 20], [70, 30]])
        #expect(places(.equalSpacing, items, 66) == [[0, 6], [11, 20], [36, 30]])
        let custom = [Item(length: 10, spacing: 30), Item(length: 20, spacing: 5), Item(length: 30)]
        #expect(places(.equalSpacing, custom, 100) == [[0, 10], [40, 20], [70, 30]])
    }

    @Test("fact 315: centres are equally far apart, as far as the spacing allows")
    func centering() {
        let items = [Item(length: 10, spacing: 5), Item(length: 20, spacing: 5), Item(length: 30)]
        // The items' centres are at 5, 45 and 85.
        #expect(places(.equalCentering, items, 100) == [[0, 10], [35, 20], [70, 30]])
        // Between the second and the third item only the spacing is left.
        #expect(places(.equalCentering, items, 72) == [[0, 10], [17, 20], [42, 30]])
        let centres = StackLayout(distribution: .equalCentering).places(of: items, in: 70)
        #expect(close(centres.map(\.start), [0, 15, 40]))
    }

    @Test("fact 316: negative spacing lets items overlap")
    func overlapping() {
        let items = [Item(length: 20, spacing: -5), Item(length: 20)]
        #expect(places(.fill, items, 35) == [[0, 20], [15, 20]])
        #expect(places(.equalSpacing, items, 38) == [[0, 20], [18, 20]])
        #expect(StackLayout(distribution: .fill).naturalLength(of: items) == 35)
    }

    @Test("fact 311: hidden items take no space and no spacing", arguments: StackLayout.Distribution.allCases)
    func hidden(distribution: StackLayout.Distribution) {
        let shown = [Item(length: 10, spacing: 5), Item(length: 20, spacing: 5), Item(length: 30, spacing: 5)]
        let layout = StackLayout(distribution: distribution)
        for place in 0...3 {
            var items = shown
            items.insert(Item(length: 40, spacing: 50, isHidden: true), at: place)
            var places = layout.places(of: items, in: 120)
            let hidden = places.remove(at: place)
            #expect(places == layout.places(of: shown, in: 120))
            #expect(hidden.length == 0)
            #expect(hidden.start == (place == 0 ? 0 : places[place - 1].end))
            #expect(layout.naturalLength(of: items) == layout.naturalLength(of: shown))
        }
        let nothing = [Item(length: 40, isHidden: true)]
        #expect(layout.places(of: nothing, in: 120) == [Span(start: 0, length: 0)])
        #expect(layout.naturalLength(of: nothing) == 0)
    }

    @Test func alignmentsPlaceItemsAcrossTheStack() {
        let items = [
            StackLayout.CrossItem(breadth: 20, firstBaseline: 15, lastBaseline: 5),
            StackLayout.CrossItem(breadth: 40, firstBaseline: 30, lastBaseline: 10),
            StackLayout.CrossItem(breadth: 10),
            StackLayout.CrossItem(breadth: 60, isHidden: true),
        ]
        func starts(_ alignment: StackLayout.Alignment, _ breadth: Double) -> [Double] {
            StackLayout.crossPlaces(of: items, in: breadth, alignment: alignment).dropLast().map(\.start)
        }
        func natural(_ alignment: StackLayout.Alignment) -> Double {
            StackLayout.naturalBreadth(of: items, alignment: alignment)
        }
        #expect(starts(.fill, 50) == [0, 0, 0])
        #expect(natural(.fill) == 40)
        #expect(starts(.leading, 50) == [0, 0, 0])
        #expect(natural(.leading) == 40)
        #expect(starts(.center, 50) == [15, 5, 20])
        #expect(natural(.center) == 40)
        #expect(starts(.trailing, 50) == [30, 10, 40])
        #expect(natural(.trailing) == 40)
        #expect(starts(.firstBaseline, 50) == [15, 0, 20])
        #expect(natural(.firstBaseline) == 40)
        #expect(starts(.lastBaseline, 50) == [25, 10, 30])
        #expect(natural(.lastBaseline) == 40)
        let tall = [
            StackLayout.CrossItem(breadth: 50, firstBaseline: 10, lastBaseline: 40),
            StackLayout.CrossItem(breadth: 50, firstBaseline: 40, lastBaseline: 10),
        ]
        #expect(StackLayout.naturalBreadth(of: tall, alignment: .firstBaseline) == 80)
        #expect(StackLayout.naturalBreadth(of: tall, alignment: .lastBaseline) == 80)
        let places = StackLayout.crossPlaces(of: tall, in: 80, alignment: .firstBaseline)
        #expect(places == [Span(start: 30, length: 50), Span(start: 0, length: 50)])
    }

    @Test(arguments: StackLayout.Alignment.allCases)
    func noItemIsBroaderThanTheStack(alignment: StackLayout.Alignment) {
        let items = [
            StackLayout.CrossItem(breadth: 20, firstBaseline: 15, lastBaseline: 5),
            StackLayout.CrossItem(breadth: 40, firstBaseline: 30, lastBaseline: 10),
            StackLayout.CrossItem(breadth: nil),
        ]
        for breadth in stride(from: 0.0, through: 60, by: 5) {
            for place in StackLayout.crossPlaces(of: items, in: breadth, alignment: alignment) {
                #expect(place.length >= 0)
                #expect(place.length <= breadth)
                if breadth >= 40 { #expect(place.start >= 0 && place.end <= breadth) }
            }
        }
    }
}
