// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: autoscroll") @MainActor
struct DragDropStackViewScrollTests {
    @Test("Autoscroll stops exactly at both ends, and the last place can be reached")
    func ends() throws {
        let stage = try StackStage(20, scrolls: true)
        let most = stage.stack.frame.width - 390
        let finger = stage.lift(1)
        finger.move(to: stage.place(5), duration: 0.3)
        finger.hold(4)
        #expect(stage.offset == most)
        finger.move(to: stage.place(5, fromEnd: false), duration: 0.3)
        finger.hold(4)
        #expect(stage.offset == 0)
        finger.move(to: stage.place(5), duration: 0.3)
        finger.hold(4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model.last == "V1")
        #expect(stage.offset == most)
    }

    @Test("The autoscroll zones are measured inside the content insets (I24)")
    func insets() throws {
        let stage = try StackStage(30, scrolls: true)
        stage.scrollView?.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(2)
        finger.move(to: stage.place(80), duration: 0.3)
        finger.hold(0.5)
        #expect(stage.offset > 0)
        finger.up()
        try stage.expectSettled()
    }

    @Test("In a right-to-left layout, a view held at the left edge scrolls to later views (I33)")
    func rightToLeft() throws {
        let stage = try StackStage(30, scrolls: true, isRightToLeft: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.contentOffset.x = scrollView.contentSize.width - 390
        stage.screen.advance(by: 3)
        let finger = stage.lift(1)
        finger.move(to: stage.place(10, fromEnd: false), duration: 0.3)
        let before = stage.offset
        finger.hold(1)
        #expect(stage.offset < before)
        finger.up()
        try stage.expectSettled()
        #expect(try #require(stage.modelDelegate.model.firstIndex(of: "V1")) > 5)
    }

    @Test("Autoscroll continues while another finger scrolls another scroll view (I34)")
    func otherFinger() throws {
        let stage = try StackStage(60, scrolls: true)
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 140))
        other.contentSize = CGSize(width: 390, height: 2000)
        stage.controller.view.addSubview(other)
        let finger = stage.lift(1)
        finger.move(to: stage.place(10), duration: 0.3)
        let second = stage.screen.touch(at: CGPoint(x: 200, y: 400))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        let before = stage.offset
        second.move(by: CGVector(dx: 0, dy: -20), duration: 0.3)
        #expect(stage.offset > before + 50)
        #expect(other.contentOffset.y > 30)
        second.up()
        finger.up()
        try stage.expectSettled()
    }

    @Test("A narrow scroll view has a point at which it does not scroll (I35)")
    func narrow() throws {
        let stage = try StackStage(30, scrolls: true)
        stage.scrollView?.frame.size.width = 60
        stage.stack.configuration.autoscrollThreshold = 0.1
        let finger = stage.lift(0)
        finger.move(to: CGPoint(x: 35, y: 150))
        finger.move(to: CGPoint(x: 30, y: 150))
        finger.hold(1)
        #expect(stage.offset == 0)
        finger.up()
        try stage.expectSettled()
    }

    @Test("The inner scroll view scrolls first, then the outer one")
    func nested() throws {
        let stage = try StackStage(12, scrolls: true)
        let inner = try #require(stage.scrollView)
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        outer.contentSize = CGSize(width: 1000, height: 440)
        stage.controller.view.addSubview(outer)
        outer.addSubview(inner)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(1)
        finger.move(to: stage.place(5), duration: 0.2)
        finger.hold(0.3)
        #expect(inner.contentOffset.x > 0)
        #expect(outer.contentOffset.x == 0)
        finger.hold(1)
        #expect(inner.contentOffset.x == inner.contentSize.width - 390)
        #expect(outer.contentOffset.x > 0)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A vertical stack rotated by 90 degrees scrolls its scroll view horizontally")
    func turned() throws {
        let stage = try StackStage(20, axis: .vertical)
        let length = stage.stack.bounds.height
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        scrollView.contentSize = CGSize(width: length, height: 100)
        stage.controller.view.addSubview(scrollView)
        scrollView.addSubview(stage.stack)
        stage.stack.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        stage.stack.center = CGPoint(x: length / 2, y: 50)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 385, y: 150), duration: 0.3)
        finger.hold(4)
        #expect(scrollView.contentOffset.x == length - 390)
        #expect(scrollView.contentOffset.y == 0)
        #expect(stage.modelDelegate.over.isEmpty, "the delegate is asked to scroll only if nothing else does")
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model.last == "V1")
    }

    @Test("The delegate of a stack rotated by 90 degrees gets the distance past the edge at the stack's end")
    func turnedWithDelegate() throws {
        let stage = try StackStage(5, axis: .vertical) { $0.configuration.scrolling = .delegate }
        stage.stack.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        stage.stack.center = CGPoint(x: 195, y: 150)
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 385, y: 150), duration: 0.3)
        finger.hold(0.5)
        #expect(!stage.modelDelegate.over.isEmpty)
        #expect(stage.modelDelegate.over.allSatisfy { $0 > 0 })
        finger.up()
        try stage.expectSettled()
    }

    @Test("Autoscroll covers about the same distance at 30, 60 and 120 frames a second")
    func frameRates() throws {
        let distances = try [30.0, 60, 120].map { rate in
            let stage = try StackStage(100, scrolls: true)
            stage.screen.framesPerSecond = rate
            let finger = stage.lift(1)
            finger.move(to: stage.place(25), duration: 0.2)
            finger.hold(2)
            let distance = stage.offset
            finger.up()
            try stage.expectSettled()
            return distance
        }
        #expect(distances.allSatisfy { abs($0 - distances[1]) < 45 }, "\(distances)")
    }

    // MARK: - Scrolling by the delegate

    @Test("With scrolledByDelegate, the delegate gets the distance past nine tenths of its container")
    func byDelegate() throws {
        let stage = try StackStage(30, scrolls: true)
        stage.stack.configuration = .scrolledByDelegate
        stage.modelDelegate.container = stage.controller.view
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 371, y: 150))
        #expect(stage.modelDelegate.over == [20])
        finger.hold(1)
        #expect((3...5).contains(stage.modelDelegate.over.count))
        #expect(stage.offset == 0)
        finger.move(to: CGPoint(x: 9, y: 150))
        #expect(abs((stage.modelDelegate.over.last ?? 0) + 30) < 1e-9)
        let count = stage.modelDelegate.over.count
        finger.move(to: CGPoint(x: 200, y: 150))
        finger.hold(1)
        #expect(stage.modelDelegate.over.count == count)
        finger.up()
        try stage.expectSettled()
    }

    @Test("The article's view controller scrolls in the delegate callbacks, and the view lands in order")
    func article() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = ArticleController()
        screen.show(controller)
        screen.advance(by: 0.1)
        let finger = screen.touch(at: CGPoint(x: 40, y: 130))
        finger.hold(0.3)
        finger.move(to: CGPoint(x: 375, y: 130), duration: 0.4)
        finger.hold(2)
        #expect(controller.scrollView.contentOffset.x > 100)
        finger.up()
        try screen.settle()
        #expect(controller.stackView.names == controller.model)
        #expect(controller.ends == 1)
        #expect(try #require(controller.model.firstIndex(of: "V0")) > 5)
    }

    @Test("Without a scroll view, the delegate gets the distance past an edge; with scrolling off, it never does")
    func unscrollable() throws {
        let stage = try StackStage()
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 380, y: 50))
        #expect(stage.modelDelegate.over == [29])
        finger.up()
        try stage.expectSettled()
        stage.modelDelegate.over = []
        stage.stack.configuration.scrolling = .off
        let other = stage.lift(1)
        other.move(to: CGPoint(x: 380, y: 50))
        #expect(stage.modelDelegate.over == [])
        other.up()
        try stage.expectSettled()
    }
}

/// The view controller of part 5 of the articles on a draggable stack view. It scrolls its scroll view itself when a
/// delegate callback of the stack reports that the pointer is too near to an edge.
private final class ArticleController: UIViewController, DragDropStackViewDelegate {
    let scrollView = UIScrollView()
    let stackView = DragDropStackView(arrangedSubviews: (0..<20).map { Tile("V\($0)") })
    var model = (0..<20).map { "V\($0)" }
    var ends = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stackView.configuration = .scrolledByDelegate
        stackView.dragDelegate = self
        stackView.spacing = 10
        scrollView.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
        stackView.frame = CGRect(x: 0, y: 0, width: 1390, height: 60)
        scrollView.contentSize = stackView.frame.size
        scrollView.addSubview(stackView)
        view.addSubview(scrollView)
    }

    var containerView: UIView { view }
    func didBeginDrag() {}

    func didDragOverMin(diff: Double) {
        let lastOffsetX = scrollView.contentOffset.x
        let scrollLeftOffsetX = lastOffsetX - diff * 1.5
        guard 0 < scrollLeftOffsetX else { return }
        scrollView.setContentOffset(.init(x: scrollLeftOffsetX, y: 0), animated: true)
    }

    func didMove(fromIndex: Int, toIndex: Int) {
        model.insert(model.remove(at: fromIndex), at: toIndex)
    }

    func didDragOverMax(diff: Double) {
        let lastOffsetX = scrollView.contentOffset.x
        let scrollLeftOffsetX = lastOffsetX + diff * 1.5
        guard scrollLeftOffsetX < scrollView.contentSize.width else { return }
        scrollView.setContentOffset(.init(x: scrollLeftOffsetX, y: 0), animated: true)
    }

    func didEndDrop() { ends += 1 }
}
