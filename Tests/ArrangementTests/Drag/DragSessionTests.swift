// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

private func at(_ y: Double) -> CGPoint { CGPoint(x: 0, y: y) }

@Suite("Drag session")
struct DragSessionTests {
    @Test("A press held for half a second within 10 points lifts, follows the pointer and drops")
    func drag() {
        var session = DragSession()
        #expect(session.pressed(at: at(100), time: 1) == .startTimer(at: 1.5))
        #expect(session.moved(to: at(109), time: 1.2) == .none)
        #expect(session.timePassed(1.49) == .none)
        #expect(!session.isActive)
        #expect(session.timePassed(1.5) == .lift)
        #expect(session.moved(to: at(150), time: 1.6) == .move)
        #expect(session.liftFinished() == .none)
        #expect(session.state == .dragging)
        #expect(session.moved(to: at(180), time: 1.7) == .move)
        #expect(session.translation == CGPoint(x: 0, y: 80))
        #expect(session.released() == .drop)
        #expect(session.isActive)
        #expect(session.settled() == .finish(committed: true))
        #expect(!session.isActive)
    }

    @Test("Moving 11 points or releasing before half a second starts no drag")
    func noDrag() {
        var moved = DragSession()
        _ = moved.pressed(at: at(100), time: 0)
        #expect(moved.moved(to: at(111), time: 0.3) == .fail)
        #expect(moved.timePassed(0.5) == .none)
        var lifted = DragSession()
        _ = lifted.pressed(at: at(100), time: 0)
        #expect(lifted.released() == .fail)
    }

    @Test("A handle lifts at once; a mouse lifts after 5 points, however long it was still before")
    func triggers() {
        var handle = DragSession()
        #expect(handle.pressed(at: at(100), time: 0, minimumDuration: 0, tolerance: 0) == .lift)
        var mouse = DragSession()
        #expect(mouse.pressed(at: at(100), time: 0, trigger: .movement(distance: 5)) == .none)
        #expect(mouse.timePassed(10) == .none)
        #expect(mouse.moved(to: at(104), time: 10) == .none)
        #expect(mouse.moved(to: at(105), time: 10.1) == .lift)
    }

    @Test("A mouse with a hold duration lifts once: after 5 points or that duration, whichever is first")
    func heldMouse() {
        let trigger = DragSession.Trigger.movement(distance: 5, hold: 0.5)
        var held = DragSession()
        #expect(held.pressed(at: at(100), time: 1, trigger: trigger) == .startTimer(at: 1.5))
        #expect(held.moved(to: at(104), time: 1.2) == .none)
        #expect(held.timePassed(1.5) == .lift)
        #expect(held.start == at(100))
        #expect(held.moved(to: at(120), time: 1.6) == .move)
        var moved = DragSession()
        _ = moved.pressed(at: at(100), time: 1, trigger: trigger)
        #expect(moved.moved(to: at(105), time: 1.1) == .lift)
        #expect(moved.timePassed(1.5) == .none)
        #expect(moved.isUnderWay)
        var late = DragSession()
        _ = late.pressed(at: at(100), time: 1, trigger: trigger)
        #expect(late.moved(to: at(101), time: 1.6) == .lift)
        var clicked = DragSession()
        _ = clicked.pressed(at: at(100), time: 1, trigger: trigger)
        #expect(clicked.released() == .fail)
        #expect(clicked.timePassed(1.5) == .none)
    }

    @Test("A second finger neither starts another drag nor affects the first one")
    func secondFinger() {
        var session = DragSession()
        _ = session.pressed(at: at(100), time: 0, minimumDuration: 0)
        #expect(session.pressed(at: at(300), time: 1) == .none)
        #expect(session.start == at(100))
        #expect(session.timePassed(2) == .none)
    }

    @Test("A cancel commits nothing, and has no effect after a drop")
    func cancel() {
        var session = DragSession()
        _ = session.pressed(at: at(100), time: 0, minimumDuration: 0)
        #expect(session.cancelled() == .cancel)
        #expect(session.released() == .none)
        #expect(session.settled() == .finish(committed: false))
        _ = session.pressed(at: at(100), time: 1, minimumDuration: 0)
        #expect(session.released() == .drop)
        #expect(session.cancelled() == .none)
        #expect(session.settled() == .finish(committed: true))
    }

    @Test("A movement after the deadline lifts even if the timer is late")
    func lateTimer() {
        var session = DragSession()
        _ = session.pressed(at: at(100), time: 0)
        #expect(session.moved(to: at(140), time: 0.6) == .lift)
        #expect(session.location == at(140))
        #expect(session.timePassed(0.7) == .none)
    }

    /// A session whose item was lifted after 0.325 s. Its drag will begin when the touch has moved 5 points.
    private func raised() -> DragSession {
        var session = DragSession()
        let trigger = DragSession.Trigger.hold(duration: 0.325, tolerance: 10)
        #expect(
            session.pressed(at: at(100), time: 0, trigger: trigger, beginning: .withMovement(distance: 5))
                == .startTimer(at: 0.325))
        #expect(session.timePassed(0.325) == .lift)
        return session
    }

    @Test("A lifted item begins its drag with a movement, and is put down without one")
    func raise() {
        var moved = raised()
        #expect(moved.isActive)
        #expect(!moved.isUnderWay)
        #expect(moved.moved(to: at(104), time: 0.4) == .none)
        #expect(moved.moved(to: at(105), time: 0.5) == .begin)
        #expect(moved.isUnderWay)
        #expect(moved.moved(to: at(106), time: 0.6) == .move)
        #expect(moved.released() == .drop)
        for end in [true, false] {
            var still = raised()
            #expect((end ? still.released() : still.cancelled()) == .lower)
            #expect(still.isActive)
            #expect(!still.isUnderWay)
            #expect(still.moved(to: at(200), time: 1) == .none)
            #expect(still.released() == .none)
            #expect(still.cancelled() == .none)
            #expect(still.settled() == .finish(committed: false))
            #expect(!still.isActive)
        }
    }

    @Test("A mouse movement lifts and begins the drag at once")
    func mouseBegins() {
        var mouse = DragSession()
        let trigger = DragSession.Trigger.movement(distance: 5)
        _ = mouse.pressed(at: at(100), time: 0, trigger: trigger, beginning: .withMovement(distance: 5))
        #expect(mouse.moved(to: at(105), time: 1) == .lift)
        #expect(mouse.isUnderWay)
    }

    @Test("If the timer is late, the movement lifts the item and then begins the drag")
    func lateRaise() {
        var session = DragSession()
        let trigger = DragSession.Trigger.hold(duration: 0.325, tolerance: 10)
        _ = session.pressed(at: at(100), time: 0, trigger: trigger, beginning: .withMovement(distance: 5))
        #expect(session.moved(to: at(150), time: 0.4) == .lift)
        #expect(session.moved(to: at(150), time: 0.4) == .begin)
    }

    @Test("A release over a target that refuses the drop is a cancel")
    func refused() {
        var session = raised()
        _ = session.moved(to: at(150), time: 1)
        #expect(session.released(isAccepted: false) == .cancel)
        #expect(session.settled() == .finish(committed: false))
    }

    @Test("In every sequence of events a lifted item is put down or dragged, and ends once")
    func exhaustiveRaise() {
        var broken: [String] = []
        func play(_ session: DragSession, _ story: [Event], _ phase: String) {
            guard story.count < 6 else { return }
            let time = Double(story.count) * 0.3
            for event in Event.allCases {
                var next = session
                let action: DragSession.Action =
                    switch event {
                    case .press:
                        next.pressed(
                            at: .zero, time: time, trigger: .hold(duration: 0.3, tolerance: 10),
                            beginning: .withMovement(distance: 5))
                    case .nudge: next.moved(to: at(1), time: time)
                    case .swing: next.moved(to: at(100), time: time)
                    case .wait: next.timePassed(time)
                    case .liftEnd: next.liftFinished()
                    case .release: next.released()
                    case .cancel: next.cancelled()
                    case .settle: next.settled()
                    }
                var after = phase
                switch (action, phase) {
                case (.startTimer, "idle"), (.fail, "idle"): break
                case (.lift, "idle"): after = "raised"
                case (.begin, "raised"): after = "dragging"
                case (.lower, "raised"): after = "ending"
                case (.move, "dragging"): break
                case (.drop, "dragging"), (.cancel, "dragging"): after = "ending"
                case (.finish, "ending"): after = "idle"
                case (.none, _): break
                default: after = "broken"
                }
                let isEnd = event == .release || event == .cancel
                if action == .none, isEnd, phase == "raised" || phase == "dragging" { after = "broken" }
                if after == "broken" || next.isUnderWay != (after == "dragging") {
                    broken.append("\(story + [event]): \(action)")
                }
                play(next, story + [event], after)
            }
        }
        play(DragSession(), [], "idle")
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    /// The events of the exhaustive tests, each 0.3 s after the one before it. A `nudge` moves the touch 1 point
    /// farther, and a `swing` moves it 100 points away.
    enum Event: CaseIterable { case press, nudge, swing, wait, liftEnd, release, cancel, settle }

    @Test("In every sequence of events each lift has exactly one end, and only a drop commits")
    func exhaustive() {
        var broken: [String] = []
        var sequences = 0
        func play(_ session: DragSession, _ story: [Event], _ isUp: Bool, _ end: DragSession.Action?, _ nudge: Double) {
            sequences += 1
            guard story.count < 6 else { return }
            let time = Double(story.count) * 0.3
            for event in Event.allCases {
                var next = session
                var nudge = nudge
                let action: DragSession.Action
                switch event {
                case .press: action = next.pressed(at: .zero, time: time)
                case .nudge:
                    nudge += 1
                    action = next.moved(to: at(nudge), time: time)
                case .swing: action = next.moved(to: at(100), time: time)
                case .wait: action = next.timePassed(time)
                case .liftEnd: action = next.liftFinished()
                case .release: action = next.released()
                case .cancel: action = next.cancelled()
                case .settle: action = next.settled()
                }
                var isUp = isUp
                var end = end
                var isGood = true
                switch action {
                case .lift:
                    isGood = !isUp && [.wait, .nudge, .swing].contains(event)
                    isUp = true
                case .move: isGood = isUp && end == nil && [.nudge, .swing].contains(event)
                case .drop, .cancel:
                    isGood = isUp && end == nil && event == (action == .drop ? .release : .cancel)
                    end = action
                case .finish(let committed):
                    isGood = event == .settle && end == (committed ? .drop : .cancel)
                    isUp = false
                    end = nil
                case .fail, .startTimer: isGood = !isUp
                case .begin, .lower: isGood = false
                case .none:
                    // No action is wrong after a release, a cancel or a movement of an item that is lifted and not yet
                    // dropped or cancelled.
                    isGood = !(isUp && end == nil && [.release, .cancel, .nudge, .swing].contains(event))
                    isGood = isGood && !(end != nil && event == .settle)
                }
                if !isGood || next.isActive != isUp { broken.append("\(story + [event]): \(action)") }
                play(next, story + [event], isUp, end, nudge)
            }
        }
        play(DragSession(), [], false, nil, 0)
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(sequences == (0...6).reduce(0) { sum, length in sum + (0..<length).reduce(1) { n, _ in n * 8 } })
    }
}
