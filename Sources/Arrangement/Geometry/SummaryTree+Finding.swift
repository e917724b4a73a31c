// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SummaryTree {
    /// The first element at whose end `isReached` holds of the sum up to there, and the sum before it; nil if none.
    ///
    /// `isReached` must stay true once it is. The sums are added up in the same order whatever is asked, so that a
    /// place found by its sum has exactly that sum.
    ///
    /// - Complexity: O(log n)
    package func first(where isReached: (Summary) -> Bool) -> (element: Element, before: Summary)? {
        guard let root, isReached(root.summary) else { return nil }
        return root.first(after: .zero, where: isReached)
    }

    /// The element that holds a place, and the sum before it.
    ///
    /// - Complexity: O(log n)
    package func element(at place: Int) -> (element: Element, before: Summary) {
        guard place >= 0, let found = first(where: { $0.count > place }) else {
            preconditionFailure("There is no place \(place) among \(summary.count).")
        }
        return found
    }

    /// All elements in order, for tests and for making another tree.
    ///
    /// - Complexity: O(n)
    package func elements() -> [Element] {
        var elements: [Element] = []
        func visit(_ node: Node) {
            switch node.content {
            case .leaf(let element): elements.append(element)
            case .fork(let left, let right):
                visit(left)
                visit(right)
            }
        }
        if let root { visit(root) }
        return elements
    }

    /// What is wrong with the tree's shape, or nil: branches balanced, summaries and depths true, neighbours merged.
    ///
    /// - Complexity: O(n)
    package func brokenInvariant() -> String? {
        func check(_ node: Node) -> String? {
            guard case .fork(let left, let right) = node.content else {
                return node.summary.count > 0 ? nil : "a leaf without a place"
            }
            if abs(left.depth - right.depth) > 1 { return "branches of depth \(left.depth) and \(right.depth)" }
            if node.depth != max(left.depth, right.depth) + 1 { return "a wrong depth" }
            if node.summary != left.summary + right.summary { return "a wrong summary" }
            return check(left) ?? check(right)
        }
        if let broken = root.flatMap(check) { return broken }
        let elements = elements()
        for (element, next) in zip(elements, elements.dropFirst()) where element.merged(with: next) != nil {
            return "two neighbours that should be one"
        }
        return nil
    }
}

extension SummaryTree.Node {
    /// The first element below this node at whose end `isReached` holds; it holds at the node's own end.
    fileprivate func first(
        after before: Element.Summary, where isReached: (Element.Summary) -> Bool
    ) -> (element: Element, before: Element.Summary) {
        guard let left, let right else {
            guard let element else { preconditionFailure("A node is a leaf or a fork.") }
            return (element, before)
        }
        let sum = before + left.summary
        return isReached(sum) ? left.first(after: before, where: isReached) : right.first(after: sum, where: isReached)
    }
}
