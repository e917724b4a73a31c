// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Stack reordering: allowed slots")
struct StackReorderSlotsTests {
    @Test("With any visible views and limits, the slots are those at which the item has an allowed index")
    func slots() {
        var broken: [String] = []
        for count in 1...6 {
            for mask in 1..<(1 << count) {
                let shown = (0..<count).filter { mask & 1 << $0 != 0 }
                for home in shown.indices {
                    for low in -1...count {
                        for high in low...(count + 1) {
                            let slots = shown.indices.filter { slot in
                                (low...high).contains(index(ofSlot: slot, shown, home, count))
                            }
                            let plain = (slots.first ?? home)...(slots.last ?? home)
                            let found = StackReorder.slots(allowing: low...high, of: shown, originalSlot: home)
                            if found != plain { broken.append("\(shown) \(home) \(low)...\(high): \(found)") }
                        }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        let all = StackReorder.slots(allowing: 0...Int.max, of: [0, 1, 2], originalSlot: 1)
        #expect(all == 0...2)
    }

    /// The index that the lifted item gets at a slot, when it is removed and inserted next to the view that it passed
    /// last.
    ///
    /// - Parameters:
    ///   - shown: the indices of the visible views.
    ///   - home: the lifted item's index in `shown`.
    ///   - count: the number of all views.
    private func index(ofSlot slot: Int, _ shown: [Int], _ home: Int, _ count: Int) -> Int {
        guard slot != home else { return shown[home] }
        let left = (0..<count).filter { $0 != shown[home] }
        var others = shown
        others.remove(at: home)
        return slot > home ? left.firstIndex(of: others[slot - 1])! + 1 : left.firstIndex(of: others[slot])!
    }
}
