// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with things that can be given other names where they lie.
@MainActor
protocol NamingPage: UndoingController {
    associatedtype ID

    /// Nil where there is no such thing any more.
    func name(of id: ID) -> String?
    func take(name: String, of id: ID)
    /// Brings a thing into sight.
    func show(_ id: ID)

    /// Lays the field over a thing.
    ///
    /// - Returns: false where the thing shows nowhere.
    func lay(_ field: NameField, over id: ID) -> Bool

    func hasFocus(_ id: ID) -> Bool
    /// Nothing is scrolled for that: what ends a name may be a finger on other things.
    func giveFocus(to id: ID)
}

/// Gives the things of a page other names, one at a time: a ``NameField`` lies over it and goes along with it.
@MainActor
final class Naming<Page: NamingPage> {
    /// It owns this.
    private unowned let page: Page
    private var current: (field: NameField, id: Page.ID)?

    init(on page: Page) {
        self.page = page
    }

    /// Asks for the name of a thing.
    ///
    /// - Parameters:
    ///   - take: gets the name of a new thing once, or nil if the user gave it none; nil renames a thing that has a name.
    ///   - escaped: called after Escape has ended the naming of a thing that has a name.
    func begin(_ id: Page.ID, take: ((String?) -> Void)? = nil, escaped: @escaping () -> Void = {}) {
        end()
        guard let name = page.name(of: id) else { return }
        let wasThere = page.hasFocus(id)
        let focused = UIFocusSystem.focusSystem(for: page.view)?.focusedItem as? UIView
        let field = NameField(name, isNew: take != nil) { [weak self, weak focused] name in
            guard let self else { return }
            let isReverted = current?.field.isReverted == true
            current = nil
            if let take {
                take(name)
            } else if let name {
                rename(id, name)
            }
            // Keys go on as before.
            page.becomeFirstResponder()
            if wasThere { page.giveFocus(to: id) } else { focused?.takeFocus() }
            if take == nil, isReverted { escaped() }
        }
        field.textSizeChanged = { [weak self] in self?.follow() }
        // A longer name may have made the thing larger. Nothing scrolls below a finger that has ended the name.
        field.returned = { [weak self] in self?.page.show(id) }
        page.view.addSubview(field)
        guard page.lay(field, over: id) else {
            // What shows nowhere keeps its name.
            field.removeFromSuperview()
            take?(name)
            return
        }
        current = (field, id)
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    /// Takes what was typed, if anything is being typed.
    func end() { current?.field.resignFirstResponder() }

    /// Takes what was typed as soon as somebody touches anything else on the page, which hears of that as ever.
    func endAtTouches() {
        let touches = TouchObserver { [weak self] view in
            guard let self, let field = current?.field, !view.isDescendant(of: field) else { return }
            end()
        }
        page.view.addGestureRecognizer(touches)
    }

    /// The field goes along with what it is about.
    func follow() {
        guard let (field, id) = current else { return }
        if !page.lay(field, over: id) { end() }
    }

    /// One step to undo.
    private func rename(_ id: Page.ID, _ name: String) {
        guard let old = page.name(of: id), old != name else { return }
        page.take(name: name, of: id)
        page.undoManager?.registerUndo(withTarget: self) { naming in
            naming.rename(id, old)
            naming.page.show(id)
        }
        page.undoManager?.setActionName("Rename")
        UIAccessibility.post(notification: .announcement, argument: "Renamed to \(name)")
    }
}

/// Hears of every touch, and takes none.
private final class TouchObserver: UIGestureRecognizer {
    private let began: (UIView) -> Void

    init(_ began: @escaping (UIView) -> Void) {
        self.began = began
        super.init()
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for view in touches.compactMap(\.view) { began(view) }
        state = .failed
    }
}
