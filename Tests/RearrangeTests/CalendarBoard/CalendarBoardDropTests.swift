// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: drops from other views") @MainActor
struct CalendarBoardDropTests {
    /// The delegate of a drag source with one text item.
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "Lunch" as NSString))
            item.localObject = "Lunch"
            return [item]
        }
    }

    private let source = Source()
    private let view = UIView(frame: CGRect(x: 646, y: 640, width: 100, height: 60))

    /// A calendar that shows `items` and accepts drops, with a drag source in front of its lower right corner.
    ///
    /// - Parameters:
    ///   - rate: the screen's frames per second.
    ///   - place: the place that the calendar proposes for a dropped item; by default, the first hour of a Monday.
    private func stage(_ items: [BoardItem<CalendarPlace>], rate: Double = 60, place: CalendarPlace? = nil)
        -> CalendarStage
    {
        let stage = CalendarStage(items) { board in
            board.itemForDrop = { session in
                guard let text = session.items.first?.localObject as? String else { return nil }
                guard place == nil else { return place.map { BoardItem(id: text, place: $0, title: text) } }
                return BoardItem(
                    id: text, time: DateInterval(start: CalendarStage.at("2026-03-16 00:00"), duration: 3600),
                    title: text)
            }
        }
        stage.screen.framesPerSecond = rate
        let interaction = UIDragInteraction(delegate: source)
        interaction.isEnabled = true
        view.addInteraction(interaction)
        view.backgroundColor = .red
        stage.board.superview?.addSubview(view)
        stage.screen.advance(by: 0.1)
        return stage
    }

    @Test("A dropped item becomes an event at the hour under the pointer, with one report and one undo step")
    func dropped() throws {
        let stage = stage([])
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 46 + 250, y: 400), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.map(\.kind) == [.added])
        #expect(stage.start("Lunch").hasPrefix("2026-03-18"))
        #expect(stage.model[0].time.duration == 3600)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model.isEmpty)
    }

    @Test("A drop onto an event is refused and leaves nothing behind (I69)")
    func refused() throws {
        let stage = stage([CalendarStage.event("A", "2026-03-18 09:00", minutes: 600)])
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 46 + 250, y: 400), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.board.view(for: "Lunch") == nil)
    }

    @Test("A drag held near the bottom of the hours scrolls them (I46)", arguments: [30.0, 60, 120])
    func scrolls(rate: Double) throws {
        let stage = stage([], rate: rate)
        let before = stage.board.scrollView.contentOffset.y
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 46 + 250, y: 400), duration: 0.3)
        finger.move(to: CGPoint(x: 46 + 250, y: 685), duration: 0.3)
        finger.hold(0.4)
        #expect(stage.board.scrollView.contentOffset.y > before + 50)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.map(\.kind) == [.added])
    }

    @Test("A drag held over the all-day strip scrolls no hours and becomes an all-day event")
    func overStrip() throws {
        let stage = stage([])
        let before = stage.board.scrollView.contentOffset.y
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 46 + 250, y: 400), duration: 0.3)
        finger.move(to: CGPoint(x: 46 + 250, y: 56), duration: 0.1)
        let reached = stage.board.scrollView.contentOffset.y
        finger.hold(1)
        #expect(stage.board.scrollView.contentOffset.y == reached)
        #expect(before - reached < 60)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.first?.isAllDay == true)
        #expect(stage.start("Lunch") == "2026-03-18 00:00")
    }

    @Test("A dropped item without duration becomes an event of the default duration, or an all-day event")
    func withoutTime() throws {
        let stage = stage([], place: .time(DateInterval(start: .distantPast, duration: 0)))
        stage.board.newItemDuration = 1800
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 46 + 250, y: 400), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("Lunch").hasPrefix("2026-03-18"))
        #expect(stage.model[0].time.duration == 1800)
        #expect(stage.view("Lunch").convert(stage.view("Lunch").bounds, to: nil).contains(CGPoint(x: 296, y: 400)))
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        let other = stage.screen.touch(view)
        other.hold(0.7)
        other.move(to: CGPoint(x: 46 + 250, y: 56), duration: 0.4)
        other.up()
        try stage.expectSettled()
        #expect(stage.model.first?.isAllDay == true)
        #expect(stage.start("Lunch") == "2026-03-18 00:00")
    }

    @Test("An event without duration keeps none in another calendar")
    func betweenCalendars() throws {
        let screen = TestScreen(size: CGSize(width: 800, height: 700))
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 700))
        let boards = [0, 400].map { x in
            let board = CalendarBoard.day(of: CalendarStage.at("2026-03-16 12:00"), calendar: CalendarStage.berlin)
            board.frame = CGRect(x: x, y: 0, width: 400, height: 700)
            board.dragItem = { UIDragItem(itemProvider: NSItemProvider(object: $0.title as NSString)) }
            board.itemForDrop = { $0.items.first?.localObject as? BoardItem<CalendarPlace> }
            containerView.addSubview(board)
            return board
        }
        boards[0].items = [CalendarStage.event("A", "2026-03-16 10:00", minutes: 0)]
        screen.show(containerView)
        screen.advance(by: 1)
        let finger = screen.touch(try #require(boards[0].view(for: "A")))
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 600, y: 400), duration: 0.4)
        finger.hold(0.1)
        finger.up()
        try screen.settle()
        #expect(boards[0].items.isEmpty && boards[1].items.map(\.time.duration) == [0])
    }
}
