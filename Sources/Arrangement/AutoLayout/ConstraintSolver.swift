// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Finds values of variables that satisfy linear constraints, by the simplex method in the form of Cassowary.
///
/// Required constraints always hold. The others are satisfied as far as possible: at each priority, from the highest to
/// the lowest, the sum of all violations is as small as it can be without changing a higher priority.
///
/// The solver is incremental: adding, removing or changing a constraint takes time only for the equations that depend
/// on it. Constraints that share no variable, directly or through other constraints, are solved independently.
///
/// ## How it works
/// Each constraint is an equation, `terms + constant = plus - minus`. Its parts `plus` and `minus` are *restricted*:
/// they are never negative. A part that violates an optional constraint if it is above 0 has a cost at the constraint's
/// priority. A part that would violate a required constraint is left out. If both parts are left out, a *dummy*, which
/// is always 0, takes their place.
///
/// Each equation is solved for one of its variables, and is then the row of that variable in a sparse matrix.
/// * A variable of the caller that has a row is *defined*. Its row may refer to other defined variables, but never in a
///   cycle. Rows of defined variables are not inserted into each other, so that a chain of views has short rows.
/// * A restricted variable that has a row is *basic*. Its row refers only to variables without a row, which are 0, so
///   that the row's constant is its value. Basic variables are at least 0, and no other choice of the basic variables
///   has lower costs: the simplex method exchanges a basic variable with another one until both hold.
///
/// ## Ties
/// Several solutions can be equally good. The solver chooses one that depends on the constraints alone, and not on the
/// order in which they were added. For this, each restricted variable has a second cost, below all priorities. The cost
/// comes from its constraint's terms, and is larger for variables with a larger `order`. So the first of several equal
/// views stretches or shrinks.
///
/// A variable that the constraints leave free is 0. If they leave only a relation between two variables, the later one
/// by `order` is 0. Sizes are later than positions.
package struct ConstraintSolver: Sendable {
    /// A variable of the caller.
    package struct Variable: Hashable, Sendable {
        let index: Int32
    }

    /// A constraint in the solver.
    package struct Constraint: Hashable, Sendable {
        let index: Int32
    }

    /// A variable times a coefficient.
    package struct Term: Equatable, Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The relation of a constraint's sum to 0.
    package enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// The penalty for a sum that is not 0, on one side of 0.
    package enum Penalty: Equatable, Sendable {
        /// Sums on this side satisfy the constraint.
        case none
        /// The sum's distance from 0 is a violation at this priority, which is above 0.
        case priority(Float)
        /// Sums on this side are not allowed.
        case forbidden

        /// The number of the case, which is the same for all priorities.
        fileprivate var kind: UInt64 {
            switch self {
            case .none: 0
            case .priority: 1
            case .forbidden: 2
            }
        }
    }

    /// Required constraints cannot all be satisfied.
    package struct Conflict: Error, Equatable {
        /// Constraints that contradict each other, among them the added or changed one.
        package var constraints: [Constraint]
    }

    enum Kind: UInt8, Sendable {
        /// The entry is not in use.
        case unused
        /// A variable of the caller, which may have any value.
        case external
        /// A part of a constraint, which is never negative.
        case restricted
        /// The part of a required equation, which is always 0.
        case dummy
    }

    struct VariableRecord: Sendable {
        var kind: Kind
        /// For a variable of the caller: whether it is a width or height, and so later in the order than all positions.
        var isSize = false
        /// Whether the variable has a row.
        var hasRow = false
        /// Whether `value` of a variable of the caller must be computed again.
        var isStale = false
        /// Whether the variable is in `free`.
        var isFree = false
        /// Whether the variable is in `changed`.
        var isChanged = false
        /// Whether the variable is in `candidates`.
        var isCandidate = false
        /// Whether the variable is in `infeasible`.
        var isInfeasible = false
        /// For a restricted variable: whether it is subtracted in its constraint.
        var isMinus = false
        /// The place of a variable of the caller among the others; for a part of a constraint, the constraint's index.
        var order: Int
        /// The constant of the row.
        var constant = 0.0
        /// The last computed value of a variable of the caller.
        var value = 0.0
        /// The value of a variable of the caller at the last call of `takeChanges`.
        var reported = 0.0
    }

    struct ConstraintRecord: Sendable {
        /// The index of the restricted variable that is added; `none` if there is none.
        var plus = SparseMatrix.none
        /// The index of the restricted variable that is subtracted; `none` if there is none.
        var minus = SparseMatrix.none
        /// The index of the dummy of a required equation; `none` for other constraints.
        var dummy = SparseMatrix.none
        /// Whether the constraint is in the solver.
        var isUsed = true
        /// The sum of variables, each with one term.
        var terms: [Term]
        var constant: Double
        /// The penalty if `terms` and `constant` have a sum above 0.
        var above: Penalty
        /// The penalty if `terms` and `constant` have a sum below 0.
        var below: Penalty
        /// The cost of a violation below all priorities, which decides between equally good solutions.
        var tieCost: Double
    }

    /// Values that differ by less than this number of points are equal.
    static let tolerance = 1e-8
    /// The priority, below those of all constraints, of the costs that decide between solutions with equal sums of
    /// violations. These costs depend on which constraints are violated.
    static let violationTies: Float = 0
    /// The priority, below `violationTies`, of the costs that decide if the costs at `violationTies` leave several
    /// solutions. They are costs of inequalities that hold, for the distance from equality.
    static let remainingTies: Float = -1

    var variables: [VariableRecord] = []
    var unusedVariables: [Int32] = []
    var constraints: [ConstraintRecord] = []
    private var unusedConstraints: [Int32] = []
    var matrix = SparseMatrix()
    var costs = LexicographicCosts()
    var expansion = Expansion()

    /// Variables without a row whose cost may have become negative.
    var candidates: [Int32] = []
    /// Basic variables whose value may have become negative.
    var infeasible: [Int32] = []
    /// The exchanges that a running `restoreFeasibility` has made, so that it can undo them; nil while it is not
    /// running.
    var journal: [(leaving: Int32, entering: Int32)]?
    /// The variables of the caller whose values may have changed since `takeChanges` was called.
    var changed: [Int32] = []
    /// The variables of the caller whose values must be computed again.
    var stale: [Int32] = []
    /// Variables without a row, and so 0, that others depended on when values were computed last.
    var free: [Int32] = []

    /// The number of exchanges of a basic variable so far.
    package internal(set) var pivotCount = 0
    /// The value of `pivotCount` from which on rounding errors are looked for again.
    var nextCheck = ConstraintSolver.pivotsBetweenChecks
    /// The number of times that the solution was computed from scratch, because of rounding errors.
    package internal(set) var rebuildCount = 0

    package init() {}

    // MARK: - Variables

    /// Adds a variable, which is 0 until a constraint determines it.
    ///
    /// - Parameters:
    ///   - order: The variable's place among the others if several solutions are equally good. It should be unique.
    ///   - isSize: Whether the variable is a width or a height. A position depends on sizes rather than the reverse.
    package mutating func addVariable(order: Int, isSize: Bool = false) -> Variable {
        Variable(index: makeVariable(VariableRecord(kind: .external, isSize: isSize, order: order)))
    }

    /// Removes a variable that is in no constraint any longer.
    ///
    /// - Precondition: All constraints that were added with the variable have been removed.
    package mutating func removeVariable(_ variable: Variable) {
        precondition(variables[Int(variable.index)].kind == .external, "The variable is not in the solver.")
        // A variable that is in no constraint has a row only because of a rounding error.
        if variables[Int(variable.index)].hasRow { rebuild() }
        precondition(!variables[Int(variable.index)].hasRow, "A constraint still refers to the variable.")
        discard(variable.index)
    }

    private mutating func makeVariable(_ record: VariableRecord) -> Int32 {
        if let index = unusedVariables.popLast() {
            variables[Int(index)] = record
            return index
        }
        variables.append(record)
        matrix.grow()
        costs.grow()
        expansion.grow()
        return Int32(variables.count - 1)
    }

    private mutating func discard(_ index: Int32) {
        matrix.clearColumn(index)
        matrix.clearRow(index)
        costs.clear(index)
        // Entries in queues are skipped by their kind, or belong to the next variable at this index, which is harmless.
        variables[Int(index)] = VariableRecord(kind: .unused, order: 0)
        unusedVariables.append(index)
    }

    /// Whether `a` comes before `b` in the order of variables. If one of several variables must be free, it is the last
    /// one in this order.
    func isEarlier(_ a: Int32, than b: Int32) -> Bool {
        let (a, b) = (variables[Int(a)], variables[Int(b)])
        return a.isSize == b.isSize ? a.order < b.order : b.isSize
    }

    // MARK: - Constraints

    /// Adds the constraint `terms + constant (relation) 0`.
    ///
    /// - Parameter priority: The priority, above 0; nil if the constraint is required.
    /// - Throws: ``Conflict`` if required constraints contradict this one. Then it is not added, and nothing changes.
    package mutating func add(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Float? = nil
    ) throws(Conflict) -> Constraint {
        let penalty = priority.map(Penalty.priority) ?? .forbidden
        return try add(
            terms, constant: constant, above: relation == .greaterThanOrEqual ? .none : penalty,
            below: relation == .lessThanOrEqual ? .none : penalty)
    }

    /// Adds a constraint on the sum `terms + constant`, with penalties for sums above and below 0.
    ///
    /// A view's preferred size is such a constraint: growing and shrinking have priorities of their own.
    ///
    /// - Throws: ``Conflict`` if required constraints contradict this one. Then it is not added, and nothing changes.
    package mutating func add(
        _ terms: [Term], constant: Double, above: Penalty, below: Penalty
    ) throws(Conflict) -> Constraint {
        precondition(constant.isFinite && terms.allSatisfy(\.coefficient.isFinite), "Numbers must be finite.")
        let terms = ConstraintSolver.combined(terms)
        let index = unusedConstraints.popLast() ?? Int32(constraints.count)
        let record = ConstraintRecord(
            terms: terms, constant: constant, above: above, below: below,
            tieCost: tieCost(of: terms, above.kind * 4 + below.kind))
        if index == constraints.count { constraints.append(record) } else { constraints[Int(index)] = record }
        do throws(Conflict) {
            try insert(Constraint(index: index))
        } catch {
            discard(Constraint(index: index))
            throw error
        }
        removeRoundingErrors()
        return Constraint(index: index)
    }

    /// Makes the equation of a constraint a row, and finds the best solution again.
    mutating func insert(_ constraint: Constraint) throws(Conflict) {
        let part = addParts(of: constraint)
        let terms = constraints[Int(constraint.index)].terms
        if let unused = unusedVariable(in: terms) {
            insertTerms(of: constraint, asRowOf: part)
            return solve(constraint, part: part, for: unused)
        }
        expand(terms, constant: constraints[Int(constraint.index)].constant)
        if let free = expansion.free {
            define(free, by: constraint, part: part)
        } else {
            insertExpansion(asRowOf: part)
            expansion.reset()
            try addBasic(part, of: constraint)
        }
    }

    /// The terms, with those of the same variable added up, and without coefficients of 0.
    private static func combined(_ terms: [Term]) -> [Term] {
        let isCombined = terms.indices.allSatisfy { index in
            terms[index].coefficient != 0 && !terms[..<index].contains { $0.variable == terms[index].variable }
        }
        if isCombined { return terms }
        var combined: [Term] = []
        for term in terms {
            if let index = combined.firstIndex(where: { $0.variable == term.variable }) {
                combined[index].coefficient += term.coefficient
            } else {
                combined.append(term)
            }
        }
        combined.removeAll { $0.coefficient == 0 }
        return combined
    }

    /// The `tieCost` of a constraint: the order of its first variable, and a fraction that depends on all of its terms.
    /// The fraction makes the costs of any two constraints different.
    private func tieCost(of terms: [Term], _ kind: UInt64) -> Double {
        var (first, hash) = (Int.max, kind)
        for term in terms {
            let record = variables[Int(term.variable.index)]
            first = min(first, record.order)
            let part = UInt64(bitPattern: Int64(record.order &* 2 &+ (record.isSize ? 1 : 0)))
            hash &+= ConstraintSolver.scrambled(part &+ ConstraintSolver.scrambled(term.coefficient.bitPattern))
        }
        let fraction = Double(ConstraintSolver.scrambled(hash) >> 11) * 0x1p-53
        return (terms.isEmpty ? 0 : Double(first)) + 1 + fraction / 2
    }

    /// Mixes the bits of a number (the finalizer of SplitMix64).
    private static func scrambled(_ number: UInt64) -> UInt64 {
        var bits = number &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Adds the restricted variables of a constraint, or its dummy, and returns the one that gets the equation's row.
    private mutating func addParts(of constraint: Constraint) -> Int32 {
        let index = Int(constraint.index)
        let (above, below) = (constraints[index].above, constraints[index].below)
        if above == .forbidden, below == .forbidden {
            constraints[index].dummy = makeVariable(VariableRecord(kind: .dummy, order: index))
            return constraints[index].dummy
        }
        if above != .forbidden {
            constraints[index].plus = makeVariable(VariableRecord(kind: .restricted, order: index))
        }
        if below != .forbidden {
            constraints[index].minus = makeVariable(VariableRecord(kind: .restricted, isMinus: true, order: index))
        }
        return constraints[index].plus == SparseMatrix.none ? constraints[index].minus : constraints[index].plus
    }

    /// Adds the costs of the constraint's parts, `factor` times. If a part is basic, its cost is added to the variables
    /// in its row instead.
    mutating func addCosts(of constraint: Constraint, times factor: Double = 1) {
        let record = constraints[Int(constraint.index)]
        for part in [record.plus, record.minus] where part != SparseMatrix.none {
            let cost = ownCost(of: part)
            if let priority = cost.priority { addCost(factor, at: priority, of: part) }
            addCost(factor * cost.tie, at: cost.tiePriority, of: part)
        }
    }

    /// The cost of a restricted variable: 1 at its penalty's priority, and the cost that decides between equally good
    /// solutions.
    func ownCost(of part: Int32) -> (priority: Float?, tie: Double, tiePriority: Float) {
        let record = constraints[variables[Int(part)].order]
        let isMinus = variables[Int(part)].isMinus
        // The plus part costs more than the minus part, so that the smaller of two equally good values is chosen.
        let tie = record.tieCost * (isMinus ? 1 : 1.25)
        guard case .priority(let priority) = isMinus ? record.below : record.above else {
            return (nil, tie, ConstraintSolver.remainingTies)
        }
        return (priority, tie, ConstraintSolver.violationTies)
    }

    private mutating func addCost(_ cost: Double, at priority: Float, of part: Int32) {
        guard variables[Int(part)].hasRow else {
            costs.add(cost, at: priority, to: part)
            enqueueCandidate(part)
            return
        }
        var cell = matrix.firstInRow(part)
        while cell != SparseMatrix.none {
            let (column, value) = (matrix.cells[Int(cell)].column, matrix.cells[Int(cell)].value)
            if variables[Int(column)].kind == .restricted {
                costs.add(cost * value, at: priority, to: column)
                enqueueCandidate(column)
            }
            cell = matrix.cells[Int(cell)].nextInRow
        }
    }

    /// Makes an expanded equation the row of a basic variable, and finds the best solution again.
    private mutating func addBasic(_ row: Int32, of constraint: Constraint) throws(Conflict) {
        let record = constraints[Int(constraint.index)]
        var basic = row
        variables[Int(row)].hasRow = true
        if record.plus != SparseMatrix.none, record.minus != SparseMatrix.none {
            // Either part could be basic. The part that is not negative is chosen.
            matrix.insert(1, row: row, column: record.minus)
            if variables[Int(row)].constant < 0 {
                basic = record.minus
                exchangeRow(row, with: basic)
            }
            addCosts(of: constraint)
        } else if variables[Int(basic)].kind == .dummy,
            abs(variables[Int(basic)].constant) <= ConstraintSolver.tolerance
        {
            // The equation holds already. Its dummy is exchanged with another variable. If there is none, the equation
            // follows from others.
            if let entering = entering(for: basic, increasing: true) ?? entering(for: basic, increasing: false) {
                pivot(basic, entering)
            }
        } else if variables[Int(basic)].kind == .dummy || variables[Int(basic)].constant < 0 {
            // The dual simplex method must start from an optimum. The new costs could spoil it, so they are added
            // afterwards.
            enqueueInfeasible(basic)
            do throws(Conflict) {
                try restoreFeasibility()
            } catch {
                removeRow(basic)
                throw error
            }
            addCosts(of: constraint)
        } else {
            addCosts(of: constraint)
        }
        optimize()
    }

    /// Removes a constraint.
    package mutating func remove(_ constraint: Constraint) {
        let record = constraints[Int(constraint.index)]
        addCosts(of: constraint, times: -1)
        var (part, other) = (record.plus, record.minus)
        if record.dummy != SparseMatrix.none { part = record.dummy }
        if part == SparseMatrix.none || (other != SparseMatrix.none && variables[Int(other)].hasRow) {
            swap(&part, &other)
        }
        // Without the constraint, the remaining part may have either sign, and the other one is not needed.
        if other != SparseMatrix.none {
            matrix.clearColumn(other)
            costs.clear(other)
        }
        if !variables[Int(part)].hasRow { makeBasic(part) }
        if variables[Int(part)].hasRow { removeRow(part) }
        discard(constraint)
        optimize()
        removeRoundingErrors()
    }

    /// Inserts the row of a part of a constraint into all definitions that refer to it, and removes the row.
    private mutating func removeRow(_ part: Int32) {
        var cell = matrix.firstInColumn(part)
        while cell != SparseMatrix.none {
            let (row, factor) = (matrix.cells[Int(cell)].row, matrix.cells[Int(cell)].value)
            matrix.remove(cell)
            matrix.addRow(part, times: factor, to: row)
            variables[Int(row)].constant += factor * variables[Int(part)].constant
            markStale(row)
            cell = matrix.firstInColumn(part)
        }
        matrix.clearRow(part)
        variables[Int(part)].hasRow = false
    }

    private mutating func discard(_ constraint: Constraint) {
        let record = constraints[Int(constraint.index)]
        for part in [record.plus, record.minus, record.dummy] where part != SparseMatrix.none { discard(part) }
        constraints[Int(constraint.index)].isUsed = false
        unusedConstraints.append(constraint.index)
    }

    // MARK: - Changes

    /// The constant of a constraint.
    package func constant(of constraint: Constraint) -> Double {
        constraints[Int(constraint.index)].constant
    }

    /// Changes the constant of a constraint.
    ///
    /// - Throws: ``Conflict`` if the constraint is required and other required constraints contradict the new constant.
    ///   Then nothing changes.
    package mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Conflict) {
        precondition(constant.isFinite, "Numbers must be finite.")
        let old = constraints[Int(constraint.index)].constant
        guard constant != old else { return }
        shiftConstant(of: constraint, by: constant - old)
        do throws(Conflict) {
            try restoreFeasibility()
        } catch {
            shiftConstant(of: constraint, by: old - constant)
            throw error
        }
        constraints[Int(constraint.index)].constant = constant
        removeRoundingErrors()
    }

    /// Adds `difference` to the constant of the constraint's equation, in all rows that the equation is part of.
    private mutating func shiftConstant(of constraint: Constraint, by difference: Double) {
        let record = constraints[Int(constraint.index)]
        var (part, change) = (record.plus, difference)
        if record.dummy != SparseMatrix.none { part = record.dummy }
        if part == SparseMatrix.none { (part, change) = (record.minus, -difference) }
        // From now on, the variable `part` stands for its old value plus `change`. So in each row that contains `part`,
        // its coefficient times `change` is subtracted from the constant.
        var cell = matrix.firstInColumn(part)
        while cell != SparseMatrix.none {
            let row = matrix.cells[Int(cell)].row
            variables[Int(row)].constant -= matrix.cells[Int(cell)].value * change
            rowChanged(row)
            cell = matrix.cells[Int(cell)].nextInColumn
        }
        if variables[Int(part)].hasRow {
            variables[Int(part)].constant += change
            rowChanged(part)
        }
    }

    /// Changes the priorities of a constraint's penalties.
    ///
    /// - Precondition: Each penalty is of the same case as before.
    package mutating func setPenalties(above: Penalty, below: Penalty, of constraint: Constraint) {
        let index = Int(constraint.index)
        guard constraints[index].above != above || constraints[index].below != below else { return }
        precondition(
            constraints[index].above.kind == above.kind && constraints[index].below.kind == below.kind,
            "A required constraint cannot become optional, or the reverse.")
        addCosts(of: constraint, times: -1)
        (constraints[index].above, constraints[index].below) = (above, below)
        addCosts(of: constraint)
        optimize()
        removeRoundingErrors()
    }

    /// Changes the priority of an optional constraint.
    package mutating func setPriority(_ priority: Float, of constraint: Constraint) {
        let record = constraints[Int(constraint.index)]
        func changed(_ penalty: Penalty) -> Penalty { penalty == .none ? .none : .priority(priority) }
        setPenalties(above: changed(record.above), below: changed(record.below), of: constraint)
    }
}
