// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether the button is pressed when a drag rests over it.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springLoading { return removeInteraction(springLoading) }
            addInteraction(
                ButtonSpringLoading { interaction, _ in
                    guard let button = interaction.view as? UIButton, button.isEnabled else { return }
                    button.sendActions(for: button.eventsOfPress)
                })
        }
    }

    private var springLoading: ButtonSpringLoading? {
        interactions.lazy.compactMap { $0 as? ButtonSpringLoading }.first
    }
}

/// The interaction that a spring-loaded button has by itself.
@MainActor
private final class ButtonSpringLoading: UISpringLoadedInteraction {}
