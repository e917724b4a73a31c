// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Screen edge pans and hover gestures") @MainActor
struct EdgeAndHoverTests {
    let stage = GestureStage()

    @Test("fact 66: an edge pan begins only within 20 points of its edge, and only inwards")
    func edges() {
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        #expect(pan.edges == [])
        let ways: [(UIRectEdge, CGPoint, CGVector)] = [
            (.left, CGPoint(x: 10, y: 240), CGVector(dx: 30, dy: 0)),
            (.right, CGPoint(x: 310, y: 240), CGVector(dx: -30, dy: 0)),
            (.top, CGPoint(x: 160, y: 10), CGVector(dx: 0, dy: 30)),
            (.bottom, CGPoint(x: 160, y: 470), CGVector(dx: 0, dy: -30)),
        ]
        for (wanted, _, _) in ways {
            pan.edges = wanted
            for (edge, start, way) in ways {
                let back = CGVector(dx: -way.dx, dy: -way.dy)
                let elsewhere = CGPoint(x: 160, y: 240)
                for (start, way, begins) in [
                    (start, way, edge == wanted), (start, back, false), (elsewhere, way, false),
                ] {
                    stage.listener.calls = []
                    let finger = stage.screen.touch(at: start)
                    finger.move(by: way)
                    finger.up()
                    #expect(stage.listener.calls == (begins ? ["edge began", "edge ended"] : []))
                }
            }
        }
    }

    @Test("A second finger fails an edge pan before it begins, and is ignored afterwards")
    func secondFinger() {
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = .left
        let (one, two) = (stage.screen.touch(at: CGPoint(x: 5, y: 50)), stage.screen.touch(at: CGPoint(x: 5, y: 90)))
        one.move(by: CGVector(dx: 30, dy: 0))
        #expect(pan.state == .failed)
        one.up()
        two.up()
        let third = stage.screen.touch(at: CGPoint(x: 5, y: 50))
        third.move(by: CGVector(dx: 30, dy: 0))
        let fourth = stage.screen.touch(at: CGPoint(x: 5, y: 90))
        #expect(pan.numberOfTouches == 1)
        third.up()
        fourth.up()
        #expect(stage.listener.calls == ["edge began", "edge ended"])
    }

    @Test("A hover begins over the view, changes with movement, and ends outside the view or window")
    func hover() {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.view.addSubview(inner)
        let hover = stage.add(UIHoverGestureRecognizer(), "hover", to: inner)
        let outer = stage.add(UIHoverGestureRecognizer(), "outer")
        let mouse = stage.screen.mouse
        mouse.move(to: CGPoint(x: 50, y: 50))
        #expect(stage.listener.calls == ["outer began"])
        mouse.move(to: CGPoint(x: 120, y: 130))
        #expect(stage.listener.calls == ["outer began", "hover began", "outer changed"])
        #expect(hover.location(in: inner) == CGPoint(x: 20, y: 30))
        mouse.move(to: CGPoint(x: 50, y: 50))
        #expect(Array(stage.listener.calls.dropFirst(3)) == ["hover ended", "outer changed"])
        mouse.leave()
        #expect(stage.listener.calls.last == "outer ended")
        #expect(hover.state == .possible)
        #expect(outer.state == .possible)
    }

    @Test("A hover continues beside a tap, and disabling cancels it until it is enabled again")
    func besideOthers() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        _ = stage.add(UITapGestureRecognizer(), "tap")
        let mouse = stage.screen.mouse
        mouse.click(at: CGPoint(x: 50, y: 50))
        mouse.move(to: CGPoint(x: 60, y: 50))
        #expect(stage.listener.calls == ["hover began", "tap ended", "hover changed"])
        hover.isEnabled = false
        #expect(stage.listener.calls.last == "hover cancelled")
        mouse.move(to: CGPoint(x: 70, y: 50))
        #expect(stage.listener.calls.last == "hover cancelled")
        hover.isEnabled = true
        mouse.move(to: CGPoint(x: 80, y: 50))
        #expect(stage.listener.calls.last == "hover began")
    }

    @Test("A hovering pointer is a touch with region phases in a hover event")
    func regionPhases() {
        final class Watching: UIHoverGestureRecognizer {
            var phases: [UITouch.Phase] = []
            var types: Set<UIEvent.EventType> = []
            private func note(_ touches: Set<UITouch>, _ event: UIEvent) {
                phases += touches.map(\.phase)
                types.insert(event.type)
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches, event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(touches, event) }
        }
        let hover = stage.add(Watching(), "hover")
        stage.screen.mouse.move(to: CGPoint(x: 50, y: 50))
        stage.screen.mouse.move(to: CGPoint(x: 51, y: 50))
        stage.screen.mouse.leave()
        #expect(hover.phases == [.regionEntered, .regionMoved, .regionExited])
        #expect(hover.types == [.hover])
        #expect(hover.altitudeAngle == .pi / 2)
        #expect(hover.zOffset == 0)
        #expect(hover.azimuthAngle(in: stage.view) == 0)
        #expect(hover.azimuthUnitVector(in: stage.view) == CGVector(dx: 1, dy: 0))
        #expect(hover.rollAngle == 0)
    }

    @Test("The swipe back of a navigation controller has its own recognizer, at the leading edge")
    func swipeBack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.screen.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.screen.advance(by: 1)
        let recognizer: UIGestureRecognizer? = navigation.interactivePopGestureRecognizer
        #expect(recognizer?.view === navigation.view)
        let finger = stage.screen.touch(at: CGPoint(x: 5, y: 200))
        finger.move(by: CGVector(dx: 250, dy: 0), duration: 0.3)
        finger.up()
        stage.screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A hover that is disabled and enabled again begins with the next movement")
    func hoverAgain() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        stage.screen.mouse.move(to: CGPoint(x: 50, y: 50))
        hover.isEnabled = false
        hover.isEnabled = true
        stage.screen.mouse.move(to: CGPoint(x: 60, y: 50))
        #expect(stage.listener.calls == ["hover began", "hover cancelled", "hover began"])
    }
}
