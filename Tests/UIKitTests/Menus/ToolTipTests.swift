// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Tool tips") @MainActor
struct ToolTipTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 200))
    let control = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

    init() {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        ground.addSubview(control)
        screen.show(ground)
    }

    private var words: [String] {
        func labels(_ view: UIView) -> [String] {
            view.subviews.flatMap { ((($0 as? UILabel)?.text).map { [$0] } ?? []) + labels($0) }
        }
        return labels(screen.window)
    }

    @Test("A tool tip appears after half a second of rest, and disappears on a move, press or new text")
    func appearsAndDisappears() {
        #expect(control.toolTipInteraction == nil)
        control.toolTip = "Turn it up"
        for end in [
            { screen.mouse.move(by: CGVector(dx: 3, dy: 0)) }, { screen.mouse.move(to: CGPoint(x: 250, y: 150)) },
            { screen.mouse.press() }, { control.toolTip = "Turn it down" },
        ] {
            screen.mouse.move(to: CGPoint(x: 60, y: 60))
            screen.mouse.hold(0.4)
            #expect(words == [])
            screen.mouse.hold(0.2)
            #expect(words == ["Turn it up"])
            end()
            #expect(words == [])
            screen.mouse.release()
            screen.mouse.move(to: CGPoint(x: 250, y: 150))
        }
        #expect(control.toolTip == "Turn it down")
    }

    @Test("A tool tip disappears with its view")
    func disappearsWithItsView() {
        control.toolTip = "Turn it up"
        screen.mouse.move(to: CGPoint(x: 60, y: 60))
        screen.mouse.hold(0.6)
        #expect(words == ["Turn it up"])
        control.superview?.removeFromSuperview()
        #expect(words == [])
    }

    @Test("No tool tip appears without text or if disabled, and the interaction exists only with text")
    func withoutTextOrDisabled() {
        control.toolTip = "Words"
        let interaction = control.toolTipInteraction
        #expect(interaction?.view === control)
        #expect(interaction?.defaultToolTip == "Words")
        interaction?.isEnabled = false
        screen.mouse.move(to: CGPoint(x: 60, y: 60))
        screen.mouse.hold(1)
        #expect(words == [])
        control.toolTip = nil
        #expect(control.toolTipInteraction == nil)
        #expect(control.toolTip == nil)
        #expect(control.interactions.isEmpty)
    }

    @Test("Any view can have a tool tip, which avoids the pointer and stays in the window")
    func anyView() throws {
        let view = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        control.superview?.addSubview(view)
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "A rather long explanation of it"))
        screen.mouse.move(to: CGPoint(x: 290, y: 190))
        screen.mouse.hold(1)
        let bubble = try #require(screen.window.subviews.last)
        #expect(words == ["A rather long explanation of it"])
        #expect(screen.window.bounds.contains(bubble.frame))
        #expect(bubble.frame.maxY < 190)
    }
}
