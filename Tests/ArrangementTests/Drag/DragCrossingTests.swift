// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Drag that leaves its window for other apps")
struct DragCrossingTests {
    private enum Event: CaseIterable {
        case movedInside, movedOutside, handOverFailed, ended, cameInside, left, droppedInside, dropped, finished
        case cancelled
    }

    private func send(_ event: Event, to crossing: inout DragCrossing) -> DragCrossing.Action {
        switch event {
        case .movedInside: return crossing.pointerMoved(isInside: true)
        case .movedOutside: return crossing.pointerMoved(isInside: false)
        case .handOverFailed:
            crossing.handOverFailed()
            return .none
        case .ended:
            crossing.ended()
            return .none
        case .cameInside: return crossing.movedInside()
        case .left: return crossing.exited()
        case .droppedInside: return crossing.droppedInside()
        case .dropped: return crossing.dropped()
        case .finished: return crossing.finished()
        case .cancelled: return crossing.cancelled()
        }
    }

    /// A reference model of `DragCrossing` that uses flags instead of states.
    private struct Model {
        var mayLeave = true
        var isLedByDesktop = false
        var isOverWindow = true
        var isGiven = false
        var isOver = false

        mutating func handle(_ event: Event) -> DragCrossing.Action {
            if isOver { return .none }
            if event == .ended {
                isOver = true
                return .none
            }
            guard isLedByDesktop else {
                guard event == .movedOutside, mayLeave else { return .none }
                (isLedByDesktop, isOverWindow) = (true, false)
                return .handOver
            }
            if isGiven {
                guard event == .finished || event == .cancelled else { return .none }
                isOver = true
                return .finish
            }
            switch event {
            case .finished, .cancelled:
                isOver = true
                return .cancel
            case .cameInside:
                isOverWindow = true
                return .updateTargets
            case .left where isOverWindow:
                isOverWindow = false
                return .clearTarget
            case .droppedInside where isOverWindow:
                isOver = true
                return .dropInside
            case .dropped where !isOverWindow:
                isGiven = true
                return .dropOutside
            case .handOverFailed where !isOverWindow:
                (isLedByDesktop, isOverWindow, mayLeave) = (false, true, false)
                return .none
            default: return .none
            }
        }
    }

    @Test("A drag that leaves, returns and leaves again finishes when another app has received the drop")
    func dropOnAnotherApp() {
        var crossing = DragCrossing()
        #expect(crossing.pointerMoved(isInside: true) == .none)
        #expect(crossing.pointerMoved(isInside: false) == .handOver)
        #expect(crossing.isElsewhere)
        #expect(crossing.movedInside() == .updateTargets)
        #expect(!crossing.isElsewhere)
        #expect(crossing.movedInside() == .updateTargets)
        #expect(crossing.exited() == .clearTarget)
        #expect(crossing.dropped() == .dropOutside)
        #expect(crossing.finished() == .finish)
        #expect(crossing.cancelled() == .none)
    }

    @Test("A drop in the drag's own window is released once, whatever events the desktop sends")
    func back() {
        var crossing = DragCrossing()
        _ = crossing.pointerMoved(isInside: false)
        _ = crossing.movedInside()
        #expect(crossing.dropped() == .none)
        #expect(crossing.droppedInside() == .dropInside)
        #expect(crossing.exited() == .none)
        #expect(crossing.finished() == .none)
    }

    @Test("After a failed handover the drag stays in its window")
    func stays() {
        var crossing = DragCrossing()
        _ = crossing.pointerMoved(isInside: false)
        crossing.handOverFailed()
        #expect(crossing.state == .controlledByWindow)
        #expect(crossing.pointerMoved(isInside: false) == .none)
    }

    @Test("In every sequence of up to six events the actions match a model, and the drag ends at most once")
    func everyOrder() {
        var count = 0
        walk(DragCrossing(), Model(), ends: 0, depth: 6, &count)
        #expect(count == 10 + 100 + 1000 + 10_000 + 100_000 + 1_000_000)
    }

    private func walk(_ crossing: DragCrossing, _ model: Model, ends: Int, depth: Int, _ count: inout Int) {
        guard depth > 0 else { return }
        for event in Event.allCases {
            var (next, nextModel) = (crossing, model)
            let action = send(event, to: &next)
            count += 1
            if action != nextModel.handle(event) { Issue.record("\(event) in \(crossing) makes \(action)") }
            let isEnd = action == .dropInside || action == .finish || action == .cancel
            if ends > 0 && isEnd { Issue.record("a second end by \(event) in \(crossing)") }
            let isElsewhere =
                nextModel.isLedByDesktop && !nextModel.isOver && (!nextModel.isOverWindow || nextModel.isGiven)
            if next.isElsewhere != isElsewhere { Issue.record("elsewhere after \(event) in \(crossing)") }
            walk(next, nextModel, ends: ends + (isEnd ? 1 : 0), depth: depth - 1, &count)
        }
    }
}
