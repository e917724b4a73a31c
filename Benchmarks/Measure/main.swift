// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Measures one thing and prints `name value` lines, which `Scripts/bench` puts beside the peers'.
///
///     measure gesture-move        µs and allocations of a move event
///     measure layer-animation     ms and nodes of a frame
///     measure snapshot-difference ms and moves of the difference of two long lists
///     measure idle-screen         frames, pictures and timers of ten seconds in which nothing happens

let measurements: [String: @MainActor () -> [Figure]] = [
    "gesture-move": GestureMoves.measure,
    "layer-animation": LayerAnimation.measure,
    "snapshot-difference": SnapshotDifference.measure,
    "idle-screen": IdleScreen.measure,
]

guard CommandLine.arguments.count == 2, let measurement = measurements[CommandLine.arguments[1]] else {
    fatalError("measure: name one of \(measurements.keys.sorted().joined(separator: ", "))")
}
for figure in measurement() { print(figure.name, figure.value) }
