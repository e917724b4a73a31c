// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AccessibleObject {
    /// What a screen reader says when it comes to the element: selected or not, its name, its value, what it is, where
    /// among others it stands, and what happens when it is used.
    package var spokenText: String {
        let traits = accessibilityTraits
        return AccessibilityWords.joined(
            [traits.contains(.selected) ? "Selected" : nil, accessibilityLabel, spokenValue(traits)] + traits.kinds
                + [
                    traits.contains(.notEnabled) ? "Dimmed" : nil, accessibilityDefaults.position?.words,
                    accessibilityHint,
                ]) ?? ""
    }

    private func spokenValue(_ traits: UIAccessibilityTraits) -> String? {
        guard traits.contains(.toggleButton) else { return accessibilityValue }
        return switch accessibilityValue {
        case "1": "On"
        case "0": "Off"
        default: accessibilityValue
        }
    }
}

extension UIAccessibilityTraits {
    /// What the element is, in words; static text says so itself.
    fileprivate var kinds: [String] {
        let words: [(trait: UIAccessibilityTraits, word: String)] = [
            (.toggleButton, "Switch Button"), (.button, "Button"), (.link, "Link"), (.searchField, "Search Field"),
            (.image, "Image"), (.header, "Heading"), (.tabBar, "Tab Bar"), (.adjustable, "Adjustable"),
        ]
        return words.filter { contains($0.trait) && !($0.trait == .button && contains(.toggleButton)) }.map(\.word)
    }
}
