// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Plays random drags until one leaves something behind, or until all have been played:
//
//     soak COUNT [SEED]
//
// The seed of each drag follows from the first; one that fails is printed, and `soak 1 SEED` plays it again.

import DragSoak
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard let count = arguments.first ?? 1000, arguments.count < 2 || arguments.last! != nil else {
    FileHandle.standardError.write(Data("usage: soak COUNT [SEED]\n".utf8))
    exit(2)
}
let first = (arguments.count > 1 ? arguments.last! : nil) ?? UInt64.random(in: 1...999_999_999)
print("\(count) drags from seed \(first)")
let began = ProcessInfo.processInfo.systemUptime
var whole = SoakTally()
for number in 0..<count {
    let seed = first + number
    // A drag that stops the program is the one that was named last.
    FileHandle.standardError.write(Data("seed \(seed)\r".utf8))
    let tally = MainActor.assumeIsolated { DragSoak(seed: seed).run() }
    whole.add(tally)
    for (seed, fault) in tally.faults { print("seed \(seed): \(fault)") }
    if whole.faults.count > 20 { break }
}
let seconds = ProcessInfo.processInfo.systemUptime - began
print("\(whole.summary), in \(Int(seconds.rounded())) s")
exit(whole.faults.isEmpty && whole.drops * 3 >= whole.sessions ? 0 : 1)
