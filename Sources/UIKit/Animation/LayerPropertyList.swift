// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore

/// A list with one value for each layer property, in the order in which the properties were added.
struct LayerPropertyList<Value> {
    private struct Property: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    /// The values, each of which must retain its layer. Otherwise a new layer could get the object identifier of a
    /// released one.
    private(set) var values: [Value] = []
    private var places: [Property: Int] = [:]

    /// Updates the value of a property; `change` gets nil if the list has no value for the property yet.
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

    /// Calls `change` with each value in order, to update it.
    mutating func forEach(_ change: (inout Value) -> Void) {
        for index in values.indices { change(&values[index]) }
    }
}
