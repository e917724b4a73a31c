// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Test("A point goes through a concatenation as through one transform after the other")
func concatenation() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 1, y: 2).applying(move.concatenating(turn))
    #expect(abs(point.x - -2) < 1e-12)
    #expect(abs(point.y - 11) < 1e-12)
}
