// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DragSoak
import Testing

@Suite("Random sessions") @MainActor
struct DragSoakTests {
    /// For each stage; all of them together play 200 and 104.
    private static let fixed: UInt64 = 25
    private static let fresh: UInt64 = 13

    @Test("After sessions from fixed seeds, and from new ones, nothing is left over", arguments: DragSoak.stages)
    func soak(stage: String) {
        let first = UInt64.random(in: 1...999_999_999)
        print("Random sessions from seed \(first): soak \(Self.fresh) \(first) \(stage) plays them again")
        var whole = SoakTally()
        for seed in Array(1...Self.fixed) + Array(first..<first + Self.fresh) {
            whole.add(DragSoak.play(stage, seed: seed))
        }
        #expect(whole.faults.isEmpty, "\(whole.faults.prefix(5))")
        #expect(whole.sessions == Self.fixed + Self.fresh && whole.isLong, "\(whole.summary)")
        #expect(whole.drops > 4 && whole.changes > 10, "\(whole.summary)")
        print("\(stage): \(whole.summary)")
    }

    @Test("A seed plays the same session each time", arguments: DragSoak.stages)
    func replay(stage: String) {
        let (one, other) = (DragSoak.play(stage, seed: 4711), DragSoak.play(stage, seed: 4711))
        #expect(one.summary == other.summary)
    }
}
