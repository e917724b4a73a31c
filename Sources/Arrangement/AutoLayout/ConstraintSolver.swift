// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Finds values of variables that satisfy linear constraints, by the simplex method in the form of Cassowary.
///
/// Required constraints always hold. The others are satisfied as far as possible, from the highest priority to the
/// lowest. At each priority, the sum of all violations is as small as the constraints with higher priorities allow.
///
/// The solver is incremental: adding, removing or changing a constraint takes time only for the equations that depend
/// on it. Constraints that share no variable, directly or through other constraints, are solved independently.
///
/// ## How it works
/// Each constraint is an equation, `terms + constant = plus - minus`. Its *parts* `plus` and `minus` are slack
/// variables, which are *restricted*: they are never negative. If a part above 0 violates an optional constraint, the
/// part has a cost at the constraint's priority. If a part above 0 would violate a required constraint, the part is
/// left out. If both parts are left out, a *dummy* replaces them, a variable that is always 0.
///
/// Each equation is solved for one of its variables. The solved equation is called the *row* of that variable, and is
/// stored in a sparse matrix.
/// * A variable of the caller that has a row is *defined*. Its row may refer to other defined variables, but never in a
///   cycle. Rows of defined variables are not substituted into each other, so that the rows of a chain of views stay
///   short.
/// * A restricted variable that has a row is *basic*. Its row refers only to variables without a row, which are 0, so
///   the basic variable's value is the row's constant. A *pivot* makes another variable basic in its place. The simplex
///   method pivots until no basic variable is negative, and no other choice of basic variables has lower costs.
///
/// ## Ties
/// Several solutions can be equally good. The solver chooses one that depends on the constraints alone, and not on the
/// order in which they were added. For this, each restricted variable has three more costs, which count less than the
/// costs at all priorities, and are compared one after the other. By the first one, the smaller of two equally good
/// values is chosen. The other two are calculated from the constraint's terms, and grow with the `order` of their
/// variables. Therefore the first of several equal views stretches or shrinks. If these costs are equal too, the
/// solution that was found first stays.
///
/// A variable that no constraint determines is *free*, and is 0. If the constraints determine only a relation between
/// two variables, the one with the larger `order` is 0. All sizes count as later in the order than all positions.
package struct ConstraintSolver: Sendable {
    /// A variable that the caller has added, such as the width of a view.
    package struct Variable: Hashable, Sendable {
        let index: Int32
    }

    /// A constraint that the caller has added.
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

    /// The penalty of a constraint for sums on one side of 0: either for sums above 0 or for sums below 0.
    package enum Penalty: Equatable, Sendable {
        /// No penalty: a constraint whose sum is on this side of 0 is satisfied.
        case none
        /// The sum's distance from 0 is a violation at this priority. The priority is greater than 0.
        case priority(Float)
        /// Sums on this side of 0 are not allowed.
        case forbidden

        /// A number for the case, which does not depend on the priority.
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

    /// The kind of a variable in `variables`.
    enum Kind: UInt8, Sendable {
        /// The entry is not in use.
        case unused
        /// A variable of the caller, which may have any value.
        case external
        /// A slack variable of a constraint, which is never negative.
        case restricted
        /// The slack variable of a required equation, which is always 0.
        case dummy
    }

    /// The state of a variable, which belongs either to the caller or to a constraint's equation.
    struct VariableRecord: Sendable {
        var kind: Kind
        /// For a variable of the caller: whether it is a width or height. All of these are later in the order than all
        /// positions.
        var isSize = false
        /// Whether the variable has a row in the matrix: an equation that was solved for the variable.
        var hasRow = false
        /// For a variable of the caller: whether its `value` must be computed again.
        var isStale = false
        /// Whether the variable is in the solver's list `free`.
        var isFree = false
        /// Whether the variable is in the solver's list `changed`.
        var isChanged = false
        /// Whether the variable is in the solver's queue `candidates`.
        var isCandidate = false
        /// Whether the variable is in the solver's queue `infeasible`.
        var isInfeasible = false
        /// For a restricted variable: whether it is the part `minus` of its constraint's equation
        /// `terms + constant = plus - minus`.
        var isMinus = false
        /// For a variable of the caller: its place in the order that decides between equally good solutions. For a
        /// variable of a constraint's equation: the index of the constraint.
        var order: Int
        /// The constant of the variable's row; 0 without a row.
        var constant = 0.0
        /// The last computed value of a variable of the caller.
        var value = 0.0
        /// The value of a variable of the caller at the last call of `takeChanges`.
        var reported = 0.0
    }

    /// A constraint with the equation `terms + constant = plus - minus`.
    struct ConstraintRecord: Sendable {
        /// The index of the equation's variable `plus`; `none` if it was left out.
        var plus = SparseMatrix.none
        /// The index of the equation's variable `minus`; `none` if it was left out.
        var minus = SparseMatrix.none
        /// The index of the dummy, the variable of a required equation that is always 0; `none` for other constraints.
        var dummy = SparseMatrix.none
        /// Whether the constraint is in the solver.
        var isUsed = true
        /// The terms of the sum. No variable occurs in two of them.
        var terms: [Term]
        var constant: Double
        /// The penalty if `terms` and `constant` have a sum above 0.
        var above: Penalty
        /// The penalty if `terms` and `constant` have a sum below 0.
        var below: Penalty
        /// The additional costs of `plus` and `minus` that decide between equally good solutions, see `ownCost(of:)`.
        var tieCosts: SIMD3<Double>
    }

    /// Values that differ by less than this number of points count as equal.
    static let tolerance = 1e-8
    /// A priority below those of all constraints. Its costs, and those at the two next lower integers, decide between
    /// solutions with equal sums of violations, by the constraints that are violated.
    static let violationTies: Float = 0
    /// A priority below those of `violationTies`. Its costs, and those at the two next lower integers, decide if
    /// several solutions have equal costs there. Each is the cost of a satisfied inequality, in proportion to the
    /// distance from equality.
    static let remainingTies: Float = -3

    var variables: [VariableRecord] = []
    /// The indices of `variables` that the next new variables can use.
    var unusedVariables: [Int32] = []
    var constraints: [ConstraintRecord] = []
    private var unusedConstraints: [Int32] = []
    /// The rows of the variables, without the rows' constants, which are in `VariableRecord`.
    var matrix = SparseMatrix()
    /// The reduced costs of the restricted variables without a row, as in the simplex method.
    var costs = LexicographicCosts()
    /// The memory for sums in which variables are replaced by their rows. It is empty between calls.
    var expansion = Expansion()

    /// A queue of variables without a row whose reduced cost may have become negative. Making such a variable basic
    /// lowers the costs.
    var candidates: [Int32] = []
    /// A queue of basic variables whose value may have become invalid: negative, or not 0 for a dummy.
    var infeasible: [Int32] = []
    /// The pivots that the running call of `restoreFeasibility` has made, so that it can undo them; nil if no call is
    /// running.
    var journal: [(leaving: Int32, entering: Int32)]?
    /// The variables of the caller whose values may have changed since `takeChanges` was called.
    var changed: [Int32] = []
    /// The variables of the caller whose values must be computed again.
    var stale: [Int32] = []
    /// The variables of the caller without a row on which other variables depended when the values were last computed.
    /// The value of such a variable is 0.
    var free: [Int32] = []

    /// The number of pivots so far: exchanges of a basic variable with a variable without a row.
    package internal(set) var pivotCount = 0
    /// The value of `pivotCount` at which the next search for rounding errors is due.
    var nextCheck = ConstraintSolver.pivotsBetweenChecks
    /// The number of times that the solution was computed from scratch, because of rounding errors.
    package internal(set) var rebuildCount = 0

    package init() {}

    // MARK: - Variables

    /// Adds a variable, which is 0 until a constraint determines it.
    ///
    /// - Parameters:
    ///   - order: The variable's place among the others if several solutions are equally good. It should be unique.
    ///   - isSize: Whether the variable is a width or a height. If a position and a size could each be defined by the
    ///     other, the size defines the position.
    package mutating func addVariable(order: Int, isSize: Bool = false) -> Variable {
        Variable(index: makeVariable(VariableRecord(kind: .external, isSize: isSize, order: order)))
    }

    /// Removes a variable that is in no constraint any longer.
    ///
    /// - Precondition: All constraints that were added with the variable have been removed.
    package mutating func removeVariable(_ variable: Variable) {
        precondition(variables[Int(variable.index)].kind == .external, "The variable is not in the solver.")
        // A variable that is in no constraint has a row only because of a rounding error. Solving from scratch removes
        // that row.
        if variables[Int(variable.index)].hasRow { rebuild() }
        precondition(!variables[Int(variable.index)].hasRow, "A constraint still refers to the variable.")
        discard(variable.index)
    }

    /// Adds a variable to `variables`, and returns its index.
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

    /// Removes a variable with its row, its column and its cost, so that another variable can use the index.
    private mutating func discard(_ index: Int32) {
        matrix.clearColumn(index)
        matrix.clearRow(index)
        costs.clear(index)
        // The index may still be in a queue, such as `candidates`. It is skipped there because the kind is `unused`. If
        // a new variable uses the index by then, that variable is examined without need, which is harmless.
        variables[Int(index)] = VariableRecord(kind: .unused, order: 0)
        unusedVariables.append(index)
    }

    /// Whether `a` comes before `b` in the order of variables. If the constraints leave any one of several variables
    /// free, the last of them in this order becomes free.
    func isEarlier(_ a: Int32, than b: Int32) -> Bool {
        let (a, b) = (variables[Int(a)], variables[Int(b)])
        return a.isSize == b.isSize ? a.order < b.order : b.isSize
    }

    // MARK: - Constraints

    /// Adds the constraint `terms + constant (relation) 0`.
    ///
    /// - Parameter priority: The priority, above 0; nil if the constraint is required.
    /// - Throws: ``Conflict`` if required constraints contradict this one. In that case the constraint is not added,
    ///   and nothing changes.
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
    /// A view's preferred size is such a constraint: it has one priority against growing and another against shrinking.
    ///
    /// - Throws: ``Conflict`` if required constraints contradict this one. In that case the constraint is not added,
    ///   and nothing changes.
    package mutating func add(
        _ terms: [Term], constant: Double, above: Penalty, below: Penalty
    ) throws(Conflict) -> Constraint {
        precondition(constant.isFinite && terms.allSatisfy(\.coefficient.isFinite), "Numbers must be finite.")
        let terms = ConstraintSolver.combined(terms)
        let index = unusedConstraints.popLast() ?? Int32(constraints.count)
        let record = ConstraintRecord(
            terms: terms, constant: constant, above: above, below: below,
            tieCosts: tieCosts(of: terms, above.kind * 4 + below.kind))
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

    /// Adds the equation of a constraint to the matrix as a row, and finds the best solution again.
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

    /// Returns one term for each variable, whose coefficient is the sum of the variable's coefficients in `terms`.
    /// Coefficients of 0 are left out.
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

    /// The `tieCosts` of a constraint: 1, the order of its first variable, and that of its last one. A fraction is
    /// added to the last number, so that constraints on the same variables have different costs.
    ///
    /// Only the differences between the orders matter. If all orders grow by the same number, the costs of equally good
    /// solutions grow by the same number too, because their first costs are equal.
    ///
    /// - Parameter kind: A number for the cases of the two penalties.
    private func tieCosts(of terms: [Term], _ kind: UInt64) -> SIMD3<Double> {
        let orders = terms.map { variables[Int($0.variable.index)].order }
        guard let first = orders.min(), let last = orders.max() else { return [1, 0, 0] }
        var hash = kind
        for (term, order) in zip(terms, orders) {
            let place = orders.count(where: { $0 < order }) * 2 + (variables[Int(term.variable.index)].isSize ? 1 : 0)
            hash &+= ConstraintSolver.scrambled(
                UInt64(place) &+ ConstraintSolver.scrambled(term.coefficient.bitPattern))
        }
        let fraction = Double(ConstraintSolver.scrambled(hash) >> 11) * 0x1p-53
        return [1, Double(first), Double(last) + fraction / 2]
    }

    /// Mixes the bits of a number (the finalizer of SplitMix64).
    private static func scrambled(_ number: UInt64) -> UInt64 {
        var bits = number &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Creates the slack variables of a constraint's equation, or its dummy. Returns the one that gets the equation as
    /// its row.
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

    /// Adds `factor` times the costs of the constraint's restricted variables. The cost of a basic variable is added to
    /// the variables in its row instead.
    mutating func addCosts(of constraint: Constraint, times factor: Double = 1) {
        let record = constraints[Int(constraint.index)]
        for part in [record.plus, record.minus] where part != SparseMatrix.none {
            let cost = ownCost(of: part)
            if let priority = cost.priority { addCost(factor, at: priority, of: part) }
            for index in 0..<3 {
                addCost(factor * cost.ties[index], at: cost.tiePriority - Float(index), of: part)
            }
        }
    }

    /// The costs of a restricted variable: 1 at the `priority` of its penalty, which is nil if it has none, and `ties`
    /// at `tiePriority` and the two next lower integers. They decide between equally good solutions.
    func ownCost(of part: Int32) -> (priority: Float?, ties: SIMD3<Double>, tiePriority: Float) {
        let record = constraints[variables[Int(part)].order]
        let isMinus = variables[Int(part)].isMinus
        // The plus part costs more than the minus part, so that the smaller of two equally good values is chosen.
        let ties = record.tieCosts * (isMinus ? 1 : 1.25)
        guard case .priority(let priority) = isMinus ? record.below : record.above else {
            return (nil, ties, ConstraintSolver.remainingTies)
        }
        return (priority, ties, ConstraintSolver.violationTies)
    }

    /// Adds a cost to a restricted variable. If it is basic, the cost is added to the variables in its row instead.
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

    /// Completes the insertion of a constraint whose equation is the row of `row` and refers only to variables without
    /// a row. Makes one variable of the equation basic, and finds the best solution again.
    private mutating func addBasic(_ row: Int32, of constraint: Constraint) throws(Conflict) {
        let record = constraints[Int(constraint.index)]
        var basic = row
        variables[Int(row)].hasRow = true
        if record.plus != SparseMatrix.none, record.minus != SparseMatrix.none {
            // Either `plus` or `minus` could become basic. The one whose value is not negative is chosen.
            matrix.insert(1, row: row, column: record.minus)
            if variables[Int(row)].constant < 0 {
                basic = record.minus
                exchangeRow(row, with: basic)
            }
            addCosts(of: constraint)
        } else if variables[Int(basic)].kind == .dummy,
            abs(variables[Int(basic)].constant) <= ConstraintSolver.tolerance
        {
            // The equation holds already. Another variable of the row becomes basic instead of the dummy. If there is
            // no other one, the equation follows from other constraints.
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
        // Without the constraint, the variable `part` may have either sign. The variable `other` is therefore not
        // needed.
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

    /// Replaces `part`, a variable of a constraint's equation, by its row in all rows that refer to it. Then removes
    /// the row.
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

    /// Removes a constraint and the variables of its equation, so that another constraint can use the index.
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
    ///   In that case nothing changes.
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
    /// - Precondition: Each penalty is the same case of ``Penalty`` as before: only priorities change.
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
