// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

private typealias Term = ConstraintSolver.Term

/// A row of views, each with a position and a width, as Auto Layout would describe it.
private struct ViewRow {
    var solver = ConstraintSolver()
    var positions: [ConstraintSolver.Variable] = []
    var widths: [ConstraintSolver.Variable] = []
    var total: ConstraintSolver.Constraint

    /// Creates views of 20 points that touch each other, in a row of `length` points.
    init(_ count: Int, length: Double, firstOrder: Int = 0) throws {
        for index in 0..<count {
            positions.append(solver.addVariable(order: firstOrder + index))
            widths.append(solver.addVariable(order: firstOrder + index, isSize: true))
            if index == 0 {
                _ = try solver.add([Term(positions[0])], .equal, constant: 0)
            } else {
                let terms = [
                    Term(positions[index]), Term(positions[index - 1], times: -1), Term(widths[index - 1], times: -1),
                ]
                _ = try solver.add(terms, .equal, constant: 0)
            }
            _ = try solver.add(
                [Term(widths[index])], constant: -20, above: .priority(250), below: .priority(750))
            _ = try solver.add([Term(widths[index])], .greaterThanOrEqual, constant: 0)
        }
        total = try solver.add(
            [Term(positions[count - 1]), Term(widths[count - 1])], .equal, constant: -length)
    }

    mutating func widthValues() -> [Double] { widths.map { solver.value(of: $0) } }
}

@Suite("Constraint solver") struct ConstraintSolverTests {
    @Test("A variable without constraints is 0")
    func unconstrained() {
        var solver = ConstraintSolver()
        let variable = solver.addVariable(order: 1)
        #expect(solver.value(of: variable) == 0)
    }

    @Test("Solving a row for a variable that it does not contain stops the program with the reason")
    func missingCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var matrix = SparseMatrix()
            for _ in 0..<2 { matrix.grow() }
            _ = matrix.exchange(row: 0, column: 1)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The row does not contain the column."))
    }

    @Test("Of views with equal priorities, the first one stretches and the first ones shrink")
    func equalViews() throws {
        var row = try ViewRow(4, length: 80)
        #expect(row.widthValues() == [20, 20, 20, 20])
        try row.solver.setConstant(-100, of: row.total)
        #expect(row.widthValues() == [40, 20, 20, 20])
        try row.solver.setConstant(-50, of: row.total)
        #expect(row.widthValues() == [0, 10, 20, 20])
    }

    @Test(
        "A tie between two variables does not depend on the distance of their orders", arguments: [2, 3000, 10_000_000])
    func distantOrders(order: Int) throws {
        var solver = ConstraintSolver()
        let (a, b) = (solver.addVariable(order: 1, isSize: true), solver.addVariable(order: order, isSize: true))
        _ = try solver.add([Term(a)], .equal, constant: -50, priority: 500)
        _ = try solver.add([Term(b)], .equal, constant: -100, priority: 500)
        _ = try solver.add([Term(a), Term(b, times: -1)], .equal, constant: 0)
        #expect(solver.value(of: a) == 50)
    }

    @Test("1,001 constraints do not outweigh one with a higher priority")
    func lexicographicPriorities() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable(order: 1)
        for _ in 1...1001 { _ = try solver.add([Term(x)], .equal, constant: -10, priority: 250) }
        #expect(solver.value(of: x) == 10)
        let high = try solver.add([Term(x)], .equal, constant: 0, priority: 251)
        #expect(solver.value(of: x) == 0)
        solver.setPriority(249, of: high)
        #expect(solver.value(of: x) == 10)
    }

    @Test("fact L195: of two optional sizes, the one with the higher priority is exact")
    func noAverages() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable(order: 1, isSize: true)
        _ = try solver.add([Term(width)], .equal, constant: -120, priority: 250)
        _ = try solver.add([Term(width)], .equal, constant: -75, priority: 750)
        #expect(solver.value(of: width) == 75)
    }

    @Test("fact L194: a higher minimum is kept, and the preferred size is as near as possible")
    func minimumAbovePreferred() throws {
        var solver = ConstraintSolver()
        let width = solver.addVariable(order: 1, isSize: true)
        _ = try solver.add([Term(width)], .equal, constant: -24, priority: 500)
        let minimum = try solver.add([Term(width)], .greaterThanOrEqual, constant: -30, priority: 500)
        let tied = solver.value(of: width)
        #expect(tied >= 24)
        #expect(tied <= 30)
        solver.setPriority(525, of: minimum)
        #expect(solver.value(of: width) == 30)
    }

    @Test("A refused constraint changes nothing, and later constraints are not affected")
    func rollback() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable(order: 1)
        let minimum = try solver.add([Term(x)], .greaterThanOrEqual, constant: -2)
        #expect(throws: ConstraintSolver.Conflict.self) {
            try solver.add([Term(x)], .lessThanOrEqual, constant: -1)
        }
        #expect(solver.value(of: x) == 2)
        let larger = try solver.add([Term(x)], .greaterThanOrEqual, constant: -3)
        #expect(solver.value(of: x) == 3)
        solver.remove(minimum)
        solver.remove(larger)
        #expect(solver.value(of: x) == 0)
        _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -1)
        #expect(solver.value(of: x) == 1)
    }

    @Test("A conflict names the constraints that contradict each other, and no others")
    func conflictMembers() throws {
        var row = try ViewRow(3, length: 60)
        let minimum = try row.solver.add([Term(row.widths[1])], .greaterThanOrEqual, constant: -20)
        let other = try row.solver.add([Term(row.widths[2])], .greaterThanOrEqual, constant: -5)
        do throws(ConstraintSolver.Conflict) {
            try row.solver.setConstant(-10, of: row.total)
            Issue.record("10 points are too few.")
        } catch {
            #expect(error.constraints.contains(minimum))
            #expect(error.constraints.contains(other))
            #expect(error.constraints.contains(row.total))
        }
        #expect(row.solver.constant(of: row.total) == -60)
        #expect(row.widthValues() == [20, 20, 20])
        let fixed = try row.solver.add([Term(row.widths[0])], .equal, constant: -20)
        do throws(ConstraintSolver.Conflict) {
            _ = try row.solver.add([Term(row.widths[0])], .equal, constant: -21)
            Issue.record("The width is 20.")
        } catch {
            #expect(error.constraints.filter { $0 != fixed }.count == 1, "The other one is the refused constraint.")
            #expect(error.constraints.contains(fixed))
        }
    }

    @Test("An equation that follows from others is kept when one of those is removed")
    func redundantEquations() throws {
        var solver = ConstraintSolver()
        let (x, y) = (solver.addVariable(order: 1), solver.addVariable(order: 2))
        let first = try solver.add([Term(x)], .equal, constant: -10)
        _ = try solver.add([Term(y), Term(x, times: -1)], .equal, constant: -5)
        let redundant = try solver.add([Term(y)], .equal, constant: -15)
        #expect(throws: ConstraintSolver.Conflict.self) { try solver.setConstant(-16, of: redundant) }
        solver.remove(first)
        #expect(solver.value(of: x) == 10)
        try solver.setConstant(-16, of: redundant)
        #expect(solver.value(of: x) == 11)
        #expect(solver.value(of: y) == 16)
    }

    @Test("Only variables whose values changed are told of")
    func changes() throws {
        var row = try ViewRow(3, length: 60)
        let far = row.solver.addVariable(order: 100)
        let alone = try row.solver.add([Term(far)], .equal, constant: -1)
        row.solver.takeChanges { _, _ in }
        try row.solver.setConstant(-2, of: alone)
        var changed: [ConstraintSolver.Variable: Double] = [:]
        row.solver.takeChanges { changed[$0] = $1 }
        #expect(changed == [far: 2])
        try row.solver.setConstant(-70, of: row.total)
        changed = [:]
        row.solver.takeChanges { changed[$0] = $1 }
        #expect(changed == [row.widths[0]: 30, row.positions[1]: 30, row.positions[2]: 50])
        try row.solver.setConstant(-80, of: row.total)
        try row.solver.setConstant(-70, of: row.total)
        row.solver.takeChanges { variable, _ in Issue.record("\(variable) has the same value as before") }
    }

    @Test("Memory is the same after 100,000 rounds of adding and removing")
    func flatMemory() throws {
        var row = try ViewRow(6, length: 200)
        var sizes: [[Int]] = []
        for round in 1...100_000 {
            let variable = row.solver.addVariable(order: 50, isSize: true)
            let index = round % 6
            let added = [
                try row.solver.add([Term(variable), Term(row.widths[index], times: -2)], .equal, constant: 3),
                try row.solver.add([Term(variable)], .lessThanOrEqual, constant: -50, priority: 500),
                try row.solver.add([Term(row.positions[index]), Term(variable)], .lessThanOrEqual, constant: -500),
            ]
            for constraint in round % 2 == 0 ? added : added.reversed() { row.solver.remove(constraint) }
            row.solver.removeVariable(variable)
            if round % 20_000 == 1000 || round == 100_000 {
                sizes.append([
                    row.solver.variables.count, row.solver.constraints.count, row.solver.matrix.cells.count,
                    row.solver.costs.nodes.count,
                ])
            }
        }
        #expect(Set(sizes).count == 1, "\(sizes)")
        #expect(row.widthValues() == [100, 20, 20, 20, 20, 20])
    }

    @Test("100,000 alternating resizes leave no rounding errors")
    func noDrift() throws {
        var row = try ViewRow(6, length: 200.1)
        let ratio = [Term(row.widths[3]), Term(row.widths[2], times: -1 / 3)]
        _ = try row.solver.add(ratio, .equal, constant: 0)
        let before = row.widthValues()
        for _ in 1...50_000 {
            try row.solver.setConstant(-61.7, of: row.total)
            try row.solver.setConstant(-200.1, of: row.total)
        }
        for (old, new) in zip(before, row.widthValues()) { #expect(abs(old - new) < 1e-7) }
    }

    @Test("10,000 constraints that contradict one are all refused")
    func manyConflicts() throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable(order: 1)
        _ = try solver.add([Term(x)], .equal, constant: 0)
        for index in 1...10_000 {
            #expect(throws: ConstraintSolver.Conflict.self) {
                try solver.add([Term(x)], .equal, constant: -Double(index))
            }
        }
        #expect(solver.value(of: x) == 0)
        #expect(solver.variables.count <= 4)
    }

    @Test("Definitions that use each other twice are expanded once", .timeLimit(.minutes(1)))
    func sharedDefinitions() throws {
        var solver = ConstraintSolver()
        let count = 200
        let variables = (0...count).map { solver.addVariable(order: $0) }
        _ = try solver.add([Term(variables[0])], .equal, constant: 0)
        _ = try solver.add([Term(variables[1])], .equal, constant: -3)
        for index in 2...count {
            // The average of the two variables before.
            let terms = [
                Term(variables[index], times: 2), Term(variables[index - 1], times: -1),
                Term(variables[index - 2], times: -1),
            ]
            _ = try solver.add(terms, .equal, constant: 0)
        }
        #expect(abs(solver.value(of: variables[count]) - 2) < 1e-9)
    }

    @Test("Exchanges in one row of views grow with the number of views at most")
    func pivotCounts() throws {
        for count in [10, 40, 160] {
            var row = try ViewRow(count, length: Double(count * 20))
            let before = row.solver.pivotCount
            #expect(before <= 2 * count, "\(count) views")
            try row.solver.setConstant(-Double(count * 20 + 100), of: row.total)
            try row.solver.setConstant(-Double(count * 20 + 50), of: row.total)
            #expect(row.solver.pivotCount - before <= 2, "\(count) views")
        }
    }
}
