// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// An object that can handle events: a view, a view controller, a window or the application.
///
/// Events that it does not handle go to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
    public override init() {
        super.init()
    }

    /// The next responder in the responder chain; nil at the end of the chain.
    open var next: UIResponder? { nil }

    override var accessibilityParent: AccessibleObject? { next }

    /// The undo manager for changes that this responder makes: that of the next responder, and at the end of the chain
    /// the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: First responder

    /// Whether the responder can become first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder can stop being first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder.
    open var isFirstResponder: Bool {
        FirstResponder.contains(self)
    }

    /// Makes this the first responder, which receives key events first.
    ///
    /// - Returns: false if this responder cannot become first responder, or the present one refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = FirstResponder.current(inWindowOf: self), !current.resignFirstResponder() { return false }
        FirstResponder.set(self, inWindowOf: self)
        if let view = self as? UIView { view.focusSystem?.firstResponderDidChange(to: view) }
        return true
    }

    /// Stops being first responder.
    ///
    /// - Returns: false if `canResignFirstResponder` is false, and the responder therefore stays first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.remove(self)
        return true
    }

    // MARK: Actions by name

    /// Whether the responder can perform an action now. By default, whether it has a method with this name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Returns the object that performs an action: by default this responder if it can, and otherwise the object that
    /// the next responder returns.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Commands

    /// The key commands of the responder; nil by default. See ``UIKeyCommand``.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called before a command that this responder performs is shown in a menu or performed by a key. Overrides change
    /// the command's title, image, attributes or state. By default, does nothing.
    open func validate(_ command: UICommand) {}

    // MARK: User activities

    /// The activity that describes what the user does in the responder; nil by default.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.remove(self)
            userActivity?.add(self)
        }
    }

    /// Called before the responder's activity is saved, to store the current values in it. By default, does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called by the app to make the responder show an activity. By default, does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Editing

    /// Cuts the selection. By default, passes the command to the next responder.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies the selection. By default, passes the command to the next responder.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Selects everything. By default, passes the command to the next responder.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Passes the contents of the general pasteboard to ``paste(itemProviders:)`` if the paste configuration accepts
    /// them. Otherwise passes the command to the next responder.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else {
            next?.paste(sender)
            return
        }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) } else { next?.paste(sender) }
    }

    /// The types accepted when the user pastes into the responder or drops items on its view; nil, the default, accepts
    /// none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { pasteDrop?.configuration }
        set { updatePasteDropInteraction(newValue?.copy() as? UIPasteConfiguration) }
    }
    var pasteDrop: PasteDropInteraction?
    /// The view on which the user can drop items to paste them into this responder; nil if the responder has no view.
    var pasteDropView: UIView? { nil }

    /// Called with the items that the user pastes into the responder or drops on its view, if they are accepted.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether the paste configuration accepts the items.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) == true
    }

    // MARK: Touches

    /// Called when touches go down in the view. By default, calls the same method of the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches were cancelled, for example by a gesture recognizer.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Key presses

    /// Called when keys go down. By default, calls the same method of the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when held keys repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys go up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when key presses were cancelled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}

/// The responders that receive key events first. Each desktop window has its own.
@MainActor
enum FirstResponder {
    /// The first responder of the desktop window that the user works in.
    static var current: UIResponder? {
        let connection = DisplayConnection.current
        return connection.windows.current.map(\.firstResponder) ?? connection.firstResponder
    }

    /// The first responder of the desktop window that shows `responder`.
    static func current(inWindowOf responder: UIResponder) -> UIResponder? {
        let connection = DisplayConnection.current
        return (responder.desktopWindow ?? connection.windows.current).map(\.firstResponder)
            ?? connection.firstResponder
    }

    static func set(_ new: UIResponder?, inWindowOf responder: UIResponder) {
        let connection = DisplayConnection.current
        if let host = responder.desktopWindow ?? connection.windows.current {
            host.firstResponder = new
        } else {
            connection.firstResponder = new
        }
    }

    /// Whether `responder` is the first responder of a desktop window.
    static func contains(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        let connection = DisplayConnection.current
        return connection.firstResponder === responder
            || responder.desktopWindow?.firstResponder === responder
            || connection.windows.all.contains { $0.firstResponder === responder }
    }

    /// Removes `responder` as the first responder of its desktop window.
    static func remove(_ responder: UIResponder) {
        let connection = DisplayConnection.current
        if connection.firstResponder === responder { connection.firstResponder = nil }
        for host in connection.windows.all + [responder.desktopWindow].compactMap({ $0 })
        where host.firstResponder === responder { host.firstResponder = nil }
    }
}

extension UIResponder {
    /// The desktop window that shows the responder, or the view of the controllers after it in the responder chain; nil
    /// if none does.
    fileprivate var desktopWindow: DesktopWindowHost? {
        for responder in chain {
            if let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded {
                return view.window?.host
            }
        }
        return nil
    }

    /// This responder and all responders after it in the responder chain.
    var chain: UnfoldFirstSequence<UIResponder> {
        sequence(first: self, next: \.next)
    }
}
