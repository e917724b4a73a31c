// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A board on a screen of 400 by 600 points, with a record of its changes and delegate calls.
@MainActor
final class BoardStage: BoardViewDelegate {
    let screen: TestScreen
    let board = BoardView()
    let controller = UIViewController()
    /// The app's items, updated by each change that the board reports.
    private(set) var model: [BoardItem<CGRect>]
    var changes: [BoardChange<CGRect>] = []
    var calls: [String] = []
    var mayLift: (BoardItem<CGRect>) -> Bool = { _ in true }
    var didBegin: () -> Void = {}
    var didEnd: () -> Void = {}

    init(
        _ items: [BoardItem<CGRect>], in container: ((UIViewController) -> UIViewController)? = nil,
        prepare: (BoardView<PlaneSpace>) -> Void
    ) {
        screen = TestScreen(size: CGSize(width: 400, height: 600))
        model = items
        board.grid = .points(20)
        board.spacing = 0
        board.items = items
        board.delegate = self
        prepare(board)
        board.onChange = { [unowned self] change in
            changes.append(change)
            calls.append("\(change.kind)")
            model = change.applied(to: model)
        }
        board.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(board)
        screen.show(container?(controller) ?? controller)
        screen.advance(by: 3)
    }

    convenience init(_ items: [BoardItem<CGRect>]) { self.init(items) { _ in } }

    /// Items of 100 by 60 points at the given origins, with the identifiers A, B and so on.
    static func boxes(_ places: (CGFloat, CGFloat)...) -> [BoardItem<CGRect>] {
        zip("ABCDEFGHIJ", places).map { name, place in
            BoardItem(
                id: "\(name)", frame: CGRect(x: place.0, y: place.1, width: 100, height: 60), title: "Box \(name)")
        }
    }

    func boardView(_ boardView: BoardView<PlaneSpace>, canLift item: BoardItem<CGRect>) -> Bool { mayLift(item) }
    func boardView(_ boardView: BoardView<PlaneSpace>, willBeginDragging item: BoardItem<CGRect>) {
        calls.append("begin \(item.id)")
        didBegin()
    }
    func boardView(_ boardView: BoardView<PlaneSpace>, didEndDragging item: BoardItem<CGRect>, committed: Bool) {
        calls.append(committed ? "dropped" : "put back")
        didEnd()
    }

    func view(_ id: String) -> UIView { board.view(for: id)! }

    /// Replaces the items of the model and of the board, as an app does when its data change.
    func replace(_ items: [BoardItem<CGRect>]) {
        model = items
        board.items = items
    }

    /// A point in an item's view, in window coordinates. `x` and `y` are fractions of the view's size.
    func point(_ id: String, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGPoint {
        let view = view(id)
        return view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
    }

    /// Lifts an item by a long press, and returns the finger. `x` and `y` are fractions of the size of the item's view.
    func lift(_ id: String, x: CGFloat = 0.5, y: CGFloat = 0.5) -> TestFinger {
        let finger = screen.touch(at: point(id, x: x, y: y))
        finger.hold(0.55)
        return finger
    }

    func drag(_ id: String, by dx: CGFloat, _ dy: CGFloat) -> TestFinger {
        let finger = lift(id)
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.3)
        return finger
    }

    func frame(_ id: String) -> CGRect? { model.first { $0.id == AnyHashable(id) }?.frame }
    func origin(_ id: String) -> CGPoint? { frame(id)?.origin }

    /// The dashed borders on a view.
    func borders(_ view: UIView) -> [CAShapeLayer] {
        (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.lineDashPattern != nil }
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// All item views in the board.
    var itemViews: [UIView] { all(board).filter { String(describing: type(of: $0)).hasPrefix("BoardItemView") } }

    /// The board's ghost views. During a drag they show the place at which the item would be dropped.
    var passing: [UIView] { all(board).filter { String(describing: type(of: $0)).contains("Ghost") } }

    /// Expects, after a drag, that all items are in place with their usual look and that no frames are requested.
    func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, "frames are still asked for", sourceLocation: sourceLocation)
        #expect(!board.isDragging, sourceLocation: sourceLocation)
        #expect(board.isDropAllowed == nil, sourceLocation: sourceLocation)
        #expect(board.items == model, sourceLocation: sourceLocation)
        #expect(passing.isEmpty, sourceLocation: sourceLocation)
        for item in model {
            guard let view = board.view(for: item.id) else { continue }
            #expect(view.alpha == 1, "\(item.title)", sourceLocation: sourceLocation)
            #expect(view.transform == .identity, "\(item.title)", sourceLocation: sourceLocation)
            #expect(borders(view).isEmpty, "\(item.title)", sourceLocation: sourceLocation)
            #expect(view.frame == item.frame, "\(item.title)", sourceLocation: sourceLocation)
        }
        #expect(itemViews.count <= model.count, sourceLocation: sourceLocation)
        let begins = calls.count { $0.hasPrefix("begin") }
        let ends = calls.count { $0 == "dropped" || $0 == "put back" }
        #expect(begins == ends, "\(calls)", sourceLocation: sourceLocation)
    }
}
