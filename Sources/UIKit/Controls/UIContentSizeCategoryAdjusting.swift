// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Text whose size may follow the user's while it is shown.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of ``UIFont/preferredFont(forTextStyle:)`` or `UIFontMetrics` changes when the user's size does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
