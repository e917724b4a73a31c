// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Runs a menu's own animations together with those that the app adds.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    /// The style in which the preview leaves the screen when the user taps it. By default, the view of a preview
    /// controller grows to fill the window (`.pop`).
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    /// The completion handlers that have not been called yet.
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        preferredCommitStyle = preview == nil ? .dismiss : .pop
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Takes over another animator's animations and completion handlers. They run after this animator's own.
    func join(_ other: ContextMenuAnimator) {
        animations += other.animations
        completions += other.completions
        (other.animations, other.completions) = ([], [])
    }

    /// Animates changes together with those that the app added.
    ///
    /// - Parameter completion: called before the app's completion handlers.
    func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = [changes] + animations
        completions.insert(completion, at: 0)
        UIView.animate(
            withDuration: Thresholds.Menu.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { for change in all { change() } },
            completion: { _ in self.finish() })
    }

    /// Calls the completion handlers that have not been called yet. Used when the animation has ended, or earlier if
    /// the menu is dismissed during the animation.
    func finish() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}
