// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import DragSoak
import Testing

@Suite("Random drag sessions") @MainActor
struct DragSoakTests {
    /// The number of sessions that a stage plays with fixed seeds, and the number with seeds that are new in each run.
    private func counts(of stage: String) -> (fixed: UInt64, fresh: UInt64) {
        stage == "tables" ? (200, 100) : (25, 13)
    }

    @Test("Sessions from fixed and from new seeds leave no faults", arguments: DragSoak.stages)
    func soak(stage: String) {
        let first = UInt64.random(in: 1...999_999_999)
        let (fixed, fresh) = counts(of: stage)
        print("Random sessions from seed \(first): soak \(fresh) \(first) \(stage) plays them again")
        var whole = SoakTally()
        for seed in Array(1...fixed) + Array(first..<first + fresh) {
            whole.add(DragSoak.play(stage, seed: seed))
        }
        #expect(whole.faults.isEmpty, "\(whole.faults.prefix(5))")
        #expect(whole.sessions == fixed + fresh, "\(whole.summary)")
        #expect(whole.isLong, "\(whole.summary)")
        #expect(whole.drops > (stage.hasPrefix("grid") ? 0 : 4), "\(whole.summary)")
        #expect(whole.changes > 10, "\(whole.summary)")
        print("\(stage): \(whole.summary)")
    }

    @Test("A seed always plays the same session", arguments: DragSoak.stages)
    func replay(stage: String) {
        let (one, other) = (DragSoak.play(stage, seed: 4711), DragSoak.play(stage, seed: 4711))
        #expect(one.summary == other.summary)
    }

    @Test("A session that does not end stops the process with a message that names it")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SoakTimeout("tables, seed 1", longest: 0.01)
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 60)
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("tables, seed 1 has not come to an end in 0.01 s"), "\(words)")
    }
}
