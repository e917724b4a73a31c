// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Content mode of drawn views that change size")
struct ContentModeTests {
    /// A view that draws itself red, and counts its draws.
    private final class Filled: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    /// Returns a view that was drawn at 20 × 10 and then resized.
    private func resized(_ mode: UIView.ContentMode, to size: CGSize = CGSize(width: 40, height: 40)) -> Filled {
        let view = Filled(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        view.contentMode = mode
        screen.show(view)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 20, height: 10))
        view.frame.size = size
        return view
    }

    @Test(
        "The drawing is stretched, fitted or placed by the content mode, and not drawn again",
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

    @Test("With `.redraw`, the view is drawn again")
    func redrawn() {
        let view = resized(.redraw)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(view.draws == 2)
    }

    @Test("A drawing larger than the view is clipped if the view clips to bounds")
    func clipped() {
        let view = resized(.scaleAspectFill)
        view.clipsToBounds = true
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test("Changing the content mode moves the drawing, and does not draw it again")
    func changedMode() {
        let view = resized(.center)
        view.contentMode = .bottomRight
        #expect(ink(screen.capture()) == CGRect(x: 30, y: 40, width: 20, height: 10))
        #expect(view.draws == 1)
    }

    @Test("A view of zero size is drawn when it gets a size")
    func grownFromNothing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Filled(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        root.addSubview(view)
        screen.show(root)
        _ = screen.capture()
        view.frame.size = CGSize(width: 30, height: 20)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 30, height: 20))
    }

    @Test("The drawing is stretched with the view while an animation enlarges it")
    func animated() {
        let view = Filled(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.show(view)
        _ = screen.capture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 60 }
        screen.advance(by: 0.5)
        let width = ink(screen.capture()).width
        #expect(width > 36)
        #expect(width < 44)
        #expect(view.draws == 1)
    }

    @Test("A snapshot view is stretched to its new size, or placed by its content mode")
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
