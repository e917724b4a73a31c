// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

extension DragStage {
    /// A point outside the window.
    static let elsewhere = CGPoint(x: 460, y: 300)

    /// Lifts the source, drags it out of the window, and returns the drag that the desktop continues there.
    ///
    /// - Parameter isSeenThrough: Whether the desktop shows the windows behind the transparent parts of the icon.
    func dragOutOfWindow(isSeenThrough: Bool = true) throws -> HeadlessDrag {
        screen.surface.hasOtherApps = true
        screen.surface.seesThroughDragIcons = isSeenThrough
        let finger = lift()
        finger.move(to: DragStage.elsewhere, duration: 0.3)
        let drag = try #require(screen.surface.drag)
        // From here on, the desktop receives the pointer's events. So the touch ends with a cancellation in the window.
        finger.cancel()
        return drag
    }

    /// Returns the data that another app gets, in one format, from a drag that has left the window.
    func data(_ format: String, of drag: HeadlessDrag) async -> Data? {
        await withCheckedContinuation { continuation in
            drag.offer.provide(format) { continuation.resume(returning: $0) }
        }
    }

    /// Creates a drag from another app that has not entered the window yet. Contents whose data are nil never arrive.
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

/// Waits until the item providers have finished loading. The app is notified only when the clock advances.
@MainActor
func finishProviderLoads() async {
    while !ItemProviderLoads.runningTypeIdentifiers.isEmpty {
        await withCheckedContinuation { continuation in
            ItemProviderLoads.whenNextEnds { continuation.resume() }
        }
    }
}
