// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a responder takes when something is pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// A paste of these types, or of kinds of them, is taken.
    open var acceptableTypeIdentifiers: [String] = []

    public override init() {
        super.init()
    }

    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Takes what objects of a class can be made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// The same for Swift's own types, such as `String` and `URL`.
    public convenience init<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// The same for Swift's own types, such as `String` and `URL`.
    open func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }

    /// Whether any of the items has a type that is taken.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}

/// Takes item providers that are pasted.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What is taken; nil, as at first, for nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what is pasted, where the configuration allows any of it.
    func paste(itemProviders: [NSItemProvider])
    /// Whether items are taken: what the configuration says, unless it is overridden.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) == true
    }
}
