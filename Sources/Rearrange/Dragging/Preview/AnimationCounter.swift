// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the animations of a move without a drag, and calls back when all have ended.
///
/// The move itself counts as one animation until it has been made. Otherwise the counter could reach 0 while the move
/// is still beginning animations.
@MainActor
final class AnimationCounter {
    private var count = 1
    private var completion: ((AnimationCounter) -> Void)?

    /// Creates a counter that counts only the move itself.
    ///
    /// - Parameter completion: called once with this counter, when all animations have ended or ``end()`` is called.
    init(_ completion: @escaping (AnimationCounter) -> Void) { self.completion = completion }

    /// Called when a further animation begins.
    func began() { count += 1 }

    /// Called when an animation has ended, or when the move has been made.
    func settled() {
        count -= 1
        if count == 0 { end() }
    }

    /// Calls the completion without waiting for the animations.
    func end() {
        let completion = completion
        self.completion = nil
        completion?(self)
    }
}
