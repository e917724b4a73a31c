// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// An observer of a key of an object.
final class KeyValueObserver: @unchecked Sendable {
    let key: String
    /// The key, and those on whose properties the one of the key depends. It is set when the observer is added.
    fileprivate(set) var keys: Set<String> = []
    let options: NSKeyValueObservingOptions
    /// The object that was added as the observer; nil for a closure.
    private(set) weak var observer: AnyObject?
    let context: UnsafeMutableRawPointer?
    /// Returns the value of the property.
    let read: (AnyObject) -> Any?
    private let call: (KeyValueChange) -> Void
    /// The values before changes that have begun, which can be inside each other.
    private var olds: [Any?] = []

    init(
        key: String, options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
        context: UnsafeMutableRawPointer? = nil, read: @escaping (AnyObject) -> Any?,
        call: @escaping (KeyValueChange) -> Void
    ) {
        (self.key, self.options, self.observer, self.context) = (key, options, observer, context)
        (self.read, self.call) = (read, call)
    }

    /// Tells the observer about a change, with the values that it wants.
    func send(old: Any??, new: Any??, isPrior: Bool) {
        call(
            KeyValueChange(
                old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil, isPrior: isPrior))
    }

    func willChange(_ object: AnyObject) {
        let old = read(object)
        olds.append(old)
        if options.contains(.prior) { send(old: .some(old), new: nil, isPrior: true) }
    }

    func didChange(_ object: AnyObject) {
        guard let old = olds.popLast() else { return }
        send(old: .some(old), new: .some(read(object)), isPrior: false)
    }
}

/// A change of a property, with its values as objects have them: nil for a value that is nil.
struct KeyValueChange {
    var old: Any??
    var new: Any??
    var isPrior: Bool

    /// The dictionary that describes the change.
    var dictionary: [NSKeyValueChangeKey: Any] {
        var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if let old { result[.oldKey] = old ?? NSNull() }
        if let new { result[.newKey] = new ?? NSNull() }
        if isPrior { result[.notificationIsPriorKey] = true }
        return result
    }
}

/// An object of the library that knows whether it has had observers, so that its setters need not look for them.
package protocol KeyValueObservable: AnyObject {
    var hasKeyValueObservers: Bool { get set }
}

/// The observers of objects. They are associated with the objects, and end with them.
final class KeyValueObservers {
    /// The observers, in the order in which they were added.
    private(set) var all: [KeyValueObserver] = []
    /// The number of objects that have had observers. As long as it is 0, a change of a property costs one comparison.
    private static let count = Atomic(0)

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: AnyObject) -> KeyValueObservers? {
        guard count.load(ordering: .relaxed) > 0 else { return nil }
        return objc_getAssociatedObject(object, key) as? KeyValueObservers
    }

    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        observer.keys = ClassRegistry.shared.keys(affecting: observer.key, of: object)
        (object as? any KeyValueObservable)?.hasKeyValueObservers = true
        if of(object) == nil {
            count.add(1, ordering: .relaxed)
            objc_setAssociatedObject(object, key, KeyValueObservers(), .OBJC_ASSOCIATION_RETAIN)
        }
        of(object)?.all.append(observer)
    }

    /// Removes the last observer for which `isRemoved` is true. Returns whether there was one.
    func removeLast(where isRemoved: (KeyValueObserver) -> Bool) -> Bool {
        guard let index = all.lastIndex(where: isRemoved) else { return false }
        all.remove(at: index)
        return true
    }

    func willChange(_ key: String, of object: AnyObject) {
        for observer in all where observer.keys.contains(key) { observer.willChange(object) }
    }

    func didChange(_ key: String, of object: AnyObject) {
        for observer in all where observer.keys.contains(key) { observer.didChange(object) }
    }
}
