// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu that calls the method with a certain name on the first responder of the chain that has it.
///
/// A context menu shows a command only if its view, or a responder after it in the chain, can perform the action. The
/// method gets the command as its argument.
///
/// ## Caveats
/// `selectedImage` is absent, and alternates are not shown.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf, _CommandAction {
    /// Data of the app by which a method tells its commands apart.
    open var propertyList: Any? { storedPropertyList }
    /// Variants of the command for other modifier keys.
    open var alternates: [UICommandAlternate] { storedAlternates }
    /// The longer title that explains the command to the user.
    open var discoverabilityTitle: String?
    /// The options of the command, such as disabled or hidden.
    open var attributes: Attributes
    /// The state of the command's check mark in a menu.
    open var state: State
    /// The object that triggered the command; nil while the command is not performed.
    open private(set) var sender: Any?

    public let _action: Selector
    private let storedPropertyList: Any?
    private let storedAlternates: [UICommandAlternate]

    init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ action: Selector, _ propertyList: Any?,
        _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State
    ) {
        _action = action
        storedPropertyList = propertyList
        storedAlternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a command without a subtitle.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, nil, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    }

    /// Creates a command.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, subtitle, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    }

    open override var title: String {
        get { super.title }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { storedImage = newValue }
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        UIApplication.shared.sendAction(_action, to: target, from: self, for: nil)
        self.sender = outer
    }

    /// Returns the first object of a responder chain that can perform the action, after it has validated the command;
    /// nil if there is none.
    func validatedReceiver(from responder: UIResponder) -> Any? {
        guard let receiver = responder.target(forAction: _action, withSender: self) else { return nil }
        (receiver as? UIResponder)?.validate(self)
        return receiver
    }
}

/// A variant of a command that the user chooses by holding other modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the variant.
    public let title: String
    /// The name of the method that the variant calls.
    public let action: Selector
    /// The modifier keys that choose the variant.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a variant.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// The `action` of a command.
///
/// UIKit declares it optional in `UIKeyCommand`, and not optional in its superclass. In Swift only a member of a
/// protocol's extension can be replaced by one of another type.
@preconcurrency @MainActor
public protocol _CommandAction {
    /// The name of the method.
    var _action: Selector { get }
}

extension _CommandAction {
    /// The name of the method that the command calls.
    public var action: Selector { _action }
}
