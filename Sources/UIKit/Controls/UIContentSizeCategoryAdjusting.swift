// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose text can follow changes of the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font from ``UIFont/preferredFont(forTextStyle:)`` or `UIFontMetrics` is updated when the user's text
    /// size changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
