// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension LayoutEngine.Item {
    /// The solver's variables for the item's position and length on an axis.
    func variables(on axis: NSLayoutConstraint.Axis) -> [ConstraintSolver.Variable] {
        axis == .horizontal ? [left, width] : [top, height]
    }
}

/// Finds ambiguous layouts, and the constraints that determine a position or a length.
extension LayoutEngine {
    /// Layouts whose values differ by at most this number of points count as the same.
    private static let smallestDifference = 1e-4

    /// The range of an item's position and that of its length on an axis, within which all values satisfy the
    /// constraints equally well.
    func ranges(of item: Item, on axis: NSLayoutConstraint.Axis) -> [ClosedRange<Double>] {
        update()
        let solver = solverWithoutWishes
        return item.variables(on: axis).map { solver.range(of: $0) }
    }

    /// The items that would satisfy the constraints equally well with another rectangle.
    func ambiguousItems(among items: [Item]) -> [Item] {
        update()
        let solver = solverWithoutWishes
        return items.filter { item in
            let isGiven = item.view === host && item.guide == nil && !item.isContent
            return !isGiven && item.variables.contains { LayoutEngine.isAmbiguous(solver.range(of: $0)) }
        }
    }

    /// Whether an item's position on an axis would be ambiguous if a constraint determined its length.
    func isPositionAmbiguousAtFixedLength(_ item: Item, on axis: NSLayoutConstraint.Axis) -> Bool {
        update()
        var solver = solverWithoutWishes
        let (position, length) = (item.variables(on: axis)[0], item.variables(on: axis)[1])
        // The addition cannot fail, because the length has this value now.
        _ = try? solver.add([ConstraintSolver.Term(length)], .equal, constant: -solver.value(of: length))
        return LayoutEngine.isAmbiguous(solver.range(of: position))
    }

    /// A copy of the solver without the constraints that `chooseAmbiguousLayout(of:)` has added, and in which no length
    /// can become negative.
    private var solverWithoutWishes: ConstraintSolver {
        var copy = solverWithMinimums
        for item in items.values { for wish in item.wishes { copy.remove(wish) } }
        return copy
    }

    /// A copy of the solver in which no length can become negative.
    private var solverWithMinimums: ConstraintSolver {
        var copy = solver
        for (variable, item) in itemsOfVariables {
            let isMissing =
                variable == item.width ? item.minimums[0] == nil : variable == item.height && item.minimums[1] == nil
            // The addition fails only if required constraints make the length negative.
            if isMissing { _ = try? copy.add([ConstraintSolver.Term(variable)], .greaterThanOrEqual, constant: 0) }
        }
        return copy
    }

    /// Whether a position or length that can have any value in a range is ambiguous.
    static func isAmbiguous(_ range: ClosedRange<Double>) -> Bool {
        range.upperBound - range.lowerBound > smallestDifference
    }

    /// Gives an item one of the rectangles that its constraints allow, chosen at random. The choice lasts until the
    /// next call of this method for the item, or until no constraint uses the item.
    func chooseAmbiguousLayout(of item: Item) {
        removeWishes(of: item)
        for variable in item.variables {
            let (range, value) = (solverWithMinimums.range(of: variable), solver.value(of: variable))
            guard LayoutEngine.isAmbiguous(range) else { continue }
            let low = max(range.lowerBound, value - LayoutEngine.largestMove)
            let high = min(range.upperBound, value + LayoutEngine.largestMove)
            let wanted = Double.random(in: min(low, high)...high)
            // The addition cannot fail, because only required constraints can contradict others.
            let wish = try? solver.add(
                [ConstraintSolver.Term(variable)], .equal, constant: -wanted, priority: LayoutEngine.wishPriority)
            if let wish { item.wishes.append(wish) }
        }
        setNeedsUpdate()
    }

    /// The maximum distance in points by which the random choice changes a value, because its range may be infinite.
    private static let largestMove = 100.0
    /// The priority of the constraints for the random choice. It is below that of all other constraints, so those win.
    private static let wishPriority: Float = 0.001

    /// The constraints that determine an item's position and length on an axis, including those that the engine itself
    /// has added. In right-to-left layout, a horizontal position is the distance from the container's right edge.
    func owners(determining item: Item, on axis: NSLayoutConstraint.Axis) -> [Owner] {
        update()
        var sums = item.variables(on: axis).map { [ConstraintSolver.Term($0)] }
        if axis == .horizontal, let container = item.container, let outer = knownItem(container),
            container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        {
            sums[0] = [
                ConstraintSolver.Term(outer.width), ConstraintSolver.Term(item.left, times: -1),
                ConstraintSolver.Term(item.width, times: -1),
            ]
        }
        var (known, result) = (Set<ConstraintSolver.Constraint>(), [Owner]())
        for sum in sums {
            for id in solver.constraints(determining: sum) where known.insert(id).inserted {
                if let owner = owners[id] { result.append(owner) }
            }
        }
        return result
    }

    /// The violation of a constraint by the frames as they are.
    struct Violation {
        let constraint: NSLayoutConstraint
        /// The distance in points by which the constraint is violated.
        let distance: Double
        /// The item of the view whose frame is given, and the part of the frame that contradicts the constraint; nil if
        /// there is none.
        let frame: (item: Item, part: Item.Part)?
    }

    /// The violation of an installed constraint; nil if it holds.
    ///
    /// If required constraints contradict a frame that is given, the solver ignores the frame, but the view keeps it.
    /// Therefore the values of such a frame count here, and not those of the solver.
    func violation(of constraint: NSLayoutConstraint) -> Violation? {
        guard let installation = constraint.installation else { return nil }
        var sum = solver.sum(of: installation.id)
        var frame: (Item, Item.Part)?
        for term in installation.terms {
            guard let item = itemsOfVariables[term.variable], case .frame = item.source,
                let own = item.own.first(where: { item.variable($0.part) == term.variable })
            else { continue }
            let difference = solver.sum(of: own.id)
            guard abs(difference) > LayoutEngine.smallestViolation else { continue }
            sum -= term.coefficient * difference
            frame = (item, own.part)
        }
        let distance =
            switch constraint.relation {
            case .equal: abs(sum)
            case .lessThanOrEqual: sum
            case .greaterThanOrEqual: -sum
            }
        guard distance > LayoutEngine.smallestViolation else { return nil }
        return Violation(constraint: constraint, distance: distance, frame: frame)
    }

    /// A constraint that is violated by at most this number of points counts as satisfied.
    private static let smallestViolation = 1e-3
}

extension LayoutItem {
    /// The engine that lays out the view or guide, and the item with its variables; nil if no constraint uses the view
    /// or guide.
    @MainActor
    fileprivate var engineItem: (engine: LayoutEngine, item: LayoutEngine.Item)? {
        guard let view = layoutView else { return nil }
        view.updateLayoutEngines()
        let engine = self is UIView ? view.autoLayout?.itemEngine : view.autoLayout.map { _ in view.layoutEngine }
        return engine.flatMap { engine in engine.knownItem(self).map { (engine, $0) } }
    }

    @MainActor
    fileprivate func constraints(determiningAxis axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, item) = engineItem else { return [] }
        return engine.owners(determining: item, on: axis).compactMap(\.constraint)
    }
}

extension UIView {
    /// Whether the constraints allow more than one frame. For debugging only, because the search takes time.
    public var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return false }
        guard let (engine, item) = engineItem else {
            return (superview as? UIStackView)?.isArranged(self) != true
        }
        return !engine.ambiguousItems(among: [item]).isEmpty
    }

    /// Moves the view at random to another frame that its constraints allow. Does nothing if they allow only one. For
    /// debugging.
    public func exerciseAmbiguityInLayout() {
        guard !translatesAutoresizingMaskIntoConstraints, let (engine, item) = engineItem else { return }
        engine.chooseAmbiguousLayout(of: item)
    }

    /// The active constraints that determine the view's position and length on an axis. For debugging only, because the
    /// search takes time.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(determiningAxis: axis)
    }

    /// The view's layout engine, and the item with the view's variables; nil if no constraint uses the view.
    var layoutVariables: (engine: LayoutEngine, item: LayoutEngine.Item)? { engineItem }
}

extension UILayoutGuide {
    /// Whether the constraints allow more than one rectangle. For debugging only, because the search takes time.
    public var hasAmbiguousLayout: Bool {
        guard let (engine, item) = engineItem else { return owningView != nil && systemArea == nil }
        return !engine.ambiguousItems(among: [item]).isEmpty
    }

    /// The active constraints that determine the guide's position and length on an axis. For debugging only, because
    /// the search takes time.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(determiningAxis: axis)
    }
}
