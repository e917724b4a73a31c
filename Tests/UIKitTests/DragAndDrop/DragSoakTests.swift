// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import DragSoak
import Testing

@Suite("Random drags over two tables") @MainActor
struct DragSoakTests {
    @Test("After 200 drags from a fixed seed, and 100 from a new one, nothing is left over")
    func soak() {
        let fresh = UInt64.random(in: 1...999_999_999)
        print("Random drags from seed \(fresh): soak 100 \(fresh) plays them again")
        var whole = SoakTally()
        for seed in Array(UInt64(1)...200) + Array(fresh..<fresh + 100) { whole.add(DragSoak(seed: seed).run()) }
        #expect(whole.faults.isEmpty, "\(whole.faults.prefix(5))")
        #expect(whole.fewestEvents >= 20 && whole.drops * 3 >= whole.sessions, "\(whole.summary)")
        #expect(whole.changes > 300 && whole.keyDrags > 30)
        print(whole.summary)
    }
}
