// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// The header is 44 points high, and the all-day strip 26 with one row. Each hour below the strip is 60 points high.
@Suite("Calendar: the dragged event is above everything") @MainActor
struct CalendarDragTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func frame(_ id: String, _ stage: CalendarStage) -> CGRect {
        let view = stage.view(id)
        return view.convert(view.bounds, to: nil)
    }

    private func expectWhole(
        _ stage: CalendarStage, _ finger: TestFinger, _ location: SourceLocation = #_sourceLocation
    ) {
        let (view, frame) = (stage.view("A"), frame("A", stage))
        #expect(view.isWhollyOnScreen(), "\(frame)", sourceLocation: location)
        #expect(abs(frame.midY - finger.location.y) < 0.5, "\(frame)", sourceLocation: location)
        // Only empty views that the drag uses may be in front of the event.
        let above = stage.board.subviews.reversed().prefix { !view.isDescendant(of: $0) }
        #expect(above.allSatisfy { $0.subviews.isEmpty && $0.bounds.isEmpty }, "\(above)", sourceLocation: location)
    }

    @Test(
        "An event over midnight that is held by its second day can be dragged on other pages", arguments: [-100.0, 100])
    func secondDayOnAnotherPage(dy: Double) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-21 22:00", minutes: 540)])
        stage.board.scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        let top = stage.board.convert(stage.board.scrollView.frame, to: nil).minY + 8
        let finger = stage.screen.touch(at: CGPoint(x: 46 + 650, y: top + 240))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 743, y: top + 240 + dy), duration: 0.3)
        for _ in 0..<8 where stage.pages.isEmpty { finger.hold(0.3) }
        #expect(stage.pages == ["2026-03-23 00:00"])
        finger.move(to: CGPoint(x: 46 + 250, y: top + 240 + dy), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == (dy < 0 ? "2026-03-24 20:15" : "2026-03-24 23:45"))
        #expect(stage.model[0].time.duration == 540 * 60)
    }

    @Test("Over strip and header the dragged event is fully visible, and in its own view afterwards")
    func overStrip() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.days("B", "2026-03-19")])
        let finger = stage.lift("A")
        for y in [90.0, 75, 60, 48, 35, 60, 90] {
            finger.move(to: CGPoint(x: finger.location.x, y: y), duration: 0.1)
            expectWhole(stage, finger)
        }
        finger.move(to: CGPoint(x: finger.location.x, y: 60), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model[0].isAllDay)
        #expect(!stage.view("A").isDescendant(of: stage.board.scrollView))
        let strip = try #require(stage.view("B").superview)
        #expect(stage.view("A").superview === strip)
        let down = stage.lift("A")
        down.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        down.up()
        try stage.expectSettled()
        #expect(!stage.model[0].isAllDay)
        #expect(stage.view("A").isDescendant(of: stage.board.scrollView))
    }

    @Test("The dragged event stays under the finger while the hours or the strip scroll")
    func scrolling() throws {
        let days = "BCDEFGHIJ".map { CalendarStage.days("\($0)", "2026-03-17") }
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")] + days)
        let top = stage.board.scrollView.frame.minY
        let strip = try #require(stage.board.subviews.first { $0 is UIScrollView && $0 !== stage.board.scrollView })
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: finger.location.x, y: top + 12), duration: 0.1)
        let before = stage.board.scrollView.contentOffset.y
        finger.hold(0.3)
        #expect(stage.board.scrollView.contentOffset.y < before - 10)
        expectWhole(stage, finger)
        finger.move(to: CGPoint(x: finger.location.x, y: 80), duration: 0.1)
        finger.move(to: CGPoint(x: finger.location.x, y: top - 3), duration: 0.1)
        finger.hold(0.1)
        #expect(strip.bounds.minY > 0)
        expectWhole(stage, finger)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.view("A").isDescendant(of: stage.board.scrollView))
    }

    @Test("In a keyboard drag or a resize, the event stays below the strip")
    func stays() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        let finger = stage.lift("A", y: 0.97)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.1)
        #expect(stage.view("A").isDescendant(of: stage.board.scrollView))
        finger.cancel()
        try stage.expectSettled()
        stage.screen.liftByKeys(.downArrow)
        #expect(stage.view("A").isDescendant(of: stage.board.scrollView))
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    // MARK: Titles

    /// Drags an event, and returns its pixels without its border.
    ///
    /// - Parameters:
    ///   - others: further events on the calendar.
    ///   - style: the light or the dark appearance of the screen.
    ///   - color: the colour of the dragged event; nil for the default colour.
    ///   - prepare: sets up the calendar, which is on a yellow background.
    ///   - change: makes a change during the drag.
    private func look(
        _ others: [BoardItem<CalendarPlace>], _ style: UIUserInterfaceStyle = .light, color: UIColor? = nil,
        prepare: (CalendarBoard) -> Void = { _ in }, change: (CalendarStage) -> Void = { _ in }
    ) throws -> [[UInt8]] {
        var event = CalendarStage.event("A", "2026-03-17 09:00", minutes: 90)
        event.color = color
        let stage = CalendarStage([event] + others) {
            $0.collision = .overlap
            prepare($0)
        }
        stage.screen.traits.userInterfaceStyle = style
        stage.board.superview?.backgroundColor = .yellow
        stage.screen.advance(by: 0.2)
        let finger = stage.drag("A", days: 1, minutes: 3)
        change(stage)
        let area = frame("A", stage).insetBy(dx: 5, dy: 5)
        let image = stage.screen.capture()
        let picture = try #require(image.cgImage)
        let (left, right) = (Int((area.minX * image.scale).rounded(.up)), Int(area.maxX * image.scale))
        let (top, bottom) = (Int((area.minY * image.scale).rounded(.up)), Int(area.maxY * image.scale))
        let pixels = (top..<bottom).flatMap { y in
            (left..<right).map { x in
                let pixel = picture.pixel(x: x, y: y)
                return [pixel.r, pixel.g, pixel.b, pixel.a]
            }
        }
        #expect(stage.view("A").alpha == 0.5)
        finger.up()
        try stage.expectSettled()
        #expect(!all(stage.board).contains { String(describing: type(of: $0)).contains("DragPreviewBackdrop") })
        return pixels
    }

    @Test("The dragged event hides what is below it, in light and dark mode", arguments: [false, true])
    func covers(isDark: Bool) throws {
        let style: UIUserInterfaceStyle = isDark ? .dark : .light
        let other = CalendarStage.event("Another that it covers", "2026-03-18 09:00")
        #expect(try look([other], style) == look([], style))
    }

    @Test("A dragged translucent event on a clear calendar shows only the background, not other events")
    func coversSeeThrough() throws {
        func prepare(_ board: CalendarBoard) {
            board.backgroundColor = .clear
            board.makeView = { _ in
                let view = UIView()
                view.backgroundColor = .black.withAlphaComponent(0.2)
                return view
            }
        }
        let other = CalendarStage.event("B", "2026-03-18 09:00")
        let covered = try look([other], prepare: prepare)
        #expect(try covered == look([], prepare: prepare))
        let middle = covered[covered.count / 2]
        #expect(middle[0] > 150, "\(middle)")
        #expect(middle[1] > 150, "\(middle)")
        #expect(middle[2] < 50, "\(middle)")
    }

    @Test("The dragged event takes a colour that the app sets during the drag")
    func recolored() throws {
        let late = try look(
            [], color: .red,
            change: { stage in
                var event = stage.model[0]
                event.color = .blue
                stage.board.items = [event]
                stage.screen.advance(by: 1)
            })
        #expect(try late == look([], color: .blue))
    }

    @Test("By default a board does not cover what is below a dragged item")
    func preset() {
        #expect(!BoardConfiguration.standard.coversWhatIsBelow)
        #expect(!BoardView().configuration.coversWhatIsBelow)
    }
}
