// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

struct UIColorTests {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// The red, green and blue components from 0 to 255, and alpha in hundredths.
    func numbers(_ color: UIColor) -> [Int] {
        let color = color.cgColor
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
            + [Int((color.alpha * 100).rounded())]
    }

    @Test func systemColoursMatchApplesInLightAndDarkMode() {
        let expected: [(UIColor, light: [Int], dark: [Int])] = [
            (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
            (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
            (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
            (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
            (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
            (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
            (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
            (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
            (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
            (.tintColor, [0, 122, 255, 100], [10, 132, 255, 100]),
        ]
        for (color, inLight, inDark) in expected {
            #expect(numbers(color.resolvedColor(with: light)) == inLight)
            #expect(numbers(color.resolvedColor(with: dark)) == inDark)
        }
    }

    @Test func elevatedBackgroundIsLighterInDarkMode() {
        let sheet = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(numbers(UIColor.systemBackground.resolvedColor(with: sheet)) == [28, 28, 30, 100])
    }

    @Test func increasedContrastDarkensTheColours() {
        let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(numbers(UIColor.systemBlue.resolvedColor(with: contrast)) == [0, 64, 221, 100])
    }

    @Test func dynamicColourResolvesWithTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(numbers(color) == [0, 0, 0, 100])
        dark.performAsCurrent {
            #expect(numbers(color) == [255, 255, 255, 100])
            #expect(numbers(color.withAlphaComponent(0.5)) == [255, 255, 255, 50])
        }
        #expect(numbers(color) == [0, 0, 0, 100])
    }

    @Test func providerMayReturnADynamicColour() {
        let color = UIColor { _ in .label }
        #expect(numbers(color.resolvedColor(with: dark)) == [255, 255, 255, 100])
    }

    @Test func providerThatReturnsItsOwnColourGivesClear() {
        nonisolated(unsafe) var color = UIColor.clear
        color = UIColor { _ in color }
        #expect(color.cgColor.alpha == 0)
        color = .clear
    }

    @Test func coloursAreEqualByValue() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(Set([UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red]).count == 1)
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .secondaryLabel)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
    }

    @Test func primaryAndSecondaryColoursHaveHuesInSixths() {
        let circle: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]
        for (sixths, color) in circle.enumerated() { expectHue(CGFloat(sixths) / 6, of: color) }
    }

    func expectHue(_ expected: CGFloat, of color: UIColor) {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - expected) < 1e-9)
        #expect(saturation == 1)
        #expect(brightness == 1)
        #expect(alpha == 1)
        let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        #expect(numbers(back) == numbers(color))
    }

    @Test func getWhiteSucceedsOnlyForGreys() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
        #expect(white == 0.5)
        #expect(alpha == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func displayP3RedIsOutsideSRGB() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
        #expect(abs(color.red - 1.093) < 0.001)
        #expect(abs(color.green + 0.227) < 0.001)
        #expect(abs(color.blue + 0.150) < 0.001)
    }

    @Test func nanAndOutOfRangeComponentsAreClamped() {
        #expect(numbers(UIColor(red: .nan, green: 0, blue: 0, alpha: .nan)) == [0, 0, 0, 0])
        #expect(numbers(UIColor(hue: .infinity, saturation: -1, brightness: 7, alpha: 7)) == [255, 255, 255, 100])
        #expect(UIColor.red.withAlphaComponent(.nan).cgColor.alpha == 0)
    }
}
