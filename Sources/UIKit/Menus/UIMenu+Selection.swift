// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The selection of one element, as in the menu of a pop-up control.
extension UIMenu {
    /// The actions and commands of the menu and its inline menus, of which one can be selected.
    private var selectableElements: [any UIMenuLeaf] {
        children.flatMap { element -> [any UIMenuLeaf] in
            switch element {
            case let leaf as any UIMenuLeaf: leaf.attributes.contains(.hidden) ? [] : [leaf]
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectableElements
            default: []
            }
        }
    }

    /// The selected element: the first one whose state is on.
    var selectedLeaf: (any UIMenuLeaf)? { selectableElements.first { $0.state == .on } }

    /// Makes sure that exactly one element is selected: the first one whose state is on, or else the first one.
    func limitToOneSelection() {
        if let element = selectedLeaf ?? selectableElements.first { select(element) }
    }

    /// Selects an element, and deselects the others. Elements of submenus that are not inline cannot be selected.
    ///
    /// - Returns: false if the element cannot be selected.
    @discardableResult
    func select(_ element: any UIMenuLeaf) -> Bool {
        let elements = selectableElements
        guard elements.contains(where: { $0 === element }) else { return false }
        for other in elements { other.state = other === element ? .on : .off }
        return true
    }
}
