// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves its content in a file.
@MainActor
protocol SavedPage: UIViewController {
    /// Whether the page may write its file, and nothing else has written it since the page did or read it. Blocks until
    /// pending saves of other pages of the file are written.
    func isUpToDate() -> Bool
}
