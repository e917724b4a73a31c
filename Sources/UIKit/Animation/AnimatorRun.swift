// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A property animator's animations while it is active: what they change, and how far they have come.
final class AnimatorRun: AnimationDriver, @unchecked Sendable {
    var timeline: AnimatorTimeline
    /// What its blocks changed, in order, and from which fraction of the time on each is animated.
    private var changes: [LayerChange] = []
    private var starts: [Double] = []
    /// Whether touches pass its views by.
    let blocksInput: Bool
    /// Whether touches find its views where they are seen rather than where they are going.
    let isHitWhereShown: Bool
    /// Held while it moves: nobody else may hold the animator.
    var animator: UIViewPropertyAnimator?

    init(timeline: AnimatorTimeline, blocksInput: Bool, isHitWhereShown: Bool) {
        self.timeline = timeline
        self.blocksInput = blocksInput
        self.isHitWhereShown = isHitWhereShown
    }

    func add(_ change: LayerChange, start: Double) {
        changes.append(change)
        starts.append(start)
    }

    // MARK: AnimationDriver

    func progress(from start: Double, at time: CFTimeInterval) -> AnimatorPace.Progress {
        timeline.progress(from: start, at: time)
    }

    var isMoving: Bool { timeline.isMoving }

    func framePassed(at time: CFTimeInterval) {
        guard let left = timeline.remaining(at: time), left <= 1e-9 else { return }
        MainActor.assumeIsolated { animator?.endReached() }
    }

    // MARK: Ends

    /// Puts into the model what is shown at `time`, or the ends of it.
    enum Settlement {
        case shown(at: CFTimeInterval)
        case start, end
    }

    /// Gives the model what the animator leaves behind, and takes its animations away.
    @MainActor
    func settle(_ settlement: Settlement) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (change, start) in zip(changes, starts).reversed() {
            switch settlement {
            case .end: break
            case .start: change.set(change.old)
            case .shown(let time):
                let progress = timeline.progress(from: start, at: time)
                change.set(change.value(at: progress))
            }
        }
        CATransaction.commit()
        var told: Set<ObjectIdentifier> = []
        for change in changes where told.insert(ObjectIdentifier(change.layer)).inserted {
            change.layer.removeAnimations(of: self)
        }
    }

    /// Puts another end into the model of what was settled as it was shown.
    @MainActor
    func finish(at position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        for change in position == .start ? changes.reversed() : changes {
            change.set(position == .start ? change.old : change.new)
        }
    }
}

extension LayerChange {
    /// The value a share of the way from the old to the new.
    fileprivate func value(at progress: AnimatorPace.Progress) -> AnimatableValue {
        old.mixed(with: new, progress: progress)
    }

    @MainActor
    fileprivate func set(_ value: AnimatableValue) {
        layer.setModelValue(value, forKeyPath: key)
        // A view keeps its colour as a dynamic one of its own.
        if key == "backgroundColor", case .color(let color) = value, let view = layer.delegate as? UIView {
            UIView.performWithoutAnimation { view.backgroundColor = color.map { UIColor(cgColor: $0) } }
        }
    }
}
