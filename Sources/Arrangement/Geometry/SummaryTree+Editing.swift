// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SummaryTree {
    /// Returns a tree of the first `count` positions, and a tree of the others. An element with several positions may
    /// be split between the two.
    ///
    /// - Complexity: O(log n)
    package func split(at count: Int) -> (SummaryTree, SummaryTree) {
        precondition(count >= 0 && count <= summary.count, "Cannot split \(summary.count) places at \(count).")
        let (left, right) = Node.split(root, at: count)
        guard let left, let right else { return (SummaryTree(root: left), SummaryTree(root: right)) }
        // If an element was split, each of its two parts may now be short enough to merge with the element before or
        // after it. Removing the part and appending it again merges the two.
        var front = SummaryTree(root: Node.removingLast(left))
        front.append(left.last)
        var back = SummaryTree(root: Node(right.first))
        back.append(SummaryTree(root: Node.removingFirst(right)))
        return (front, back)
    }

    /// Appends another tree's elements; the two adjacent elements at the joint are merged if possible.
    ///
    /// - Complexity: O(log n)
    package mutating func append(_ other: SummaryTree) {
        guard let left = root, let right = other.root else {
            root = root ?? other.root
            return
        }
        guard let merged = left.last.merged(with: right.first) else {
            root = Node.join(left, right)
            return
        }
        // The merged element may in turn merge with its own neighbours: append it to the elements before it, then the
        // elements after it.
        let before = Node.removingLast(left)
        let after = Node.removingFirst(right)
        var result = SummaryTree(root: before)
        result.append(SummaryTree(root: Node(merged)))
        result.append(SummaryTree(root: after))
        self = result
    }

    package mutating func append(_ element: Element) {
        append(SummaryTree(root: Node(element)))
    }

    /// Replaces the positions in `range` with those of another tree.
    ///
    /// - Complexity: O(log n)
    package mutating func replace(_ range: Range<Int>, with other: SummaryTree) {
        let (front, rest) = split(at: range.lowerBound)
        let (_, back) = rest.split(at: range.count)
        self = front
        append(other)
        append(back)
    }

    /// Replaces the element that contains a position in a single pass, without changing its neighbours.
    ///
    /// The new element must have as many positions as the old one. It must not be mergeable with a neighbour unless the
    /// old one was.
    ///
    /// - Parameter change: receives the element and the position in it; returns nil to leave the tree unchanged.
    /// - Returns: whether there was a change.
    /// - Complexity: O(log n)
    package mutating func update(at place: Int, _ change: (Element, Int) -> Element?) -> Bool {
        guard let root, place >= 0, place < summary.count else {
            preconditionFailure("There is no place \(place) among \(summary.count).")
        }
        guard let updated = Node.updated(root, at: place, change) else { return false }
        self.root = updated
        return true
    }

    /// Replaces the element that contains a position with several elements in a single pass, without changing its
    /// neighbours.
    ///
    /// Together the new elements must have as many positions as the old one. No two adjacent new elements may be
    /// mergeable, and no new element may be mergeable with a neighbour.
    ///
    /// - Parameter cut: receives the element and the position in it; returns nil to leave the tree unchanged.
    /// - Returns: whether there was a change.
    /// - Complexity: O(log n)
    package mutating func cut(at place: Int, _ cut: (Element, Int) -> [Element]?) -> Bool {
        guard let root, place >= 0, place < summary.count else {
            preconditionFailure("There is no place \(place) among \(summary.count).")
        }
        guard let updated = Node.cut(root, at: place, cut) else { return false }
        self.root = updated
        return true
    }

    /// Replaces the element that ends directly before a position, and the one that begins at it, in a single pass.
    ///
    /// Together the two new elements must have as many positions as the old two. They must not be mergeable with each
    /// other or with a neighbour.
    ///
    /// - Parameter change: receives the two elements; returns nil to leave the tree unchanged.
    /// - Returns: whether there was a change; false if no element begins at the position, or none ends directly before
    ///   it.
    /// - Complexity: O(log n)
    package mutating func updateNeighbours(at place: Int, _ change: (Element, Element) -> (Element, Element)?) -> Bool {
        guard let root, let updated = Node.updatedNeighbours(root, at: place, change) else { return false }
        self.root = updated
        return true
    }

    package mutating func replace(_ range: Range<Int>, with element: Element) {
        replace(range, with: SummaryTree(root: Node(element)))
    }
}

extension SummaryTree.Node {
    typealias Node = SummaryTree.Node

    var first: Element {
        var node = self
        while case .fork(let left, _) = node.content { node = left }
        guard case .leaf(let element) = node.content else { preconditionFailure("A node is a leaf or a fork.") }
        return element
    }

    var last: Element {
        var node = self
        while case .fork(_, let right) = node.content { node = right }
        guard case .leaf(let element) = node.content else { preconditionFailure("A node is a leaf or a fork.") }
        return element
    }

    /// Concatenates two trees, whose depths may differ.
    ///
    /// - Complexity: O(the difference in depth)
    static func join(_ left: Node, _ right: Node) -> Node {
        if left.depth > right.depth + 1, case .fork(let outer, let inner) = left.content {
            return rebalanced(outer, join(inner, right))
        }
        if right.depth > left.depth + 1, case .fork(let inner, let outer) = right.content {
            return rebalanced(join(left, inner), outer)
        }
        return Node(left, right)
    }

    static func join(_ left: Node?, _ right: Node?) -> Node? {
        guard let left, let right else { return left ?? right }
        return join(left, right)
    }

    /// Creates an inner node from two branches whose depths may differ by two. A single or double rotation balances it.
    private static func rebalanced(_ left: Node, _ right: Node) -> Node {
        if right.depth > left.depth + 1, case .fork(let near, let far) = right.content {
            if near.depth > far.depth, case .fork(let a, let b) = near.content {
                return Node(Node(left, a), Node(b, far))
            }
            return Node(Node(left, near), far)
        }
        if left.depth > right.depth + 1, case .fork(let far, let near) = left.content {
            if near.depth > far.depth, case .fork(let a, let b) = near.content {
                return Node(Node(far, a), Node(b, right))
            }
            return Node(far, Node(near, right))
        }
        return Node(left, right)
    }

    static func split(_ node: Node?, at count: Int) -> (Node?, Node?) {
        guard let node, count > 0 else { return (nil, node) }
        guard count < node.summary.count else { return (node, nil) }
        switch node.content {
        case .leaf(let element):
            let (left, right) = element.split(at: count)
            return (Node(left), Node(right))
        case .fork(let left, let right):
            if count < left.summary.count {
                let (front, back) = split(left, at: count)
                return (front, join(back, right))
            }
            let (front, back) = split(right, at: count - left.summary.count)
            return (join(left, front), back)
        }
    }

    static func updated(_ node: Node, at place: Int, _ change: (Element, Int) -> Element?) -> Node? {
        switch node.content {
        case .leaf(let element):
            return change(element, place).map(Node.init)
        case .fork(let left, let right):
            let count = left.summary.count
            if place < count { return updated(left, at: place, change).map { Node($0, right) } }
            return updated(right, at: place - count, change).map { Node(left, $0) }
        }
    }

    static func cut(_ node: Node, at place: Int, _ cut: (Element, Int) -> [Element]?) -> Node? {
        switch node.content {
        case .leaf(let element):
            return cut(element, place).flatMap { balanced($0[...]) }
        case .fork(let left, let right):
            let count = left.summary.count
            if place < count { return self.cut(left, at: place, cut).map { join($0, right) } }
            return self.cut(right, at: place - count, cut).map { join(left, $0) }
        }
    }

    static func updatedNeighbours(
        _ node: Node, at place: Int, _ change: (Element, Element) -> (Element, Element)?
    ) -> Node? {
        guard case .fork(let left, let right) = node.content else { return nil }
        let count = left.summary.count
        if place < count { return updatedNeighbours(left, at: place, change).map { Node($0, right) } }
        if place > count { return updatedNeighbours(right, at: place - count, change).map { Node(left, $0) } }
        return change(left.last, right.first).map { Node(replacingLast(left, $0), replacingFirst(right, $1)) }
    }

    private static func replacingFirst(_ node: Node, _ element: Element) -> Node {
        guard case .fork(let left, let right) = node.content else { return Node(element) }
        return Node(replacingFirst(left, element), right)
    }

    private static func replacingLast(_ node: Node, _ element: Element) -> Node {
        guard case .fork(let left, let right) = node.content else { return Node(element) }
        return Node(left, replacingLast(right, element))
    }

    static func removingFirst(_ node: Node) -> Node? {
        guard case .fork(let left, let right) = node.content else { return nil }
        return join(removingFirst(left), right)
    }

    static func removingLast(_ node: Node) -> Node? {
        guard case .fork(let left, let right) = node.content else { return nil }
        return join(left, removingLast(right))
    }
}
