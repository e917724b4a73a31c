// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Media time")
struct MediaTimeTests {
    /// A reference model of an animation's repetitions. It goes through all of them in steps of a quarter second, and
    /// stores the local time and the iteration at each step.
    struct PlainRuns {
        private var ticks: [(time: Double, iteration: Int)] = []
        private let end: (time: Double, iteration: Int)

        init(_ time: MediaTime) {
            let total = time.activeDuration
            var (now, isForward, iteration) = (0.0, true, 0)
            var last = (time: 0.0, iteration: 0)
            for _ in 0..<Int(total * 4) {
                ticks.append((now, iteration))
                now += isForward ? 0.25 : -0.25
                last = (now, iteration)
                if isForward, now == time.duration {
                    if time.autoreverses { isForward = false } else { (now, iteration) = (0, iteration + 1) }
                } else if !isForward, now == 0 {
                    (isForward, iteration) = (true, iteration + 1)
                }
            }
            end = last
        }

        func phase(_ media: MediaTime, at parent: Double) -> MediaTime.Phase {
            let since = parent - media.beginTime
            let count = ticks.count
            func at(_ elapsed: Double) -> (time: Double, iteration: Int) {
                var tick = Int((media.speed < 0 ? media.activeDuration - elapsed : elapsed) * 4)
                tick += Int(media.timeOffset * 4)
                while tick > count { tick -= count }
                while tick < 0 { tick += count }
                return tick == count ? end : ticks[tick]
            }
            if since < 0 {
                let place = at(0)
                return MediaTime.Phase(time: media.fillsBefore ? place.time : nil, iteration: 0, isFinished: false)
            }
            let elapsed = since * abs(media.speed)
            if media.speed != 0, elapsed >= media.activeDuration {
                let place = at(media.activeDuration)
                return MediaTime.Phase(
                    time: media.fillsAfter ? place.time : nil, iteration: place.iteration, isFinished: true)
            }
            let place = at(elapsed)
            return MediaTime.Phase(time: place.time, iteration: place.iteration, isFinished: false)
        }
    }

    @Test("fact 131: the phase matches a step-by-step model for all combinations of small values")
    func exhaustive() {
        var count = 0
        for duration in [0.5, 1.0, 1.5] {
            for repeats in [(0.0, 0.0), (1, 0), (2, 0), (2.5, 0), (0.5, 0), (0, 1.25), (3, 2)] {
                for autoreverses in [false, true] {
                    for speed in [1.0, 2, 0.5, 0, -1] {
                        for offset in [0.0, 0.5, 1] {
                            for fill in [(false, false), (true, false), (false, true), (true, true)] {
                                var media = MediaTime()
                                media.beginTime = 2
                                media.duration = duration
                                (media.repeatCount, media.repeatDuration) = repeats
                                media.autoreverses = autoreverses
                                media.speed = speed
                                media.timeOffset = offset
                                (media.fillsBefore, media.fillsAfter) = fill
                                let plain = PlainRuns(media)
                                for half in 0..<28 {
                                    let parent = 1 + Double(half) / 2
                                    let (got, wanted) = (media.phase(at: parent), plain.phase(media, at: parent))
                                    if got != wanted { Issue.record("\(media) at \(parent): \(got), not \(wanted)") }
                                    count += 1
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(count == 3 * 7 * 2 * 5 * 3 * 4 * 28)
    }

    @Test("fact 131: local time is (parent - begin) * speed + offset, and converts back")
    func local() {
        var media = MediaTime()
        media.beginTime = 3
        media.speed = 0.5
        media.timeOffset = 10
        #expect(media.local(fromParent: 7) == 12)
        #expect(media.parent(fromLocal: 12) == 7)
        media.speed = 0
        #expect(media.local(fromParent: 99) == 10)
        #expect(media.parent(fromLocal: 10) == 3)
    }

    @Test("With an infinite repeat count the time never ends, and the iteration is known")
    func endless() {
        var media = MediaTime()
        media.duration = 2
        for count in [Double.infinity, Double(Float.greatestFiniteMagnitude)] {
            media.repeatCount = count
            #expect(media.activeDuration == .infinity)
            #expect(media.phase(at: 2001) == MediaTime.Phase(time: 1, iteration: 1000, isFinished: false))
        }
    }

    @Test("An animation with beginsAtOnce has begun in a frame slightly before its begin time")
    func atOnce() {
        var media = MediaTime()
        media.beginTime = 10
        media.duration = 1
        #expect(media.phase(at: 9.99).time == nil)
        media.beginsAtOnce = true
        #expect(media.phase(at: 9.99).time == 0)
    }

    @Test("An animation of duration zero is finished when it begins")
    func empty() {
        var media = MediaTime()
        media.fillsAfter = true
        #expect(media.phase(at: 0) == MediaTime.Phase(time: 0, iteration: 0, isFinished: true))
    }
}
