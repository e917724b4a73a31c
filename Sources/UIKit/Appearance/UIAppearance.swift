// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A class that can contain views whose appearance depends on it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects all get the properties that are set on its appearance.
///
/// Views get them when they enter a window, bar items when a bar shows them. A property that the app has set on the
/// object itself is kept. Only properties have an effect, not methods with parameters. An app's own property needs
/// observers that are told about its changes, as `@objc dynamic` ones have. Set properties at once, and not on a stored
/// appearance later.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance of all objects of the class.
    static func appearance() -> Self
    /// Returns the appearance of the objects that are in containers of some classes, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the appearance of the objects that have some traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the appearance of the objects that have some traits, and are in containers of some classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    public static func appearance() -> Self { AppearanceProxy.appearance(of: self) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxy.appearance(of: self, in: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxy.appearance(of: self, for: trait)
    }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxy.appearance(of: self, for: trait, in: containerTypes)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
