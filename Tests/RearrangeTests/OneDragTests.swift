// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// Two of everything that lifts, on one screen.
@MainActor
private final class Crowd: NSObject, UIDragInteractionDelegate {
    enum Kind: CaseIterable, Sendable { case board, movingView, stack, dragInteraction }

    let screen = TestScreen(size: CGSize(width: 400, height: 700))
    let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 150))
    let moving = MovingView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
    let source = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 60))
    private(set) var isDragging = false

    override init() {
        super.init()
        board.items = BoardStage.boxes((20, 20))
        stack.frame = CGRect(x: 20, y: 350, width: 120, height: 60)
        let interaction = UIDragInteraction(delegate: self)
        interaction.isEnabled = true
        source.addInteraction(interaction)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        for view in [board, moving, stack, source] as [UIView] { root.addSubview(view) }
        screen.show(root)
        screen.advance(by: 0.5)
    }

    func point(_ kind: Kind) -> CGPoint {
        switch kind {
        case .board: CGPoint(x: 60, y: 50)
        case .movingView: CGPoint(x: 60, y: 230)
        case .stack: CGPoint(x: 40, y: 380)
        case .dragInteraction: CGPoint(x: 60, y: 530)
        }
    }

    func isUnderWay(_ kind: Kind) -> Bool {
        switch kind {
        case .board: board.isDragging
        case .movingView: moving.state == .began
        case .stack: stack.isDragging
        case .dragInteraction: isDragging
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isDragging = true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { isDragging = false }
}

@Suite("One drag at a time, whatever lifts it") @MainActor
struct OneDragTests {
    private nonisolated static let pairs = Crowd.Kind.allCases.flatMap { first in
        Crowd.Kind.allCases.filter { $0 != first }.map { (first, $0) }
    }

    @Test("I07: while one thing is in the air a second finger lifts no other, and afterwards it does", arguments: pairs)
    private func oneAtATime(first: Crowd.Kind, second: Crowd.Kind) throws {
        let crowd = Crowd()
        let finger = crowd.screen.touch(at: crowd.point(first))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(first))
        let other = crowd.screen.touch(at: crowd.point(second))
        other.hold(0.8)
        other.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(first) && !crowd.isUnderWay(second))
        other.up()
        #expect(crowd.isUnderWay(first))
        finger.cancel()
        try crowd.screen.settle()
        let third = crowd.screen.touch(at: crowd.point(second))
        third.hold(0.8)
        third.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(second))
        third.cancel()
        try crowd.screen.settle()
        crowd.screen.advance(by: 0.1)
        #expect(!crowd.screen.host.hasWork && !Crowd.Kind.allCases.contains(where: crowd.isUnderWay))
        #expect(crowd.board.window?.gestureRecognizers?.isEmpty != false)
    }

    @Test("I07: of two fingers that press at once one lifts something, the other nothing", arguments: pairs)
    private func pressedAtOnce(first: Crowd.Kind, second: Crowd.Kind) throws {
        let crowd = Crowd()
        let one = crowd.screen.touch(at: crowd.point(first))
        let other = crowd.screen.touch(at: crowd.point(second))
        one.hold(0.9)
        one.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        other.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(Crowd.Kind.allCases.count(where: crowd.isUnderWay) == 1)
        one.cancel()
        other.cancel()
        try crowd.screen.settle()
    }

    @Test("While something is in the air another finger scrolls all the same")
    func scrolls() throws {
        let crowd = Crowd()
        let scrollView = UIScrollView(frame: CGRect(x: 200, y: 400, width: 200, height: 300))
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        crowd.board.superview?.addSubview(scrollView)
        crowd.screen.advance(by: 0.1)
        let finger = crowd.screen.touch(at: crowd.point(.board))
        finger.hold(0.6)
        let other = crowd.screen.touch(at: CGPoint(x: 300, y: 600))
        other.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        #expect(scrollView.contentOffset.y > 50 && crowd.board.isDragging)
        other.up()
        finger.cancel()
        try crowd.screen.settle()
    }
}
