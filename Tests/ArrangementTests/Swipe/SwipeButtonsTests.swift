// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Buttons of a swiped row")
struct SwipeButtonsTests {
    @Test("In an open row each button has its wanted width, and the first is at the edge (236)")
    func open() {
        let buttons = SwipeButtons(wanted: [80, 100, 74], room: 390)
        #expect(buttons.openWidth == 254)
        let places = buttons.places(shown: 254)
        #expect(places.map(\.end) == [80, 180, 254])
        #expect(places.allSatisfy { $0.contentInset == 0 })
    }

    @Test("While opening or stretched, each button has its share, and its content moves along or is centred")
    func shares() {
        let buttons = SwipeButtons(wanted: [80, 120], room: 390)
        let half = buttons.places(shown: 100)
        #expect(half.map(\.end) == [40, 100])
        #expect(half.map(\.contentInset) == [0, 0])
        #expect(half.map(\.contentWidth) == [80, 120])
        let past = buttons.places(shown: 250)
        #expect(past.map(\.end) == [100, 250])
        #expect(past.map(\.contentInset) == [10, 15])
        #expect(buttons.places(shown: -20).allSatisfy { $0.end == 0 })
    }

    @Test("A full swipe gives any one button the whole width")
    func expanded() {
        let buttons = SwipeButtons(wanted: [80, 120], room: 390)
        #expect(buttons.places(shown: 300, expanded: 0).map(\.end) == [300, 300])
        let second = buttons.places(shown: 390, expanded: 1)[1]
        #expect(second.end == 390)
        #expect(second.contentInset == 0)
        #expect(second.contentWidth == 120)
    }

    @Test("Any number of buttons of any width fill the visible width in order, and leave a part of the row")
    func everyWorld() {
        for count in 0...5 {
            for room in [0.0, 60, 390] {
                for wide in [0.0, 74, 150] {
                    let buttons = SwipeButtons(wanted: Array(repeating: wide, count: count), room: room)
                    #expect(buttons.openWidth <= room * 0.85 + 1e-9)
                    #expect(buttons.openWidth <= wide * Double(count))
                    for shown in [0.0, 10, 60, 390] {
                        let places = buttons.places(shown: shown)
                        #expect(places.map(\.end) == places.map(\.end).sorted())
                        let filled = buttons.openWidth > 0 ? shown : 0
                        if let last = places.last { #expect(isClose(last.end, filled, within: 1e-9)) }
                    }
                }
            }
        }
    }
}
