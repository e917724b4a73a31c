// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension _ObjectiveCObject {
    // MARK: Observers

    /// Calls the method `observeValue(forKeyPath:of:change:context:)` of an object after each change of a property. The
    /// method must be registered. The observer is held weakly.
    ///
    /// Changes are seen of properties whose setters call ``willChangeValue(forKey:)`` and ``didChangeValue(forKey:)``.
    ///
    /// - Parameter keyPath: the key of a property. A path of several keys ends the program with a message.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let property = ClassRegistry.shared.property(keyPath, of: self) else {
            misuse(
                "<\(messageName(of: self))>: “\(keyPath)” is no key of a registered property, and cannot be observed.")
        }
        if !property.isObservable {
            warn("<\(messageName(of: self))>: observers are not told about changes of “\(keyPath)”.")
        }
        weak let weakObserver = observer
        weak let object = self
        observe(
            KeyValueObserver(
                key: keyPath, options: options, observer: observer, context: context,
                read: { ClassRegistry.shared.property(keyPath, of: $0)?.get($0) }
            ) { change in
                guard let weakObserver else { return }
                MethodCall.send(
                    "observeValueForKeyPath:ofObject:change:context:", to: weakObserver, with: keyPath, object,
                    change.dictionary, context)
            })
    }

    /// Removes an observer of a property, which may be in its `deinit`. The program ends with a message if there is
    /// none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// Removes an observer of a property that was added with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0 == context }
    }

    private func remove(
        _ observer: NSObject, _ key: String, _ isContext: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let isRemoved = KeyValueObservers.of(self)?.removeLast {
            $0.isOf(observer) && $0.key == key && isContext($0.context)
        }
        guard isRemoved != true else { return }
        misuse(
            "Cannot remove an observer <\(messageName(of: observer))> for the key path \"\(key)\" from "
                + "<\(messageName(of: self))> because it is not registered as an observer.")
    }

    func observe(_ observer: KeyValueObserver) {
        KeyValueObservers.add(observer, to: self)
        observer.begin(self)
    }

    /// Ends the program with the message for a change that an observer does not handle. A class that observes declares
    /// the method itself.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        misuse(
            "<\(messageName(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
                + "handled. Key path: \(keyPath ?? "nil")")
    }

    // MARK: Changes

    /// The keys on whose properties that of a key depends: none. A class that has such a property declares the method
    /// itself, and registers it with ``DynamicMembers/dependencies(_:)``.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Tells observers that a property is about to change. A setter calls it first.
    public func willChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.willChange(key, of: self)
    }

    /// Tells observers that a property has changed. A setter calls it last.
    public func didChangeValue(forKey key: String) {
        KeyValueObservers.of(self)?.didChange(key, of: self)
    }
}
