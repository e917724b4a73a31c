// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// An object that can answer events: views, controllers, windows, the application.
///
/// What it does not answer goes to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
    public override init() {
        super.init()
    }

    /// Who is asked after this one; nil at the end of the chain.
    open var next: UIResponder? { nil }

    override var accessibilityParent: AccessibleObject? { next }

    /// What takes changes back here: the next responder's, and in the end the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        FirstResponder.current === self
    }

    /// Makes this the object that key events go to.
    ///
    /// - Returns: false where it may not, or where the present one will not let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = FirstResponder.current, !current.resignFirstResponder() { return false }
        FirstResponder.current = self
        if let view = self as? UIView { view.focusSystem?.firstResponderDidChange(to: view) }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.current = nil
        return true
    }

    // MARK: Editing

    open func cut(_ sender: Any?) { next?.cut(sender) }
    open func copy(_ sender: Any?) { next?.copy(sender) }
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Gives what is on the general pasteboard to ``paste(itemProviders:)`` where it is taken, and else to the next
    /// responder.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else {
            next?.paste(sender)
            return
        }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) } else { next?.paste(sender) }
    }

    /// What is taken when something is pasted, or dropped on the view here; nil, as at first, for nothing.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { pasteDrop?.configuration }
        set { takePasteDrops(newValue?.copy() as? UIPasteConfiguration) }
    }
    var pasteDrop: PasteDropInteraction?
    /// Where drops are taken that are pasted.
    var pasteDropView: UIView? { nil }

    open func paste(itemProviders: [NSItemProvider]) {}

    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) == true
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}

/// The responder that key events go to first.
@MainActor
enum FirstResponder {
    static var current: UIResponder? {
        get { DisplayConnection.current.firstResponder }
        set { DisplayConnection.current.firstResponder = newValue }
    }
}

extension UIResponder {
    /// This responder and those after it.
    var chain: UnfoldFirstSequence<UIResponder> {
        sequence(first: self, next: \.next)
    }
}
