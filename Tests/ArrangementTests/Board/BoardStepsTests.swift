// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Board items: moves and resizes in steps")
struct BoardStepsTests {
    private let plan = BoardPlan<Int>(x: SnapAxis(length: 100, step: 20), y: SnapAxis(length: 90))

    @Test("A dragged edge snaps to a step and leaves one step of the item, and the opposite edge stays")
    func pulled() {
        let frame = CGRect(x: 20, y: 10, width: 40, height: 30)
        #expect(
            plan.resized(frame, [.right, .bottom], by: CGSize(width: 33, height: 7), least: 5)
                == CGRect(x: 20, y: 10, width: 80, height: 37))
        #expect(
            plan.resized(frame, [.left, .top], by: CGSize(width: 90, height: 90), least: 5)
                == CGRect(x: 40, y: 35, width: 20, height: 5))
        #expect(
            plan.resized(frame, [.left, .top], by: CGSize(width: -90, height: -90), least: 5)
                == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(
            plan.resized(frame, [.right, .bottom], by: CGSize(width: 900, height: 900), least: 5)
                == CGRect(x: 20, y: 10, width: 80, height: 80))
    }

    @Test("On every small board a step leads to the next place or nowhere, and never off the board")
    func exhaustive() {
        let bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
        for step in [nil, 1.0, 2.0] {
            let plan = BoardPlan<Int>(x: SnapAxis(length: 6, step: step), y: SnapAxis(length: 6, step: step))
            for left in 0..<6 {
                for top in 0..<6 {
                    for width in 1...(6 - left) {
                        for height in 1...(6 - top) {
                            let frame = CGRect(x: left, y: top, width: width, height: height)
                            for way in BoardStep.allCases {
                                guard let next = plan.stepped(frame, way, least: 1) else { continue }
                                #expect(next != frame)
                                #expect(bounds.contains(next))
                                #expect(way.isResize == (next.size != frame.size))
                                if way.isResize { #expect(next.origin == frame.origin) }
                            }
                            if let step, CGFloat(top + height) + step <= 6,
                                CGFloat(top).remainder(dividingBy: step) == 0
                            {
                                let next: CGFloat? = plan.stepped(frame, .down, least: 1)?.minY
                                #expect(next == CGFloat(top) + CGFloat(step))
                            }
                        }
                    }
                }
            }
        }
    }
}
