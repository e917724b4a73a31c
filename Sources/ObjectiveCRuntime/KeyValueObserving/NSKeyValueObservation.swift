// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An observation of a property by a closure. It ends when it is invalidated or released.
public class NSKeyValueObservation: NSObject {
    private weak var object: AnyObject?
    private var observer: KeyValueObserver?

    init(_ object: AnyObject, _ observer: KeyValueObserver) {
        (self.object, self.observer) = (object, observer)
    }

    /// Ends the observation.
    public func invalidate() {
        guard let observer else { return }
        self.observer = nil
        observer.end()
        _ = object.flatMap(KeyValueObservers.of)?.removeLast { $0 === observer }
    }

    deinit { invalidate() }
}

extension _ObjectiveCObject {
    /// Calls a closure after each change of a property, until the returned observation is invalidated or released.
    ///
    /// Changes are seen of properties whose setters call ``willChangeValue(forKey:)`` and ``didChangeValue(forKey:)``.
    ///
    /// > Note: On Apple's platforms the key is that of the key path. Here it is written; the command `uplift` does so.
    ///
    /// - Parameter key: the key of the property.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        weak let object = self
        let observer = KeyValueObserver(key: key, options: options, read: { ($0 as? Self)?[keyPath: keyPath] }) {
            change in
            guard let object else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new.flatMap { $0 as? Value },
                    oldValue: change.old.flatMap { $0 as? Value }, indexes: nil, isPrior: change.isPrior))
        }
        observe(observer)
        return NSKeyValueObservation(self, observer)
    }
}
