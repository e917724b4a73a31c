// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Thresholds {
    /// The limits of numbers that an app passes to a flow or a compositional layout.
    package enum Layout {
        /// The permitted lengths of items, containers, headers and footers in points. Our own choice: ten million
        /// points are longer than any content, and a million such items still have a finite length.
        package static let lengths = 0.0...1e7
        /// The permitted spacings, insets and offsets in points. Our own choice.
        package static let distances = -1e7...1e7
    }
}
