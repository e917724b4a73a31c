// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Focus effect of the focused item") @MainActor
struct FocusEffectTests {
    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private func rings(_ view: UIView) -> [UIView] {
        view.subviews.filter { String(describing: type(of: $0)) == "FocusRing" }
    }

    @Test("Changing the focused item's focusEffect removes or shows its ring at once, while keys are used")
    func changes() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let item = Item(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        ground.addSubview(item)
        screen.show(ground)
        item.focusEffect = UIFocusHaloEffect()
        #expect(rings(item).isEmpty, "it has not the focus")
        screen.press(.tab)
        #expect(item.isFocused)
        #expect(rings(item).count == 1)
        item.focusEffect = nil
        #expect(rings(item).isEmpty)
        item.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(rings(item).map(\.frame) == [CGRect(x: 5, y: 5, width: 30, height: 30)])
        item.focusEffect = nil
        screen.mouse.click(at: CGPoint(x: 5, y: 5))
        item.focusEffect = UIFocusHaloEffect()
        #expect(item.isFocused, "the mouse is what was used last")
        #expect(rings(item).isEmpty, "the mouse is what was used last")
    }
}
