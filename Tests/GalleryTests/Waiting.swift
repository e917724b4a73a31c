// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

extension TestScreen {
    /// Other threads take real time: lets it pass until something is so.
    func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<500 where !isSo() {
            await advance(by: 1 / 60)
            if ItemProviderLoads.underWay.isEmpty {
                // Nobody tells when a thumbnail has been made.
                await RealTime.wait(atMost: 0.02) { _ in }
            } else {
                await RealTime.wait(atMost: 0.05, for: ItemProviderLoads.whenNextEnds)
            }
        }
        try #require(isSo())
    }

    /// Lets time pass until something is so, and all is at rest.
    func settle(when isSo: () -> Bool) async throws {
        try await wait(until: isSo)
        try await settle()
    }
}

/// What comes of a load, or the error with which it ends.
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
