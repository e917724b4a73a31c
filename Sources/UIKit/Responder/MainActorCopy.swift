// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Copies an object of the main actor, where it is, for a call that is said to come from anywhere.
func copyOnMainActor(_ make: @MainActor () -> NSObject) -> Any {
    MainActor.assumeIsolated { MainActorCopy(object: make()) }.object
}

/// A copy on its way out of the main actor, where it was made and is going to be used.
private struct MainActorCopy: @unchecked Sendable {
    let object: NSObject
}
