// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A pinch that changes from one layout to another.
@MainActor
struct GridZoom {
    let transition: UICollectionViewTransitionLayout
    /// The scale of the pinch at which the pictures have the size of the new layout.
    let fullScale: CGFloat

    /// Sets the progress of the transition for a scale of the pinch.
    func update(scale: CGFloat) {
        // Equal factors are equal distances, so that a picture grows as the distance between the fingers does.
        let progress = log(max(scale, 0.01)) / log(fullScale)
        transition.transitionProgress = min(max(progress, 0), 1)
        transition.invalidateLayout()
    }

    /// Whether the transition finishes if the pinch ends with a velocity, in scales a second.
    func isFinished(velocity: CGFloat) -> Bool {
        let direction: CGFloat = fullScale > 1 ? 1 : -1
        return transition.transitionProgress + velocity * direction * 0.15 > 0.5
    }
}
