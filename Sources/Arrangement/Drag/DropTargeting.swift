// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a drop does, or would do.
package enum DropOperation: UInt, Sendable, Hashable {
    case cancel, forbidden, copy, move

    /// Whether something is dropped at all.
    package var isDrop: Bool { self == .copy || self == .move }
}

/// What the source of a drag lets destinations do with it.
package struct DropOffer: Sendable, Hashable {
    package var allowsMove: Bool

    package init(allowsMove: Bool = true) {
        self.allowsMove = allowsMove
    }

    /// What a destination's proposal comes to: a move that the source does not allow is a cancel.
    package func resolved(_ proposal: DropOperation) -> DropOperation {
        proposal == .move && !allowsMove ? .cancel : proposal
    }
}

/// The destination's side of a drag: who is asked, entered, told of movement and left, and what a release would do.
///
/// Events say what has changed; `nextStep` then says, one at a time, what is to be done about it, until there is
/// nothing more. So answers may take their time, and whoever is asked may change what is below the pointer meanwhile.
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
/// Of targets inside each other the innermost gets the drag that can handle it. One that cannot is not asked again
/// until the session changes; one that can is asked again when it is entered again.
package struct DropTargeting<Target: Hashable & Sendable>: Sendable {
    package enum Step: Sendable, Hashable {
        /// Ask whether it takes part, and send `answered`.
        case canHandle(Target)
        case exit(Target)
        case enter(Target)
        /// Ask what a drop would do, and send `proposed`.
        case update(Target)
    }

    /// What is below the pointer, the innermost first.
    private var below: [Target] = []
    /// Cannot handle the session as it is.
    private var refused: Set<Target> = []
    /// Has said that it can, and has not been left since.
    private var accepted: Target?
    private var needsUpdate = false
    /// The question that has not been answered yet.
    private var isAsking = false
    private var isOver = false

    /// Whoever the drag has entered.
    package private(set) var current: Target?
    /// What it would do; nil before it was asked.
    package private(set) var proposal: DropOperation?
    /// All that the drag has entered, in that order: they hear of its end.
    package private(set) var entered: [Target] = []

    package init() {}

    // MARK: Events

    /// The pointer is over these targets, the innermost first.
    ///
    /// - Parameter isMovement: whether it has moved; where only what is below it has, the one that is below all the
    ///   time hears nothing.
    package mutating func pointerMoved(over targets: [Target], isMovement: Bool = true) {
        below = targets
        if isMovement { needsUpdate = true }
    }

    /// A target shows something else below the pointer: where that is over it, it is asked what a drop would do.
    package mutating func contentMoved(of target: Target) {
        if target == current { needsUpdate = true }
    }

    /// Items have been added: everybody is asked anew.
    package mutating func sessionChanged() {
        refused = []
        accepted = nil
        needsUpdate = true
    }

    /// A target is gone, or takes no drops any more.
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

    /// The session is over: nobody is entered or asked any more.
    ///
    /// - Returns: who has to hear of it, in the order they were entered.
    package mutating func ended() -> [Target] {
        guard !isOver else { return [] }
        isOver = true
        return entered
    }

    // MARK: Answers

    /// What is to be done next; nil for nothing.
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

    /// Who gets what is let go of now, and what becomes of it: a cancel where nobody has proposed anything.
    package var outcome: (target: Target?, operation: DropOperation) {
        (current, proposal ?? .cancel)
    }
}
