// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A container that gives its content view the size that the view's `sizeThatFits` returns.
final class FittingView: UIView {
    let content: UIView
    var place = CGPoint(x: 15, y: 20)
    var didLayout: () -> Void = {}

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = content.sizeThatFits(.zero)
        content.frame = CGRect(origin: place, size: size)
        if let scrollView = superview as? UIScrollView {
            frame.size = size
            scrollView.contentSize = size
        }
        didLayout()
    }
}

/// Two stacks in a group, one after the other in an outer stack, with a tile after them. Tiles are 60 points long and
/// 10 apart. The outer stack has the size that fits its views.
@MainActor
final class FittingStacks {
    nonisolated static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]

    let screen = TestScreen(size: CGSize(width: 600, height: 600))
    let controller = UIViewController()
    let home: DragDropStackView
    let visited: DragDropStackView
    let footer = Tile("Footer")
    let outer: UIStackView
    let container: FittingView
    private(set) var scrollView: UIScrollView?
    let group: DragDropStackGroup
    private let modelDelegates: [StackModelDelegate]
    var moves: [String] = []

    /// Shows two stacks with `count` and `otherCount` tiles.
    ///
    /// - Parameters:
    ///   - axis: the axis of both stacks and of the outer stack.
    ///   - isMirrored: whether the layout is right to left.
    ///   - isScrolled: whether the second stack is in a scroll view beside the first.
    ///   - prepare: changes each of the two stacks before it is shown.
    init(
        _ count: Int = 3, _ otherCount: Int = 2, axis: NSLayoutConstraint.Axis = .vertical, isMirrored: Bool = false,
        isScrolled: Bool = false, prepare: (DragDropStackView) -> Void = { _ in }
    ) {
        if isMirrored { screen.traits.layoutDirection = .rightToLeft }
        home = DragDropStackView(arrangedSubviews: (0..<count).map { Tile("V\($0)") })
        visited = DragDropStackView(arrangedSubviews: (0..<otherCount).map { Tile("W\($0)") })
        modelDelegates = [home, visited].map { StackModelDelegate($0.names) }
        for (stack, modelDelegate) in zip([home, visited], modelDelegates) {
            (stack.axis, stack.spacing) = (axis, 10)
            stack.dragDelegate = modelDelegate
            prepare(stack)
        }
        group = DragDropStackGroup([home, visited])
        outer = UIStackView(arrangedSubviews: isScrolled ? [home] : [home, visited, footer])
        (outer.axis, outer.spacing, outer.alignment) = (axis, 20, .leading)
        container = FittingView(outer)
        controller.view.addSubview(container)
        container.frame = CGRect(x: 0, y: 0, width: isScrolled ? 300 : 600, height: 600)
        if isScrolled {
            let scrollView = UIScrollView(frame: CGRect(x: 300, y: 20, width: 60, height: 400))
            let content = FittingView(visited)
            content.place = .zero
            scrollView.addSubview(content)
            controller.view.addSubview(scrollView)
            self.scrollView = scrollView
        }
        screen.show(controller)
        screen.advance(by: 0.5)
        group.onChange = { [unowned self] move in write(move) }
    }

    private func modelDelegate(_ stack: DragDropStackView) -> StackModelDelegate {
        modelDelegates[stack === home ? 0 : 1]
    }

    private func write(_ move: DragDropStackGroup.Move) {
        let name = modelDelegate(move.source).model.remove(at: move.sourceIndex)
        modelDelegate(move.target).model.insert(name, at: move.targetIndex)
        moves.append("\(name) \(move.sourceIndex) \(move.targetIndex)")
    }

    var models: [[String]] { modelDelegates.map(\.model) }
    var calls: [String] { modelDelegates[0].calls }

    /// Changes the model of a stack, to match a change that the test makes to the stack's views.
    func change(_ stack: DragDropStackView, _ body: (inout [String]) -> Void) { body(&modelDelegate(stack).model) }

    /// The layout frames of both stacks, the tile after them and the outer stack.
    var frames: [CGRect] { [home, visited, footer, outer].map(\.frame) }

    /// The current frame of a view on screen, in its superview's coordinates.
    func seen(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

    /// The current frames of all visible tiles on screen, in the window's coordinates.
    var seenTiles: [String: CGRect] {
        var seen: [String: CGRect] = [:]
        for case let tile as Tile in home.arrangedSubviews + visited.arrangedSubviews where tile.alpha > 0 {
            seen[tile.name] = tile.superview?.convert(self.seen(tile), to: nil)
        }
        return seen
    }

    /// The current centre of each visible tile on screen, in the window's coordinates.
    /// It includes the animations of the tile's superviews.
    var places: [String: CGPoint] {
        var places: [String: CGPoint] = [:]
        for case let tile as Tile in home.arrangedSubviews + visited.arrangedSubviews + [footer] where tile.alpha > 0 {
            var place = CGPoint(x: seen(tile).midX, y: seen(tile).midY)
            for view in sequence(first: tile.superview ?? tile, next: \.superview) where !(view is UIWindow) {
                let layer = view.layer.presentation() ?? view.layer
                place.x += layer.frame.minX - layer.bounds.minX
                place.y += layer.frame.minY - layer.bounds.minY
            }
            places[tile.name] = place
        }
        return places
    }

    /// The value of `places` at the end of the last call of `watch`, with which the next call begins; nil before a
    /// call.
    private var watched: [String: CGPoint]?

    /// Advances the time frame by frame, and adds to `jumps` each tile that moves by more than 22 points in one frame.
    /// Such a move is a fault, because no animation moves a tile so fast.
    func watch(_ duration: TimeInterval, _ jumps: inout [String]) {
        var old = watched ?? places
        for frame in 0..<Int(duration * 60) {
            screen.advance(by: 1.0 / 60)
            for (name, place) in places {
                guard let before = old[name] else { continue }
                let distance = abs(place.x - before.x) + abs(place.y - before.y)
                if distance > 22 { jumps.append("\(name) by \(distance) in frame \(frame)") }
            }
            old = places
        }
        watched = old
    }

    func middle(_ stack: DragDropStackView, _ index: Int) -> CGPoint {
        stack.convert(stack.arrangedSubviews[index].center, to: nil)
    }

    func lift(_ index: Int) -> TestFinger {
        let finger = screen.touch(at: middle(home, index))
        finger.hold(0.6)
        return finger
    }

    /// Lifts the view `index` of the first stack. Drags it in one frame to the point at which the centre of the view
    /// `other` of the second stack was before the lift. Returns the finger.
    func dragToOtherStack(_ index: Int, to other: Int) -> TestFinger {
        let end = middle(visited, other)
        let finger = lift(index)
        finger.move(to: CGPoint(x: end.x, y: end.y), duration: 1.0 / 60)
        return finger
    }

    func expectSettled(_ names: [[String]], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, "frames are still asked for", sourceLocation: sourceLocation)
        #expect([home.names, visited.names] == names, sourceLocation: sourceLocation)
        #expect(models == names, sourceLocation: sourceLocation)
        for stack in [home, visited] {
            let others = stack.subviews.filter { view in !stack.arrangedSubviews.contains { $0 === view } }
            // The only other subview may be the focus ring.
            #expect(others.count <= 1, "\(others)", sourceLocation: sourceLocation)
            for case let tile as Tile in stack.arrangedSubviews {
                #expect(tile.alpha == 1, "\(tile.name)", sourceLocation: sourceLocation)
                #expect(tile.transform == .identity, "\(tile.name)", sourceLocation: sourceLocation)
                #expect(tile.layer.animationKeys()?.isEmpty != false, "\(tile.name)", sourceLocation: sourceLocation)
                #expect(!tile.isHidden, "\(tile.name)", sourceLocation: sourceLocation)
            }
            #expect(
                stack.superview !== outer || stack.bounds.size == stack.sizeThatFits(.zero),
                sourceLocation: sourceLocation)
        }
        let calls = modelDelegates.flatMap(\.calls)
        #expect(
            calls.count(where: { $0 == "begin" }) == calls.count(where: { $0 == "end" || $0 == "cancel" }),
            sourceLocation: sourceLocation)
    }
}
