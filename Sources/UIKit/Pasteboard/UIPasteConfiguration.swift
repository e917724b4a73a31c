// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types that a responder accepts in a paste.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The accepted types; subtypes are accepted too.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration that accepts nothing.
    public override init() {
        super.init()
    }

    /// Creates a configuration that accepts types.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration that accepts the types that a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that accepts the types of a bridged Swift type, such as `String` or `URL`.
    public convenience init<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Adds accepted types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Adds the types that a class can read.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds the types of a bridged Swift type, such as `String` or `URL`.
    open func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    /// Returns a copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }

    /// Whether any of the items has an accepted type.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}

/// A responder that can paste item providers.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil, the default, accepts none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items. Called only if ``canPaste(_:)`` has returned true for them.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the responder can paste items. By default, whether its paste configuration accepts any of them.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) == true
    }
}
