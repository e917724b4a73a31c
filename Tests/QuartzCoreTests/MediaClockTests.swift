// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

@Test("Media time never goes back")
func mediaTime() {
    let first = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= first)
}
