// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack group: animations of resizing stacks") @MainActor
struct DragDropStackMotionTests {
    @Test("Views before the gap do not move while their stack grows, nor after the drop", arguments: [true, false])
    func before(isMirrored: Bool) throws {
        let stage = FittingStacks(axis: .horizontal, isMirrored: isMirrored) { $0.configuration = .plain }
        stage.outer.axis = .vertical
        stage.outer.alignment = .leading
        stage.screen.advance(by: 0.2)
        let start = try #require(stage.places["W0"])
        let finger = stage.lift(1)
        let end = stage.middle(stage.visited, 1)
        finger.move(to: CGPoint(x: end.x + (isMirrored ? -20 : 20), y: end.y), duration: 1.0 / 60)
        for _ in 0..<20 {
            stage.screen.advance(by: 1.0 / 60)
            let place = try #require(stage.places["W0"])
            #expect(abs(place.x - start.x) <= 0.5)
            #expect(abs(place.y - start.y) <= 0.5)
        }
        #expect(stage.visited.bounds.width == 200)
        finger.up()
        for _ in 0..<20 {
            stage.screen.advance(by: 1.0 / 60)
            let place = try #require(stage.places["W0"])
            #expect(abs(place.x - start.x) <= 0.5)
            #expect(abs(place.y - start.y) <= 0.5)
        }
        try stage.expectSettled([["V0", "V2"], ["W0", "W1", "V1"]])
    }

    @Test(
        "No view jumps, however soon the dragged view moves on, is dropped or is cancelled",
        arguments: [0.0, 0.05, 0.1, 0.4], 0..<6)
    func noJumps(after: TimeInterval, way: Int) throws {
        let stage = FittingStacks(3, 3, axis: way % 2 == 0 ? .vertical : .horizontal) { stack in
            stack.configuration = .plain
        }
        var jumps: [String] = []
        let start = stage.middle(stage.home, 1)
        let finger = stage.dragToOtherStack(1, to: 0)
        stage.watch(after, &jumps)
        switch way {
        case 0, 1: finger.up()
        case 2, 3: finger.cancel()
        default:
            finger.move(to: start, duration: 1.0 / 60)
            stage.watch(after, &jumps)
            finger.move(to: stage.middle(stage.visited, 1), duration: 1.0 / 60)
            stage.watch(after, &jumps)
            finger.up()
        }
        stage.watch(0.5, &jumps)
        #expect(jumps == [])
        try stage.expectSettled(stage.models)
    }
}
