// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Row swipe")
struct RowSwipeTests {
    /// The events of a row 100 points wide whose buttons are 40 points wide in all.
    private enum Event: CaseIterable {
        case grab, wheel, near, half, past, far, back, release, fling, choose, answer, close, widen
    }

    /// A reference model of `RowSwipe`.
    private struct Model {
        enum Place { case open, held, performing, closed }
        var place = Place.open
        var pull = 40.0
        var start = 40.0
        var width = 100.0
        var performsFirst: Bool
        var performed = 0
        var full = false
        var isWheel = false

        var shown: Double {
            switch place {
            case .open: 40
            case .closed: 0
            case .performing: full ? width : 40
            case .held: full ? pull : pull < 0 ? pull * 0.2 : pull <= 40 ? pull : 40 + (pull - 40) * 0.2
            }
        }

        mutating func move(by distance: Double) -> RowSwipe.Action {
            guard place == .held else { return .none }
            pull = start + distance
            let was = full
            full = performsFirst && !isWheel && pull >= width * 0.68
            return was == full ? .show(shown) : .snap(shown)
        }

        mutating func handle(_ event: Event) -> RowSwipe.Action {
            switch event {
            case .grab, .wheel:
                guard place == .open || place == .held else { return .none }
                (place, pull, start, full, isWheel) = (.held, 20, 20, false, event == .wheel)
                return .show(20)
            case .near: return move(by: 5)
            case .half: return move(by: 15)
            case .past: return move(by: 47)
            case .far: return move(by: 60)
            case .back: return move(by: -60)
            case .release, .fling:
                guard place == .held else { return .none }
                let velocity = event == .fling ? -200.0 : 0
                if full {
                    place = .performing
                    performed += 1
                    return .perform(0)
                }
                place = shown + velocity * 0.2 > 20 ? .open : .closed
                return place == .open ? .settle(40, velocity: velocity) : .close(velocity: velocity)
            case .choose:
                guard place == .open else { return .none }
                (place, full) = (.performing, false)
                performed += 1
                return .perform(1)
            case .answer, .close:
                guard place == .performing || (event == .close && place != .closed) else { return .none }
                (place, full) = (.closed, false)
                return .close(velocity: 0)
            case .widen:
                guard width == 100, place != .closed else { return .none }
                width = 200
                return .show(shown)
            }
        }
    }

    private func send(_ event: Event, to swipe: inout RowSwipe) -> RowSwipe.Action {
        switch event {
        case .grab: swipe.grabbed(at: 20)
        case .wheel: swipe.grabbed(at: 20, by: .wheel)
        case .near: swipe.moved(translation: 5, travel: 5)
        case .half: swipe.moved(translation: 15, travel: 15)
        case .past: swipe.moved(translation: 47, travel: 47)
        case .far: swipe.moved(translation: 60, travel: 60)
        case .back: swipe.moved(translation: -60, travel: -60)
        case .release: swipe.released(velocity: 0)
        case .fling: swipe.released(velocity: -200)
        case .choose: swipe.actionTapped(1)
        case .answer: swipe.actionCompleted()
        case .close: swipe.close()
        case .widen: swipe.resized(openWidth: 40, rowWidth: 200)
        }
    }

    @Test("In every sequence of five events the row matches a model, performs at most once, and stays closed")
    func everySequence() {
        let all = Event.allCases
        var mistakes: [String] = []
        for number in 0..<2 * Int(pow(Double(all.count), 5)) where mistakes.count < 5 {
            let performsFirst = number.isMultiple(of: 2)
            var swipe = RowSwipe(openWidth: 40, rowWidth: 100, performsFirst: performsFirst)
            var model = Model(performsFirst: performsFirst)
            var rest = number / 2
            var events: [Event] = []
            var performed = 0
            for _ in 0..<5 {
                let event = all[rest % all.count]
                rest /= all.count
                events.append(event)
                let wasClosed = swipe.isClosed
                let action = send(event, to: &swipe)
                if case .perform = action { performed += 1 }
                let isRight =
                    isSame(action, model.handle(event)) && isClose(swipe.shown, model.shown, within: 1e-9)
                    && swipe.isClosed == (model.place == .closed) && swipe.isHeld == (model.place == .held)
                    && swipe.isPerforming == (model.place == .performing) && swipe.isFull == model.full
                    && performed <= 1 && !(wasClosed && action != .none)
                if !isRight { mistakes.append("\(events): \(action), shown \(swipe.shown)") }
            }
        }
        #expect(mistakes == [])
    }

    private func isSame(_ one: RowSwipe.Action, _ other: RowSwipe.Action) -> Bool {
        switch (one, other) {
        case (.show(let one), .show(let other)), (.snap(let one), .snap(let other)):
            isClose(one, other, within: 1e-9)
        default: one == other
        }
    }

    @Test("A full swipe on a row of 375 points fires after 260 points, but not after 250 or if disabled (239)")
    func fullSwipe() {
        for (travel, performsFirst, fires) in [(250.0, true, false), (260, true, true), (370, false, false)] {
            var swipe = RowSwipe(openWidth: 80, rowWidth: 375, performsFirst: performsFirst)
            _ = swipe.grabbed(at: 0)
            _ = swipe.moved(translation: travel - 10, travel: travel)
            #expect((swipe.released(velocity: 0) == .perform(0)) == fires)
        }
    }

    @Test("Held pans of 40 to 240 points never fire: the row settles open or closed (240)")
    func heldPans() {
        for distance in stride(from: 40.0, through: 240, by: 10) {
            var swipe = RowSwipe(openWidth: 80, rowWidth: 375, performsFirst: true)
            _ = swipe.grabbed(at: 0)
            _ = swipe.moved(translation: distance - 10, travel: distance)
            let action = swipe.released(velocity: 0)
            #expect(action == (distance > 50 ? .settle(80, velocity: 0) : .close(velocity: 0)))
        }
    }

    @Test("A short flick opens the row, and one in the other direction closes it, at any shown width")
    func flicks() {
        for (shown, velocity, opens) in [(20.0, 300.0, true), (20, 0, false), (70, -400, false), (70, 0, true)] {
            var swipe = RowSwipe(openWidth: 80, rowWidth: 375, performsFirst: true)
            _ = swipe.grabbed(at: 0)
            _ = swipe.moved(translation: shown, travel: shown)
            let action = swipe.released(velocity: velocity)
            #expect(action == (opens ? .settle(80, velocity: velocity) : .close(velocity: velocity)))
        }
    }

    @Test("Grabbing a stretched row does not move it, and moving back reverses the resistance")
    func caught() {
        var swipe = RowSwipe(openWidth: 80, rowWidth: 375, performsFirst: true)
        _ = swipe.grabbed(at: 0)
        _ = swipe.moved(translation: 130, travel: 130)
        #expect(isClose(swipe.shown, 90, within: 1e-9))
        #expect(swipe.grabbed(at: 90) == .show(90))
        #expect(isClose(swipe.shown, 90, within: 1e-9))
        _ = swipe.moved(translation: -50, travel: -50)
        #expect(isClose(swipe.shown, 80, within: 1e-9))
        #expect(swipe.grabbed(at: -4) == .show(-4))
        #expect(isClose(swipe.shown, -4, within: 1e-9))
    }

    @Test("If the buttons take more of the row than a full swipe, it is full when all of them are visible")
    func manyButtons() {
        var swipe = RowSwipe(openWidth: 85, rowWidth: 100, performsFirst: true)
        _ = swipe.grabbed(at: 0)
        _ = swipe.moved(translation: 80, travel: 80)
        #expect(!swipe.isFull)
        _ = swipe.moved(translation: 85, travel: 85)
        #expect(swipe.isFull)
    }
}
