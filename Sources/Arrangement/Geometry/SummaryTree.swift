// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The sum of the properties of several elements, such as their heights, which the tree stores for each branch. Each
/// summary also contains the number of positions in its branch.
package protocol TreeSummary: Sendable, Equatable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    /// The number of positions, by which the tree is indexed. At least 1 for an element.
    var count: Int { get }
}

/// A leaf element of a tree: one position, or a run of several that can be split.
package protocol SummarizedElement: Sendable {
    associatedtype Summary: TreeSummary
    var summary: Summary { get }

    /// Returns two elements: one with the first `count` positions of this one, and one with the rest. It is called only
    /// for an element of several positions, and neither part is empty.
    func split(at count: Int) -> (Self, Self)

    /// This element and the next one merged into one; nil if they should stay separate.
    func merged(with next: Self) -> Self?
}

extension SummarizedElement {
    package func split(at count: Int) -> (Self, Self) {
        preconditionFailure("An element with one place cannot be split at \(count).")
    }
    package func merged(with next: Self) -> Self? { nil }
}

/// A sequence with prefix sums: a balanced tree with its elements in the leaves and a summary in every node.
///
/// The tree is an immutable value: a copy is free, and an edit shares all nodes except those on the path to its
/// position. The depths of two branches differ by at most one, as in an AVL tree. Every edit consists of splits and
/// joins.
package struct SummaryTree<Element: SummarizedElement>: Sendable {
    package typealias Summary = Element.Summary

    var root: Node?

    package init() {}

    init(root: Node?) { self.root = root }

    /// Creates a balanced tree of the given elements.
    ///
    /// - Complexity: O(n)
    package init(_ elements: [Element]) {
        root = Node.balanced(elements[...])
    }

    /// The sum of the summaries of all elements.
    package var summary: Summary { root?.summary ?? .zero }

    package var isEmpty: Bool { root == nil }

    final class Node: Sendable {
        enum Content {
            case leaf(Element)
            case fork(Node, Node)
        }

        // Three fields are stored instead of an enum with payloads, because matching a payload would retain and release
        // its contents.
        /// The element of a leaf; nil in a fork.
        let element: Element?
        /// The branches of a fork; both nil in a leaf.
        let left: Node?
        let right: Node?
        let summary: Summary
        /// The number of forks on the longest path down to a leaf.
        let depth: Int

        init(_ element: Element) {
            self.element = element
            (left, right) = (nil, nil)
            summary = element.summary
            depth = 0
        }

        init(_ left: Node, _ right: Node) {
            element = nil
            (self.left, self.right) = (left, right)
            summary = left.summary + right.summary
            depth = max(left.depth, right.depth) + 1
        }

        var content: Content {
            if let left, let right { return .fork(left, right) }
            guard let element else { preconditionFailure("A node is a leaf or a fork.") }
            return .leaf(element)
        }

        static func balanced(_ elements: ArraySlice<Element>) -> Node? {
            guard elements.count > 1 else { return elements.first.map(Node.init) }
            let middle = elements.startIndex + elements.count / 2
            return Node(balanced(elements[..<middle])!, balanced(elements[middle...])!)
        }
    }
}
