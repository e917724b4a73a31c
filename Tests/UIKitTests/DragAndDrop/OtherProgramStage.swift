// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

extension DragStage {
    /// A place on the desktop that is not the window's.
    static let elsewhere = CGPoint(x: 460, y: 300)

    /// Lifts the source and takes it out of the window, where the desktop leads it on.
    ///
    /// - Parameter isSeenThrough: Whether the desktop shows what is behind its picture where that is clear.
    func carryOut(isSeenThrough: Bool = true) throws -> HeadlessDrag {
        screen.surface.hasOtherApps = true
        screen.surface.seesThroughDragIcons = isSeenThrough
        let finger = lift()
        finger.move(to: DragStage.elsewhere, duration: 0.3)
        let drag = try #require(screen.surface.drag)
        // The desktop has the pointer now.
        finger.cancel()
        return drag
    }

    /// What the desktop's drag has of a format.
    func data(_ format: String, of drag: HeadlessDrag) async -> Data? {
        await withCheckedContinuation { continuation in
            drag.offer.provide(format) { continuation.resume(returning: $0) }
        }
    }

    /// A drag of another program, over nothing yet.
    func visit(_ contents: [(format: String, data: Data?)], actions: Set<DragAction> = [.copy, .move]) -> HeadlessDrop {
        let offer = DataOffer(formats: contents.map(\.format)) { format, answer in
            if let data = contents.first(where: { $0.format == format })?.data { answer(data) }
        }
        return HeadlessDrop(offer, actions: actions, on: screen.surface)
    }

    func send(_ drop: HeadlessDrop, _ event: SystemDropEvent) {
        screen.use()
        screen.surface.send(drop, event)
    }
}

/// Waits for what item providers are about to give; the app hears of it when time goes on.
@MainActor
func finishProviderLoads() async {
    while !ItemProviderLoads.underWay.isEmpty {
        await withCheckedContinuation { continuation in
            ItemProviderLoads.whenNextEnds { continuation.resume() }
        }
    }
}
