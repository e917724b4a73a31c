// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object with traits: a view, a view controller or a window scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after any of the traits has changed. To be notified only of certain traits, register for their changes
    /// instead.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes. Pass it to `unregisterForTraitChanges(_:)` to remove the registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object that reports changes of individual traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A handler that receives the environment that changed and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` with the environment and its previous traits after one of `traits` has changed.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    /// Removes a registration, so that its handler or action is not called again.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The trait overrides and trait change registrations of an environment. The object is created when the first override
/// or registration is added.
@MainActor
final class TraitState {
    var overrides = UITraitOverrides()
    /// The style set by `UIView.overrideUserInterfaceStyle`, which takes precedence over `overrides`.
    var style = UIUserInterfaceStyle.unspecified
    /// The traits that a parent view controller sets for its child.
    var fromParent: UITraitCollection?
    private(set) var registrations: [TraitChangeRegistration] = []
    /// Whether the overrides have changed since the traits were last updated.
    var needsUpdate = false

    /// Whether the environment has exactly the traits that it inherits.
    var hasNoOverrides: Bool {
        style == .unspecified && fromParent == nil && overrides.values == TraitValues()
    }

    /// Returns the traits of the environment: `traits`, which it inherits, with all overrides applied.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        if hasNoOverrides { return traits }
        var values = traits.values
        if let fromParent { values.override(with: fromParent.values) }
        values.override(with: overrides.values)
        if style != .unspecified { values.userInterfaceStyle = style }
        return UITraitCollection(values)
    }

    func add(
        _ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Bool
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, call)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers that are registered for the changed traits, and removes those whose targets were released.
    func notifyObservers(of environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection)
    {
        guard !registrations.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for registration in registrations where registration.traits.contains(where: { changed.contains($0) }) {
            if !registration.call(environment, old) { remove(registration) }
        }
    }
}

/// A registration of a handler or action for changes of certain traits.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [ObjectIdentifier]
    /// The handler, which receives the environment and its previous traits. The handler returns false if its target was
    /// released.
    let call: (any UITraitEnvironment, UITraitCollection) -> Bool

    init(_ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Bool) {
        self.traits = traits.map { ObjectIdentifier($0) }
        self.call = call
        super.init()
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A trait environment that stores its own overrides and registrations.
@MainActor
protocol TraitHolder: UITraitEnvironment {
    var traitState: TraitState? { get set }
}

extension TraitHolder {
    /// The trait state, created if there is none yet.
    var neededTraitState: TraitState {
        if let traitState { return traitState }
        let new = TraitState()
        traitState = new
        return new
    }
}
