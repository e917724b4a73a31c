// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Scroll momentum")
struct ScrollMomentumTests {
    private let stops = PageStops(range: 0...1200, page: 300)

    @Test("A page target is the page nearest to its offset, also after the pages have changed")
    func pages() {
        let target = ScrollMomentum.Target.page(near: 600)
        #expect(target.offset(among: stops) == 600)
        #expect(target.offset(among: PageStops(range: 0...450, page: 300)) == 450)
        #expect(target.offset(among: PageStops(range: 0...1200, page: 500)) == 500)
        #expect(target.offset(among: nil) == 600)
    }

    @Test("A target offset chosen by the app is not moved to a page")
    func place() {
        #expect(ScrollMomentum.Target.place(450).offset(among: stops) == 450)
    }

    @Test("Targets move with shifted content, each along its axis")
    func shift() {
        var release = ScrollMomentum(targets: [.horizontal: .page(near: 300), .vertical: .place(450)])
        release.contentShifted(x: 600, y: -50)
        #expect(release.targets == [.horizontal: .page(near: 900), .vertical: .place(400)])
        #expect(release.isEmpty)
        #expect(release.isFinished(at: 0))
    }

    @Test("Momentum is finished when the slower of its motions is")
    func finished() {
        var release = ScrollMomentum()
        let slow = ScrollMotion(offset: 0, velocity: 1000, range: 0...9000, dimension: 600, bounces: true)
        let fast = ScrollMotion(offset: 0, velocity: 100, range: 0...9000, dimension: 600, bounces: true)
        release.motions = [.horizontal: fast, .vertical: slow]
        #expect(!release.isFinished(at: fast.duration))
        #expect(release.isFinished(at: slow.duration))
    }
}
