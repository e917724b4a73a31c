// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SummaryTree {
    /// The first element for which `isReached` is true for the sum of the summaries up to and including the element.
    /// `before` is the sum without the element. Nil if there is no such element.
    ///
    /// `isReached` must stay true for all larger sums. Summaries are always added in the same order, so that every
    /// search computes exactly the same sum for an element, despite rounding.
    ///
    /// - Complexity: O(log n)
    package func first(where isReached: (Summary) -> Bool) -> (element: Element, before: Summary)? {
        guard let root, isReached(root.summary) else { return nil }
        return root.first(after: .zero, where: isReached)
    }

    /// The element that contains a position, and the sum of the summaries of all elements before it.
    ///
    /// - Complexity: O(log n)
    package func element(at place: Int) -> (element: Element, before: Summary) {
        guard place >= 0, let found = first(where: { $0.count > place }) else {
            preconditionFailure("There is no place \(place) among \(summary.count).")
        }
        return found
    }

    /// All elements in order, for tests and for building another tree.
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

    /// A description of a violated invariant of the tree; nil if all hold. The invariants are balanced branches,
    /// correct summaries and depths, and merged neighbours.
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
    /// Returns the first element below this node for which `isReached` is true, and the sum of all summaries before
    /// that element. `isReached` receives the sum of all summaries up to and including an element. The parameter
    /// `before` is the sum of all summaries before this node. `isReached` must be true for the sum that includes this
    /// whole node.
    fileprivate func first(
        after before: Element.Summary, where isReached: (Element.Summary) -> Bool
    ) -> (element: Element, before: Element.Summary) {
        var before = before
        // The nodes are read without reference counting, which would take as long as the search itself. This is safe
        // because the immutable tree retains its nodes.
        var node = Unmanaged.passUnretained(self)
        while true {
            let next = node._withUnsafeGuaranteedRef { node -> Unmanaged<SummaryTree.Node>? in
                guard let left = node.left, let right = node.right else { return nil }
                let sum = before + left.summary
                if isReached(sum) { return Unmanaged.passUnretained(left) }
                before = sum
                return Unmanaged.passUnretained(right)
            }
            guard let next else { break }
            node = next
        }
        guard let element = node._withUnsafeGuaranteedRef({ $0.element }) else {
            preconditionFailure("A node is a leaf or a fork.")
        }
        return (element, before)
    }
}
