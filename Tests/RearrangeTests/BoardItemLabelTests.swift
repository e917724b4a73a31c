// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Titles of events at any text size") @MainActor
struct BoardItemLabelTests {
    @Test(
        "A line is never higher than its event, however short that is",
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
}
