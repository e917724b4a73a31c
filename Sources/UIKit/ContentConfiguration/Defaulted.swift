// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property's value: the one that the app has set, or else a default, which may depend on the state of the view.
struct Defaulted<Value> {
    private(set) var value: Value
    private(set) var isSet = false

    init(_ value: Value) {
        self.value = value
    }

    mutating func set(_ value: Value) {
        self.value = value
        isSet = true
    }

    mutating func setDefault(_ value: Value) {
        if !isSet { self.value = value }
    }
}

extension Defaulted: Equatable where Value: Equatable {}
