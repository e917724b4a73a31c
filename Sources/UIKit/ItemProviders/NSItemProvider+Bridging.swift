// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Variants of the methods for objects: they accept Swift's `String` and `URL`, which bridge to Foundation's classes.

extension NSItemProvider {
    /// Whether the provider can load a value of a Swift type, such as `String` or `URL`.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of the type, as ``loadObject(ofClass:completionHandler:)-(NSItemProviderReading.Type,_)`` loads an
    /// object.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let complete = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { complete($0, $1) }
    }

    /// Registers all representations that values of a Swift type can be written as. `loadHandler` creates the value
    /// when a representation is requested, and calls its argument with the value or an error.
    public func registerObject<T>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping ((T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        nonisolated(unsafe) let load = { (completion: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { load($0) }
    }
}
