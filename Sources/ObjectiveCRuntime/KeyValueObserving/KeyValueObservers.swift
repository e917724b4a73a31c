// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// An observer of a key of an object.
final class KeyValueObserver: @unchecked Sendable {
    let key: String
    /// The key, and those on whose properties the one of the key depends. It is set when the observer is added.
    fileprivate(set) var keys: Set<String> = []
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions
    /// The object that was added as the observer; nil for a closure, and as soon as the object's `deinit` has begun.
    private weak var observer: AnyObject?
    /// The identity of that object, by which it is found in its `deinit`, too; nil for a closure.
    private let observerID: ObjectIdentifier?
    /// Returns the value of the property.
    private let read: (AnyObject) -> Any?
    private let call: (KeyValueChange) -> Void
    /// Protects the variables below.
    private let lock = NSLock()
    private var isEnded = false
    /// The values before changes that have begun on a thread, which can be inside each other.
    private var olds: [pthread_t: [Any??]] = [:]

    init(
        key: String, options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
        context: UnsafeMutableRawPointer? = nil, read: @escaping (AnyObject) -> Any?,
        call: @escaping (KeyValueChange) -> Void
    ) {
        (self.key, self.options, self.observer, self.context) = (key, options, observer, context)
        observerID = observer.map { ObjectIdentifier($0) }
        (self.read, self.call) = (read, call)
    }

    /// Whether an object was added as this observer.
    func isOf(_ object: AnyObject) -> Bool { observerID == ObjectIdentifier(object) }

    /// Whether the object that was added as the observer was released.
    var isReleased: Bool { observerID != nil && observer == nil }

    /// Ends the observation: no change is sent from now on, also if one has begun.
    func end() { lock.withLock { isEnded = true } }

    /// Sends the present value to an observer that wants it at once.
    func begin(_ object: AnyObject) {
        guard options.contains(.initial) else { return }
        call(KeyValueChange(old: nil, new: value(of: object, for: .new), isPrior: false))
    }

    func willChange(_ object: AnyObject) {
        guard !lock.withLock({ isEnded }) else { return }
        let old = value(of: object, for: .old)
        lock.withLock { olds[pthread_self(), default: []].append(old) }
        if options.contains(.prior) { call(KeyValueChange(old: old, new: nil, isPrior: true)) }
    }

    func didChange(_ object: AnyObject) {
        guard let old = popOld() else { return }
        call(KeyValueChange(old: old, new: value(of: object, for: .new), isPrior: false))
    }

    /// Returns the value of the property if the observer wants it; the getter is not called otherwise.
    private func value(of object: AnyObject, for option: NSKeyValueObservingOptions) -> Any?? {
        options.contains(option) ? .some(read(object)) : .none
    }

    /// Removes the value before the last change that has begun on this thread; nil if none has, or the observer ended.
    private func popOld() -> Any??? {
        lock.withLock {
            let old = olds[pthread_self()]?.popLast()
            if olds[pthread_self()]?.isEmpty == true { olds[pthread_self()] = nil }
            return isEnded ? .none : old
        }
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

/// The observers of an object, which are associated with it.
final class KeyValueObservers: @unchecked Sendable {
    private let lock = NSLock()
    /// The observers, in the order in which they were added.
    private var all: [KeyValueObserver] = []
    /// The number of objects that have had observers. As long as it is 0, a change of a property costs one comparison.
    private static let count = Atomic(0)
    /// Protects the creation of an object's observers.
    private static let creation = NSRecursiveLock()

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: AnyObject) -> KeyValueObservers? {
        guard count.load(ordering: .relaxed) > 0 else { return nil }
        return objc_getAssociatedObject(object, key) as? KeyValueObservers
    }

    private static func make(for object: AnyObject) -> KeyValueObservers {
        creation.withLock {
            if let known = of(object) { return known }
            let made = KeyValueObservers()
            count.add(1, ordering: .relaxed)
            objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }

    /// Adds an observer, and removes those that were released.
    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        observer.keys = ClassRegistry.shared.keys(affecting: observer.key, of: object)
        (object as? any KeyValueObservable)?.hasKeyValueObservers = true
        let observers = make(for: object)
        // Observers are read outside the lock, because the last reference to one may be released here.
        let released = observers.lock.withLock { observers.all }.filter(\.isReleased)
        observers.lock.withLock {
            observers.all.removeAll { known in released.contains { $0 === known } }
            observers.all.append(observer)
        }
    }

    /// Removes the last observer for which `isRemoved` is true. Returns whether there was one.
    func removeLast(where isRemoved: (KeyValueObserver) -> Bool) -> Bool {
        let removed = lock.withLock { all.lastIndex(where: isRemoved).map { all.remove(at: $0) } }
        removed?.end()
        return removed != nil
    }

    func willChange(_ key: String, of object: AnyObject) {
        for observer in observers(of: key) { observer.willChange(object) }
    }

    func didChange(_ key: String, of object: AnyObject) {
        for observer in observers(of: key) { observer.didChange(object) }
    }

    private func observers(of key: String) -> [KeyValueObserver] {
        lock.withLock { all.filter { $0.keys.contains(key) } }
    }
}
