// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Returns the result of `make`, a closure that copies an object isolated to the main actor. Used in nonisolated
/// methods, such as `copy(with:)`, that are called on the main actor.
func copyOnMainActor(_ make: @MainActor () -> NSObject) -> Any {
    MainActor.assumeIsolated { MainActorCopy(object: make()) }.object
}

/// A wrapper that returns a copied object from `MainActor.assumeIsolated`, which allows only `Sendable` results. This
/// is safe, because the caller also runs on the main actor.
private struct MainActorCopy: @unchecked Sendable {
    let object: NSObject
}
