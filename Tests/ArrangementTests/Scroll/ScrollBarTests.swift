// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import Arrangement

@Suite("Scroll bar")
struct ScrollBarTests {
    private let bar = ScrollBar(track: 400, visible: 400, range: -20...1180)

    @Test("The thumb has the length and position of the visible part of the content")
    func thumb() {
        #expect(bar.restingLength == 100)
        #expect(bar.thumb(at: -20) == (0, 100))
        #expect(bar.thumb(at: 1180) == (300, 100))
        #expect(bar.thumb(at: 580) == (150, 100))
    }

    @Test("Content beyond its edges shortens the thumb, but not below its minimum length")
    func squeezed() {
        #expect(bar.thumb(at: -50) == (0, 70))
        #expect(bar.thumb(at: 1210) == (330, 70))
        #expect(bar.thumb(at: -1000) == (0, Thresholds.ScrollBar.squeezedLength))
    }

    @Test("A place of the track is before the thumb, on it, or after it")
    func sides() {
        let expected: [(Double, ScrollBar.Side?)] = [
            (0, .before), (149, .before), (150, nil), (200, nil), (250, nil), (251, .after), (400, .after),
        ]
        for (place, side) in expected { #expect(bar.side(of: place, at: 580) == side) }
        #expect(bar.side(of: 0, at: -20) == nil)
        #expect(bar.side(of: 101, at: -20) == .after)
    }

    @Test("With very long content the thumb has its minimum length; a track of length zero has no thumb")
    func limits() {
        let long = ScrollBar(track: 400, visible: 400, range: 0...44_000_000)
        #expect(long.restingLength == Thresholds.ScrollBar.minimumLength)
        #expect(ScrollBar(track: 0, visible: 400, range: 0...100).thumb(at: 50) == (0, 0))
        #expect(ScrollBar(track: 20, visible: 400, range: 0...100).restingLength == 20)
        #expect(ScrollBar(track: 20, visible: 40, range: 0...0).thumb(at: 0) == (0, 20))
    }

    @Test("A thumb position gives the offset whose thumb starts there, and is clamped to the track's ends")
    func pulled() {
        for (track, visible, upper) in [(400.0, 400.0, 1180.0), (90, 600, 30), (400, 400, 44_000_000), (8, 300, 9)] {
            let bar = ScrollBar(track: track, visible: visible, range: -20...upper)
            let room = track - bar.restingLength
            for step in 0...50 {
                let place = room * Double(step) / 50
                let offset = bar.offset(forThumbAt: place)
                #expect(abs(bar.thumb(at: offset).place - place) < 1e-9)
            }
            #expect(bar.offset(forThumbAt: -5) == -20)
            #expect(bar.offset(forThumbAt: room + 5) == (room > 0 ? upper : -20))
        }
        #expect(ScrollBar(track: 10, visible: 10, range: 5...5).offset(forThumbAt: 3) == 5)
    }
}
