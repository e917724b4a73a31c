// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Runs a menu's own changes and those of the app together.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    /// How the preview goes that was tapped.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    /// What is yet to be called at the end.
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        preferredCommitStyle = preview == nil ? .dismiss : .pop
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Has another one's changes made with its own, and calls what waits for the end of that after what waits for its.
    func join(_ other: ContextMenuAnimator) {
        animations += other.animations
        completions += other.completions
        (other.animations, other.completions) = ([], [])
    }

    /// Animates changes together with those of the app.
    ///
    /// - Parameter completion: called before the completions of the app.
    func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = [changes] + animations
        completions.insert(completion, at: 0)
        UIView.animate(
            withDuration: Thresholds.Menu.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { for change in all { change() } },
            completion: { _ in self.finish() })
    }

    /// Calls what waits for the end, where that has not come yet.
    func finish() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}
