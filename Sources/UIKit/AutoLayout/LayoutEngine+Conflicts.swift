// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// Breaks constraints that contradict each other.
extension LayoutEngine {
    /// Adds a constraint to the solver. While required constraints contradict it, reports the conflict and breaks one
    /// of them.
    ///
    /// - Parameters:
    ///   - new: the reason for the constraint.
    ///   - isRetry: whether the constraint was broken before. In that case it stays broken, without another message, if
    ///     constraints contradict it.
    ///   - add: adds the constraint to the solver.
    /// - Returns: The solver's constraint; nil if the new constraint itself was broken.
    func insert(
        _ new: Owner, isRetry: Bool = false,
        _ add: (inout ConstraintSolver) throws(ConstraintSolver.Conflict) -> ConstraintSolver.Constraint
    ) -> ConstraintSolver.Constraint? {
        while true {
            do throws(ConstraintSolver.Conflict) {
                let id = try add(&solver)
                owners[id] = new
                return id
            } catch {
                if isRetry, let constraint = new.constraint {
                    conflicts[ObjectIdentifier(constraint)] = error.constraints.compactMap { owners[$0] }
                        .map(ConstraintText.line)
                    return nil
                }
                guard resolve(error, adding: new) else { return nil }
            }
        }
    }

    /// Reports a conflict between required constraints, and breaks one of them.
    ///
    /// The broken constraint is the one of the app that was activated last. If the conflict contains no constraint of
    /// the app, it is the one of a stack view that was activated last. Otherwise it is the new constraint.
    ///
    /// - Returns: Whether a constraint other than the new one was broken, so that the caller can try to add the new one
    ///   again.
    private func resolve(_ conflict: ConstraintSolver.Conflict, adding new: Owner) -> Bool {
        var members = conflict.constraints.compactMap { owners[$0] }
        members.append(new)
        let apps = members.compactMap(\.constraint)
        let victim = apps.max {
            ($0.isAutomatic ? 0 : 1, $0.activationNumber) < ($1.isAutomatic ? 0 : 1, $1.activationNumber)
        }
        UnsatisfiableConstraints.report(
            members.map(ConstraintText.line),
            breaking: victim.map { ConstraintText.line(.app($0)) } ?? ConstraintText.line(new))
        guard let victim else { return false }
        conflicts[ObjectIdentifier(victim)] = members.filter { $0.constraint !== victim }.map(ConstraintText.line)
        if case .app(let constraint) = new, constraint === victim { return false }
        uninstall(victim)
        broken.append(victim)
        return true
    }

    /// Adds the broken constraints to the solver again, if they no longer contradict others.
    func retryBroken() {
        let constraints = broken
        broken.removeAll()
        installAll(constraints, isRetry: true)
    }
}
