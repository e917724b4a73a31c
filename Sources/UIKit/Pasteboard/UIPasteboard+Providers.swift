// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPasteboard {
    /// The items as providers, whose data is loaded when it is asked for.
    public var itemProviders: [NSItemProvider] {
        get { read { $0.map(\.provider) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts items in the place of what there is; their data is made when somebody asks.
    ///
    /// - Parameters:
    ///   - localOnly: no other device sees them, whatever it says.
    ///   - expirationDate: when they go; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        set(itemProviders.map { PasteboardItem($0) }, expiring: expirationDate)
    }

    /// Puts objects in the place of what there is, each as everything that it can be written as.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        set(objects.map { PasteboardItem($0) }, expiring: expirationDate)
    }

    /// The same for Swift's own types, such as `String` and `URL`.
    public func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }
}
