// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The constraints that the engine itself adds: for the frames and the intrinsic sizes of views.
extension LayoutEngine {
    /// Updates the constraints that the engine itself adds for the frame or the intrinsic size of an item.
    func updateEngineConstraints(of item: Item) {
        guard item.useCount > 0, let view = item.view, item.guide == nil, !item.isContent else { return }
        // Without this, the item would be removed if a step below breaks the last constraint that uses it.
        item.useCount += 1
        defer { release(item) }
        let source: Item.Source
        if view === host || view.translatesAutoresizingMaskIntoConstraints {
            source = .frame(view.alignmentRect(forFrame: view.untransformedFrame))
        } else {
            source = .natural(view.prioritizedNaturalSize(width: solver.value(of: item.width)))
        }
        guard source != item.source else { return }
        if change(item, to: source) { return }
        removeOwn(of: item)
        item.source = source
        switch source {
        case .none: break
        case .frame(let frame):
            let penalty = ConstraintSolver.Penalty.priority(LayoutEngine.framePriority)
            addEngineConstraint(.width, frame.width, penalty, penalty, item)
            addEngineConstraint(.height, frame.height, penalty, penalty, item)
            guard view !== host else { break }
            addEngineConstraint(.left, frame.minX, penalty, penalty, item)
            addEngineConstraint(.top, frame.minY, penalty, penalty, item)
        case .natural(let natural):
            for axis in 0...1 where natural.length(axis) >= 0 {
                addEngineConstraint(
                    axis == 0 ? .width : .height, natural.length(axis), natural.growthPenalty(axis),
                    natural.shrinkagePenalty(axis), item)
            }
        }
    }

    /// The priority of the constraints for frames that the app or an autoresizing mask determines. It is just below
    /// that of required constraints, so that an outdated frame never contradicts the app's constraints.
    private static let framePriority: Float = 999.5

    /// Changes the constants and the priorities of the constraints in the item's `own`. Returns false if other changes
    /// are necessary, or if a constant causes a conflict. The caller then creates the constraints again.
    private func change(_ item: Item, to source: Item.Source) -> Bool {
        var values: [CGFloat]
        switch (item.source, source) {
        case (.frame, .frame(let frame)):
            values = [frame.width, frame.height, frame.minX, frame.minY]
        case (.natural(let old), .natural(let new)):
            guard old.hugging == new.hugging, old.resistance == new.resistance,
                (old.size.width < 0) == (new.size.width < 0), (old.size.height < 0) == (new.size.height < 0)
            else { return false }
            values = [new.size.width, new.size.height].filter { $0 >= 0 }
            // An increment changes neither a required priority nor one of 0, so the kinds of the penalties stay the
            // same.
            for (part, id) in item.own {
                let axis = part == .width ? 0 : 1
                solver.setPenalties(above: new.growthPenalty(axis), below: new.shrinkagePenalty(axis), of: id)
            }
        default: return false
        }
        for (constraint, value) in zip(item.own, values) {
            do throws(ConstraintSolver.Conflict) {
                try solver.setConstant(-Double(value), of: constraint.id)
            } catch {
                return false
            }
        }
        item.source = source
        return true
    }

    /// The solver's penalty for the violation of a constraint with a priority.
    nonisolated static func penalty(_ priority: Float) -> ConstraintSolver.Penalty {
        priority >= 1000 ? .forbidden : priority > 0 ? .priority(priority) : .none
    }

    /// Adds a constraint for one part of an item's frame or intrinsic size, with the penalties for values above and
    /// below `value`.
    private func addEngineConstraint(
        _ part: Item.Part, _ value: CGFloat, _ above: ConstraintSolver.Penalty, _ below: ConstraintSolver.Penalty,
        _ item: Item
    ) {
        let id = insert(.view(item, part)) { solver throws(ConstraintSolver.Conflict) in
            try solver.add(
                [ConstraintSolver.Term(item.variable(part))], constant: -Double(value), above: above, below: below)
        }
        if let id { item.own.append((part, id)) }
    }

    /// Removes the constraints that the engine has added for the frame or the intrinsic size of an item.
    func removeOwn(of item: Item) {
        for (_, constraint) in item.own {
            owners[constraint] = nil
            solver.remove(constraint)
        }
        item.own.removeAll()
        item.source = .none
    }
}
