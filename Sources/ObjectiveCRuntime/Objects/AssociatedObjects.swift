// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The ways in which an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object is not retained: it is nil after it was released.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied if it is an `NSCopying` object, and retained otherwise.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// The value is copied if it is an `NSCopying` object, and retained otherwise.
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object, or removes the value of the key if `value` is nil.
///
/// - Parameter key: an address that is used for this purpose only, such as that of a static variable.
///
/// > Note: The values of a released object can be read until the end of its `deinit`. Those of responders, bar items,
/// gesture recognizers and layers are released with the object; those of others when values are associated with other
/// objects later.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, key, of: object as AnyObject)
}

/// Returns the value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

private struct AssociatedValue {
    private var strong: Any?
    private weak var weakly: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: weakly = value as AnyObject
        case .OBJC_ASSOCIATION_ASSIGN: strong = value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }

    var value: Any? { strong ?? weakly }
}

/// An object of the library that releases the values that are associated with it when it ends.
package protocol AssociationOwner: AnyObject {
    /// An object that removes the values when it is released; nil if the owner never had values.
    var associationEnd: AnyObject? { get set }
}

/// Removes the values of an owner when the owner releases it.
private final class AssociationEnd {
    private let owner: ObjectIdentifier

    init(of owner: AnyObject) { self.owner = ObjectIdentifier(owner) }

    deinit { AssociatedObjects.shared.removeAll(of: owner) }
}

/// The values that are associated with objects. Objects are held weakly.
private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        /// The object; nil as soon as its `deinit` has begun.
        weak var object: AnyObject?
        /// Keeps the memory of a released object, so that no other object gets the address of the entry.
        private unowned let memory: AnyObject
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
        /// Whether the object ends the entry itself.
        let isOwned: Bool

        init(of object: AnyObject) {
            (self.object, memory) = (object, object)
            let owner = object as? any AssociationOwner
            isOwned = owner != nil
            if let owner, owner.associationEnd == nil { owner.associationEnd = AssociationEnd(of: object) }
        }
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed. It is at least twice the number that was
    /// left the last time, so that the cost for each new entry is constant on average.
    private var countForRemoval = 64

    func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock { entries[ObjectIdentifier(object)]?.values[key]?.value }
    }

    func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) {
        replaceEntry(of: ObjectIdentifier(object)) { old in
            guard old != nil || value != nil else { return nil }
            var entry = old ?? Entry(of: object)
            entry.values[key] = value
            return entry.values.isEmpty ? nil : entry
        }
    }

    func removeAll(of object: ObjectIdentifier) {
        replaceEntry(of: object) { _ in nil }
    }

    private func replaceEntry(of object: ObjectIdentifier, by change: (Entry?) -> Entry?) {
        // Values and objects are released outside the lock, because their deinitializers may use associated objects.
        var released: [Entry] = []
        var retained: [AnyObject?] = []
        lock.withLock {
            let old = entries[object]
            if let old { released.append(old) }
            entries[object] = change(old)
            if entries.count >= countForRemoval {
                retained = entries.values.map(\.object)
                released += removeReleased()
            }
        }
        withExtendedLifetime((released, retained)) {}
    }

    private func removeReleased() -> [Entry] {
        let released = entries.filter { !$0.value.isOwned && $0.value.object == nil }
        for key in released.keys { entries[key] = nil }
        countForRemoval = max(64, entries.count * 2)
        return Array(released.values)
    }
}
