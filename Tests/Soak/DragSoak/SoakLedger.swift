// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the delegate calls of a stage in a session, and collects faults.
@MainActor
final class SoakLedger {
    private(set) var begins = 0
    /// The number of drags that ended in a drop, including drops at the item's own place, which change nothing.
    private(set) var drops = 0
    private(set) var putBacks = 0
    private(set) var faults: [String] = []

    func began() {
        begins += 1
    }

    func ended(committed: Bool) {
        if committed { drops += 1 } else { putBacks += 1 }
    }

    func addFault(_ fault: String) { faults.append(fault) }

    /// The collected faults, read when all drags have ended. If a drag began and was neither dropped nor cancelled,
    /// this is added as a fault.
    var faultsAtRest: [String] {
        begins == drops + putBacks ? faults : faults + ["\(begins) begins, \(drops) drops and \(putBacks) cancels"]
    }
}
