// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Testing

@testable import UIKit

/// Tests of the state of a drag that the desktop has taken over.
@MainActor
@Suite("External drag state")
struct ExternalDragStateTests {
    private enum Event: CaseIterable {
        case leaves, comesInside, leavesAgain, isDroppedInside, isGiven, finishes, isCancelled, ends
    }

    /// A model of the state for comparison. It has the same outcome, and computes it with simple flags.
    private struct Model {
        var isLed = false
        var isInside = false
        var isReleased = false
        var isGiven = false
        var isOver = false

        mutating func handle(_ event: Event) {
            switch event {
            case .leaves: if !isOver { isLed = true }
            case .comesInside: if isLed, !isGiven { isInside = true }
            case .leavesAgain: if !isReleased { isInside = false }
            case .isDroppedInside: if isInside { isReleased = true }
            case .isGiven: if isLed, !isInside { isGiven = true }
            case .finishes, .isCancelled: if isLed, !isReleased { self = Model(isOver: true) }
            case .ends: self = Model(isOver: true)
            }
        }
    }

    private let drag = StubDrag()
    private let drop = StubDrop()

    /// Passes an event to the state, and returns whether the state reports that the other app has finished the drop.
    private func send(_ event: Event, to externalDrag: inout ExternalDragState) -> Bool {
        switch event {
        case .leaves: if externalDrag.pointerMoved(isInside: false) == .handOver { externalDrag.handedOver(to: drag) }
        case .comesInside: _ = externalDrag.cameInside(drop)
        case .leavesAgain: _ = externalDrag.left()
        case .isDroppedInside: _ = externalDrag.droppedInside()
        case .isGiven: _ = externalDrag.dropped()
        case .finishes, .isCancelled:
            return externalDrag.finished(isCancel: event == .isCancelled) == .finish
        case .ends: externalDrag.ended()
        }
        return false
    }

    @Test("After any five events the state keeps the system drag and the drop only while they last")
    func everyOrder() {
        var count = 0
        func walk(_ externalDrag: ExternalDragState, _ model: Model, _ past: [Event]) {
            guard past.count < 5 else { return }
            for event in Event.allCases {
                var (next, nextModel) = (externalDrag, model)
                let isDone = send(event, to: &next)
                nextModel.handle(event)
                count += 1
                let story = past + [event]
                if (next.systemDrag != nil) != nextModel.isLed { Issue.record("the drag after \(story)") }
                if (next.drop != nil) != nextModel.isInside { Issue.record("the drop after \(story)") }
                let wasGiven = model.isGiven && (event == .finishes || event == .isCancelled)
                if isDone != wasGiven { Issue.record("\(story) says that it is done: \(isDone)") }
                if nextModel.isOver, next.timeout.state != .over { Issue.record("waits after \(story)") }
                walk(next, nextModel, story)
            }
        }
        walk(ExternalDragState(), Model(), [])
        #expect(count == 8 + 64 + 512 + 4096 + 32_768)
    }
}

private final class StubDrag: SystemDrag {
    var events: (@MainActor (SystemDragEvent) -> Void)?
    func cancel() {}
}

private final class StubDrop: SystemDrop {
    let formats: [String] = []
    let actions = Set(DragAction.allCases)
    let ownDrag: (any SystemDrag)? = nil
    func read(_ request: DataRequest) -> any DataRead { fatalError("nothing is read") }
    func propose(_ action: DragAction?) {}
    func finish(_ action: DragAction?) {}
}
