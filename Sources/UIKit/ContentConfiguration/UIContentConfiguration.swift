// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a content view shows: a value that can be compared and that makes the view for it.
///
/// Where a configuration is `Equatable`, showing one that is equal does nothing.
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and others of its kind after it.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown; the view changes what differs.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; where it cannot, a new view is made.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the type of the configuration that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Whether two configurations are the same; those that cannot be compared are not.
func areEqual(_ a: any UIContentConfiguration, _ b: any UIContentConfiguration) -> Bool {
    // The usual case first: the cast of the other takes its time.
    if let a = a as? UIListContentConfiguration {
        return (b as? UIListContentConfiguration).map { $0 == a } ?? false
    }
    guard let a = a as? any Equatable else { return false }
    func equals<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { $0 == a } ?? false }
    return equals(a)
}
