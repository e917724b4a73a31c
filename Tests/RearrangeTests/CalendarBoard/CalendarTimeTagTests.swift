// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: time tags and titles") @MainActor
struct CalendarTimeTagTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func tags(_ stage: CalendarStage) -> [UIView] {
        all(stage.board).filter { String(describing: type(of: $0)) == "BoardPlaceTag" }
    }

    private func words(_ stage: CalendarStage) -> [String] {
        tags(stage).flatMap(all).compactMap { ($0 as? UILabel)?.text }
    }

    @Test("The tag of a dragged event shows its new start time", arguments: [false, true])
    func carried(isRightToLeft: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        if isRightToLeft { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.screen.advance(by: 0.1)
        let finger = stage.drag("A", days: 1, minutes: 32)
        #expect(words(stage) == ["14:30"])
        let tag = try #require(tags(stage).first)
        #expect(tag.superview?.subviews.last === tag, "nothing lies over it")
        #expect(tag.backgroundColor != nil, "nothing lies over it")
        #expect(tag.superview?.bounds.contains(tag.frame) == true)
        finger.move(by: CGVector(dx: 0, dy: 15), duration: 0.1)
        #expect(words(stage) == ["14:45"])
        finger.up()
        try stage.expectSettled()
        #expect(tags(stage).isEmpty)
    }

    @Test("The tag of a resized event shows the new end or start time")
    func pulled() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        let end = stage.lift("A", y: 0.98)
        end.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        #expect(words(stage) == ["15:30"])
        end.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-17 15:30")
        let start = stage.lift("A", y: 0.02)
        start.move(by: CGVector(dx: 0, dy: -30), duration: 0.2)
        #expect(words(stage) == ["13:30"])
        start.cancel()
        try stage.expectSettled()
    }

    @Test("An event dragged into the all-day strip has no tag")
    func allDayEvents() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        let finger = stage.drag("A", days: 0, minutes: 32)
        #expect(words(stage) == ["14:30"])
        finger.move(to: CGPoint(x: stage.view("A").convert(.zero, to: nil).x + 50, y: 55), duration: 0.2)
        #expect(tags(stage).isEmpty)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("An event dropped on a day's name becomes an all-day event")
    func header() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        let x = stage.view("A").convert(CGPoint(x: stage.view("A").bounds.midX, y: 0), to: nil).x
        finger.move(to: CGPoint(x: x, y: 10), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.first?.isAllDay == true)
        #expect(stage.start("A") == "2026-03-18 00:00")
        #expect(stage.end("A") == "2026-03-19 00:00")
    }

    @Test("The title of a quarter hour is unclipped and centred; longer events show as many whole lines as fit")
    func shortTitles() throws {
        let name = "A name of many words that need several lines"
        for minutes in [15.0, 30, 45, 60, 120] {
            var item = CalendarStage.event("A", "2026-03-17 14:00", minutes: minutes)
            item.title = name
            let stage = CalendarStage([item])
            let view = stage.view("A")
            let label = try #require(all(view).compactMap { $0 as? UILabel }.first)
            let (line, box) = (label.font.lineHeight, view.bounds)
            let lines = label.bounds.height / line
            #expect(lines > 0.98, "\(minutes) minutes: \(lines) lines")
            #expect(abs(lines - lines.rounded()) < 0.1, "\(minutes) minutes: \(lines) lines")
            let frame = label.convert(label.bounds, to: view)
            #expect(frame.minY > -0.5, "\(minutes) minutes: \(frame) in \(box)")
            #expect(frame.maxY < box.height + 0.5, "\(minutes) minutes: \(frame) in \(box)")
            if minutes == 15 { #expect(abs(frame.midY - box.midY) < 1) }
        }
    }
}
