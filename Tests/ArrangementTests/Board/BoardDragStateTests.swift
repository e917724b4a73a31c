// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("State of an item dragged from a board")
struct BoardDragStateTests {
    enum Event: CaseIterable { case turn, turned, went, down, downElsewhere, settled }

    @Test("Every sequence of four events leads to the state in a table, hides the right pieces, and ends once")
    func exhaustive() {
        /// The name of the state that `event` leads to from the named `state`.
        func next(_ state: String, _ event: Event) -> String {
            switch (state, event) {
            case ("over", _), (_, .settled): "over"
            case (_, .down): "landing 0"
            case (_, .downElsewhere): "landing 1"
            case ("carried", .turn): "turning"
            case ("turning", .turned): "carried"
            case ("carried", .went), ("turning", .went): "gone"
            default: state
            }
        }
        func name(_ state: BoardDragState.State) -> String {
            switch state {
            case .dragged: "carried"
            case .repositioning: "turning"
            case .removed: "gone"
            case .landing(let piece): "landing \(piece)"
            case .over: "over"
            }
        }
        func play(_ dragState: BoardDragState, _ state: String, _ ends: Int, _ depth: Int) {
            #expect(name(dragState.state) == state)
            #expect(dragState.followsDrag == (state == "carried"))
            #expect(dragState.isBeingDragged == ["carried", "turning", "gone"].contains(state))
            #expect(dragState.isItemRemoved == (state == "gone"))
            for piece in 0..<2 {
                #expect(dragState.hides(piece: piece) == (dragState.isBeingDragged || state == "landing \(piece)"))
            }
            #expect(ends == (state == "over" ? 1 : 0))
            guard depth > 0 else { return }
            for event in Event.allCases {
                var after = dragState
                var ended = ends
                switch event {
                case .turn: after.repositionBegan()
                case .turned: after.repositionEnded()
                case .went: after.itemRemoved()
                case .down: after.beganLanding(asPiece: 0)
                case .downElsewhere: after.beganLanding(asPiece: 1)
                case .settled: if after.settled() { ended += 1 }
                }
                play(after, next(state, event), ended, depth - 1)
            }
        }
        play(BoardDragState(), "carried", 0, 4)
    }
}
