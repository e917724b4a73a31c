// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that defines the content and the appearance of a content view. A configuration can create a view that
/// displays it.
///
/// If configurations are `Equatable`, setting a configuration that is equal to the displayed one has no effect.
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns a copy in which the values that the app has not set have their defaults for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a configuration, and can be given other configurations of the same kind.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration. Setting it updates the parts of the view that differ.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can display a configuration. If not, a new content view is created.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether a configuration has the same type as the displayed configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Whether two configurations are equal. Configurations that are not `Equatable` are never equal.
func areEqual(_ a: any UIContentConfiguration, _ b: any UIContentConfiguration) -> Bool {
    // The most common type is compared first, because the cast to `any Equatable` is slow.
    if let a = a as? UIListContentConfiguration {
        return (b as? UIListContentConfiguration).map { $0 == a } ?? false
    }
    guard let a = a as? any Equatable else { return false }
    func equals<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { $0 == a } ?? false }
    return equals(a)
}
