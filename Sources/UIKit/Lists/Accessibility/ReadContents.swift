// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The content of a row, item, header or footer: its texts, joined into one string, and its controls.
@MainActor
struct ReadContents {
    private(set) var text: String?
    private(set) var controls: [AccessibleObject] = []

    /// Reads the texts and controls of the accessibility elements in views.
    ///
    /// - Parameter views: the views with the content, in reading order.
    init(of views: [UIView]) {
        var texts: [String?] = []
        for element in views.flatMap(AccessibilityTree.elements(of:)) {
            if ReadContents.isUsed(element) {
                controls.append(element)
            } else {
                texts += [element.accessibilityLabel, element.accessibilityValue]
            }
        }
        text = SpokenTextFormat.joined(texts)
    }

    /// Whether the element is a control that the user can operate separately from the row.
    private static func isUsed(_ element: AccessibleObject) -> Bool {
        element is UIControl
            || !element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
    }
}
