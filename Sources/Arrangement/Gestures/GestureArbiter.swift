// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which of several gesture recognizers that receive the same touches may recognize.
///
/// By default only one recognizes: when it begins, the others fail. Two may recognize together if the rules allow it. A
/// recognizer that requires the failure of another one waits for that failure. It fails if the other one begins.
/// Recognizers that ended or failed stay so until their touches are up. All are then reset for the next recognition
/// attempt.
///
/// The arbiter knows no views, touches or clock. It receives the results of the recognizers' state machines, such as
/// `TapMachine`, and returns actions in order.
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
/// // The finger is up, and all machines have received the event.
/// arbiter.sequenceEnded(where: { _ in true }, &actions)
/// ```
///
/// For a discrete recognizer, the action `begin` means that it is recognized: call `ended` directly after carrying out
/// the action.
///
/// Actions are appended to an array of the caller, and recognizers are found by linear search. An event that resets no
/// recognizer therefore allocates no memory.
package struct GestureArbiter<ID: Hashable & Sendable>: Sendable {
    /// The answers of the recognizers' classes and delegates, requested during an event and never stored.
    ///
    /// The closures are called before any of the event's actions is carried out, and must not call the arbiter.
    package struct Rules {
        /// `gestureRecognizerShouldBegin`: called once when a recognizer wants to begin, even if it then has to wait
        /// for others. If false, the recognizer fails.
        package var shouldBegin: (ID) -> Bool
        /// Whether two recognizers may recognize together: true if either delegate allows it. Called once for a pair.
        package var canRecognizeSimultaneously: (ID, ID) -> Bool
        /// Whether the first recognizer, having begun or ended, prevents the second, as `canPrevent` and
        /// `canBePrevented` decide. Must return false for recognizers that have no touch in common.
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

    /// A recognizer in the attempt.
    struct Entry: Hashable {
        var id: ID
        var phase = GesturePhase.possible
        var hasTouches: Bool
    }

    /// The requirement that `failing` must fail before `waiting` may begin.
    struct Requirement: Hashable {
        var failing: ID
        var waiting: ID
    }

    /// The recognizers that take part in the current attempt, in the order in which they were added.
    var entries: [Entry] = []
    /// The failure requirements, each once. They are so few that a linear search is fast enough.
    var requirements: [Requirement] = []

    package init() {}

    // MARK: - Relations

    /// Lets `waiting` begin only after `failing` has failed. The requirement is kept until either of the two is reset.
    ///
    /// A requirement that holds for every attempt must be added again in each attempt, at the latest when `waiting`
    /// wants to begin. This way, the arbiter keeps nothing for recognizers that have been deallocated.
    package mutating func requireFailure(of failing: ID, before waiting: ID) {
        guard !requires(waiting, failing) else { return }
        requirements.append(Requirement(failing: failing, waiting: waiting))
    }

    /// Whether no recognizer takes part in an attempt.
    package var isIdle: Bool { entries.isEmpty }

    /// The number of recognizers in the attempt.
    package var count: Int { entries.count }

    /// The recognizer at an index; recognizers are numbered in the order in which they were added.
    package func participant(_ index: Int) -> ID { entries[index].id }

    /// The index of a recognizer's entry; nil if it does not take part.
    func index(of id: ID) -> Int? {
        for index in entries.indices where entries[index].id == id { return index }
        return nil
    }

    /// Whether `failing` must fail before `waiting` may begin.
    func requires(_ waiting: ID, _ failing: ID) -> Bool {
        for requirement in requirements where requirement.failing == failing && requirement.waiting == waiting {
            return true
        }
        return false
    }
}

/// The phase of a recognizer in a recognition attempt.
enum GesturePhase: Hashable, Sendable {
    case possible
    /// The recognizer wants to begin, and waits for another one to fail first.
    case waiting
    /// The recognizer has begun, or was recognized, and has not ended yet.
    case begun
    case ended
    case failed

    var isFinished: Bool { self == .ended || self == .failed }
}

/// An action that the caller must carry out for a recognizer.
package enum GestureAction<ID: Hashable & Sendable>: Sendable, Hashable {
    /// The recognizer begins or is recognized now.
    case begin(ID)
    /// The recognizer may begin only after the recognizers whose failure it requires have failed.
    case wait(ID)
    /// The recognizer fails without having begun.
    case fail(ID)
    /// Reset the recognizers: all of their touches are up, and their state becomes possible again.
    case reset([ID])
}
