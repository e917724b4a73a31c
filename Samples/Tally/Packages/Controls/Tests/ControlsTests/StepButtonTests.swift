// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Controls

@MainActor
struct StepButtonTests {
    private final class Recorder: NSObject, StepButtonDelegate {
        var steps: [Int] = []

        func stepButton(_ button: StepButton, didStepBy number: Int) { steps.append(number) }
    }

    @Test func aTapStepsByOneIfTheDelegateSaysNoLength() {
        let recorder = Recorder()
        let (up, down) = (StepButton(isUp: true), StepButton(isUp: false))
        for button in [up, down] {
            button.delegate = recorder
            button.sendActions(for: .touchUpInside)
        }
        #expect(recorder.steps == [1, -1])
    }

    @Test func anAnimationEndsWhileTheTestWaits() async throws {
        let button = StepButton(isUp: true)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(button)
        window.makeKeyAndVisible()
        await withCheckedContinuation { continuation in
            UIView.animate(
                withDuration: 0.1, animations: { button.alpha = 0 }, completion: { _ in continuation.resume() })
        }
        #expect(button.alpha == 0)
    }
}
