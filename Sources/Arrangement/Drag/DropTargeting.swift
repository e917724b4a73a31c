// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The operation that a drop performs, or would perform.
package enum DropOperation: UInt, Sendable, Hashable {
    case cancel, forbidden, copy, move

    /// Whether the operation performs a drop: a copy or a move.
    package var isDrop: Bool { self == .copy || self == .move }
}

/// The operations that the source of a drag allows.
package struct DropOffer: Sendable, Hashable {
    package var allowsMove: Bool

    package init(allowsMove: Bool = true) {
        self.allowsMove = allowsMove
    }

    /// The effective operation for a target's proposal: a move that the source does not allow becomes a cancel.
    package func resolved(_ proposal: DropOperation) -> DropOperation {
        proposal == .move && !allowsMove ? .cancel : proposal
    }
}

/// Selects the drop target of a drag. Determines which targets the caller has to ask, enter, update and exit, and the
/// result of a drop.
///
/// Events update the state; `nextStep` then returns the calls to make one at a time, until there are none left. A
/// target's callback may therefore change the views below the pointer.
///
///     targeting.pointerMoved(over: targets)
///     while let step = targeting.nextStep() {
///         switch step {
///         case .canHandle(let target): targeting.answered(target, canHandle: …)
///         case .exit(let target): …
///         case .enter(let target): …
///         case .update(let target): targeting.proposed(target, …)
///         }
///     }
///
/// Of nested targets the innermost that can handle the drag receives it. A target that cannot handle the drag is not
/// asked again until the session changes. A target that can handle it is asked again each time the drag enters that
/// target.
package struct DropTargeting<Target: Hashable & Sendable>: Sendable {
    package enum Step: Sendable, Hashable {
        /// Ask the target whether it can handle the session, and pass the result to `answered`.
        case canHandle(Target)
        case exit(Target)
        case enter(Target)
        /// Ask the target which operation a drop on it would perform, and pass the answer to `proposed`.
        case update(Target)
    }

    /// The targets below the pointer, the innermost first.
    private var below: [Target] = []
    /// The targets that have answered that they cannot handle the session with its current items.
    private var refused: Set<Target> = []
    /// The target that has answered last that it can handle the session; nil after the drag has exited it or the
    /// session has changed.
    private var accepted: Target?
    /// Whether the current target must be asked again for its proposed operation.
    private var needsUpdate = false
    /// Whether a `canHandle` question has not been answered yet.
    private var isAsking = false
    /// Whether the session has ended.
    private var isOver = false

    /// The target that the drag has entered.
    package private(set) var current: Target?
    /// The current target's proposed operation; nil before the target was asked.
    package private(set) var proposal: DropOperation?
    /// All targets that the drag has entered, in the order of entering; they are notified of the drag's end.
    package private(set) var entered: [Target] = []

    package init() {}

    // MARK: Events

    /// Updates the targets below the pointer, the innermost first.
    ///
    /// - Parameter isMovement: whether the pointer has moved. If only the views have moved, a target that stays below
    ///   the pointer is not updated.
    package mutating func pointerMoved(over targets: [Target], isMovement: Bool = true) {
        below = targets
        if isMovement { needsUpdate = true }
    }

    /// Requests another update of `target`, whose content has moved. Has no effect on a target that is not the current
    /// one.
    package mutating func contentMoved(of target: Target) {
        if target == current { needsUpdate = true }
    }

    /// Causes all targets below the pointer to be asked again, because items were added to the drag.
    package mutating func sessionChanged() {
        refused = []
        accepted = nil
        needsUpdate = true
    }

    /// Handles a target that was removed from its view or no longer accepts drops. It no longer counts as below the
    /// pointer.
    package mutating func removed(_ target: Target) {
        below.removeAll { $0 == target }
    }

    package mutating func answered(_ target: Target, canHandle: Bool) {
        guard isAsking else { return }
        isAsking = false
        if canHandle { accepted = target } else { refused.insert(target) }
    }

    package mutating func proposed(_ target: Target, _ operation: DropOperation) {
        if target == current { proposal = operation }
    }

    /// Ends the session, after which no target is entered or asked any more.
    ///
    /// - Returns: the targets to notify of the end, in the order they were entered.
    package mutating func ended() -> [Target] {
        guard !isOver else { return [] }
        isOver = true
        return entered
    }

    // MARK: Answers

    /// The next call that the caller has to make to a target; nil if there is none.
    package mutating func nextStep() -> Step? {
        guard !isOver else { return nil }
        let wanted = below.first { !refused.contains($0) }
        if let wanted, accepted != wanted {
            isAsking = true
            return .canHandle(wanted)
        }
        if let left = current, left != wanted {
            current = nil
            proposal = nil
            if accepted == left { accepted = nil }
            return .exit(left)
        }
        guard let wanted else {
            accepted = nil
            return nil
        }
        if current == nil {
            current = wanted
            if !entered.contains(wanted) { entered.append(wanted) }
            needsUpdate = true
            return .enter(wanted)
        }
        guard needsUpdate else { return nil }
        needsUpdate = false
        return .update(wanted)
    }

    /// The target and the operation if the user drops now; `.cancel` without a proposal.
    package var outcome: (target: Target?, operation: DropOperation) {
        (current, proposal ?? .cancel)
    }
}
