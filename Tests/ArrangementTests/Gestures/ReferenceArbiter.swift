// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// The relations between recognizers that classes, delegates and apps can define.
struct RecognizerRelations: CustomStringConvertible {
    var count: Int
    /// Pairs of a recognizer that waits and the recognizer whose failure it requires.
    var requires: Set<[Int]> = []
    /// Pairs in which the first recognizer prevents the second.
    var prevents: Set<[Int]> = []
    /// Pairs, the smaller number first, that a delegate allows to recognize together.
    var together: Set<[Int]> = []
    /// The recognizers whose delegates allow them to begin.
    var mayBegin: Set<Int> = []

    var rules: GestureArbiter<Int>.Rules {
        GestureArbiter<Int>.Rules(
            shouldBegin: { mayBegin.contains($0) },
            canRecognizeSimultaneously: { together.contains([min($0, $1), max($0, $1)]) },
            canPrevent: { prevents.contains([$0, $1]) })
    }

    func excludes(_ winner: Int, _ loser: Int) -> Bool {
        prevents.contains([winner, loser]) && !together.contains([min(winner, loser), max(winner, loser)])
    }

    var description: String {
        "requires \(requires.sorted { $0.lexicographicallyPrecedes($1) }), prevents \(prevents.count), "
            + "together \(together.count), may begin \(mayBegin.sorted())"
    }
}

/// An event that is passed to a gesture arbiter.
enum GestureEvent: Hashable {
    case down(Int), up(Int), wants(Int), fails(Int), ends(Int)

    static func all(_ count: Int) -> [GestureEvent] {
        (0..<count).flatMap { [.down($0), .up($0), .wants($0), .fails($0), .ends($0)] }
    }
}

/// A reference model of `GestureArbiter`. It uses dictionaries, and computes every result from scratch.
struct ReferenceArbiter {
    enum State { case possible, waiting, begun, ended, failed }

    let world: RecognizerRelations
    /// The recognizers in the order in which they were added.
    var order: [Int] = []
    var states: [Int: State] = [:]
    var touched: Set<Int> = []
    private var actions: [GestureAction<Int>] = []

    init(_ world: RecognizerRelations) {
        self.world = world
    }

    mutating func handle(_ event: GestureEvent) -> [GestureAction<Int>] {
        actions = []
        switch event {
        case .down(let id):
            join(id)
            touched.insert(id)
            return []
        case .up(let id):
            touched.remove(id)
        case .wants(let id):
            join(id)
            guard states[id] == .possible else { return [] }
            if world.mayBegin.contains(id) { tryToBegin(id) } else { fail(id) }
        case .fails(let id):
            guard let state = states[id], state != .ended, state != .failed else { return [] }
            states[id] = .failed
            failureOf(id)
        case .ends(let id):
            guard states[id] == .begun else { return [] }
            states[id] = .ended
        }
        clearUp()
        return actions
    }

    private mutating func join(_ id: Int) {
        if states[id] == nil {
            order.append(id)
            states[id] = .possible
        }
    }

    private func waitedFor(by id: Int) -> [Int] { order.filter { world.requires.contains([id, $0]) } }

    private mutating func tryToBegin(_ id: Int) {
        let recognized = order.filter { $0 != id && (states[$0] == .begun || states[$0] == .ended) }
        let needed = waitedFor(by: id)
        if recognized.contains(where: { needed.contains($0) || world.excludes($0, id) }) { return fail(id) }
        if needed.contains(where: { states[$0] == .possible || states[$0] == .waiting }) {
            if states[id] != .waiting { actions.append(.wait(id)) }
            states[id] = .waiting
            return
        }
        states[id] = .begun
        actions.append(.begin(id))
        for other in order where other != id && (states[other] == .possible || states[other] == .waiting) {
            if waitedFor(by: other).contains(id) || world.excludes(id, other) { fail(other) }
        }
    }

    private mutating func fail(_ id: Int) {
        states[id] = .failed
        actions.append(.fail(id))
        failureOf(id)
    }

    private mutating func failureOf(_ id: Int) {
        for other in order where states[other] == .waiting && waitedFor(by: other).contains(id) { tryToBegin(other) }
    }

    private mutating func clearUp() {
        // A recognizer is hopeful if its own touches can still change its state, or if it waits for a hopeful
        // recognizer.
        var hopeful = Set(order.filter { states[$0] == .possible || touched.contains($0) })
        while let next = order.first(where: { id in
            !hopeful.contains(id) && waitedFor(by: id).contains { hopeful.contains($0) && states[$0] != .failed }
        }) {
            hopeful.insert(next)
        }
        for id in order where states[id] == .waiting && !hopeful.contains(id) {
            states[id] = .failed
            actions.append(.fail(id))
        }
        let done = order.filter { (states[$0] == .ended || states[$0] == .failed) && !touched.contains($0) }
        guard !done.isEmpty else { return }
        actions.append(.reset(done))
        for id in done { states[id] = nil }
        order.removeAll { done.contains($0) }
    }
}
