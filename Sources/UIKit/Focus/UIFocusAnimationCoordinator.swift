// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Runs the app's animations together with a change of focus.
///
/// If Reduce Motion is on, the duration of these animations is 0.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private typealias Part = (animations: (() -> Void)?, completion: (() -> Void)?)
    private var parts: [Part] = []

    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(duration: TimeInterval) {
            self.duration = duration
        }
    }

    private let context = Context(duration: Motion.isReduced ? 0 : Thresholds.Focus.duration)

    override init() {
        super.init()
    }

    /// Adds changes that are animated with the change of focus. `completion` is called when the animation has ended.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        parts.append((animations, completion))
    }

    /// Adds changes that are animated for the item that gets the focus. `completion` is called when the animation has
    /// ended.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion)
    }

    /// Adds changes that are animated for the item that loses the focus. `completion` is called when the animation has
    /// ended.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion)
    }

    private func add(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
        let context = context
        parts.append((animations.map { body in { body(context) } }, completion))
    }

    /// Runs the added animations, after all environments were informed of the change.
    func run() {
        let parts = parts
        self.parts = []
        guard !parts.isEmpty else { return }
        UIView.animate(withDuration: context.duration, delay: 0, options: .allowUserInteraction) {
            for part in parts { part.animations?() }
        } completion: { _ in
            for part in parts { part.completion?() }
        }
    }
}
