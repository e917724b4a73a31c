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
    /// Performs the first key command in the responder chain that is meant by the press.
    ///
    /// If no command has the held modifier keys, Control stands for Command, because the shortcuts of other programs
    /// on this platform use it.
    ///
    /// - Parameter isUnhandled: whether the press has reached the window, because no responder has handled it. Before
    ///   that, a key that UIKit handles performs only commands with priority. Afterwards, it performs the others.
    /// - Returns: whether a command was performed.
    @MainActor
    func performKeyCommand(isUnhandled: Bool) -> Bool {
        guard let key, let start = commandResponder, key.isForSystem || !isUnhandled else { return false }
        let needsPriority = key.isForSystem && !isUnhandled
        let commands = start.chain.flatMap { $0.keyCommands ?? [] }
            .filter { !needsPriority || $0.wantsPriorityOverSystemBehavior }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let withCommand = flags.contains(.control) ? flags.subtracting(.control).union(.command) : flags
        for flags in flags == withCommand ? [flags] : [flags, withCommand] {
            for command in commands where key.isKey(of: command, with: flags) {
                guard let receiver = command.validatedReceiver(from: start),
                    command.attributes.isDisjoint(with: [.disabled, .hidden])
                else { continue }
                command.performWithSender(command, target: receiver)
                return true
            }
        }
        return false
    }
}
