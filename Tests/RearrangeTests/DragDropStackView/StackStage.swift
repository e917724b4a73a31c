// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A view with a name and an intrinsic content size.
class Tile: UIView {
    let name: String
    private let size: CGSize

    init(_ name: String, size: CGSize = CGSize(width: 60, height: 60)) {
        (self.name, self.size) = (name, size)
        super.init(frame: .zero)
        backgroundColor = .systemTeal
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A stack's delegate that keeps a model of the views' names, and records each callback.
@MainActor
final class StackModelDelegate: DragDropStackViewDelegate {
    var model: [String]
    var calls: [String] = []
    /// The moves that were reported with an index outside the model; empty if the stack is correct.
    var impossible: [String] = []
    var over: [Double] = []
    var fixed: Set<String> = []
    var limits: [String: ClosedRange<Int>] = [:]
    var handles: [String: UIView] = [:]
    var refused: Set<String> = []
    var container: UIView?
    var didBegin: () -> Void = {}
    var moved: () -> Void = {}

    init(_ model: [String]) { self.model = model }

    var containerView: UIView { container ?? UIView() }

    func didBeginDrag() {
        calls.append("begin")
        didBegin()
    }

    func didMove(fromIndex: Int, toIndex: Int) {
        calls.append("move \(fromIndex) \(toIndex)")
        guard model.indices.contains(fromIndex), model.indices.contains(toIndex) else {
            impossible.append("\(fromIndex) \(toIndex)")
            return
        }
        model.insert(model.remove(at: fromIndex), at: toIndex)
        moved()
    }

    func didDragOverMin(diff: Double) { over.append(-diff) }
    func didDragOverMax(diff: Double) { over.append(diff) }
    func didEndDrop() { calls.append("end") }
    func didCancelDrag() { calls.append("cancel") }

    func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int) {
        calls.append("remove \(fromIndex)")
        model.remove(at: fromIndex)
    }

    func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int) {
        calls.append("insert \(atIndex)")
        model.insert((view as? Tile)?.name ?? "", at: atIndex)
    }

    private func name(_ view: UIView) -> String { (view as? Tile)?.name ?? "" }

    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool { !fixed.contains(name(view)) }
    func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView? { handles[name(view)] }

    func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>? {
        limits[name(view)]
    }

    func stackView(
        _ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView
    ) -> Bool { !refused.contains(name(view)) }
}

extension DragDropStackView {
    var names: [String] { arrangedSubviews.compactMap { ($0 as? Tile)?.name } }
}

/// A stack of tiles V0, V1, … on a screen of 390 by 440 points. By default they are 60 points long and 10 apart.
@MainActor
final class StackStage {
    let screen: TestScreen
    let controller = UIViewController()
    let stack: DragDropStackView
    let modelDelegate: StackModelDelegate
    let scrollView: UIScrollView?
    private let before: [String]
    private let windowSubviews: Int

    /// Shows a stack of `count` tiles along `axis`, `spacing` points apart.
    ///
    /// - Parameters:
    ///   - sizes: the lengths of the first tiles along the axis; the others are 60 points long.
    ///   - scrolls: whether the stack is in a scroll view that is as long as the screen along the axis.
    ///   - prepare: changes the stack before it is laid out.
    init(
        _ count: Int = 5, axis: NSLayoutConstraint.Axis = .horizontal, sizes: [CGFloat] = [], spacing: CGFloat = 10,
        scrolls: Bool = false, isRightToLeft: Bool = false, prepare: (DragDropStackView) -> Void = { _ in }
    ) throws {
        screen = TestScreen(size: CGSize(width: 390, height: 440))
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        let tiles = (0..<count).map { index in
            let length = sizes.indices.contains(index) ? sizes[index] : 60
            return Tile(
                "V\(index)",
                size: axis == .horizontal ? CGSize(width: length, height: 60) : CGSize(width: 60, height: length))
        }
        stack = DragDropStackView(arrangedSubviews: tiles)
        (stack.axis, stack.spacing) = (axis, spacing)
        modelDelegate = StackModelDelegate(tiles.map(\.name))
        stack.dragDelegate = modelDelegate
        prepare(stack)
        let size = stack.sizeThatFits(.zero)
        if scrolls {
            let isRow = axis == .horizontal
            let scrollView = UIScrollView(
                frame: isRow
                    ? CGRect(x: 0, y: 100, width: 390, height: 100) : CGRect(x: 100, y: 0, width: 100, height: 440))
            stack.frame = CGRect(origin: CGPoint(x: isRow ? 0 : 20, y: isRow ? 20 : 0), size: size)
            scrollView.contentSize =
                isRow ? CGSize(width: size.width, height: 100) : CGSize(width: 100, height: size.height)
            scrollView.addSubview(stack)
            controller.view.addSubview(scrollView)
            self.scrollView = scrollView
        } else {
            stack.frame = CGRect(origin: CGPoint(x: 15, y: 20), size: size)
            if isRightToLeft { stack.frame.origin.x = 375 - size.width }
            controller.view.addSubview(stack)
            scrollView = nil
        }
        before = modelDelegate.model
        controller.view.backgroundColor = .systemBackground
        screen.show(controller)
        try screen.settle()
        windowSubviews = stack.window?.subviews.count ?? 0
    }

    func tile(_ index: Int) -> Tile { stack.arrangedSubviews[index] as! Tile }

    /// The content offset of the scroll view along the axis, in points; -1 without a scroll view.
    var offset: CGFloat {
        guard let offset = scrollView?.contentOffset else { return -1 }
        return stack.axis == .horizontal ? offset.x : offset.y
    }

    /// The point at `distance` from the end of the screen along the axis, or from its start if `fromEnd` is false.
    func place(_ distance: CGFloat, fromEnd: Bool = true) -> CGPoint {
        stack.axis == .horizontal
            ? CGPoint(x: fromEnd ? 390 - distance : distance, y: 150)
            : CGPoint(x: 150, y: fromEnd ? 440 - distance : distance)
    }

    /// The centre of a view in the layout, without the transform of a view that is displaced, in window coordinates.
    func middle(_ index: Int) -> CGPoint { stack.convert(stack.arrangedSubviews[index].center, to: nil) }

    /// The drag preview in the window; nil without a drag.
    var lifted: UIView? {
        guard let window = stack.window, window.subviews.count > windowSubviews else { return nil }
        return window.subviews.last
    }

    /// The horizontal centre of the focus ring; nil without a ring.
    var ring: CGFloat? {
        stack.subviews.first { view in view.alpha > 0 && !stack.arrangedSubviews.contains { $0 === view } }?.frame.midX
    }

    /// Adds another stack to the same superview, and makes a group of both. The test has to retain the group.
    func join(_ names: [String], in frame: CGRect) -> (other: DragDropStackView, group: DragDropStackGroup) {
        let other = DragDropStackView(arrangedSubviews: names.map { Tile($0) })
        (other.axis, other.spacing) = (stack.axis, stack.spacing)
        other.frame = frame
        stack.superview?.addSubview(other)
        screen.advance(by: 0.1)
        return (other, DragDropStackGroup([stack, other]))
    }

    /// Adds a vertical stack beside the stage's vertical stack, and makes a group of both.
    func joinColumn(_ names: [String]) -> (other: DragDropStackView, group: DragDropStackGroup) {
        join(names, in: CGRect(x: 200, y: 20, width: 60, height: CGFloat(names.count) * 70 - 10))
    }

    /// Lifts a view by a press, and returns the finger.
    func lift(_ index: Int) -> TestFinger {
        let finger = screen.touch(at: middle(index))
        finger.hold(0.25)
        return finger
    }

    /// Lifts a view, drags it 3 points past the centre of another view, and returns the finger.
    func drag(_ from: Int, to: Int) -> TestFinger {
        let (start, end) = (middle(from), middle(to))
        let finger = lift(from)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        func past(_ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : distance + (distance < 0 ? -3 : 3) }
        finger.move(by: CGVector(dx: past(dx), dy: past(dy)), duration: 0.3)
        return finger
    }

    /// The views' names at the start of the test, in their order after a move of one view.
    func namesAfterMove(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    /// The names of the visible views in their order on screen, from the leading end.
    var shown: [String] {
        let isRow = stack.axis == .horizontal
        let views = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap { $0 as? Tile }
        let sorted = views.sorted { isRow ? $0.frame.midX < $1.frame.midX : $0.frame.midY < $1.frame.midY }
        let isMirrored = isRow && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isMirrored ? sorted.reversed() : sorted).map(\.name)
    }

    /// Checks the state after a drag: no view is missing, views look normal, nothing is animated, and an end callback
    /// followed each begin callback. `ids` are the expected names in any order; nil for the initial names.
    func expectSettled(ids: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, "frames are still asked for", sourceLocation: sourceLocation)
        #expect(!stack.isDragging, sourceLocation: sourceLocation)
        #expect(lifted == nil, "a picture is left", sourceLocation: sourceLocation)
        #expect(modelDelegate.model.sorted() == (ids ?? before).sorted(), sourceLocation: sourceLocation)
        #expect(stack.names == modelDelegate.model, sourceLocation: sourceLocation)
        #expect(modelDelegate.impossible == [], sourceLocation: sourceLocation)
        for case let tile as Tile in stack.arrangedSubviews {
            #expect(
                tile.alpha == 1,
                "\(tile.name)", sourceLocation: sourceLocation)
            #expect(
                tile.transform == .identity,
                "\(tile.name)", sourceLocation: sourceLocation)
            #expect(
                tile.layer.animationKeys()?.isEmpty != false,
                "\(tile.name)", sourceLocation: sourceLocation)
        }
        if stack.window != nil {
            let visible = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap { ($0 as? Tile)?.name }
            #expect(shown == visible, sourceLocation: sourceLocation)
        }
        let begins = modelDelegate.calls.count(where: { $0 == "begin" })
        let ends = modelDelegate.calls.count(where: { $0 == "end" || $0 == "cancel" })
        #expect(begins == ends, "\(modelDelegate.calls)", sourceLocation: sourceLocation)
    }
}
