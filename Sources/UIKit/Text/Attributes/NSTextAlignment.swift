// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text stand in the width they have.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Every line but a paragraph's last fills the width.
    case justified = 3
    /// At the side where the language's lines begin.
    case natural = 4
}
