// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Stack reordering: space for an item outside the stack")
struct StackReorderRoomTests {
    private static let lengths = [0.0, 4, 10]

    private static func lists(_ count: Int) -> [[Double]] {
        (0..<count).reduce([[]]) { made, _ in made.flatMap { one in lengths.map { one + [$0] } } }
    }

    private func layout(_ sharing: StackReorder.Sharing) -> StackLayout {
        switch sharing {
        case .spacings: StackLayout(distribution: .fill)
        case .equalGaps: StackLayout(distribution: .equalSpacing)
        case .equalCentres: StackLayout(distribution: .equalCentering)
        }
    }

    @Test(
        "The other items are at their layout places, with all, some or none of the incoming item's space",
        arguments: StackReorder.Sharing.allCases)
    func incomingItem(sharing: StackReorder.Sharing) {
        var broken: [String] = []
        for lengths in (1...3).flatMap(Self.lists) {
            for incomingItem in [3.0, 8] {
                let spacing = 2.0
                // `held` stands for the incoming item in the expected layout. With `.spacings`, its length includes its
                // spacing, so that both shrink together if the stack is too short.
                let isPlain = sharing == .spacings
                let held = StackLayout.Item(
                    length: incomingItem + (isPlain ? spacing : 0), spacing: isPlain ? 0 : spacing, resistance: 1)
                let items = [held] + lengths.map { StackLayout.Item(length: $0, spacing: spacing) }
                let layout = layout(sharing)
                let natural = layout.naturalLength(of: items)
                let steps = isPlain ? [0, 0.5, 1] : [1, 1.5]
                for share in steps {
                    let bare = layout.naturalLength(of: Array(items.dropFirst()))
                    let length = isPlain ? bare + (natural - bare) * share : natural * share
                    let places = layout.places(of: items, in: length)
                    var model = StackReorder(
                        incomingItem: .init(length: incomingItem, spacing: spacing),
                        in: lengths.map { .init(length: $0, spacing: spacing) }, sharing: sharing, length: length)
                    model.laidOut(roomBefore: places[1].start)
                    let resting = model.restingPlacesOfOthers
                    let isRight = zip(resting, places.dropFirst()).allSatisfy { abs($0.start - $1.start) < 1e-9 }
                    if !isRight { broken.append("\(lengths), \(incomingItem) in \(length): \(resting) for \(places)") }
                }
            }
        }
        #expect(broken == [])
    }

    @Test("The gap of an item at its original place is the length that the stack loses without it")
    func gap() {
        for lengths in (1...3).flatMap(Self.lists) {
            let items = lengths.enumerated().map { StackReorder.Item(length: $1, spacing: Double($0 + 1)) }
            func total(_ items: [StackReorder.Item]) -> Double {
                items.dropLast().reduce(items.last?.length ?? 0) { $0 + $1.length + $1.spacing }
            }
            for lifted in items.indices {
                var model = StackReorder(items, lifted: lifted)
                let gap = total(items) - total(model.others)
                #expect(model.lengthOfGap == gap)
                model.exited()
                #expect(model.lengthOfGap == gap)
            }
        }
    }

    @Test(
        "After an item has left the stack, the others shift back by the space that the layout keeps before them")
    func away() {
        let items = [10.0, 20, 30].map { StackReorder.Item(length: $0, spacing: 5) }
        for lifted in 0..<3 {
            for room in [0.0, 7, 25] {
                var model = StackReorder(items, lifted: lifted)
                model.exited()
                model.laidOut(roomBefore: room)
                let shifts = zip(model.placesOfOthers, model.restingPlacesOfOthers).map { $0.start - $1.start }
                #expect(shifts == [-room, -room])
                model.laidOut(roomBefore: nil)
                model.moved(toSlot: lifted)
                #expect(model.placesOfOthers == model.restingPlacesOfOthers)
            }
        }
    }
}
