// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables that scroll under what is carried") @MainActor
struct LinkedTablesScrollTests {
    /// Where a row of the first list is carried: within that list, and into the second.
    nonisolated private static let lists = [0, 1]

    /// The lists are long, and each is scrolled as far as the caller says.
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

    /// The middle of a list, at a height in the window.
    private func point(in list: Int, _ y: Double, right: Double = 0) -> CGPoint {
        CGPoint(x: 100 + 220 * Double(list) + right, y: y)
    }

    @Test(
        "I30: in the zone nothing scrolls until the finger moves towards the edge, and away from it never",
        arguments: lists, [30.0, 60, 120])
    func enteredSideways(list: Int, rate: Double) throws {
        for (distance, scrolls) in [(1.0, true), (-1, false)] {
            let stage = stage(offset: 440, rate: rate)
            let table = stage.views[list]
            let finger = stage.screen.touch(at: point(in: 0, 425))
            finger.hold(1)
            // Sideways the drag begins, and comes to the other list.
            finger.move(to: point(in: list, 425, right: 15), duration: 0.3)
            finger.hold(0.5)
            #expect(table.hasActiveDrop && stage.views.allSatisfy { $0.contentOffset.y == CGFloat(440) })
            finger.move(by: CGVector(dx: 0, dy: distance))
            finger.hold(0.6)
            #expect((table.contentOffset.y > CGFloat(440)) == scrolls)
            finger.cancel()
            try stage.expectTidy()
            #expect(stage.told.isEmpty)
        }
    }

    @Test(
        "I31: cancelled or let go of while it scrolls, a list stands still from the next frame", arguments: lists,
        [30.0, 60, 120])
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
            try stage.expectTidy()
            #expect(stage.views[list].contentOffset.y == offset && stage.told.isEmpty == isCancelled)
        }
    }

    /// What keeps the first rows from the upper edge.
    enum Inset: CaseIterable { case content, safeArea, header }

    @Test(
        "I24: inside insets and below a header the row under the finger is lifted, and the zones are where rows show",
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
        // Far below, but above the zone of a list that ends there.
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
        try stage.expectTidy()
        #expect(stage.items[list].first == "A2" && stage.told.count == 1)
    }

    @Test("I32: the place under a header that stays at the top is reached", arguments: lists)
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
        try stage.expectTidy()
        #expect(stage.items[list].first == "A15" && stage.told.count == 1)
        _ = header
    }

    @MainActor
    private final class Header: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    @Test(
        "I34: another list pulled by another finger does not keep it from scrolling", arguments: lists, [30.0, 60, 120])
    func otherFinger(list: Int, rate: Double) throws {
        let stage = stage(rate: rate)
        let (table, pulled) = (stage.views[list], stage.views[2])
        let finger = stage.lift(0, 1)
        finger.move(to: point(in: list, 380), duration: 0.3)
        finger.move(to: point(in: list, 430), duration: 0.2)
        let second = stage.screen.touch(at: point(in: 2, 300))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(pulled.isTracking && pulled.contentOffset.y > CGFloat(0))
        let before = table.contentOffset.y
        finger.hold(0.5)
        #expect(pulled.isTracking && table.contentOffset.y > before + CGFloat(100))
        second.up()
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.told.isEmpty)
    }

    @Test(
        "I35: in a list of 60 points there is a place where nothing scrolls, and on either side of it it does",
        arguments: lists)
    func low(list: Int) throws {
        let stage = stage(height: 60, offset: 440)
        let table = stage.views[list]
        let finger = stage.screen.touch(at: point(in: 0, 30, right: -20))
        finger.hold(0.5)
        finger.move(to: point(in: list, 32), duration: 0.2)
        finger.move(to: point(in: list, 30))
        finger.hold(1)
        #expect(table.hasActiveDrop && table.contentOffset.y == CGFloat(440))
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
        try stage.expectTidy()
    }
}
