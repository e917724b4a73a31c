// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of lines of text in the available width.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// All lines fill the width, except the last line of a paragraph.
    case justified = 3
    /// Aligned to the side at which lines begin: the left, or the right in a right-to-left language.
    case natural = 4
}
