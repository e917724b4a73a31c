// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Expects each value to have its raw value, because apps store raw values in files.
func expectRawValues<Value: RawRepresentable>(
    of type: Value.Type, _ pairs: [(value: Value, number: Value.RawValue)],
    sourceLocation: SourceLocation = #_sourceLocation
) where Value.RawValue: Equatable {
    for (value, number) in pairs {
        #expect(value.rawValue == number, "\(value)", sourceLocation: sourceLocation)
    }
}
