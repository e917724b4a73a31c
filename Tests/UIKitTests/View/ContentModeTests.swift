// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("What a view drew, when the view changes its size")
struct ContentModeTests {
    /// Fills itself with red, and counts how often.
    private final class Filled: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    /// A view drawn at 20 × 10, then given another size.
    private func resized(_ mode: UIView.ContentMode, to size: CGSize = CGSize(width: 40, height: 40)) -> Filled {
        let view = Filled(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        view.contentMode = mode
        screen.show(view)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 20, height: 10))
        view.frame.size = size
        return view
    }

    @Test(
        "stretched, fitted or placed as the content mode says, and not drawn again",
        arguments: [
            (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 40, height: 40)),
            (.scaleAspectFit, CGRect(x: 10, y: 20, width: 40, height: 20)),
            (.scaleAspectFill, CGRect(x: 0, y: 10, width: 70, height: 40)),
            (.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
            (.top, CGRect(x: 20, y: 10, width: 20, height: 10)),
            (.bottom, CGRect(x: 20, y: 40, width: 20, height: 10)),
            (.left, CGRect(x: 10, y: 25, width: 20, height: 10)),
            (.right, CGRect(x: 30, y: 25, width: 20, height: 10)),
            (.topLeft, CGRect(x: 10, y: 10, width: 20, height: 10)),
            (.topRight, CGRect(x: 30, y: 10, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 10, y: 40, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 30, y: 40, width: 20, height: 10)),
        ])
    func placed(mode: UIView.ContentMode, rect: CGRect) {
        let view = resized(mode)
        #expect(ink(screen.capture()) == rect)
        #expect(view.draws == 1)
    }

    @Test("drawn again, by `.redraw`")
    func redrawn() {
        let view = resized(.redraw)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(view.draws == 2)
    }

    @Test("cut where it is larger than the view and the view clips")
    func clipped() {
        let view = resized(.scaleAspectFill)
        view.clipsToBounds = true
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test("changed in mode, what was drawn finds its new place without being drawn")
    func changedMode() {
        let view = resized(.center)
        view.contentMode = .bottomRight
        #expect(ink(screen.capture()) == CGRect(x: 30, y: 40, width: 20, height: 10))
        #expect(view.draws == 1)
    }

    @Test("a view that had no size is drawn when it gets one")
    func grownFromNothing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Filled(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        root.addSubview(view)
        screen.show(root)
        _ = screen.capture()
        view.frame.size = CGSize(width: 30, height: 20)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 30, height: 20))
    }

    @Test("stretched with the view while an animation makes it larger")
    func animated() {
        let view = Filled(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.show(view)
        _ = screen.capture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 60 }
        screen.advance(by: 0.5)
        let width = ink(screen.capture()).width
        #expect(width > 36 && width < 44)
        #expect(view.draws == 1)
    }

    @Test("a snapshot is stretched over its new size, and placed by its content mode")
    func snapshot() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        root.addSubview(view)
        screen.show(root)
        _ = screen.capture()
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        view.removeFromSuperview()
        root.addSubview(snapshot)
        snapshot.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 60, height: 40))
        snapshot.contentMode = .bottomRight
        #expect(ink(screen.capture()) == CGRect(x: 50, y: 40, width: 20, height: 10))
    }
}
