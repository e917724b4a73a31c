// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animations that run together.
///
/// Begin times of members are in the group's time. Members are cut off at the group's end; the group does not scale
/// their duration. A member without a duration gets the group's. Members' delegates and `isRemovedOnCompletion` are
/// ignored.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group.
    open var animations: [CAAnimation]?

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        copy.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func willRun(on layer: CALayer) {
        for member in animations ?? [] {
            if member.time.duration <= 0 { member.time.duration = time.duration }
            member.willRun(on: layer)
        }
    }

    override func apply(to layer: CALayer, at moment: Moment) {
        let groupTime = progress(at: moment).x * time.duration
        for member in animations ?? [] {
            // Only animations that a property animator drives use `clock`, and a property animator never drives a
            // member of a group. So any value will do.
            if let moment = member.moment(at: groupTime, clock: groupTime) { member.apply(to: layer, at: moment) }
        }
    }

    override func replacesValue(forKey key: String) -> Bool {
        animations?.contains { $0.replacesValue(forKey: key) } == true
    }

    override var changedKeyPaths: [String]? {
        var all: [String] = []
        for member in animations ?? [] {
            guard let keyPaths = member.changedKeyPaths else { return nil }
            all += keyPaths
        }
        return all
    }
}
