// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A thing to do, with a name and a picture for whoever offers it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// By what a control tells actions from each other; unique where none was given.
    open var identifier: Identifier { storedIdentifier }
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// What set the action off; nil while it is not being done.
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

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, nil, image, identifier, discoverabilityTitle, attributes, state, handler)
    }

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

    /// Does it.
    func perform(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
