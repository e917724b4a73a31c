// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The default spring-loading effect: highlights the target view, and flashes it just before activation.
@MainActor
final class SpringLoadedHighlight: NSObject, UISpringLoadedInteractionEffect {
    /// The duration in seconds of one fade, in or out: a quarter of the flashing time, so that the highlight flashes
    /// twice. UIKit documents no value; this one is our own choice.
    private static let halfFlash = Thresholds.DragSession.springLoadFlash / 4

    private var veil: UIView?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        show(context.state, on: context.targetView)
    }

    /// Shows the state of a target.
    func show(_ state: UISpringLoadedInteractionEffectState, on view: UIView?) {
        switch state {
        case .possible: cover(view)
        case .activating: flash()
        case .activated, .inactive:
            veil?.removeFromSuperview()
            veil = nil
        }
    }

    private func cover(_ view: UIView?) {
        veil?.removeFromSuperview()
        guard let view else { return }
        let veil = UIView(frame: view.bounds)
        veil.isUserInteractionEnabled = false
        veil.accessibilityElementsHidden = true
        veil.backgroundColor = .systemFill
        veil.layer.cornerRadius = view.layer.cornerRadius
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.overlayHost.addSubview(veil)
        self.veil = veil
    }

    private func flash() {
        guard let veil, !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.animate(
            withDuration: Self.halfFlash, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction],
            animations: { veil.alpha = 0 })
    }
}
