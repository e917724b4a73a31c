// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The accessibility defaults of an open menu: it is modal, and the escape gesture dismisses it.
struct MenuAccessibility: AccessibilityDefaults {
    let backdrop: MenuBackdrop

    // A menu that is being dismissed is no longer modal: its dismissal has disabled the backdrop's user interaction.
    var isModal: Bool { backdrop.isUserInteractionEnabled }
    var isGroup: Bool { true }

    func escape() -> Bool {
        guard backdrop.isUserInteractionEnabled else { return false }
        backdrop.onDismiss()
        return true
    }
}

/// The accessibility defaults of a menu's row.
struct MenuRowAccessibility: ControlAccessibility {
    let control: MenuRow

    var kind: UIAccessibilityTraits { .button }
    var label: String? { SpokenTextFormat.joined([control.title.text, control.subtitle.text]) }

    var traits: UIAccessibilityTraits {
        if control.isHeading { return .header }
        var traits = kind
        if control.isOn { traits.insert(.selected) }
        if !control.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
