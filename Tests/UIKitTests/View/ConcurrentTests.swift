// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit
import UIKitTesting

@Suite("Concurrent tests on the main actor") @MainActor
struct ConcurrentTests {
    /// Performs the work of one of several concurrent tests, and lets the others run after each step. Returns the time
    /// at which its animation began, the animated position half a second later, and the final time of its screen.
    private func work(_ number: Int) async -> [Double] {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(view)
        await Task.yield()
        await screen.advance(by: Double(number))
        await Task.yield()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        await Task.yield()
        let begin = CACurrentMediaTime()
        await Task.yield()
        await screen.advance(by: 0.5)
        return [begin, Double(view.layer.presentation()!.position.x), screen.now]
    }

    @Test("Each of several concurrent tests has its own clock and its own animations")
    func separateScreens() async {
        await withTaskGroup(of: (Int, [Double]).self) { group in
            for number in 0..<8 { group.addTask { (number, await work(number)) } }
            for await (number, result) in group {
                #expect(result[0] == Double(number))
                #expect(abs(result[1] - 55) < 0.01)
                #expect(abs(result[2] - Double(number) - 0.5) < 1e-9)
            }
        }
    }
}
