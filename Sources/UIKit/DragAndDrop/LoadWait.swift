// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Waits until no data of some items is on its way to the app any more, whoever has asked for it.
///
/// A load may take as long as it likes, and that of an app that forgets to answer never ends. So nobody but the window's
/// `DragCoordinator` has this, which lets go of it when the window closes, and at the next drag where nobody is left to be
/// told.
@MainActor
final class LoadWait {
    private let providers: [NSItemProvider]
    /// Whether anybody is left to be told.
    let isWanted: () -> Bool
    /// Told whether everything has come to its end, or the window has closed before.
    private let tell: (Bool) -> Void
    private var isOver = false

    init(_ items: [UIDragItem], isWanted: @escaping () -> Bool, tell: @escaping (Bool) -> Void) {
        providers = items.map(\.itemProvider)
        (self.isWanted, self.tell) = (isWanted, tell)
    }

    /// Looks whether it is over, and looks again whenever a load has ended.
    ///
    /// - Parameter index: of the first provider that has not been seen to be done; others may have been asked again since.
    func look(from index: Int = 0) {
        guard !isOver else { return }
        let later = ItemProviderLoads.firstLoading(of: providers, from: index)
        guard let next = later ?? ItemProviderLoads.firstLoading(of: providers, from: 0) else { return end(true) }
        // The completions that come first are on their way to the main thread already.
        ItemProviderLoads.whenNextEnds { [weak self] in
            ScheduledWork.scheduler.post { self?.look(from: next) }
        }
    }

    /// The window closes.
    func giveUp() { end(false) }

    private func end(_ isComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        tell(isComplete)
    }
}

extension DragCoordinator {
    /// Has somebody told when no data of some items is on its way any more, at once where none is; or when the window
    /// closes, if that comes first.
    ///
    /// - Parameter isWanted: whether anybody is left to be told.
    func whenLoaded(
        _ items: [UIDragItem], while isWanted: @escaping () -> Bool = { true }, _ body: @escaping (Bool) -> Void
    ) {
        forgetUnwantedWaits()
        weak var known: LoadWait?
        let wait = LoadWait(items, isWanted: isWanted) { [weak self] isComplete in
            self?.waits.removeAll { $0 === known }
            body(isComplete)
        }
        known = wait
        waits.append(wait)
        wait.look()
    }

    func forgetUnwantedWaits() { waits.removeAll { !$0.isWanted() } }
}
