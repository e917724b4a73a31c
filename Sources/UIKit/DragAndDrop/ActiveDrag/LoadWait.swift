// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Waits for the data of several drag items, until all loads that are running have ended.
///
/// A load has no time limit: if the other app never answers, the load does not end. Only the window's `DragCoordinator`
/// retains a wait. It releases the wait when the window closes, and at the next drag if nothing needs the result.
@MainActor
final class LoadWait {
    private let providers: [NSItemProvider]
    /// Returns whether the result of the wait is still needed.
    let isWanted: () -> Bool
    /// Called with true when all loads have ended, or with false if the window closes before that.
    private let completion: (Bool) -> Void
    private var isOver = false

    init(_ items: [UIDragItem], isWanted: @escaping () -> Bool, completion: @escaping (Bool) -> Void) {
        providers = items.map(\.itemProvider)
        (self.isWanted, self.completion) = (isWanted, completion)
    }

    /// Checks whether all loads have ended, and checks again whenever a load ends.
    ///
    /// - Parameter index: the index of the item provider at which the search for a loading provider starts. The
    ///   providers before it had no load at the last check, but may have started one since, so they are checked last.
    func checkLoads(from index: Int = 0) {
        guard !isOver else { return }
        let later = ItemProviderLoads.firstLoading(of: providers, from: index)
        guard let next = later ?? ItemProviderLoads.firstLoading(of: providers, from: 0) else { return end(true) }
        // The next check is posted to the main queue, behind the completions of the ended load, which are queued
        // already.
        ItemProviderLoads.whenNextEnds { [weak self] in
            ScheduledWork.scheduler.post { self?.checkLoads(from: next) }
        }
    }

    /// Ends the wait before all loads have ended, because the window closes.
    func cancel() { end(false) }

    private func end(_ isComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        completion(isComplete)
    }
}

extension DragCoordinator {
    /// Calls `body` with true when all loads of the items' data have ended, or with false when the window closes. Calls
    /// it at once if no data is being loaded.
    ///
    /// - Parameter isWanted: returns whether the result is still needed.
    func whenLoaded(
        _ items: [UIDragItem], while isWanted: @escaping () -> Bool = { true }, _ body: @escaping (Bool) -> Void
    ) {
        removeUnwantedWaits()
        weak var known: LoadWait?
        let wait = LoadWait(items, isWanted: isWanted) { [weak self] isComplete in
            self?.waits.removeAll { $0 === known }
            body(isComplete)
        }
        known = wait
        waits.append(wait)
        wait.checkLoads()
    }

    /// Removes the waits whose results are no longer needed.
    func removeUnwantedWaits() { waits.removeAll { !$0.isWanted() } }
}
