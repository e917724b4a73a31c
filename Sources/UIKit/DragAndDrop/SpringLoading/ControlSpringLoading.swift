// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The interaction that presses an enabled control when a drag hovers over it.
@MainActor
final class ControlSpringLoading: UISpringLoadedInteraction {
    init(press: @escaping () -> Void) {
        super.init(interactionBehavior: EnabledControls(), interactionEffect: nil) { _, _ in press() }
    }
}

/// The spring-loading behavior that allows activation if the control is enabled.
@MainActor
private final class EnabledControls: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? UIControl)?.isEnabled == true }
}
