// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIWindow {
    /// Whether the user drags items in the window: there is one drag at a time.
    ///
    /// - Complexity: O(1)
    var isDragging: Bool { dragRegistry?.isDragging == true }
}
