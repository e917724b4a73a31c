// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Plays random drag sessions on all stages, or on the named ones, and prints the faults of each session:
//
//     soak [COUNT [SEED]] [STAGE]...
//
// COUNT is divided among the stages. The seeds of the sessions count up from SEED. The seed of a session that fails is
// printed, and `soak 1 SEED STAGE` plays it again.

import DragSoak
import Foundation

/// Writes a line without buffering, so that the reader of a pipe receives it at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
func note(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { UInt64($0) }
let names = arguments.filter { UInt64($0) == nil }
guard numbers.count <= 2, names.allSatisfy(DragSoak.stages.contains) else {
    note("usage: soak [COUNT [SEED]] [STAGE]...; stages are \(DragSoak.stages.joined(separator: ", "))\n")
    exit(2)
}
let stages = names.isEmpty ? DragSoak.stages : names
let count = numbers.first ?? 1000
let first = numbers.count > 1 ? numbers[1] : UInt64.random(in: 1...999_999_999)
let clock = ContinuousClock()
say("\(count) sessions from seed \(first)")
var isWell = true
for (number, stage) in stages.enumerated() {
    var whole = SoakTally()
    let share = count / UInt64(stages.count) + (UInt64(number) < count % UInt64(stages.count) ? 1 : 0)
    let duration = clock.measure {
        for seed in first..<first + share {
            // Each session is named before it begins. So if a session stops the process, its name is the last one that
            // was written.
            note("\(stage) \(seed)\r")
            let tally = MainActor.assumeIsolated { DragSoak.play(stage, seed: seed) }
            whole.add(tally)
            for (seed, fault) in tally.faults { say("\(stage), seed \(seed): \(fault)") }
            if whole.faults.count > 20 { break }
        }
    }
    say("\(stage): \(whole.summary), in \(duration.components.seconds) s")
    isWell = isWell && whole.faults.isEmpty && (share < 20 || whole.isTelling(leastDrops: DragSoak.leastDrops(stage)))
}
exit(isWell ? 0 : 1)
