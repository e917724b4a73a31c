// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a stage's delegates were told in a session, and what was wrong with it.
@MainActor
final class SoakLedger {
    private(set) var begins = 0
    /// Ends that wrote something, or would have, had it not been let go of where it was.
    private(set) var drops = 0
    private(set) var putBacks = 0
    private(set) var faults: [String] = []

    func began() {
        begins += 1
    }

    func ended(committed: Bool) {
        if committed { drops += 1 } else { putBacks += 1 }
    }

    func note(_ fault: String) { faults.append(fault) }

    /// What is wrong once nothing is in the air.
    var faultsAtRest: [String] {
        begins == drops + putBacks ? faults : faults + ["\(begins) begins, \(drops) drops and \(putBacks) cancels"]
    }
}
