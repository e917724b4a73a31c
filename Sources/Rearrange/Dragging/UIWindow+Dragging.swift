// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIWindow {
    /// Whether items are being dragged in the window. A window has at most one drag at a time.
    ///
    /// - Complexity: O(1)
    var isDragging: Bool { dragRegistry?.isDragging == true }
}
