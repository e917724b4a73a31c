// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Drags in scaled and rotated views (I86)") @MainActor
struct TransformedParentTests {
    @Test("A preview covers its source", arguments: LiftingComponent.allCases, ParentTransform.allCases)
    func lift(component: LiftingComponent, transform: ParentTransform) throws {
        let stage = TransformedStage(component, in: transform.value)
        let home = Corners(try #require(stage.item))
        let finger = try stage.lift()
        let preview = try #require(stage.preview)
        let seen = Corners(preview, isAnimated: true)
        #expect(seen.distance(to: home) <= 0.5, "\(seen) instead of \(home)")
        finger.up()
        try stage.screen.settle()
    }

    @Test(
        "A preview moves as far as the finger on screen", arguments: LiftingComponent.allCases, ParentTransform.allCases
    )
    func move(component: LiftingComponent, transform: ParentTransform) throws {
        let stage = TransformedStage(component, in: transform.value)
        let home = Corners(try #require(stage.item))
        let finger = try stage.lift()
        for distance in [10.0, 20] {
            finger.move(by: stage.downOnScreen(10), duration: 0.1)
            finger.hold(0.5)
            let seen = Corners(try #require(stage.preview), isAnimated: true)
            let wanted = home.moved(by: stage.downOnScreen(distance))
            #expect(seen.distance(to: wanted) <= 0.5, "\(seen) instead of \(wanted)")
        }
        finger.cancel()
        try stage.screen.settle()
    }

    @Test("A drop ends on the frame of the item", arguments: LiftingComponent.allCases, ParentTransform.allCases)
    func drop(component: LiftingComponent, transform: ParentTransform) throws {
        let stage = TransformedStage(component, in: transform.value)
        let home = Corners(try #require(stage.item))
        let finger = try stage.lift()
        finger.move(by: stage.down(64), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        let landed = landing(stage)
        try stage.screen.settle()
        let place = Corners(try #require(stage.item))
        #expect(place.distance(to: home) > 10)
        expect(landed, at: place)
    }

    @Test(
        "A cancelled drag ends on the frame of the source", arguments: LiftingComponent.allCases,
        ParentTransform.allCases)
    func cancel(component: LiftingComponent, transform: ParentTransform) throws {
        let stage = TransformedStage(component, in: transform.value)
        let home = Corners(try #require(stage.item))
        let finger = try stage.lift()
        finger.move(by: stage.down(64), duration: 0.3)
        finger.hold(0.3)
        finger.cancel()
        let landed = landing(stage)
        try stage.screen.settle()
        let place = Corners(try #require(stage.item))
        // A calendar scrolls while its item is near the edge, so the item's place on screen changes.
        if component != .calendar { #expect(place.distance(to: home) <= 0.5) }
        expect(landed, at: place)
    }

    /// A preview's drop or return animation: its target, its start and its last frame.
    private struct Landing {
        let target: Corners
        let start: Corners
        /// The preview's corners in the last frame.
        var last: Corners
    }

    /// Records the preview's animation until its end; nil if there is no preview.
    private func landing(_ stage: TransformedStage) -> Landing? {
        stage.screen.advance(by: 0.02)
        guard let preview = stage.preview else { return nil }
        let start = Corners(preview, isAnimated: true)
        var landing = Landing(target: Corners(preview), start: start, last: start)
        while preview.window != nil, stage.screen.host.hasWork {
            landing.last = Corners(preview, isAnimated: true)
            stage.screen.advance(by: 1.0 / 60)
        }
        return landing
    }

    /// Checks that a preview's animation ends at a place. In the last frame, the preview may be half a point plus a
    /// fiftieth of the animation's whole distance away.
    private func expect(_ landing: Landing?, at place: Corners, _ location: SourceLocation = #_sourceLocation) {
        let target = landing?.target.distance(to: place) ?? .infinity
        let last = landing?.last.distance(to: place) ?? .infinity
        let way = landing?.start.distance(to: place) ?? 0
        #expect(target <= 0.5, sourceLocation: location)
        #expect(last <= 0.5 + way / 50, sourceLocation: location)
    }
}
