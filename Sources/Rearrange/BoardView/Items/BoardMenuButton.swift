// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A button over an item that opens the item's menu and is removed when the menu closes.
final class BoardMenuButton: UIButton {
    /// Called with true when the menu opens, and with false when it closes.
    var menuIsOpen: (Bool) -> Void = { _ in }

    override var canBecomeFocused: Bool { false }

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        menuIsOpen(true)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        menuIsOpen(false)
        guard let animator else { return removeFromSuperview() }
        animator.addCompletion { [weak self] in self?.removeFromSuperview() }
    }
}
