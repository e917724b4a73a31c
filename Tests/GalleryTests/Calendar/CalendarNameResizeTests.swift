// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Name editing while the window is resized") @MainActor
struct CalendarNameResizeTests {
    @Test("The name field stays over its event when the window is resized")
    func resized() throws {
        let stage = try CalendarPageStage()
        for _ in 0..<2 { stage.screen.tap(at: try #require(stage.view("Dentist")).middle) }
        stage.screen.advance(by: 0.5)
        for width in [760.0, 620, 1000] {
            stage.screen.size = CGSize(width: width, height: 800)
            stage.screen.advance(by: 0.3)
            let field = try #require(stage.page.view.all(UITextField.self).first)
            let event = try #require(stage.view("Dentist"))
            #expect(field.frame.intersects(event.convert(event.bounds, to: stage.page.view)), "\(width)")
        }
    }
}
