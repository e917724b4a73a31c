// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Typesetting

@Test("A line is as high as ascent, descent and leading together")
func lineHeight() {
    #expect(FontMetrics(ascent: 10, descent: 3, leading: 1, capHeight: 7, xHeight: 5).lineHeight == 14)
}
