// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Stacks between which views move. The app owns the group; the group knows its stacks weakly.
///
///     let group = DragDropStackGroup([toDo, done])
///     group.onChange = { move in self.write(move) }
///
/// A move from stack to stack is told here, once, as one change, and to no delegate: nobody sees a view in both lists or
/// in none. Moves within a stack are told to the stack's delegate.
@MainActor
public final class DragDropStackGroup {
    /// A view went from one stack to another.
    public struct Move {
        /// The view that has moved.
        public let view: UIView
        /// The stack from which it came.
        public let source: DragDropStackView
        /// Its place in the arranged views of ``source`` before.
        public let sourceIndex: Int
        /// The stack in which it is.
        public let target: DragDropStackView
        /// Its place in the arranged views of ``target``.
        public let targetIndex: Int
    }

    private struct Member {
        weak var stack: DragDropStackView?
    }

    private var members: [Member] = []
    let turns = Turns()
    let pendingDrops = PendingDrops()

    /// Writes a move to the model: called once, when the view is let go of and before it has come to rest, and again when
    /// that is undone or redone.
    public var onChange: ((Move) -> Void)?

    /// The moves that ``onChange`` is told of, for `for await`. Each access creates a new sequence, which
    /// starts with the next change and keeps what is not read.
    public var changes: AsyncStream<Move> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<Move>()

    func tell(_ move: Move) {
        onChange?(move)
        changeStreams.send(move)
    }

    /// A group of stacks, each of which leaves the group it was in.
    public init(_ stacks: [DragDropStackView] = []) {
        for stack in stacks { stack.group = self }
        pendingDrops.didChange = { [weak self] in self?.offerAnew() }
    }

    /// The stacks in the group, in the order in which they came.
    public var stacks: [DragDropStackView] { members.compactMap(\.stack) }

    func add(_ stack: DragDropStackView) {
        members = members(without: stack)
        members.append(Member(stack: stack))
        offerAnew()
    }

    func remove(_ stack: DragDropStackView) {
        members = members(without: stack)
        offerAnew()
    }

    /// A copy, because the last reference to another stack may end here: that stack then leaves the group too.
    private func members(without stack: DragDropStackView) -> [Member] {
        members.filter { $0.stack != nil && $0.stack !== stack }
    }

    /// The stacks' custom actions name each other, and pending views have none.
    private func offerAnew() {
        for stack in stacks { stack.setNeedsLayout() }
    }
}
