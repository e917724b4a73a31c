// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command that the user performs with a key of the keyboard, with or without modifier keys.
///
/// A responder returns its key commands from ``UIResponder/keyCommands``, and a view controller adds some with
/// ``UIViewController/addKeyCommand(_:)``. A command applies to the responders before it in the responder chain.
///
/// ## Caveats
/// The keys are those of the user's keyboard layout: `allowsAutomaticLocalization` and `allowsAutomaticMirroring` are
/// absent. There is no list of commands that appears while Command is held.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The name of the method that the command calls.
    open var action: Selector? { _action }
    /// The characters that the key types without modifier keys, or a constant such as ``inputEscape``.
    open var input: String? { storedInput }
    /// The modifier keys that are held.
    open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
    /// Whether the command comes before text input, the standard editing commands and the keys that move the focus.
    /// False by default.
    open var wantsPriorityOverSystemBehavior = false

    private let storedInput: String?
    private let storedModifierFlags: UIKeyModifierFlags

    private init(
        _ title: String, _ image: UIImage?, _ action: Selector, _ input: String?, _ modifierFlags: UIKeyModifierFlags,
        _ propertyList: Any?, _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?,
        _ attributes: Attributes, _ state: State
    ) {
        storedInput = input
        storedModifierFlags = modifierFlags
        super.init(title, nil, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init("", nil, action, input, modifierFlags, nil, [], nil, [], .off)
    }

    /// Creates a command with a title that explains it to the user.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init("", nil, action, input, modifierFlags, nil, [], discoverabilityTitle, [], .off)
    }

    /// Creates a command that can also be shown in a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title, image, action, input, modifierFlags, propertyList, alternates, discoverabilityTitle, attributes,
            state)
    }
}

extension UIKeyCommand {
    /// The upward arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The downward arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The leftward arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The rightward arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forward.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public nonisolated static let f12 = "UIKeyInputF12"
}
