// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: time tag in keyboard drags") @MainActor
struct CalendarTagKeysTests {
    private func text(_ stage: CalendarStage) throws -> String? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let tag = try #require(all(stage.board).first { String(describing: type(of: $0)) == "BoardPlaceTag" })
        return tag.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }

    @Test("The tag shows the start time while the event is moved, and the end time while it is resized")
    func end() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        #expect(try text(stage) == "14:15")
        stage.screen.press(.downArrow, modifiers: .shift)
        #expect(try text(stage) == "15:30")
        stage.screen.press(.downArrow)
        #expect(try text(stage) == "14:30")
        stage.screen.press(.escape)
        try stage.expectSettled()
    }
}
