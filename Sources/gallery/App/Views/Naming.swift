// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with items that the user can rename in place.
@MainActor
protocol NamingPage: UndoingController {
    associatedtype ID

    /// The item's name; nil if the item does not exist any more.
    func name(of id: ID) -> String?
    func setName(_ name: String, of id: ID)
    /// Makes an item visible, by scrolling if necessary.
    func scrollToItem(_ id: ID)

    /// Places the field over an item.
    ///
    /// - Returns: whether the item is visible.
    func placeField(_ field: NameField, over id: ID) -> Bool

    func hasFocus(_ id: ID) -> Bool
    /// Focuses an item without scrolling. The user may be touching another item, which must not move below the finger.
    func focusItem(_ id: ID)
}

/// Renames the items of a page, one at a time, with a ``NameField`` that stays over the item.
@MainActor
final class Naming<Page: NamingPage> {
    /// Unowned, because the page owns this object.
    private unowned let page: Page
    private var current: (field: NameField, id: Page.ID)?

    init(on page: Page) {
        self.page = page
    }

    /// Shows the field for an item's name.
    ///
    /// - Parameters:
    ///   - id: the item to name.
    ///   - completion: for a new item, called once with its name, or with nil if the user gave none. To rename an
    ///     existing item, pass no closure.
    ///   - escaped: called after Escape has ended the renaming of an existing item.
    func begin(_ id: Page.ID, completion: ((String?) -> Void)? = nil, escaped: @escaping () -> Void = {}) {
        end()
        guard let name = page.name(of: id) else { return }
        let wasThere = page.hasFocus(id)
        let focused = UIFocusSystem.focusSystem(for: page.view)?.focusedItem as? UIView
        let field = NameField(name, isNew: completion != nil) { [weak self, weak focused] name in
            guard let self else { return }
            let isReverted = current?.field.isReverted == true
            current = nil
            if let completion {
                completion(name)
            } else if let name {
                rename(id, name)
            }
            // Restores the first responder and the focus from before the editing.
            page.becomeFirstResponder()
            if wasThere { page.focusItem(id) } else { focused?.focusWithoutScrolling() }
            if completion == nil, isReverted { escaped() }
        }
        field.textSizeChanged = { [weak self] in self?.repositionField() }
        // After Return, scrolls to the item, which a longer name may have made larger. If a touch elsewhere has ended
        // the editing, nothing scrolls, because the content must not move under the finger.
        field.returned = { [weak self] in self?.page.scrollToItem(id) }
        page.view.addSubview(field)
        guard page.placeField(field, over: id) else {
            // The item is not visible, so its name cannot be edited here. A new item gets its placeholder as its name.
            field.removeFromSuperview()
            completion?(name)
            return
        }
        current = (field, id)
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    /// Ends the editing and accepts the typed name, if there is one.
    func end() { current?.field.resignFirstResponder() }

    /// Ends the editing when the user touches anything else on the page. The touch still reaches its view.
    func endOnOutsideTouches() {
        let touches = TouchObserver { [weak self] view in
            guard let self, let field = current?.field, !view.isDescendant(of: field) else { return }
            end()
        }
        page.view.addGestureRecognizer(touches)
    }

    /// Moves the field to its item's current position, or ends the editing if the item is not visible.
    func repositionField() {
        guard let (field, id) = current else { return }
        if !page.placeField(field, over: id) { end() }
    }

    /// Renames an item, and registers an undo step that restores the old name. Does nothing if the name is unchanged.
    private func rename(_ id: Page.ID, _ name: String) {
        guard let old = page.name(of: id), old != name else { return }
        page.setName(name, of: id)
        page.undoManager?.registerUndo(withTarget: self) { naming in
            naming.rename(id, old)
            naming.page.scrollToItem(id)
        }
        page.undoManager?.setActionName("Rename")
        UIAccessibility.post(notification: .announcement, argument: "Renamed to \(name)")
    }
}

/// A gesture recognizer that observes all touches and never recognizes.
private final class TouchObserver: UIGestureRecognizer {
    private let began: (UIView) -> Void

    init(_ began: @escaping (UIView) -> Void) {
        self.began = began
        super.init(target: nil, action: nil)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for view in touches.compactMap(\.view) { began(view) }
        state = .failed
    }
}
