// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves its content in a file.
@MainActor
protocol SavedPage: UIViewController {
    /// Whether the page may write its file, and the file is unchanged since the page last read or wrote it. Blocks
    /// until pending saves by other pages of the same file are written.
    func isUpToDate() -> Bool
}
