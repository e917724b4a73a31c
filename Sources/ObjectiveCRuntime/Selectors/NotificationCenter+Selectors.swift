// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NotificationCenter {
    /// Calls a method of an object by name at each notification, with the notification as the argument.
    ///
    /// The object is held weakly. The method is called on the thread that posts the notification.
    ///
    /// - Parameters:
    ///   - aName: the name of the notifications; nil stands for all.
    ///   - anObject: the sender of the notifications; nil stands for all.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let registration = SelectorRegistration(
            observer: observer, center: self, name: aName, sender: anObject.map { $0 as AnyObject })
        nonisolated(unsafe) let unretained = WeakObject(object: observer)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = unretained.object else { return }
            MethodCall.send(aSelector, to: observer, with: notification)
        }
        SelectorRegistrations.shared.add(registration, of: observer)
    }

    /// Removes all observations of an object, or one that a closure has.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes the observations of an object that have a name and a sender; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let sender = anObject.map { $0 as AnyObject }
        SelectorRegistrations.shared.remove(of: observer) { registration in
            registration.center === self && (aName == nil || registration.name == aName)
                && (sender == nil || registration.sender === sender)
        }
    }
}

private struct WeakObject {
    weak var object: AnyObject?
}

/// An observation by an object whose method is called by name.
private final class SelectorRegistration {
    private(set) weak var observer: AnyObject?
    private(set) weak var center: NotificationCenter?
    let name: NSNotification.Name?
    private(set) weak var sender: AnyObject?
    /// The object with which the center ends the observation.
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, sender: AnyObject?) {
        self.observer = observer
        self.center = center
        self.name = name
        self.sender = sender
    }

    func end() {
        if let token { center?.removeObserver(token as Any) }
    }
}

/// The observations by objects whose methods are called by name. The observations by released objects end when others
/// are added.
private final class SelectorRegistrations: @unchecked Sendable {
    static let shared = SelectorRegistrations()

    private let lock = NSLock()
    private var registrations: [ObjectIdentifier: [SelectorRegistration]] = [:]
    /// The number of observers at which the observations of released ones end.
    private var countForRemoval = 64

    func add(_ registration: SelectorRegistration, of observer: AnyObject) {
        // Observers that other threads release during the removal are released after the lock, because their
        // deinitializers may remove observations.
        var retained: [AnyObject?] = []
        let released = lock.withLock {
            registrations[ObjectIdentifier(observer), default: []].append(registration)
            guard registrations.count >= countForRemoval else { return [SelectorRegistration]() }
            retained = registrations.values.joined().map(\.observer)
            return removeReleased()
        }
        for registration in released { registration.end() }
        withExtendedLifetime(retained) {}
    }

    /// Ends the observations of an object for which `isRemoved` returns true.
    func remove(of observer: AnyObject, where isRemoved: (SelectorRegistration) -> Bool) {
        let removed = lock.withLock {
            // Others at this address are those of an object that was released.
            let all = registrations.removeValue(forKey: ObjectIdentifier(observer)) ?? []
            let kept = all.filter { $0.observer === observer && !isRemoved($0) }
            if !kept.isEmpty { registrations[ObjectIdentifier(observer)] = kept }
            let ids = Set(kept.map(ObjectIdentifier.init))
            return all.filter { !ids.contains(ObjectIdentifier($0)) }
        }
        for registration in removed { registration.end() }
    }

    private func removeReleased() -> [SelectorRegistration] {
        let all = registrations
        registrations = all.compactMapValues { registrations in
            let kept = registrations.filter { $0.observer != nil }
            return kept.isEmpty ? nil : kept
        }
        countForRemoval = max(64, registrations.count * 2)
        return all.values.joined().filter { $0.observer == nil }
    }
}
