// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Copies an object of the main actor for a nonisolated method, such as `copy(with:)`, that is called on that actor.
func copyOnMainActor(_ make: @MainActor () -> NSObject) -> Any {
    MainActor.assumeIsolated { MainActorCopy(object: make()) }.object
}

/// A wrapper that returns a copied object from `MainActor.assumeIsolated`, which allows only `Sendable` results. The
/// code before and after the return runs on the main actor.
private struct MainActorCopy: @unchecked Sendable {
    let object: NSObject
}
