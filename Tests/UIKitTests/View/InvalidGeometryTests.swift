// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests of NaN and infinite values in geometry. Some of them end the process with UIKit's message, such as NaN in a
/// frame. Others do no harm, such as an infinite frame or an invalid transform.
@Suite("Invalid geometry")
struct InvalidGeometryTests {
    private func check(_ result: ExitTest.Result?, says text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(text), "\(said)")
    }

    @Test func aLayerPositionOfNaNFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CALayer().position = CGPoint(x: CGFloat.nan, y: .nan)
        }
        check(result, says: "CALayerInvalidGeometry: CALayer position contains NaN: [nan nan]")
    }

    @Test func aViewFrameOfNaNFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 20)
        }
        check(result, says: "CALayer position contains NaN: [5 nan]")
    }

    @Test func viewBoundsOfNaNFail() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().bounds.size.width = .nan
        }
        check(result, says: "CALayer bounds contains NaN: [0 0; nan 0]")
    }

    @Test func aRowHeightOfNaNFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().rowHeight = .nan
        }
        check(result, says: "UITableView.rowHeight is nan. Set 0 or more points, or UITableView.automaticDimension.")
    }

    @Test func aNegativeRowHeightFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().rowHeight = -7
        }
        check(result, says: "UITableView.rowHeight is -7.0.")
    }

    @Test func anInfiniteEstimatedRowHeightFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().estimatedRowHeight = .infinity
        }
        check(result, says: "UITableView.estimatedRowHeight is inf.")
    }

    @Test("Views of infinite size or position are laid out and drawn without harm") @MainActor
    func infiniteGeometry() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        screen.show(view)
        let endless = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let huge = CGFloat.greatestFiniteMagnitude
        view.addSubview(endless)
        for length in [CGFloat.infinity, huge] {
            for look in 0..<4 {
                let child = UILabel(frame: CGRect(x: 0, y: 0, width: length, height: 10))
                child.text = "far"
                child.backgroundColor = .blue
                child.layer.cornerRadius = look == 1 ? 4 : 0
                child.layer.borderWidth = look == 2 ? 4 : 0
                child.layer.shadowOpacity = look == 3 ? 1 : 0
                child.clipsToBounds = look == 1
                view.addSubview(child)
                let far = UIView(frame: CGRect(x: length, y: -length, width: 10, height: 10))
                far.backgroundColor = .green
                far.transform = look == 3 ? CGAffineTransform(rotationAngle: 1) : .identity
                view.addSubview(far)
            }
            endless.contentSize = CGSize(width: length, height: length)
            let finger = screen.touch(at: CGPoint(x: 25, y: 25))
            finger.move(by: CGVector(dx: -20, dy: -20), duration: 0.1)
            finger.up()
            screen.advance(by: 0.5)
            #expect(screen.capture().cgImage!.pixel(x: 120, y: 120).r == 255)
        }
    }

    @Test("A transform with NaN or infinity hides a view, and does no harm") @MainActor
    func noTransform() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        screen.show(view)
        for transform in [
            CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
            CGAffineTransform(rotationAngle: .nan),
        ] {
            view.transform = transform
            screen.advance(by: 0.1)
            _ = screen.capture()
            #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
        }
    }
}
