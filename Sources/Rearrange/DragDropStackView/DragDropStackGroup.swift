// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A group of stacks that exchange views. The app owns the group; the group holds its stacks weakly.
///
///     let group = DragDropStackGroup([toDo, done])
///     group.onChange = { move in self.write(move) }
///
/// A move from one stack to another is reported only by the group, as a single change. So no view is ever in both
/// models or in none. Moves within a stack are reported to the stack's delegate.
@MainActor
public final class DragDropStackGroup {
    /// A move of a view from one stack to another.
    public struct Move {
        /// The view that moved.
        public let view: UIView
        /// The view's previous stack.
        public let source: DragDropStackView
        /// The view's previous index in the arranged views of ``source``.
        public let sourceIndex: Int
        /// The view's new stack.
        public let target: DragDropStackView
        /// The view's new index in the arranged views of ``target``.
        public let targetIndex: Int
    }

    private struct Member {
        weak var stack: DragDropStackView?
    }

    private var members: [Member] = []
    let changeQueue = ChangeQueue()
    let pendingDrops = PendingDrops()

    /// Writes a move to the model. Called once, when the view is dropped and before its drop animation ends, and again
    /// when the move is undone or redone.
    public var onChange: ((Move) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the moves passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next move and buffers unread moves.
    public var changes: AsyncStream<Move> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<Move>()

    func report(_ move: Move) {
        onChange?(move)
        changeStreams.send(move)
    }

    /// Creates a group of stacks. Each stack leaves the group that it was in.
    public init(_ stacks: [DragDropStackView] = []) {
        for stack in stacks { stack.group = self }
        pendingDrops.didChange = { [weak self] in self?.updateActions() }
    }

    /// The stacks in the group, in the order in which they were added.
    public var stacks: [DragDropStackView] { members.compactMap(\.stack) }

    func add(_ stack: DragDropStackView) {
        members = members(without: stack)
        members.append(Member(stack: stack))
        updateActions()
    }

    func remove(_ stack: DragDropStackView) {
        members = members(without: stack)
        updateActions()
    }

    /// The members except for one stack. Returns a copy instead of changing `members`: this method may release the last
    /// reference to another stack, whose deinitializer then changes `members`.
    private func members(without stack: DragDropStackView) -> [Member] {
        members.filter { $0.stack != nil && $0.stack !== stack }
    }

    /// Updates the custom actions of the views in all stacks. The actions name the other stacks. They are not offered
    /// for views whose drop the app has neither accepted nor refused yet.
    private func updateActions() {
        for stack in stacks { stack.setNeedsLayout() }
    }
}
