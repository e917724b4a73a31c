// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value with a default that depends on the state, until the app sets another value.
struct Defaulted<Value> {
    private(set) var value: Value
    private(set) var isChosen = false

    init(_ value: Value) {
        self.value = value
    }

    mutating func choose(_ value: Value) {
        self.value = value
        isChosen = true
    }

    mutating func follow(_ value: Value) {
        if !isChosen { self.value = value }
    }
}

extension Defaulted: Equatable where Value: Equatable {}
