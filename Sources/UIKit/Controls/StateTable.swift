// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A value for each state of a control that has one of its own.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The state's own value.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The state's own value, or else that of the normal state.
    func value(for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
