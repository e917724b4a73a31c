// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Methods that register for trait changes. Actions are passed as unapplied methods, such as `Board.themeChanged`, so
/// that the compiler checks their types. Targets are held weakly.
extension UITraitChangeObservable {
    /// Calls `handler` with the environment and its previous traits after one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        register(traits) { environment, old in
            guard let wanted = environment as? TraitEnvironment else {
                misuse(
                    "The handler for trait changes of \(environment) takes a \(TraitEnvironment.self). "
                        + "Give its first parameter the type of the object that it is registered with.")
            }
            handler(wanted, old)
            return true
        }
    }

    // MARK: Targets and actions

    /// Calls a method of `target` after one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] _, _ in
            guard let target else { return false }
            action(target)()
            return true
        }
    }

    /// Calls a method of `target` with the changed environment after one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] environment, _ in
            guard let target else { return false }
            action(target)(sender(environment))
            return true
        }
    }

    /// Calls a method of `target` with the changed environment and its previous traits after one of `traits` has
    /// changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] environment, old in
            guard let target else { return false }
            action(target)(sender(environment), old)
            return true
        }
    }

    // MARK: Actions of the environment itself

    /// Calls a method of this environment after one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration where Self: AnyObject {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of this environment, and passes the environment to it, after one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor (Environment) -> Void
    ) -> any UITraitChangeRegistration where Self: AnyObject {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of this environment, and passes the environment and its previous traits to it, after one of
    /// `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where Self: AnyObject {
        registerForTraitChanges(traits, target: self, action: action)
    }

    // MARK: Actions by name

    /// Calls a method of `target` by name after one of `traits` has changed. If the method has parameters, the first is
    /// the changed environment, and the second its previous traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target = target as AnyObject] environment, old in
            guard let target else { return false }
            MethodCall.send(action, to: target, with: environment, old)
            return true
        }
    }

    /// Calls a method of this environment by name after one of `traits` has changed. If the method has parameters, the
    /// first is the environment, and the second its previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    // MARK: Unregistering

    /// Removes a registration, so that its handler or action is not called again.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitState?.remove(registration)
    }

    /// Registers `call`, which gets the environment and its previous traits. `call` returns false if the target of the
    /// registration was released.
    private func register(
        _ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Bool
    ) -> any UITraitChangeRegistration {
        guard let holder = self as? any TraitHolder else {
            misuse("\(self) has no traits of its own. Register with a view, a view controller or a window scene.")
        }
        return holder.neededTraitState.add(traits, call)
    }
}

/// Returns `environment` as the type that an action takes. Stops the app if the environment is of another type.
@MainActor
private func sender<Environment>(_ environment: any UITraitEnvironment) -> Environment {
    guard let wanted = environment as? Environment else {
        misuse(
            "The action for trait changes of \(environment) takes a \(Environment.self). "
                + "Let it take the class of the object that it is registered with.")
    }
    return wanted
}
