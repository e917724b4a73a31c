// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore

/// Something for each of several properties of layers, in the order they were first named.
struct LayerPropertyList<Value> {
    private struct Property: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    /// The values hold their layers, so that no other layer comes to have the same identity.
    private(set) var values: [Value] = []
    private var places: [Property: Int] = [:]

    /// Changes what is kept for a property, nil where there is nothing yet.
    mutating func update(_ layer: CALayer, _ key: String, _ change: (inout Value?) -> Void) {
        let property = Property(layer: ObjectIdentifier(layer), key: key)
        var value = places[property].map { values[$0] }
        change(&value)
        guard let value else { return }
        if let place = places[property] {
            values[place] = value
        } else {
            places[property] = values.count
            values.append(value)
        }
    }

    /// Changes each in turn.
    mutating func forEach(_ change: (inout Value) -> Void) {
        for index in values.indices { change(&values[index]) }
    }
}
