// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Minimum hit area of empty lists without height") @MainActor
struct MinimumHitAreaTests {
    private let stage = TableDragStage(right: [[]])
    private let place = CGRect(x: 310, y: 200, width: 290, height: 0)

    init() {
        stage.right.frame = place
    }

    /// Drags a row of the other list to 3 points above the empty list.
    ///
    /// - Returns: Whether the empty list has an active drop while the row is there.
    private func isReached() throws -> Bool {
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 197), duration: 0.2)
        let isReached = stage.right.hasActiveDrop
        finger.cancel()
        try stage.screen.settle()
        return isReached
    }

    @Test("A drag from another app reaches the list within five points (I44)")
    func incomingDrag() async throws {
        stage.theirs.propose = { _, _ in UITableViewDropProposal(operation: .copy) }
        let offer = DataOffer(formats: ["text/plain;charset=utf-8"]) { $1(Data("theirs".utf8)) }
        for (away, isReached) in [(-7.0, false), (-4, true), (0, true), (4, true), (7, false)] {
            let drop = HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface)
            stage.screen.use()
            stage.screen.surface.send(drop, .entered(CGPoint(x: 450, y: 200 + away)))
            await stage.screen.advance(by: 0.1)
            #expect(stage.right.hasActiveDrop == isReached, "\(away)")
            #expect(drop.proposal == (isReached ? .copy : nil), "\(away)")
            stage.screen.surface.send(drop, .left)
        }
    }

    @Test("A list added during the drag, as on a page that spring loading opens, is reached (I44)")
    func addedDuringDrag() throws {
        stage.right.removeFromSuperview()
        let finger = stage.lift(stage.left, 2)
        finger.move(to: CGPoint(x: 450, y: 300), duration: 0.2)
        stage.left.superview?.addSubview(stage.right)
        finger.move(to: CGPoint(x: 450, y: 197), duration: 0.2)
        #expect(stage.right.hasActiveDrop)
        finger.up()
        try stage.screen.settle()
        #expect(stage.theirs.sections == [["A2"]])
    }

    @Test("A list covered by a view or a page is not reached")
    func covered() throws {
        #expect(try isReached())
        let ground = try #require(stage.right.superview)
        let cover = UIView(frame: CGRect(x: 300, y: 150, width: 300, height: 100))
        ground.addSubview(cover)
        #expect(try !isReached())
        // A view behind the list or beside it covers nothing.
        ground.sendSubviewToBack(cover)
        #expect(try isReached())
        ground.bringSubviewToFront(cover)
        cover.frame.size.height = 50
        #expect(try isReached())
        cover.removeFromSuperview()
        let page = UIView(frame: ground.bounds)
        stage.left.window?.addSubview(page)
        page.addSubview(stage.left)
        #expect(try !isReached())
    }

    @Test("A list scrolled out of a clipping view is not reached")
    func clipped() throws {
        let ground = try #require(stage.right.superview)
        let frame = UIView(frame: CGRect(x: 300, y: 100, width: 300, height: 98))
        frame.clipsToBounds = true
        ground.addSubview(frame)
        frame.addSubview(stage.right)
        stage.right.frame = CGRect(x: 10, y: 100, width: 290, height: 0)
        #expect(try !isReached())
        frame.frame.size.height = 100
        #expect(try isReached())
    }

    @Test("A list that is invisible or ignores touches is not reached")
    func unseen() throws {
        stage.right.alpha = 0
        #expect(try !isReached())
        stage.right.alpha = 1
        stage.right.isHidden = true
        #expect(try !isReached())
        stage.right.isHidden = false
        stage.right.isUserInteractionEnabled = false
        #expect(try !isReached())
        stage.right.isUserInteractionEnabled = true
        #expect(try isReached())
    }
}
