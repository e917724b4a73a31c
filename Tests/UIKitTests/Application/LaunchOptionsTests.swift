// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
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
            "UPLIFT_CAPTURE": "/tmp/a.png",
        ])
        #expect(options.size == CGSize(width: 320, height: 568))
        #expect(options.picture?.path == "/tmp/a.png")
        let traits = options.apply(to: UITraitCollection())
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
    }

    @Test("Each text size has a name")
    func textSizesHaveNames() throws {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        #expect(UIContentSizeCategory.all.map(\.shortName) == names)
    }

    @Test(
        "A value that means nothing is an error that names the variable and the choices",
        arguments: [
            ("UPLIFT_SIZE", "320"), ("UPLIFT_SIZE", "0x9"), ("UPLIFT_SIZE", "-3x5"), ("UPLIFT_SIZE", "1x2x3"),
            ("UPLIFT_SIZE", "99999x1"), ("UPLIFT_APPEARANCE", "blue"), ("UPLIFT_TEXT_SIZE", "huge"),
            ("UPLIFT_DIRECTION", "up"),
        ])
    func wrongValues(name: String, value: String) throws {
        let error = try #require(throws: AppError.self) { try LaunchOptions([name: value]) }
        #expect(error.description.hasPrefix("\(name) is “\(value)”, and must be "))
    }
}
