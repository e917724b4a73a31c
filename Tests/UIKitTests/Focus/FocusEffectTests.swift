// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("The effect of what has the focus") @MainActor
struct FocusEffectTests {
    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private func rings(_ view: UIView) -> [UIView] {
        view.subviews.filter { String(describing: type(of: $0)) == "FocusRing" }
    }

    @Test(
        "Taken from an item that has the focus, the ring goes, and comes again with another effect, while keys are used"
    )
    func changes() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let item = Item(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        ground.addSubview(item)
        screen.show(ground)
        item.focusEffect = UIFocusHaloEffect()
        #expect(rings(item).isEmpty, "it has not the focus")
        screen.press(.tab)
        #expect(item.isFocused && rings(item).count == 1)
        item.focusEffect = nil
        #expect(rings(item).isEmpty)
        item.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(rings(item).map(\.frame) == [CGRect(x: 5, y: 5, width: 30, height: 30)])
        item.focusEffect = nil
        screen.mouse.click(at: CGPoint(x: 5, y: 5))
        item.focusEffect = UIFocusHaloEffect()
        #expect(item.isFocused && rings(item).isEmpty, "the mouse is what was used last")
    }
}
