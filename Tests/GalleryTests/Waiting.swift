// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

extension TestScreen {
    /// Waits for work on other threads until a condition is true. Fails if it is still false after 500 waits, each of
    /// which takes at most 0.05 s of real time.
    func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<500 where !isSo() {
            await advance(by: 1 / 60)
            if ItemProviderLoads.runningTypeIdentifiers.isEmpty {
                // The awaited work may be the making of a thumbnail, whose end causes no notification. So the condition
                // is checked again after a short time.
                await RealTime.wait(atMost: 0.02) { _ in }
            } else {
                await RealTime.wait(atMost: 0.05, for: ItemProviderLoads.whenNextEnds)
            }
        }
        try #require(isSo())
    }

    /// Waits until a condition is true, and then until no work is pending.
    func settle(when isSo: () -> Bool) async throws {
        try await wait(until: isSo)
        try await settle()
    }
}

/// Waits until a load has ended, and returns its value or throws its error. `begin` starts the load with the completion
/// handler that it receives.
@MainActor
func loaded<Value: Sendable>(
    _ begin: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        begin { value, error in
            if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
            }
        }
    }
}
