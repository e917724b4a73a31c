// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension AccessibleObject {
    /// What a screen reader says when it comes to the element: selected or not, its name, its value, what it is, where
    /// among others it stands, and what happens when it is used.
    package var spokenText: String {
        let traits = accessibilityTraits
        return AccessibilityWords.joined(
            [traits.contains(.selected) ? Phrase.selected.text() : nil, accessibilityLabel, spokenValue(traits)]
                + traits.kinds
                + [
                    traits.contains(.notEnabled) ? Phrase.dimmed.text() : nil, accessibilityDefaults.position?.words,
                    accessibilityHint,
                ]) ?? ""
    }

    private func spokenValue(_ traits: UIAccessibilityTraits) -> String? {
        guard traits.contains(.toggleButton) else { return accessibilityValue }
        return switch accessibilityValue {
        case "1": Phrase.on.text()
        case "0": Phrase.off.text()
        default: accessibilityValue
        }
    }
}

extension UIAccessibilityTraits {
    /// What the element is, in words; static text says so itself.
    fileprivate var kinds: [String] {
        let words: [(trait: UIAccessibilityTraits, word: Phrase)] = [
            (.toggleButton, .switchButton), (.button, .button), (.link, .link), (.searchField, .searchField),
            (.image, .image), (.header, .heading), (.tabBar, .tabBar), (.adjustable, .adjustable),
        ]
        return words.filter { contains($0.trait) && !($0.trait == .button && contains(.toggleButton)) }
            .map { $0.word.text() }
    }
}
