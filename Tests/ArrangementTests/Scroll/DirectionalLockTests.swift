// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Directional lock")
struct DirectionalLockTests {
    @Test("fact 99: a movement along an axis is locked to it, and a diagonal one is free, in all directions")
    func everyAngle() {
        for degrees in stride(from: 0.0, to: 360, by: 1) {
            let angle = degrees * .pi / 180
            let axes = PanAxes.locked(by: CGPoint(x: 20 * cos(angle), y: 20 * sin(angle)))
            let fromHorizontal = min(
                degrees.truncatingRemainder(dividingBy: 180), 180 - degrees.truncatingRemainder(dividingBy: 180))
            switch fromHorizontal {
            case ..<29.9: #expect(axes == .horizontal, "\(degrees)")
            case 30.1..<59.9: #expect(axes == [.horizontal, .vertical], "\(degrees)")
            case 60.1...: #expect(axes == .vertical, "\(degrees)")
            default: break
            }
        }
        #expect(PanAxes.locked(by: .zero) == [.horizontal, .vertical])
    }
}
