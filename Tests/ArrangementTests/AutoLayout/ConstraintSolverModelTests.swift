// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

private typealias Model = DenseLexicographicSimplex

@Suite("Constraint solver, beside a plain model") struct ConstraintSolverModelTests {
    /// A solver that is edited at random, and the constraints that it should have.
    private struct Session {
        var numbers: Seeded
        let variableCount: Int
        var solver = ConstraintSolver()
        var variables: [ConstraintSolver.Variable] = []
        var constraints: [(model: Model.Constraint, id: ConstraintSolver.Constraint)] = []
        var conflictCount = 0

        init(seed: UInt64, maximumVariables: Int) {
            numbers = Seeded(seed: seed)
            variableCount = 1 + numbers.next(below: maximumVariables)
            variables = Session.addVariables(variableCount, to: &solver)
        }

        static func addVariables(
            _ count: Int, to solver: inout ConstraintSolver, firstOrder: Int = 0
        ) -> [ConstraintSolver.Variable] {
            (0..<count).map { solver.addVariable(order: firstOrder + $0 / 2, isSize: $0 % 2 == 1) }
        }

        mutating func randomConstraint() -> Model.Constraint {
            let coefficients = [0, 0, 0, 0, 1, 1, 1, -1, -1, -2, 0.5]
            return Model.Constraint(
                coefficients: (0..<variableCount).map { _ in coefficients[numbers.next(below: coefficients.count)] },
                constant: Double(numbers.next(below: 21) - 10), above: randomPenalty(), below: randomPenalty())
        }

        private mutating func randomPenalty() -> ConstraintSolver.Penalty {
            [.none, .none, .forbidden, .priority(250), .priority(500), .priority(750)][numbers.next(below: 6)]
        }

        /// Makes a random change. Returns false if the solver refused it although the model does not.
        mutating func edit() -> Bool {
            let models = constraints.map(\.model)
            switch numbers.next(below: 10) {
            case 6, 7:
                guard !constraints.isEmpty else { return true }
                solver.remove(constraints.remove(at: numbers.next(below: constraints.count)).id)
            case 8:
                guard !constraints.isEmpty else { return true }
                let index = numbers.next(below: constraints.count)
                let constant = Double(numbers.next(below: 21) - 10)
                do throws(ConstraintSolver.Conflict) {
                    try solver.setConstant(constant, of: constraints[index].id)
                    constraints[index].model.constant = constant
                } catch {
                    conflictCount += 1
                    var changed = models
                    changed[index].constant = constant
                    return isConflict(error, in: changed)
                }
            case 9:
                guard !constraints.isEmpty else { return true }
                let index = numbers.next(below: constraints.count)
                var model = constraints[index].model
                if case .priority = model.above { model.above = .priority(333) }
                if case .priority = model.below { model.below = .priority([250, 444][numbers.next(below: 2)]) }
                solver.setPenalties(above: model.above, below: model.below, of: constraints[index].id)
                constraints[index].model = model
            default:
                let added = randomConstraint()
                do throws(ConstraintSolver.Conflict) {
                    constraints.append((added, try Session.add(added, to: &solver, variables)))
                } catch {
                    conflictCount += 1
                    return Model.leastViolations(models + [added], variableCount: variableCount) == nil
                }
            }
            return true
        }

        /// Whether the named constraints alone contradict each other.
        private func isConflict(_ conflict: ConstraintSolver.Conflict, in models: [Model.Constraint]) -> Bool {
            let named = constraints.indices.filter { conflict.constraints.contains(constraints[$0].id) }
            return Model.leastViolations(named.map { models[$0] }, variableCount: variableCount) == nil
        }

        static func add(
            _ model: Model.Constraint, to solver: inout ConstraintSolver, _ variables: [ConstraintSolver.Variable]
        ) throws(ConstraintSolver.Conflict) -> ConstraintSolver.Constraint {
            let terms = zip(variables, model.coefficients).map { ConstraintSolver.Term($0, times: $1) }
            return try solver.add(terms, constant: model.constant, above: model.above, below: model.below)
        }

        /// The difference between the solver and the model; nil if there is none.
        mutating func difference() -> String? {
            let values = variables.map { solver.value(of: $0) }
            let models = constraints.map(\.model)
            if let broken = solver.brokenInvariant() { return broken }
            var sums: [Float: Double] = [:]
            for model in models {
                let (penalty, amount) = model.violation(values)
                if penalty == .forbidden, amount > 1e-6 { return "\(values) violates \(model)" }
                if case .priority(let priority) = penalty { sums[priority, default: 0] += amount }
            }
            guard let least = Model.leastViolations(models, variableCount: variableCount) else {
                return "The constraints contradict each other."
            }
            for (priority, sum) in least {
                let ours = sums[priority] ?? 0
                if abs(ours - sum) > 1e-6 { return "The violations at \(priority) are \(ours) instead of \(sum)." }
            }
            return differenceFromScratch()
        }

        /// The difference between the solver and one that gets the same constraints in another order, and variables
        /// with larger orders; nil if there is none.
        ///
        /// - Parameter tolerance: the largest difference of two equal values, in points.
        mutating func differenceFromScratch(tolerance: Double = 1e-6) -> String? {
            let values = variables.map { solver.value(of: $0) }
            let models = constraints.map(\.model)
            // The same constraints in another order.
            var other = ConstraintSolver()
            let otherVariables = Session.addVariables(variableCount, to: &other, firstOrder: 2000)
            for model in models.shuffled(using: &numbers) {
                do throws(ConstraintSolver.Conflict) {
                    _ = try Session.add(model, to: &other, otherVariables)
                } catch {
                    return "Another order has a conflict."
                }
            }
            let otherValues = otherVariables.map { other.value(of: $0) }
            let isEqual = zip(values, otherValues).allSatisfy { abs($0 - $1) < tolerance * max(1, abs($0)) }
            return isEqual ? nil : "\(values), and in another order \(otherValues)"
        }
    }

    @Test("Random edits give the least violations, whatever the order in which the constraints were added")
    func randomEdits() {
        var conflictCount = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var session = Session(seed: seed, maximumVariables: 5)
            for step in 1...14 {
                let isCorrect = session.edit()
                #expect(isCorrect, "seed \(seed), step \(step): the solver names a conflict that is none")
                let difference = session.difference()
                #expect(difference == nil, "seed \(seed), step \(step)")
                guard isCorrect, difference == nil else { return }
            }
            conflictCount += session.conflictCount
        }
        #expect(conflictCount > 20, "The sessions should contain conflicts.")
    }

    @Test("After long random edits the values are those of a solver that starts from scratch", arguments: 1...4)
    func longEdits(seed: Int) {
        #expect(ConstraintSolverModelTests.differenceInLongSession(seed: UInt64(seed)) == nil)
    }

    private static func differenceInLongSession(seed: UInt64) -> String? {
        var session = Session(seed: seed, maximumVariables: 6)
        for step in 1...200 {
            _ = session.edit()
            // As many constraints as a small view has.
            while session.constraints.count > 14 { session.solver.remove(session.constraints.removeFirst().id) }
            // Over hundreds of edits, rounding errors may add up to a hundred-thousandth of a point.
            let difference = session.differenceFromScratch(tolerance: 1e-5)
            if let difference { return "seed \(seed), step \(step): \(difference)" }
        }
        return nil
    }

    /// The number of minutes from `make fuzz`; nil in other runs.
    private static let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap { Double($0) }

    @Test("For some minutes, random edits give the least violations", .enabled(if: minutes != nil))
    func fuzz() {
        let end = Date(timeIntervalSinceNow: 60 * (ConstraintSolverModelTests.minutes ?? 0))
        var seed = UInt64.random(in: 0...UInt64(UInt32.max))
        var sessions = 0
        while Date() < end {
            seed += 1
            sessions += 1
            var session = Session(seed: seed, maximumVariables: 5)
            for step in 1...14 {
                let isCorrect = session.edit()
                #expect(isCorrect, "seed \(seed), step \(step): the solver names a conflict that is none")
                #expect(session.difference() == nil, "seed \(seed), step \(step)")
            }
            if sessions % 50 == 0 {
                #expect(ConstraintSolverModelTests.differenceInLongSession(seed: seed) == nil)
            }
        }
        print("fuzz: \(sessions) random systems, the last seed was \(seed)")
        #expect(sessions > 0)
    }
}
