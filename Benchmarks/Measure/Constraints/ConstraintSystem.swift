// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// A system of constraints that our solver and kiwi solve, and the changes that are measured.
struct ConstraintSystem {
    enum Strength: String {
        case required, strong, medium, weak

        /// The priority that stands for the strength in our solver; nil for a required constraint.
        var priority: Float? {
            switch self {
            case .required: nil
            case .strong: 750
            case .medium: 500
            case .weak: 250
            }
        }
    }

    struct Line {
        var strength: Strength
        var relation: ConstraintSolver.Relation
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    /// Whether each variable is a width or a height.
    private(set) var isSize: [Bool] = []
    private(set) var lines: [Line] = []
    /// The variables that are changed.
    var edited: [Int] = []
    /// The values of the edited variables: one for each of them, and then again one for each. The first ones are those
    /// with which the system is built.
    var values: [Double] = []

    mutating func position() -> Int {
        isSize.append(false)
        return isSize.count - 1
    }

    mutating func size() -> Int {
        isSize.append(true)
        return isSize.count - 1
    }

    /// Adds the constraint `terms + constant (relation) 0`.
    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation, _ constant: Double,
        _ strength: Strength = .required
    ) {
        lines.append(Line(strength: strength, relation: relation, constant: constant, terms: terms))
    }

    /// The system in the format of `Peers/kiwi_solver.cpp`.
    var text: String {
        var text = "variables \(isSize.count)\n"
        for line in lines {
            let relation = ["<", "=", ">"][line.relation.rawValue + 1]
            text += "constraint \(line.strength.rawValue) \(relation) \(line.constant)"
            for term in line.terms { text += " \(term.variable) \(term.coefficient)" }
            text += "\n"
        }
        for variable in edited { text += "edit \(variable)\n" }
        return text + "values " + values.map(String.init(describing:)).joined(separator: " ") + "\n"
    }

    // MARK: - Our solver

    /// Our solver with the system.
    struct Solved {
        var solver = ConstraintSolver()
        var variables: [ConstraintSolver.Variable] = []
        /// For each edited variable, the constraint that gives it a value.
        var edits: [ConstraintSolver.Constraint] = []

        init(_ system: ConstraintSystem) {
            variables.reserveCapacity(system.isSize.count)
            for (index, isSize) in system.isSize.enumerated() {
                variables.append(solver.addVariable(order: index, isSize: isSize))
            }
            do throws(ConstraintSolver.Conflict) {
                for (index, variable) in system.edited.enumerated() {
                    let terms = [ConstraintSolver.Term(variables[variable])]
                    edits.append(
                        try solver.add(
                            terms, .equal, constant: -system.values[index], priority: Strength.strong.priority))
                }
                for line in system.lines {
                    let terms = line.terms.map { ConstraintSolver.Term(variables[$0.variable], times: $0.coefficient) }
                    _ = try solver.add(
                        terms, line.relation, constant: line.constant, priority: line.strength.priority)
                }
            } catch {
                fatalError("measure: the system has a conflict: \(error)")
            }
        }

        /// Gives the edited variables their next values, and reads all values that change.
        mutating func change(_ system: ConstraintSystem, step: Int) -> Double {
            for (index, edit) in edits.enumerated() {
                let value = system.values[(step + index) % system.values.count]
                do throws(ConstraintSolver.Conflict) {
                    try solver.setConstant(-value, of: edit)
                } catch {
                    fatalError("measure: an optional constraint has a conflict: \(error)")
                }
            }
            var sum = 0.0
            solver.takeChanges { sum += $1 }
            return sum
        }
    }
}

extension ConstraintSystem {
    // MARK: - Systems

    /// A row of views that touch each other. Each has a preferred width, and the row's end is edited.
    static func row(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem()
        system.addRow(count)
        return system
    }

    /// Rows of ten views that have nothing to do with each other. The end of the first one is edited.
    static func blocks(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem()
        for _ in 0..<count { system.addRow(10) }
        system.edited = [system.edited[0]]
        return system
    }

    private mutating func addRow(_ count: Int) {
        let end = position()
        var last: (position: Int, size: Int)?
        for index in 0..<count {
            let (left, width) = (position(), size())
            if let last {
                add([(left, 1), (last.position, -1), (last.size, -1)], .equal, 0)
            } else {
                add([(left, 1)], .equal, 0)
            }
            add([(width, 1)], .greaterThanOrEqual, 0)
            add([(width, 1)], .equal, -Double(20 + index % 7), .weak)
            last = (left, width)
        }
        if let last { add([(end, 1), (last.position, -1), (last.size, -1)], .equal, 0) }
        edited.append(end)
        // Wider and narrower than all preferred widths together, which are 23 points on average.
        values = [24, 18, 30, 20].map { $0 * Double(count) }
    }

    /// A form: rows of a label and a field with aligned baselines, in a window whose width and height are edited.
    /// Similar in size and kind to the window of labels and fields with which kiwi measures itself.
    static func form() -> ConstraintSystem {
        var system = ConstraintSystem()
        let (width, height) = (system.size(), system.size())
        var labels: [(left: Int, top: Int, width: Int, height: Int)] = []
        var fields = labels
        for index in 0..<4 {
            let label = (left: system.position(), top: system.position(), width: system.size(), height: system.size())
            let field = (left: system.position(), top: system.position(), width: system.size(), height: system.size())
            for item in [label, field] {
                for variable in [item.left, item.top, item.width, item.height] {
                    system.add([(variable, 1)], .greaterThanOrEqual, 0)
                }
            }
            // Preferred sizes.
            system.add([(label.width, 1)], .greaterThanOrEqual, -Double(40 + 9 * index), .strong)
            system.add([(label.width, 1)], .equal, -Double(40 + 9 * index), .weak)
            system.add([(label.height, 1)], .equal, -17, .strong)
            system.add([(field.width, 1)], .greaterThanOrEqual, -120, .strong)
            system.add([(field.height, 1)], .equal, -22, .strong)
            // In a line with each other.
            system.add([(label.left, 1)], .equal, -10)
            system.add([(field.left, 1), (label.left, -1), (label.width, -1)], .greaterThanOrEqual, -8)
            system.add([(field.left, 1), (label.left, -1), (label.width, -1)], .equal, -8, .weak)
            system.add([(width, 1), (field.left, -1), (field.width, -1)], .greaterThanOrEqual, -10)
            system.add([(width, 1), (field.left, -1), (field.width, -1)], .equal, -10, .medium)
            system.add(
                [(field.top, 1), (field.height, 0.5), (label.top, -1), (label.height, -0.5)], .equal, 0, .strong)
            if let last = fields.last, let lastLabel = labels.last {
                system.add([(field.left, 1), (last.left, -1)], .equal, 0, .strong)
                system.add([(field.top, 1), (last.top, -1), (last.height, -1)], .greaterThanOrEqual, -10)
                system.add([(field.top, 1), (last.top, -1), (last.height, -1)], .equal, -10, .medium)
                system.add([(label.top, 1), (lastLabel.top, -1), (lastLabel.height, -1)], .greaterThanOrEqual, -10)
            } else {
                system.add([(field.top, 1)], .greaterThanOrEqual, -10)
                system.add([(field.top, 1)], .equal, -10, .medium)
            }
            labels.append(label)
            fields.append(field)
        }
        let last = fields[3]
        system.add([(height, 1), (last.top, -1), (last.height, -1)], .greaterThanOrEqual, -10)
        system.add([(height, 1), (last.top, -1), (last.height, -1)], .equal, -10, .weak)
        system.add([(width, 1)], .greaterThanOrEqual, 0)
        system.add([(height, 1)], .greaterThanOrEqual, 0)
        system.edited = [width, height]
        system.values = [400, 600, 600, 400, 800, 1200, 1200, 800, 400, 800, 800, 400]
        return system
    }
}
