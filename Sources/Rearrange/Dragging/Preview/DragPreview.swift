// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The view that shows the dragged items until the drop animation ends. A press during that animation can lift the
/// items again.
final class DragPreview: UIView {
    /// Whether the item is being dragged; false from the drop or the cancellation on.
    var isDragged = true

    /// Touches go through to the views below, unless a press can lift the preview again.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isDragged || catching == nil || super.hitTest(point, with: event) == nil ? nil : self
    }

    // MARK: Drop animation

    /// The closures that let a press lift the preview again while its drop animation is running.
    struct Catching {
        let configuration: LiftConfiguration
        /// Whether a press at a point of the preview, at its visible position, may lift it.
        let canLift: (CGPoint) -> Bool
        /// Whether a press at a point of the preview lifts it at once, because the point is on a drag handle.
        let liftsAtOnce: (CGPoint) -> Bool
        /// Called for each state change of the press, with the recognizer that tracks it.
        let handle: (LiftGestureRecognizer) -> Void
    }

    private var dropAnimation: DropAnimation?
    private var catching: Catching?
    private var catcher: LiftGestureRecognizer?

    /// Starts the drop animation, during which a press can pause the preview and lift it again. Removes the preview
    /// when the animation has finished.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 is used instead with reduced motion.
    ///   - catching: the closures that let a press lift the preview again; nil if a press cannot do that.
    ///   - animations: moves the preview to its final place.
    ///   - completion: called after the preview was removed; not called if a press has lifted it again.
    func land(
        _ duration: TimeInterval, catching: Catching?, animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        isDragged = false
        self.catching = catching
        if let catching { (catcher ?? makeCatcher()).configuration = catching.configuration }
        stopLanding()
        dropAnimation = DropAnimation(
            DragMotion.duration(duration), curve: .curveEaseOut, animations: animations,
            completion: {
                self.dropAnimation = nil
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
        catcher.dropAnimation = { [weak self] _ in self?.dropAnimation }
        catcher.addTarget(self, action: DragPreview.handle)
        addGestureRecognizer(catcher)
        self.catcher = catcher
        return catcher
    }

    private func handle(_ catcher: LiftGestureRecognizer) { catching?.handle(catcher) }

    /// Stops the drop animation at the visible position, for a new lift.
    func stopLanding() {
        dropAnimation?.stop()
        dropAnimation = nil
    }

    /// Fades the preview out, because the item was removed.
    func fade(completion: @escaping () -> Void) {
        isDragged = false
        catching = nil
        UIView.animate(
            withDuration: DragMotion.duration(Thresholds.Drop.fadeDuration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                completion()
            })
    }

    /// Removes the preview without animation.
    func remove() {
        isDragged = false
        stopLanding()
        layer.removeAllAnimations()
        removeFromSuperview()
    }
}
