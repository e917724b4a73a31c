// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: autoscroll") @MainActor
struct LinkedTablesScrollTests {
    /// The lists that a row of the first list is dragged to: its own, and the second.
    nonisolated private static let lists = [0, 1]

    /// A stage with long lists, each scrolled to `offset`.
    private func stage(
        height: CGFloat = 440, offset: CGFloat = 0, rate: Double = 60, prepare: (LinkedStage) -> Void = { _ in }
    ) -> LinkedStage {
        let stage = LinkedStage([100, 100, 100], height: height)
        stage.screen.framesPerSecond = rate
        prepare(stage)
        for view in stage.views { view.contentOffset.y = offset }
        stage.screen.advance(by: 3)
        return stage
    }

    /// The point at `y` in the window that is `right` points to the right of the horizontal middle of a list.
    private func point(in list: Int, _ y: Double, right: Double = 0) -> CGPoint {
        CGPoint(x: 100 + 220 * Double(list) + right, y: y)
    }

    @Test(
        "In the scroll zone, a list scrolls only once the finger moves towards the edge (I30)",
        arguments: lists, [30.0, 60, 120])
    func enteredSideways(list: Int, rate: Double) throws {
        for (distance, scrolls) in [(1.0, true), (-1, false)] {
            let stage = stage(offset: 440, rate: rate)
            let table = stage.views[list]
            let finger = stage.screen.touch(at: point(in: 0, 425))
            finger.hold(1)
            // The drag begins with a sideways movement, inside the row's own list or into the other list.
            finger.move(to: point(in: list, 425, right: 15), duration: 0.3)
            finger.hold(0.5)
            #expect(table.hasActiveDrop)
            #expect(stage.views.allSatisfy { $0.contentOffset.y == CGFloat(440) })
            finger.move(by: CGVector(dx: 0, dy: distance))
            finger.hold(0.6)
            #expect((table.contentOffset.y > CGFloat(440)) == scrolls)
            finger.cancel()
            try stage.expectSettled()
            #expect(stage.changes.isEmpty)
        }
    }

    @Test(
        "A drag that ends while a list scrolls stops the list from the next frame on (I31)",
        arguments: lists, [30.0, 60, 120])
    func ended(list: Int, rate: Double) throws {
        for isCancelled in [true, false] {
            let stage = stage(rate: rate)
            let finger = stage.lift(0, 1)
            finger.move(to: point(in: list, 380), duration: 0.3)
            finger.move(to: point(in: list, 430), duration: 0.2)
            finger.hold(1)
            let offset = stage.views[list].contentOffset.y
            #expect(offset > CGFloat(100))
            if isCancelled { finger.cancel() } else { finger.up() }
            stage.screen.advance(by: 0.2)
            #expect(stage.views[list].contentOffset.y == offset)
            try stage.expectSettled()
            #expect(stage.views[list].contentOffset.y == offset)
            #expect(stage.changes.isEmpty == isCancelled)
        }
    }

    /// A way to keep the first rows away from the top edge.
    enum Inset: CaseIterable { case content, safeArea, header }

    @Test(
        "With insets or a header, the row under the finger is lifted, and zones are where rows show (I24)",
        arguments: lists, Inset.allCases)
    func insets(list: Int, inset: Inset) throws {
        let stage = stage(offset: inset == .header ? 0 : -47) { stage in
            switch inset {
            case .content:
                for view in stage.views { view.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0) }
            case .safeArea: stage.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0)
            case .header:
                for view in stage.views {
                    view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 47))
                }
            }
        }
        let table = stage.views[list]
        let top = table.contentOffset.y
        let finger = stage.screen.touch(at: point(in: 0, 47 + 2 * 44 + 5))
        finger.hold(0.4)
        // `rest` is above the scroll zone at the end of the visible rows, and `low` is in it.
        let (rest, low) = inset == .header ? (270.0, 425.0) : (200, 290)
        finger.move(to: point(in: list, rest), duration: 0.3)
        #expect(stage.begun == [["A2"]])
        finger.hold(0.6)
        #expect(table.contentOffset.y == top)
        finger.move(to: point(in: list, low), duration: 0.2)
        finger.hold(0.6)
        #expect(table.contentOffset.y > top)
        finger.move(to: point(in: list, inset == .header ? 5 : 52), duration: 0.2)
        finger.hold(3)
        #expect(table.contentOffset.y == top)
        finger.move(to: point(in: list, 47 + 5), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[list].first == "A2")
        #expect(stage.changes.count == 1)
    }

    @Test("A drag reaches the place under a header that stays at the top (I32)", arguments: lists)
    func underHeader(list: Int) throws {
        let header = Header()
        let stage = stage(offset: 440) { stage in
            for view in stage.views { view.delegate = header }
        }
        let finger = stage.lift(0, 15)
        finger.move(to: point(in: list, 100), duration: 0.3)
        finger.move(to: point(in: list, 10), duration: 0.2)
        finger.hold(4)
        #expect(stage.views[list].contentOffset.y == CGFloat(0))
        finger.move(to: point(in: list, 32), duration: 0.1)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[list].first == "A15")
        #expect(stage.changes.count == 1)
        _ = header
    }

    @MainActor
    private final class Header: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    @Test("A list dragged by another finger does not stop the autoscroll (I34)", arguments: lists, [30.0, 60, 120])
    func otherFinger(list: Int, rate: Double) throws {
        let stage = stage(rate: rate)
        let (table, pulled) = (stage.views[list], stage.views[2])
        let finger = stage.lift(0, 1)
        finger.move(to: point(in: list, 380), duration: 0.3)
        finger.move(to: point(in: list, 430), duration: 0.2)
        let second = stage.screen.touch(at: point(in: 2, 300))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(pulled.isTracking)
        #expect(pulled.contentOffset.y > CGFloat(0))
        let before = table.contentOffset.y
        finger.hold(0.5)
        #expect(pulled.isTracking)
        #expect(table.contentOffset.y > before + CGFloat(100))
        second.up()
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("In a list 60 points high, zones at both ends leave a place where nothing scrolls (I35)", arguments: lists)
    func low(list: Int) throws {
        let stage = stage(height: 60, offset: 440)
        let table = stage.views[list]
        let finger = stage.screen.touch(at: point(in: 0, 30, right: -20))
        finger.hold(0.5)
        finger.move(to: point(in: list, 32), duration: 0.2)
        finger.move(to: point(in: list, 30))
        finger.hold(1)
        #expect(table.hasActiveDrop)
        #expect(table.contentOffset.y == CGFloat(440))
        finger.move(to: point(in: list, 59), duration: 0.1)
        finger.hold(0.5)
        let down = table.contentOffset.y
        #expect(down > CGFloat(440))
        finger.move(to: point(in: list, 30), duration: 0.1)
        finger.hold(0.5)
        let still = table.contentOffset.y
        finger.hold(0.5)
        #expect(table.contentOffset.y == still)
        finger.move(to: point(in: list, 1), duration: 0.1)
        finger.hold(0.5)
        #expect(table.contentOffset.y < still)
        finger.cancel()
        try stage.expectSettled()
    }
}
