// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// Measures the time to build a system of constraints, and to change it once.
enum ConstraintSolving {
    /// The system with a name such as `form`, `row-40` or `blocks-200`; nil if there is none.
    static func system(_ name: Substring) -> ConstraintSystem? {
        let parts = name.split(separator: "-")
        switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
        case ("form", nil): return .form()
        case ("row", let count?): return .row(count)
        case ("blocks", let count?): return .blocks(count)
        default: return nil
        }
    }

    static func measure(_ system: ConstraintSystem) -> [Figure] {
        let building = quickest { _ = ConstraintSystem.Solved(system) }
        var solved = ConstraintSystem.Solved(system)
        let steps = system.values.count / system.edited.count
        let changing = quickest {
            for step in 0..<steps { _ = solved.change(system, step: step * system.edited.count) }
        }
        let values = solved.variables.enumerated().map { index, variable in
            Figure("value-\(index)", solved.solver.value(of: variable))
        }
        return [Figure("build", building), Figure("change", changing / Double(steps))] + values
    }

    /// The µs of the quickest of as many repetitions as fit into 150 ms, and of at least three.
    private static func quickest(_ body: () -> Void) -> Double {
        let end = Stopwatch.now() + 150_000_000
        var (best, round) = (Double.infinity, 0)
        while round < 3 || Stopwatch.now() < end {
            let begin = Stopwatch.now()
            body()
            best = min(best, Double(Stopwatch.now() - begin) / 1000)
            round += 1
        }
        return best
    }
}
