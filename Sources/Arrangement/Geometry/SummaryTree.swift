// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a tree keeps about each of its branches: something that adds up, and says how many places there are.
package protocol TreeSummary: Sendable, Equatable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    /// The number of places, in which positions are counted. At least 1 for an element.
    var count: Int { get }
}

/// What stands in a leaf of a tree: one place, or a run of several that can be cut.
package protocol SummarizedElement: Sendable {
    associatedtype Summary: TreeSummary
    var summary: Summary { get }

    /// The run's first `count` places and the rest; only asked of runs, with neither part empty.
    func split(at count: Int) -> (Self, Self)

    /// This and the next element as one, where they are worth joining.
    func merged(with next: Self) -> Self?
}

extension SummarizedElement {
    package func split(at count: Int) -> (Self, Self) {
        preconditionFailure("An element with one place cannot be split at \(count).")
    }
    package func merged(with next: Self) -> Self? { nil }
}

/// A sequence that adds up: a balanced tree with its elements in the leaves and a summary on every branch.
///
/// A value whose nodes never change, so that a copy is free and an edit shares all but the path to its place. The
/// branches' depths differ by at most one, as in an AVL tree; every edit is made of splits and joins.
package struct SummaryTree<Element: SummarizedElement>: Sendable {
    package typealias Summary = Element.Summary

    var root: Node?

    package init() {}

    init(root: Node?) { self.root = root }

    /// - Complexity: O(n)
    package init(_ elements: [Element]) {
        root = Node.balanced(elements[...])
    }

    /// The sum of all elements.
    package var summary: Summary { root?.summary ?? .zero }

    package var isEmpty: Bool { root == nil }

    final class Node: Sendable {
        enum Content {
            case leaf(Element)
            case fork(Node, Node)
        }

        // Fields, not an enum with payloads: to look into an enum would count references to all that is in it.
        /// What stands in a leaf; nil in a fork.
        let element: Element?
        /// The branches of a fork, both or none.
        let left: Node?
        let right: Node?
        let summary: Summary
        /// The number of forks on the longest way down.
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
