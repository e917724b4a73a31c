// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    /// Cut off at the edge.
    case byClipping = 2
    /// An ellipsis at the line's beginning.
    case byTruncatingHead = 3
    /// An ellipsis at the line's end.
    case byTruncatingTail = 4
    /// An ellipsis in the line's middle.
    case byTruncatingMiddle = 5
}
