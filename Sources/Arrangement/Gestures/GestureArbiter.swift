// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which of the recognizers that see the same touches may recognize.
///
/// By default one: when it begins, the others fail. Two may recognize together where the rules let them. A recognizer
/// that requires another's failure waits for it, and fails when the other begins. What has ended or failed stays so
/// until its touches are up, and then everything is reset for the next attempt. It knows no view, touch or clock:
/// machines (`TapMachine` and the like) say what they want, and it answers with what to do, in order.
///
/// ```swift
/// var arbiter = GestureArbiter<ObjectIdentifier>()
/// var actions: [GestureAction<ObjectIdentifier>] = []
///
/// // A touch goes down: all recognizers of the hit view and its ancestors take part.
/// arbiter.touchSequenceBegan([singleTap, doubleTap, pan])
/// arbiter.requireFailure(of: doubleTap, before: singleTap)
///
/// // A machine's verdict becomes an event, and each action is carried out in order.
/// switch machine.touchesMoved(touches, at: time) {
/// case .began, .recognized: arbiter.wantsToBegin(pan, rules: rules, &actions)
/// case .failed, .cancelled: arbiter.failed(pan, rules: rules, &actions)
/// case .ended: arbiter.ended(pan, &actions)
/// case .changed, .none: break
/// }
///
/// for action in actions {
///     switch action {
///     case .begin(let id): …       // state = .began or .recognized; cancel its touches in the view; send actions
///     case .wait(let id): …        // remember the machine's verdicts until .begin or .fail
///     case .fail(let id): …        // state = .failed, and the machine is not asked any more
///     case .reset(let ids): …      // state = .possible, and a new machine
///     }
/// }
///
/// // The finger is up, and all machines have been told.
/// arbiter.sequenceEnded(where: { _ in true }, &actions)
/// ```
///
/// A discrete recognizer's `begin` is its recognition: tell the arbiter `ended` right after it.
///
/// Actions are added to an array that the caller keeps, and entries are walked by index: an event that resets nothing
/// allocates nothing.
package struct GestureArbiter<ID: Hashable & Sendable>: Sendable {
    /// What the recognizers' classes and delegates say, asked while an event is decided and never kept.
    ///
    /// They are asked before any of the event's actions is carried out, and may not call the arbiter.
    package struct Rules {
        /// `gestureRecognizerShouldBegin`: asked once, when a recognizer wants to begin, even if it then has to wait
        /// for others; if not, it fails.
        package var shouldBegin: (ID) -> Bool
        /// Whether two may recognize together. Asked once for a pair: true if either delegate says so.
        package var canRecognizeSimultaneously: (ID, ID) -> Bool
        /// Whether the first, having begun or ended, keeps the second from recognizing: `canPrevent` and
        /// `canBePrevented`.
        /// Say no for recognizers that have no touch in common.
        package var canPrevent: (ID, ID) -> Bool

        package init(
            shouldBegin: @escaping (ID) -> Bool = { _ in true },
            canRecognizeSimultaneously: @escaping (ID, ID) -> Bool = { _, _ in false },
            canPrevent: @escaping (ID, ID) -> Bool = { _, _ in true }
        ) {
            self.shouldBegin = shouldBegin
            self.canRecognizeSimultaneously = canRecognizeSimultaneously
            self.canPrevent = canPrevent
        }
    }

    struct Entry: Hashable {
        var id: ID
        var phase = GesturePhase.possible
        var hasTouches: Bool
    }

    struct Requirement: Hashable {
        var failing: ID
        var waiting: ID
    }

    /// The recognizers that take part in the attempt, in the order they came.
    var entries: [Entry] = []
    /// Each once. They are few, and looked through.
    var requirements: [Requirement] = []

    package init() {}

    // MARK: - Relations

    /// Lets `waiting` begin only after `failing` has failed: kept until either of the two is reset.
    ///
    /// Recognizers that always require it say so in each attempt, at the latest when they want to begin. So nothing
    /// is kept of those that are gone.
    package mutating func requireFailure(of failing: ID, before waiting: ID) {
        guard !requires(waiting, failing) else { return }
        requirements.append(Requirement(failing: failing, waiting: waiting))
    }

    /// Whether nothing takes part in any attempt.
    package var isIdle: Bool { entries.isEmpty }

    /// How many take part in an attempt.
    package var count: Int { entries.count }

    /// One of those that take part, in the order they came.
    package func participant(_ index: Int) -> ID { entries[index].id }

    /// Where one that takes part stands.
    func index(of id: ID) -> Int? {
        for index in entries.indices where entries[index].id == id { return index }
        return nil
    }

    func requires(_ waiting: ID, _ failing: ID) -> Bool {
        for requirement in requirements where requirement.failing == failing && requirement.waiting == waiting {
            return true
        }
        return false
    }
}

/// How far a recognizer has come in an attempt.
enum GesturePhase: Hashable, Sendable {
    case possible
    /// Wants to begin, and another that must fail first has not yet.
    case waiting
    /// Recognizing.
    case begun
    case ended
    case failed

    var isFinished: Bool { self == .ended || self == .failed }
}

/// What to do with a recognizer.
package enum GestureAction<ID: Hashable & Sendable>: Sendable, Hashable {
    /// It recognizes now.
    case begin(ID)
    /// It may recognize once what it waits for has failed.
    case wait(ID)
    /// It fails without having begun.
    case fail(ID)
    /// Their touches are up and they are possible again.
    case reset([ID])
}
