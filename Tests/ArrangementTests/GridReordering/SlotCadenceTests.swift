// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Cadence of slots")
struct SlotCadenceTests {
    @Test("An immediate cadence shows each slot at once")
    func immediate() {
        var cadence = SlotCadence(.immediate, shown: path(0, 1))
        #expect(cadence.pointerMoved(to: point(0, 0), slot: path(0, 1), at: 0) == nil)
        #expect(cadence.pointerMoved(to: point(900, 0), slot: path(0, 2), at: 0.01) == path(0, 2))
        #expect(cadence.deadline == nil)
    }

    @Test("A fast cadence waits for a short pause of a fast pointer only")
    func fast() {
        var cadence = SlotCadence(.fast, shown: path(0, 1))
        #expect(cadence.pointerMoved(to: point(0, 0), slot: path(0, 1), at: 0) == nil)
        #expect(cadence.pointerMoved(to: point(39, 0), slot: path(0, 2), at: 0.1) == path(0, 2))
        #expect(cadence.pointerMoved(to: point(139, 0), slot: path(0, 3), at: 0.2) == nil)
        #expect(cadence.pointerMoved(to: point(239, 0), slot: path(0, 4), at: 0.25) == nil)
        #expect(cadence.deadline == 0.35)
        #expect(cadence.timePassed(0.34) == nil)
        #expect(cadence.timePassed(0.35) == path(0, 4))
        #expect(cadence.deadline == nil && cadence.timePassed(9) == nil)
        // Back to the slot that is shown: nothing is pending any more.
        #expect(cadence.pointerMoved(to: point(439, 0), slot: path(0, 5), at: 0.4) == nil)
        #expect(cadence.pointerMoved(to: point(239, 0), slot: path(0, 4), at: 0.45) == nil)
        #expect(cadence.timePassed(9) == nil)
        // Events of the same time have no speed of their own.
        #expect(cadence.pointerMoved(to: point(300, 0), slot: path(0, 6), at: 0.45) == nil)
    }

    @Test("A slow cadence waits for a rest within ten points")
    func slow() {
        var cadence = SlotCadence(.slow, shown: path(0, 1))
        #expect(cadence.pointerMoved(to: point(0, 0), slot: path(0, 1), at: 0) == nil)
        #expect(cadence.pointerMoved(to: point(50, 0), slot: path(0, 2), at: 0.1) == nil)
        #expect(cadence.pointerMoved(to: point(58, 0), slot: path(0, 2), at: 0.4) == nil)
        #expect(cadence.deadline == 0.6)
        #expect(cadence.pointerMoved(to: point(61, 0), slot: path(0, 3), at: 0.5) == nil)
        #expect(cadence.timePassed(0.6) == nil)
        #expect(cadence.timePassed(1) == path(0, 3))
        // The pointer still rests, so content that scrolls under it is followed at once.
        #expect(cadence.pointerMoved(to: point(61, 0), slot: path(0, 4), at: 1.1) == path(0, 4))
    }

    @Test("The first slot of a drag that enters the view is shown at once")
    func entering() {
        for speed in SlotCadence.Speed.allCases {
            var cadence = SlotCadence(speed, shown: nil)
            #expect(cadence.pointerMoved(to: point(0, 0), slot: path(0, 7), at: 3) == path(0, 7))
            cadence.pointerLeft()
            #expect(cadence.shown == nil)
            #expect(cadence.pointerMoved(to: point(500, 0), slot: path(0, 8), at: 3.1) == path(0, 8))
            cadence.slotChanged(to: path(0, 2))
            #expect(cadence.shown == path(0, 2) && cadence.timePassed(99) == nil)
        }
    }
}
