// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is shown under traits: a view, a controller, a window scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Sent after the traits have changed. Registering for changes tells of those one is interested in alone.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What somebody who wants to hear of changes holds, to be able to end that.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Tells of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Gets the environment that changed, and the traits it had before.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What an environment keeps about its traits, made when there is something to keep.
@MainActor
final class TraitState {
    var overrides = UITraitOverrides()
    /// What ``UIView/overrideUserInterfaceStyle`` says; it counts before the overrides.
    var style = UIUserInterfaceStyle.unspecified
    /// What the parent of a controller wants its child to be shown under.
    var fromParent: UITraitCollection?
    private(set) var registrations: [TraitChangeRegistration] = []
    /// The overrides have changed since traits were taken last.
    var needsUpdate = false

    var changesNothing: Bool {
        style == .unspecified && fromParent == nil && overrides.values == TraitValues()
    }

    func applied(to traits: UITraitCollection) -> UITraitCollection {
        if changesNothing { return traits }
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

    /// Calls those who asked for one of the traits that changed; forgets those who are gone.
    func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for registration in registrations where registration.traits.contains(where: { changed.contains($0) }) {
            if !registration.call(environment, old) { remove(registration) }
        }
    }
}

/// Somebody who wants to hear of changes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [ObjectIdentifier]
    /// Returns false where nobody is there any more.
    let call: (any UITraitEnvironment, UITraitCollection) -> Bool

    init(_ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Bool) {
        self.traits = traits.map { ObjectIdentifier($0) }
        self.call = call
        super.init()
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An environment of ours.
@MainActor
protocol TraitHolder: UITraitEnvironment {
    var traitState: TraitState? { get set }
}

extension TraitHolder {
    /// The state, made where there is none yet.
    var neededTraitState: TraitState {
        if let traitState { return traitState }
        let new = TraitState()
        traitState = new
        return new
    }
}
