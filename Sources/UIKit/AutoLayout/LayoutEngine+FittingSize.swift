// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension LayoutEngine {
    /// The maximum number of rounds of one measurement. Each round prevents negative lengths, and measures the heights
    /// of wrapped texts again if their widths have changed.
    private static let fittingRounds = 8

    /// Measures the size of a view's alignment rectangle. It depends on a target size and on the constraints that the
    /// view and its descendants hold. No frame changes.
    ///
    /// - Parameters:
    ///   - view: the view to measure.
    ///   - target: the target size.
    ///   - priorities: the priorities of the target's width and height.
    ///
    /// - Complexity: O(the solver's size), because the method copies the solver.
    func fittingSize(of view: UIView, _ target: CGSize, _ priorities: [Float]) -> CGSize {
        let isNew = knownItem(view) == nil
        let viewItem = item(view)
        if isNew { viewItem.useCount += 1 }
        defer { if isNew { release(viewItem) } }
        update()
        var solver = self.solver
        // Constraints that views outside `view` hold are removed. If `view` is the host, there are none.
        for constraint in view === host ? [] : Array(constraints.values) {
            guard let installation = constraint.installation, let holder = constraint.holder, holder !== view,
                !holder.isDescendant(of: view), constraint.views.contains(where: { $0.isDescendant(of: view) })
            else { continue }
            solver.remove(installation.id)
        }
        for (_, own) in viewItem.own { solver.remove(own) }
        // The constraints for heights that depend on the width. The loop below measures these heights for new widths.
        var heights: [(item: Item, id: ConstraintSolver.Constraint, width: Double)] = []
        for item in items.values.sorted(by: { $0.order < $1.order }) where item !== viewItem {
            guard let view = item.view, item.guide == nil, view.heightDependsOnWidth, case .natural = item.source,
                let own = item.own.first(where: { $0.part == .height })
            else { continue }
            heights.append((item, own.id, solver.value(of: item.width)))
        }
        func add(
            _ terms: [ConstraintSolver.Term], _ value: CGFloat, _ above: ConstraintSolver.Penalty,
            _ below: ConstraintSolver.Penalty
        ) -> ConstraintSolver.Constraint? {
            do throws(ConstraintSolver.Conflict) {
                return try solver.add(terms, constant: -Double(value), above: above, below: below)
            } catch {
                // A required target that contradicts the constraints has no effect.
                return nil
            }
        }
        let variables = [viewItem.width, viewItem.height]
        let natural = view.prioritizedNaturalSize(width: 0)
        for axis in 0...1 where natural.length(axis) >= 0 {
            let id = add(
                [ConstraintSolver.Term(variables[axis])], natural.length(axis), natural.growthPenalty(axis),
                natural.shrinkagePenalty(axis))
            if axis == 1, view.heightDependsOnWidth, let id { heights.append((viewItem, id, -1)) }
        }
        for (axis, length) in [target.width, target.height].enumerated() {
            let penalty = LayoutEngine.penalty(priorities[axis])
            _ = add([ConstraintSolver.Term(variables[axis])], length, penalty, penalty)
            _ = add([ConstraintSolver.Term(variables[axis])], 0, .none, .forbidden)
        }
        for _ in 0..<LayoutEngine.fittingRounds {
            var isMeasured = true
            for variable in negativeLengths(in: &solver) {
                isMeasured = false
                _ = add([ConstraintSolver.Term(variable)], 0, .none, .forbidden)
            }
            for index in heights.indices {
                let width = solver.value(of: heights[index].item.width)
                guard abs(width - heights[index].width) > 1e-6, let view = heights[index].item.view else { continue }
                heights[index].width = width
                let height = view.naturalSize(width: width).height
                guard height >= 0, -Double(height) != solver.constant(of: heights[index].id) else { continue }
                isMeasured = false
                do throws(ConstraintSolver.Conflict) {
                    try solver.setConstant(-Double(height), of: heights[index].id)
                } catch {
                    continue
                }
            }
            if isMeasured { break }
        }
        // Adding 0 turns a negative zero into zero.
        return CGSize(width: solver.value(of: viewItem.width) + 0, height: solver.value(of: viewItem.height) + 0)
    }

    /// The variables of widths and heights that have become negative since the last call.
    private func negativeLengths(in solver: inout ConstraintSolver) -> [ConstraintSolver.Variable] {
        var negative: [ConstraintSolver.Variable] = []
        solver.takeChanges { variable, value in
            guard value < -1e-6, let item = itemsOfVariables[variable] else { return }
            if variable == item.width || variable == item.height { negative.append(variable) }
        }
        return negative
    }
}
