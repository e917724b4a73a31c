// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPasteboard {
    /// The items as providers, which load data on request.
    public var itemProviders: [NSItemProvider] {
        get { read { $0.map(\.provider) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items with providers, which create their data on request.
    ///
    /// - Parameters:
    ///   - itemProviders: the providers of the new items.
    ///   - localOnly: without effect, because no other device gets the items.
    ///   - expirationDate: the time at which the items are removed; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        set(itemProviders.map { PasteboardItem($0) }, expiring: expirationDate)
    }

    /// Replaces the items with objects, each with all representations that it can be written as.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items with objects that are removed at `expirationDate`, or never if it is nil. `localOnly` has no
    /// effect.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        set(objects.map { PasteboardItem($0) }, expiring: expirationDate)
    }

    /// Replaces the items with Swift values that bridge to writable objects, such as `String` and `URL`.
    public func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items with Swift values that are removed at `expirationDate`, or never if it is nil. `localOnly`
    /// has no effect.
    public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }
}
