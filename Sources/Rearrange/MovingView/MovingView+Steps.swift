// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Moves without a drag, undo, and the return after a refused drop.
extension MovingView {
    /// Tells the app of a new frame, and registers the move as an undo step, as a drop does.
    ///
    /// - Parameters:
    ///   - place: the new frame.
    ///   - old: the frame to which an undo returns the view.
    ///   - isUndoable: whether to register the undo step; false if the view was not moved by the user.
    func write(_ place: CGRect, from old: CGRect, isUndoable: Bool = true) {
        let registration = isUndoable ? UndoRegistration(ofDrop: question(about: place)) : .never
        registration.commit {
            report(place)
        } register: { [weak self] in
            self?.registerUndo(to: old, from: place)
        } revert: { [weak self] reason in
            self?.revert(place, to: old, reason: reason)
        }
    }

    // MARK: Drops that the app accepts or refuses later

    /// Whether the view can be lifted. False if the view is disabled or has no superview, if ``canLift`` returns false,
    /// or while the app has not decided about the last drop.
    var canBeLifted: Bool {
        isEnabled && superview != nil && !pendingDrops.contains(ObjectIdentifier(self)) && canLift?() != false
    }

    /// The question to the app whether it accepts a drop; nil if ``confirmDrop`` is nil.
    private func question(about place: CGRect) -> DropQuestion? {
        confirmDrop.map { confirm in
            DropQuestion(pending: pendingDrops, changeQueue: changeQueue, ids: [ObjectIdentifier(self)]) {
                await confirm(place)
            }
        }
    }

    /// Moves the view back from `place`, which the app has refused for `reason`, to `old` or the nearest free place.
    /// Does nothing if the view has been moved since.
    private func revert(_ place: CGRect, to old: CGRect, reason: String?) {
        guard superview != nil, (landing?.place ?? frame) == place else { return }
        controller.finishAtOnce()
        guard frame == place else { return }
        let plan = DraggedMovingView.plan(round: self)
        let isTaken = avoidsOthers && plan.isTaken(old, of: nil, except: [])
        let home = isTaken ? plan.nearestFree(of: nil, to: old) ?? old : old
        report(home)
        fly(to: home, duration: configuration.returnDuration)
        announce(.putBack, at: home, reason: reason)
    }

    /// Announces the view's place after a move without a drag.
    private func announce(_ event: DragEvent, at place: CGRect, reason: String? = nil) {
        let text = PlacementDescriptions.text(
            event, name: accessibilityLabel ?? "", place: words(for: place), isAllowed: true, others: 0)
        UIAccessibility.post(notification: .announcement, argument: DropDecision.text(text, reason: reason))
    }

    // MARK: Undo

    /// Calls ``onChange``. Changes that the app makes in the callback are reported after the callback returns.
    private func report(_ place: CGRect) {
        changeQueue.performChange { [weak self] in
            guard let self else { return }
            onChange?(place)
            changeStreams.send(place)
        }
    }

    private func registerUndo(to old: CGRect, from place: CGRect) {
        let kind: BoardChangeKind = place.size == old.size ? .moved : .resized
        let manager = configuration.undoManager(of: self)
        undoSteps.register(kind.actionName, of: self, in: manager) { $0.undoMove(to: old) }
    }

    private func undoMove(to place: CGRect) {
        // The inverse step returns the view to the place at which it is now, or to which it is being animated.
        registerUndo(to: dragged?.home ?? landing?.place ?? stepTarget ?? frame, from: place)
        changeQueue.whenFree { [weak self] in
            guard let self else { return }
            controller.finishAtOnce()
            report(place)
            fly(to: place, duration: configuration.dropDuration)
            scrollToVisible(bounds)
            announce(.movedAtOnce, at: place)
        }
    }

    /// Animates the view to a place, replacing any earlier animation.
    ///
    /// - Parameter besides: makes further changes, which are animated together with the frame.
    func fly(
        to place: CGRect, duration: TimeInterval, besides: @escaping () -> Void = {},
        completion: @escaping () -> Void = {}
    ) {
        layOutWindowAtOnce()
        flight?.stop()
        flight = DropAnimation(
            window == nil ? 0 : DragMotion.duration(duration),
            animations: {
                besides()
                self.frame = place
                self.layoutIfNeeded()
            }, completion: completion)
    }

    // MARK: Assistive technology

    /// The accessibility actions for the steps that can move or resize the view now.
    ///
    /// - Complexity: O(subviews of the superview)
    var stepActions: [UIAccessibilityCustomAction] {
        guard canBeLifted, dragged == nil, superview != nil else { return [] }
        let plan = DraggedMovingView.plan(round: self)
        return BoardStep.allCases.compactMap { step in
            guard canResize || !step.isResize, free(step, plan) != nil else { return nil }
            return UIAccessibilityCustomAction(name: step.name) { [weak self] _ in
                guard let self else { return false }
                return changeQueue.performAction { self.performStep(step) }
            }
        }
    }

    /// The frame after a step; nil if the step is not possible. A move skips occupied places and ends at the next free
    /// one.
    private func free(_ step: BoardStep, _ plan: BoardPlan<Int>) -> CGRect? {
        var next = frame
        for _ in 0..<Thresholds.Board.mostSteps {
            guard let stepped = plan.stepped(next, step, least: Thresholds.Board.smallestSide) else { return nil }
            next = stepped
            if !avoidsOthers || plan.conflicts(of: nil, in: next).isEmpty { return next }
            // A resize stops at the first view in its way.
            if step.isResize { return nil }
        }
        return nil
    }

    private func performStep(_ step: BoardStep) -> Bool {
        guard canBeLifted, window?.isDragging == false else { return false }
        controller.finishAtOnce()
        guard !controller.isActive, place(after: step) != nil else { return false }
        return controller.moveAtOnce {
            onBegin?()
        } move: {
            place(after: step).map { place in { animations in self.move(to: place, animations) } }
        } didEnd: { [weak self] committed in
            self?.onEnd?(committed)
        }
    }

    /// The frame of the view after a step; nil if the view cannot be moved, or the step is not possible.
    private func place(after step: BoardStep) -> CGRect? {
        canBeLifted ? free(step, DraggedMovingView.plan(round: self)) : nil
    }

    private func move(to place: CGRect, _ animations: AnimationCounter) {
        stepTarget = place
        write(place, from: frame)
        stepTarget = nil
        guard controller.animations === animations else { return }
        animations.began()
        fly(to: place, duration: configuration.dropDuration, completion: animations.settled)
        scrollToVisible(bounds)
        announce(.movedAtOnce, at: place)
    }

    /// The spoken description of a frame in the superview.
    func words(for frame: CGRect) -> String {
        let axes = DraggedMovingView.axes(round: self)
        return PlacementDescriptions.place(
            of: frame, x: axes.x, y: axes.y, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
