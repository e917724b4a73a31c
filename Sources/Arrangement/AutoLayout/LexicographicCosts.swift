// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The cost of each variable, as one number for each priority. Costs are compared at the highest priority first, so
/// that no amount of a lower priority outweighs a higher one.
///
/// A cost is a linked list of its non-zero numbers, from the highest priority to the lowest.
struct LexicographicCosts: Sendable {
    /// A non-zero number of a cost, at one priority.
    struct Node: Sendable {
        var priority: Float
        var value: Double
        var next: Int32
    }

    private static let none: Int32 = -1

    /// A cost with a smaller absolute value is a rounding error. For comparison: the violation of one constraint costs
    /// 1 for each point.
    private static let smallestCost = 1e-8

    private(set) var nodes: [Node] = []
    private var firstUnused = LexicographicCosts.none
    /// The first node of each variable's cost.
    private(set) var first: [Int32] = []

    /// Adds a variable without a cost.
    mutating func grow() {
        first.append(LexicographicCosts.none)
    }

    private mutating func insert(_ value: Double, at priority: Float, before next: Int32) -> Int32 {
        let node = Node(priority: priority, value: value, next: next)
        guard firstUnused != LexicographicCosts.none else {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        let index = firstUnused
        firstUnused = nodes[Int(index)].next
        nodes[Int(index)] = node
        return index
    }

    /// Adds `value` at the priority to the variable's cost.
    mutating func add(_ value: Double, at priority: Float, to variable: Int32) {
        var (previous, index) = (LexicographicCosts.none, first[Int(variable)])
        add(value, at: priority, to: variable, &previous, &index)
    }

    /// Adds `factor` times the cost of `source` to the cost of `target`.
    mutating func add(_ source: Int32, times factor: Double, to target: Int32) {
        var (previous, index) = (LexicographicCosts.none, first[Int(target)])
        var other = first[Int(source)]
        while other != LexicographicCosts.none {
            let node = nodes[Int(other)]
            add(factor * node.value, at: node.priority, to: target, &previous, &index)
            other = node.next
        }
    }

    /// Adds `value` at a priority to the variable's cost. The search for the node of that priority begins at `index`,
    /// the node after `previous`. Both are advanced, so that the next search can begin there.
    private mutating func add(
        _ value: Double, at priority: Float, to variable: Int32, _ previous: inout Int32, _ index: inout Int32
    ) {
        while index != LexicographicCosts.none, nodes[Int(index)].priority > priority {
            previous = index
            index = nodes[Int(index)].next
        }
        var replacement = index
        if index != LexicographicCosts.none, nodes[Int(index)].priority == priority {
            let old = nodes[Int(index)].value
            let sum = old + value
            if abs(sum) > max(LexicographicCosts.smallestCost, SparseMatrix.cancellation * max(abs(old), abs(value))) {
                nodes[Int(index)].value = sum
                return
            }
            replacement = nodes[Int(index)].next
            nodes[Int(index)].next = firstUnused
            firstUnused = index
            index = replacement
        } else if abs(value) > LexicographicCosts.smallestCost {
            replacement = insert(value, at: priority, before: index)
        }
        if previous == LexicographicCosts.none {
            first[Int(variable)] = replacement
        } else {
            nodes[Int(previous)].next = replacement
        }
        if replacement != index { previous = replacement }
    }

    mutating func clear(_ variable: Int32) {
        while first[Int(variable)] != LexicographicCosts.none {
            let index = first[Int(variable)]
            first[Int(variable)] = nodes[Int(index)].next
            nodes[Int(index)].next = firstUnused
            firstUnused = index
        }
    }

    /// Whether the variable's cost is below 0, which means that its non-zero number at the highest priority is
    /// negative.
    func isNegative(_ variable: Int32) -> Bool {
        let index = first[Int(variable)]
        return index != LexicographicCosts.none && nodes[Int(index)].value < 0
    }

    /// Whether the variable's cost is 0 at all priorities above `priority`.
    func isZero(_ variable: Int32, above priority: Float) -> Bool {
        let index = first[Int(variable)]
        return index == LexicographicCosts.none || nodes[Int(index)].priority <= priority
    }

    /// Whether the cost of `a`, divided by `divisorA`, is less than that of `b`, divided by `divisorB`; nil if they are
    /// equal. The divisors are positive.
    func isLess(_ a: Int32, over divisorA: Double, than b: Int32, over divisorB: Double) -> Bool? {
        var (indexA, indexB) = (first[Int(a)], first[Int(b)])
        while true {
            let priorityA = indexA == LexicographicCosts.none ? -.infinity : nodes[Int(indexA)].priority
            let priorityB = indexB == LexicographicCosts.none ? -.infinity : nodes[Int(indexB)].priority
            let priority = max(priorityA, priorityB)
            guard priority > -.infinity else { return nil }
            var (costA, costB) = (0.0, 0.0)
            if priorityA == priority {
                costA = nodes[Int(indexA)].value / divisorA
                indexA = nodes[Int(indexA)].next
            }
            if priorityB == priority {
                costB = nodes[Int(indexB)].value / divisorB
                indexB = nodes[Int(indexB)].next
            }
            if abs(costA - costB) > SparseMatrix.cancellation * max(abs(costA), abs(costB)) { return costA < costB }
        }
    }
}
