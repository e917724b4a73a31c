// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Event titles at any text size") @MainActor
struct BoardItemLabelTests {
    @Test(
        "A title's line height never exceeds its event's height",
        arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func whole(category: UIContentSizeCategory) throws {
        let stage = CalendarStage([
            CalendarStage.event("Short", "2026-03-17 10:00", minutes: 15),
            CalendarStage.event("Long", "2026-03-18 10:00", minutes: 120),
        ])
        stage.screen.traits.preferredContentSizeCategory = category
        stage.screen.advance(by: 0.2)
        func label(_ id: String) throws -> UILabel {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return try #require(all(stage.view(id)).lazy.compactMap { $0 as? UILabel }.first)
        }
        for id in ["Short", "Long"] {
            let label = try label(id)
            let frame = label.convert(label.bounds, to: stage.view(id))
            #expect(stage.view(id).bounds.insetBy(dx: 0, dy: -1).contains(frame), "\(id): \(frame)")
            #expect(label.font.lineHeight <= max(stage.view(id).bounds.height, 15))
        }
        if category != .large { #expect(try label("Long").font.pointSize > label("Short").font.pointSize) }
    }

    @Test("A title stays in the visible part of an event whose start is scrolled off")
    func scrolledOff() throws {
        let stage = CalendarStage([CalendarStage.event("Long", "2026-03-18 10:00", minutes: 240)])
        let (scrollView, view) = (stage.board.scrollView, stage.view("Long"))
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let label = try #require(all(view).lazy.compactMap { $0 as? UILabel }.first)
        func frame() -> CGRect { label.convert(label.bounds, to: view) }
        let top = view.convert(view.bounds, to: scrollView).minY
        scrollView.contentOffset.y = top - 20
        stage.screen.advance(by: 0.1)
        let usual = frame()
        for hidden in [1, 60, 150, 235] as [CGFloat] {
            scrollView.contentOffset.y = top + hidden
            stage.screen.advance(by: 0.1)
            #expect(view.bounds.contains(frame()))
            if hidden < 200 { #expect(frame().minY >= hidden && frame().minY < hidden + 10, "\(hidden): \(frame())") }
        }
        scrollView.contentOffset.y = top - 20
        stage.screen.advance(by: 0.1)
        #expect(frame() == usual)
    }
}
