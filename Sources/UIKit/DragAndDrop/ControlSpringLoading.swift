// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The interaction by which a control is pressed when a drag rests over it; a disabled one is left alone.
@MainActor
final class ControlSpringLoading: UISpringLoadedInteraction {
    init(press: @escaping () -> Void) {
        super.init(interactionBehavior: EnabledControls(), interactionEffect: nil) { _, _ in press() }
    }
}

/// Allows all of a control that can be used.
@MainActor
private final class EnabledControls: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? UIControl)?.isEnabled == true }
}
