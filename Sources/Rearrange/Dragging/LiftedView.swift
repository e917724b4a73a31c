// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drag preview, which a press can lift again while it lands.
final class LiftedView: UIView {
    /// Whether it is carried: not any more once it is on its way down.
    var isCarried = true

    /// Fingers reach what is below, unless a press can lift it again.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isCarried || catching == nil || super.hitTest(point, with: event) == nil ? nil : self
    }

    // MARK: The end

    /// The answers by which a press lifts it again while it lands.
    struct Catching {
        let configuration: LiftConfiguration
        /// Whether a press at a point of the view, as that is seen, may lift it.
        let canLift: (CGPoint) -> Bool
        /// Whether it does so at once: by a handle.
        let liftsAtOnce: (CGPoint) -> Bool
        /// Called for each state of the press.
        let follow: (LiftGestureRecognizer) -> Void
    }

    private var landing: Landing?
    private var catching: Catching?
    private var catcher: LiftGestureRecognizer?

    /// Lands, and lets a press hold it and lift it again until it is there.
    ///
    /// - Parameter duration: seconds, for those who have not asked for less motion.
    func land(
        _ duration: TimeInterval, catching: Catching?, animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        isCarried = false
        self.catching = catching
        if let catching { (catcher ?? makeCatcher()).configuration = catching.configuration }
        stopLanding()
        landing = Landing(
            DragMotion.duration(duration), curve: .curveEaseOut, animations: animations,
            completion: {
                self.landing = nil
                self.removeFromSuperview()
                completion()
            })
    }

    private func makeCatcher() -> LiftGestureRecognizer {
        let catcher = LiftGestureRecognizer()
        catcher.canLift = { [weak self] point in
            guard let self, let catching else { return false }
            return catching.canLift(asShown(point))
        }
        catcher.liftsAtOnce = { [weak self] point in
            guard let self, let catching else { return false }
            return catching.liftsAtOnce(asShown(point))
        }
        catcher.landing = { [weak self] _ in self?.landing }
        catcher.addTarget(self, action: LiftedView.follow)
        addGestureRecognizer(catcher)
        self.catcher = catcher
        return catcher
    }

    private func follow(_ catcher: LiftGestureRecognizer) { catching?.follow(catcher) }

    /// Stays where it is seen, to be lifted again.
    func stopLanding() {
        landing?.stop()
        landing = nil
    }

    /// Fades where it is, because the item has gone.
    func fade(completion: @escaping () -> Void) {
        isCarried = false
        catching = nil
        UIView.animate(
            withDuration: DragMotion.duration(Thresholds.Drop.fadeDuration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                completion()
            })
    }

    /// Is gone at once.
    func remove() {
        isCarried = false
        stopLanding()
        layer.removeAllAnimations()
        removeFromSuperview()
    }
}
