// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Plays random drag sessions and checks their results. Each session uses a stage: a screen with tables, stacks, a
/// board, a collection view or moving views.
@MainActor
public enum DragSoak {
    /// The names of all stages, in the order in which the stages are played.
    public nonisolated static let stages = [
        "tables", "reorderer", "stack", "stacks", "board-reject", "board-push", "board-overlap", "calendar",
        "moving", "linked", "grid-flow", "grid-compositional", "grid-hostile",
        "grid-drops",
    ]

    /// The least share of the sessions of a stage that must have a drop.
    ///
    /// Collection views have fewer, because a new layout, a new size and a reload end a movement.
    public nonisolated static func leastDrops(_ stage: String) -> Double {
        stage == "grid-hostile" ? 0.04 : stage.hasPrefix("grid") ? 0.12 : 1.0 / 3
    }

    private static func make(_ stage: String, _ numbers: SoakNumbers) -> any SoakStage {
        switch stage {
        case "tables": TablesStage(numbers)
        case "reorderer": ReordererStage(numbers)
        case "stack": StackStage(numbers)
        case "stacks": StackGroupStage(numbers)
        case "board-reject": BoardStage(numbers, .reject)
        case "board-push": BoardStage(numbers, .push)
        case "board-overlap": BoardStage(numbers, .overlap)
        case "calendar": CalendarStage(numbers)
        case "moving": MovingStage(numbers)
        case "linked": LinkedStage(numbers)
        case "grid-flow": GridStage(numbers, .flow)
        case "grid-compositional": GridStage(numbers, .compositional)
        case "grid-hostile": GridStage(numbers, .hostile)
        case "grid-drops": GridStage(numbers, numbers.happens(0.5) ? .flow : .compositional, isReordered: true)
        default: preconditionFailure("\(stage) is none of \(stages)")
        }
    }

    /// Plays one session on a stage. If the session does not end, the process stops with a message that names the
    /// session.
    ///
    /// - Parameters:
    ///   - stage: one of ``stages``.
    ///   - seed: the seed of the random numbers, which decides everything in the session.
    public static func play(_ stage: String, seed: UInt64) -> SoakTally {
        let watch = SoakTimeout("\(stage), seed \(seed)")
        defer { watch.end() }
        return SoakSession.play({ make(stage, $0) }, seed: seed)
    }
}
