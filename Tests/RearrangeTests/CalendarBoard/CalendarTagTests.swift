// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: position of the time tag") @MainActor
struct CalendarTagTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func tag(_ stage: CalendarStage) throws -> CGRect {
        let tag = try #require(all(stage.board).first { String(describing: type(of: $0)) == "BoardPlaceTag" })
        return tag.convert(tag.bounds, to: nil)
    }

    private func frame(_ stage: CalendarStage) -> CGRect {
        let view = stage.view("A")
        return view.convert(view.bounds, to: nil)
    }

    private func expectClear(_ stage: CalendarStage, _ location: SourceLocation = #_sourceLocation) throws {
        let tag = try tag(stage)
        let hours = stage.board.convert(stage.board.scrollView.frame, to: nil)
        #expect(!tag.intersects(frame(stage)), "\(tag) over \(frame(stage))", sourceLocation: location)
        #expect(hours.contains(tag), "\(tag) in \(hours)", sourceLocation: location)
    }

    private func stage(
        _ isRightToLeft: Bool = false, _ category: UIContentSizeCategory = .large, days: Int = 7,
        start: String = "2026-03-17 14:00"
    ) -> CalendarStage {
        var item = CalendarStage.event("A", start)
        item.title = "An event with a name that takes all of its width"
        let stage = CalendarStage([item], days: days)
        if isRightToLeft { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.screen.traits.preferredContentSizeCategory = category
        stage.screen.advance(by: 0.2)
        return stage
    }

    @Test(
        "The tag never covers the dragged or resized event",
        arguments: [false, true], [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func clear(isRightToLeft: Bool, category: UIContentSizeCategory) throws {
        let stage = stage(isRightToLeft, category)
        let finger = stage.lift("A")
        for (dx, dy) in [(0, 7), (30, 7), (40, -13), (40, 9), (-90, 22)] as [(CGFloat, CGFloat)] {
            finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.2)
            try expectClear(stage)
        }
        finger.cancel()
        try stage.expectSettled()
        for y in [0.02, 0.98] as [CGFloat] {
            let finger = stage.lift("A", y: y)
            for dy in [7, 9, -30, -11, 60] as [CGFloat] {
                finger.move(by: CGVector(dx: 0, dy: dy), duration: 0.2)
                try expectClear(stage)
            }
            finger.cancel()
            try stage.expectSettled()
        }
    }

    @Test("The tag is above a dragged event or start, and below a dragged end")
    func sides() throws {
        let stage = stage()
        let finger = stage.drag("A", days: 0, minutes: 30)
        #expect(try tag(stage).maxY <= frame(stage).minY)
        finger.cancel()
        try stage.expectSettled()
        let start = stage.lift("A", y: 0.02)
        start.move(by: CGVector(dx: 0, dy: -30), duration: 0.2)
        #expect(try tag(stage).maxY <= frame(stage).minY)
        start.cancel()
        try stage.expectSettled()
        let end = stage.lift("A", y: 0.98)
        end.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        #expect(try tag(stage).minY >= frame(stage).maxY)
        end.cancel()
        try stage.expectSettled()
    }

    @Test("If there is no room above or below, the tag is beside the event", arguments: [false, true])
    func atTheEdge(isRightToLeft: Bool) throws {
        let stage = stage(isRightToLeft, start: "2026-03-17 08:30")
        let start = stage.lift("A", y: 0.02)
        start.move(to: CGPoint(x: start.location.x, y: 72), duration: 0.3)
        start.hold(1)
        try expectClear(stage)
        start.hold(4)
        #expect(stage.board.scrollView.contentOffset.y == 0)
        try expectClear(stage)
        start.cancel()
        try stage.expectSettled()
        let end = stage.lift("A", y: 0.98)
        end.move(to: CGPoint(x: end.location.x, y: 698), duration: 0.3)
        end.hold(6)
        try expectClear(stage)
        end.cancel()
        try stage.expectSettled()
    }

    @Test("If a day fills the screen, the tag stays in sight at the edge")
    func oneDay() throws {
        let stage = stage(days: 1, start: "2026-03-16 08:30")
        let finger = stage.lift("A", y: 0.02)
        finger.move(to: CGPoint(x: finger.location.x, y: 72), duration: 0.3)
        finger.hold(5)
        let tag = try tag(stage)
        #expect(stage.board.convert(stage.board.scrollView.frame, to: nil).contains(tag))
        finger.cancel()
        try stage.expectSettled()
    }
}
