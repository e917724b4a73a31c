// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The closure of an action. Its argument is the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title and an image, for menus and controls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier by which a control distinguishes its actions. The default is unique.
    open var identifier: Identifier { storedIdentifier }
    /// The longer title that explains the action to the user.
    open var discoverabilityTitle: String?
    /// The options of the action, such as disabled or hidden.
    open var attributes: Attributes
    /// The state of the action's check mark in a menu.
    open var state: State
    /// The object that triggered the action; nil while the action is not running.
    open private(set) var sender: Any?

    private let storedIdentifier: Identifier
    private let handler: UIActionHandler

    init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
        _ discoverabilityTitle: String?, _ attributes: Attributes, _ state: State, _ handler: @escaping UIActionHandler
    ) {
        storedIdentifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action without a subtitle.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, nil, image, identifier, discoverabilityTitle, attributes, state, handler)
    }

    /// Creates an action.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, subtitle, image, identifier, discoverabilityTitle, attributes, state, handler)
    }

    open override var title: String {
        get { super.title }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { storedImage = newValue }
    }

    /// Runs the action's handler with a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
