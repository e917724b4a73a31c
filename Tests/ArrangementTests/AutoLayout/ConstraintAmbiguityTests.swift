// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement
import SeededNumbers
import Testing

@Suite("Ranges of equally good values") struct ConstraintAmbiguityTests {
    typealias Term = ConstraintSolver.Term

    @Test("Equal priorities that contradict each other leave a range (L194)")
    func contradiction() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable(order: 0, isSize: true)
        _ = try solver.add([Term(width)], .equal, constant: -24, priority: 500)
        let minimum = try solver.add([Term(width)], .greaterThanOrEqual, constant: -30, priority: 500)
        #expect(solver.range(of: width) == 24...30)
        solver.setPriority(525, of: minimum)
        #expect(solver.range(of: width) == 30...30)
        #expect(solver.value(of: width) == 30)
    }

    @Test("A variable without a constraint, or with an inequality alone, has no bounds on the open side")
    func unbounded() throws {
        var solver = ConstraintSolver()
        let (free, bounded) = (solver.addVariable(order: 0), solver.addVariable(order: 1))
        _ = try solver.add([Term(bounded)], .greaterThanOrEqual, constant: -5)
        #expect(solver.range(of: free) == -Double.infinity ... .infinity)
        #expect(solver.range(of: bounded) == 5 ... .infinity)
    }

    @Test("The constraints that determine a value are those that change it")
    func determining() throws {
        var solver = ConstraintSolver()
        let (a, b) = (solver.addVariable(order: 0), solver.addVariable(order: 1))
        let fixed = try solver.add([Term(a)], .equal, constant: -10)
        let distance = try solver.add([Term(b), Term(a, times: -1)], .equal, constant: -3)
        let loose = try solver.add([Term(b)], .lessThanOrEqual, constant: -100)
        #expect(solver.constraints(determining: [Term(a)]) == [fixed])
        #expect(solver.constraints(determining: [Term(b)]) == [fixed, distance])
        #expect(solver.sum(of: loose) == -87)
    }

    /// In a random system, a wish below all other priorities moves a variable exactly to the ends of its range, and no
    /// further.
    @Test("A wish of the lowest priority moves a variable to the ends of its range", arguments: 0..<60)
    func ends(seed: Int) throws {
        var random = Seeded(seed: UInt64(seed))
        var solver = ConstraintSolver()
        let variables = (0..<5).map { solver.addVariable(order: $0) }
        for _ in 0..<9 {
            var terms = [Term(variables.randomElement(using: &random)!)]
            if Bool.random(using: &random) { terms.append(Term(variables.randomElement(using: &random)!, times: -1)) }
            let relation = ConstraintSolver.Relation(rawValue: Int.random(in: -1...1, using: &random))!
            let constant = Double(Int.random(in: -20...20, using: &random))
            let priority = [nil, 100, 100, 200].randomElement(using: &random)!.map(Float.init)
            _ = try? solver.add(terms, relation, constant: constant, priority: priority)
        }
        for variable in variables {
            let range = solver.range(of: variable)
            let value = solver.value(of: variable)
            #expect(range.lowerBound <= value + 1e-6)
            #expect(range.upperBound >= value - 1e-6)
            for (end, direction) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)] {
                let wanted = end.isFinite ? end + direction * 10 : direction * 1000
                let wish = try solver.add([Term(variable)], .equal, constant: -wanted, priority: 0.5)
                #expect(abs(solver.value(of: variable) - (end.isFinite ? end : wanted)) < 1e-6)
                solver.remove(wish)
            }
        }
    }
}
