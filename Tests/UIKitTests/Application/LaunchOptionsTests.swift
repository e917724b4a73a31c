// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import LaunchSettings
import Testing

@testable import UIKit

@MainActor
@Suite("Launch options")
struct LaunchOptionsTests {
    @Test("Without variables the desktop's settings are kept")
    func nothingIsChangedWithoutVariables() throws {
        let options = try LaunchOptions([:])
        #expect(options.size == nil)
        #expect(options.picture == nil)
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(options.apply(to: traits) == traits)
    }

    @Test("Each variable sets its trait")
    func traitsAreSet() throws {
        let options = try LaunchOptions([
            "UPLIFT_SIZE": "320x568", "UPLIFT_APPEARANCE": "dark", "UPLIFT_TEXT_SIZE": "AX2", "UPLIFT_DIRECTION": "rtl",
            "UPLIFT_CAPTURE": "/tmp/a.png", "UPLIFT_RECORD": "/tmp/a.GIF",
        ])
        #expect(options.size == CGSize(width: 320, height: 568))
        #expect(options.picture?.path == "/tmp/a.png")
        #expect(options.recording?.path == "/tmp/a.GIF")
        let traits = options.apply(to: UITraitCollection())
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
    }

    @Test("Each text size has a name")
    func textSizesHaveNames() throws {
        #expect(UIContentSizeCategory.all.map(\.shortName) == LaunchSetting.textSizes)
    }

    @Test("A value that means nothing is an error that names the variable and the choices")
    func wrongValue() throws {
        let error = try #require(throws: AppError.self) { try LaunchOptions(["UPLIFT_APPEARANCE": "blue"]) }
        #expect(error.description == "UPLIFT_APPEARANCE is “blue”, and must be light or dark.")
    }
}
