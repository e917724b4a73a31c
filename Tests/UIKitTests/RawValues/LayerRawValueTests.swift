// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit

@Suite("Raw values of layers are Apple's")
struct LayerRawValueTests {
    @Test func cornerMask() {
        expectRawValues(
            of: CACornerMask.self,
            [
                (.layerMinXMinYCorner, 1),
                (.layerMaxXMinYCorner, 2),
                (.layerMinXMaxYCorner, 4),
                (.layerMaxXMaxYCorner, 8),
            ])
    }
}
