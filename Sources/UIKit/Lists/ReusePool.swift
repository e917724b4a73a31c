// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The unused views of a list by reuse identifier, and the registered classes and nibs for new views.
///
/// The view that was added last is reused first.
@MainActor
struct ReusePool<View: UIView> {
    /// The origin of new views.
    enum Source {
        case type(View.Type)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]
    private var views: [String: [View]] = [:]

    mutating func register(_ source: Source?, _ identifier: String) {
        sources[identifier] = source
    }

    func source(_ identifier: String) -> Source? { sources[identifier] }

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
