// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that show nothing at the moment, by reuse identifier, and the classes that new ones are made of.
///
/// The last view that came is the first that goes.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var views: [String: [View]] = [:]

    mutating func register(_ type: View.Type?, _ identifier: String) {
        classes[identifier] = type
    }

    func registeredClass(_ identifier: String) -> View.Type? { classes[identifier] }

    /// Keeps a view; one without identifier is dropped.
    mutating func put(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        views[identifier, default: []].append(view)
    }

    mutating func take(_ identifier: String) -> View? {
        views[identifier]?.popLast()
    }

    /// The number of views it keeps.
    var count: Int { views.values.reduce(0) { $0 + $1.count } }
}
