// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A table of values for control states. It contains only states that have their own value.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The state's own value; nil if the state has none.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The state's own value, or the normal state's value if the state has none.
    func value(for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
