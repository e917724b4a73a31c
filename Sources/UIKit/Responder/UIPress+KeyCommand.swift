// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension UIKeyCommand {
    /// The constants for keys that type no characters.
    fileprivate nonisolated static func input(of key: UIKeyboardHIDUsage) -> String? {
        switch key {
        case .keyboardUpArrow: inputUpArrow
        case .keyboardDownArrow: inputDownArrow
        case .keyboardLeftArrow: inputLeftArrow
        case .keyboardRightArrow: inputRightArrow
        case .keyboardEscape: inputEscape
        case .keyboardPageUp: inputPageUp
        case .keyboardPageDown: inputPageDown
        case .keyboardHome: inputHome
        case .keyboardEnd: inputEnd
        case .keyboardDeleteForward: inputDelete
        case let key
        where (UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue)
            .contains(key.rawValue):
            "UIKeyInputF\(key.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1)"
        default: nil
        }
    }
}

extension UIKey {
    /// Whether the key with its modifier keys is that of a command.
    ///
    /// - Parameter flags: the modifier keys that are taken for the held ones.
    fileprivate func isKey(of command: UIKeyCommand, with flags: UIKeyModifierFlags) -> Bool {
        guard let input = command.input, !input.isEmpty else { return false }
        if let name = UIKeyCommand.input(of: keyCode) { return name == input && flags == command.modifierFlags }
        if charactersIgnoringModifiers.lowercased() == input.lowercased() { return flags == command.modifierFlags }
        // A character that needs Shift, such as “+”, is often given without it.
        return characters == input && flags.subtracting(.shift) == command.modifierFlags
    }
}

extension UIPress {
    /// The first key command in the responder chain that the press performs, and the object that performs it; nil if
    /// there is none.
    ///
    /// If no command has the held modifier keys, Control stands for Command, because the shortcuts of other programs
    /// on this platform use it.
    @MainActor
    fileprivate var command: (command: UIKeyCommand, receiver: Any)? {
        guard let key, let start = commandResponder else { return nil }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let commands = start.chain.flatMap { $0.keyCommands ?? [] }
        guard !commands.isEmpty else { return nil }
        let withCommand = flags.contains(.control) ? flags.subtracting(.control).union(.command) : flags
        for flags in flags == withCommand ? [flags] : [flags, withCommand] {
            for command in commands where key.isKey(of: command, with: flags) {
                guard let receiver = command.validatedReceiver(from: start),
                    command.attributes.isDisjoint(with: [.disabled, .hidden])
                else { continue }
                return (command, receiver)
            }
        }
        return nil
    }
}

extension UIKey {
    /// Whether text input, the standard editing commands or the focus handle the key before key commands do.
    @MainActor
    fileprivate var isForSystem: Bool {
        let isTyping = FirstResponder.typing != nil
        if EditKey(self) != nil || UndoKey(self) != nil { return isTyping }
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]), keyCode != .keyboardEscape else {
            return false
        }
        return isTyping || UIKeyCommand.input(of: keyCode) != nil
            || ["\t", "\r", " "].contains(charactersIgnoringModifiers)
    }
}

extension UIPress {
    /// Performs the key command of the press, if the command comes before its responder.
    ///
    /// - Returns: whether a command was performed. The press then does not reach the responder.
    @MainActor
    func performPriorKeyCommand() -> Bool {
        guard let (command, receiver) = command, let key, command.wantsPriorityOverSystemBehavior || !key.isForSystem
        else { return false }
        command.performWithSender(command, target: receiver)
        return true
    }

    /// Performs the key command of the press, which no responder has handled.
    ///
    /// - Returns: whether a command was performed.
    @MainActor
    func performKeyCommand() -> Bool {
        guard let (command, receiver) = command else { return false }
        command.performWithSender(command, target: receiver)
        return true
    }
}
