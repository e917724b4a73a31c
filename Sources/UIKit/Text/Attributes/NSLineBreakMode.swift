// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The treatment of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    /// The line is cut off where the available width ends, without an ellipsis.
    case byClipping = 2
    /// The beginning of the line is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// The end of the line is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// The middle of the line is replaced by an ellipsis.
    case byTruncatingMiddle = 5
}
