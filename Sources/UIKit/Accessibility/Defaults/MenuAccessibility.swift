// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Of an open menu: nothing else is read while it shows, and escape ends it.
struct MenuAccessibility: AccessibilityDefaults {
    let backdrop: MenuBackdrop

    // One that is on its way out shows nothing any more.
    var isModal: Bool { backdrop.isUserInteractionEnabled }
    var isGroup: Bool { true }

    func escape() -> Bool {
        guard backdrop.isUserInteractionEnabled else { return false }
        backdrop.dismissed()
        return true
    }
}

struct MenuRowAccessibility: ControlAccessibility {
    let control: MenuRow

    var kind: UIAccessibilityTraits { .button }
    var label: String? { AccessibilityWords.joined([control.title.text, control.subtitle.text]) }

    var traits: UIAccessibilityTraits {
        if control.isHeading { return .header }
        var traits = kind
        if control.isOn { traits.insert(.selected) }
        if !control.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
