// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The unused views of a table by reuse identifier, and the registered classes for new views.
///
/// The view that was added last is reused first.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var views: [String: [View]] = [:]

    mutating func register(_ type: View.Type?, _ identifier: String) {
        classes[identifier] = type
    }

    func registeredClass(_ identifier: String) -> View.Type? { classes[identifier] }

    /// Adds a view to the pool. A view without an identifier is not kept.
    mutating func add(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        views[identifier, default: []].append(view)
    }

    /// Removes a view with the identifier from the pool and returns it; nil if the pool has no such view.
    mutating func dequeue(_ identifier: String) -> View? {
        views[identifier]?.popLast()
    }

    /// The number of views in the pool.
    var count: Int { views.values.reduce(0) { $0 + $1.count } }
}
