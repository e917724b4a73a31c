// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that hovers over the button presses it.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springLoading { return removeInteraction(springLoading) }
            addInteraction(
                ControlSpringLoading { [weak self] in
                    guard let self else { return }
                    sendActions(for: eventsOfPress)
                })
        }
    }

    private var springLoading: ControlSpringLoading? {
        interactions.lazy.compactMap { $0 as? ControlSpringLoading }.first
    }
}
