// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
}

private struct Theme: UITraitDefinition {
    final class Palette {}
    static let plain = UncheckedPalette(Palette())
    static var defaultValue: Palette { plain.palette }
    static let affectsColorAppearance = true
    static let name = "theme"

    struct UncheckedPalette: @unchecked Sendable {
        let palette: Palette
        init(_ palette: Palette) { self.palette = palette }
    }
}

private struct Limit: UITraitDefinition {
    static let defaultValue: Int? = nil
}

private struct Opaque: UITraitDefinition {
    struct Value { var number: Int }
    static var defaultValue: Value { Value(number: 0) }
}

/// Tests of custom and system traits in trait collections and overrides.
struct CustomTraitTests {
    @Test func unsetTraitHasItsDefaultValue() {
        let traits = UITraitCollection()
        #expect(traits[Density.self] == 1)
        #expect(traits[Limit.self] == nil)
        #expect(traits[UITraitUserInterfaceStyle.self] == .unspecified)
        #expect(traits[Theme.self] === Theme.defaultValue)
    }

    @Test func traitValuesAreSetReplacedAndMerged() {
        let dense = UITraitCollection(Density.self, value: 0.5)
        #expect(dense[Density.self] == 0.5)
        #expect(dense.replacing(Density.self, value: 2)[Density.self] == 2)
        #expect(dense.modifyingTraits { $0[Limit.self] = 3 }[Limit.self] == 3)
        let merged = UITraitCollection(traitsFrom: [
            dense, UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark),
            UITraitCollection(Density.self, value: 4),
        ])
        #expect(merged[Density.self] == 4)
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.containsTraits(in: UITraitCollection(Density.self, value: 4)))
        #expect(!merged.containsTraits(in: dense))
    }

    @Test func optionalTraitValueCanBeNil() {
        let limited = UITraitCollection(Limit.self, value: 3)
        let free = limited.replacing(Limit.self, value: nil)
        #expect(limited[Limit.self] == 3)
        #expect(free[Limit.self] == nil)
        #expect(free == free.replacing(Limit.self, value: nil))
        #expect(free.changedTraits(from: UITraitCollection()).isEmpty)
    }

    @Test func changedTraitsAreThoseWithDifferentValues() {
        let old = UITraitCollection { traits in
            traits.userInterfaceStyle = .light
            traits.displayScale = 2
            traits[Density.self] = 2
        }
        let new = old.modifyingTraits { traits in
            traits.userInterfaceStyle = .dark
            traits[Density.self] = 3
            traits.legibilityWeight = .bold
        }
        let names = Set(new.changedTraits(from: old).map { $0.name })
        #expect(names == ["UITraitUserInterfaceStyle", "Density", "UITraitLegibilityWeight"])
        #expect(old.changedTraits(from: old).isEmpty)
        #expect(
            Set(UITraitCollection(displayScale: 3).changedTraits(from: nil).map { $0.name }) == ["UITraitDisplayScale"])
    }

    @Test func valuesThatAreNotEquatableCountAsChanged() {
        let palette = Theme.Palette()
        let a = UITraitCollection(Theme.self, value: palette)
        #expect(a.changedTraits(from: UITraitCollection(Theme.self, value: palette)).isEmpty)
        #expect(
            a.changedTraits(from: UITraitCollection(Theme.self, value: Theme.Palette())).map { $0.name } == ["theme"])
        let opaque = UITraitCollection(Opaque.self, value: Opaque.Value(number: 1))
        #expect(opaque.changedTraits(from: opaque.replacing(Opaque.self, value: Opaque.Value(number: 1))).count == 1)
    }

    @Test func customTraitMayAffectColourAppearance() {
        let plain = UITraitCollection(Density.self, value: 2)
        #expect(!plain.hasDifferentColorAppearance(comparedTo: UITraitCollection(Density.self, value: 3)))
        let theme = UITraitCollection(Theme.self, value: Theme.Palette())
        #expect(theme.hasDifferentColorAppearance(comparedTo: plain))
        let affecting = Set(UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name })
        #expect(
            affecting == [
                "UITraitUserInterfaceIdiom", "UITraitUserInterfaceStyle", "UITraitAccessibilityContrast",
                "UITraitUserInterfaceLevel",
            ])
        let lookups = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
        #expect(lookups == ["UITraitUserInterfaceStyle", "UITraitDisplayScale"])
    }

    @Test func traitNameIsItsTypeName() {
        #expect(Density.name == "Density")
        #expect(Density.identifier.hasSuffix("Density"))
        #expect(Density.identifier != Density.name)
        #expect(!Density.affectsColorAppearance)
    }

    @Test func everySystemTraitIsReadAndWritten() {
        let all = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.userInterfaceIdiom = .pad
            traits.userInterfaceLevel = .elevated
            traits.layoutDirection = .rightToLeft
            traits.displayScale = 3
            traits.horizontalSizeClass = .regular
            traits.verticalSizeClass = .compact
            traits.preferredContentSizeCategory = .small
            traits.accessibilityContrast = .high
            traits.legibilityWeight = .bold
            traits.activeAppearance = .inactive
            traits.displayGamut = .P3
            traits.forceTouchCapability = .available
        }
        let parts = [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
            UITraitCollection(activeAppearance: .inactive), UITraitCollection(displayGamut: .P3),
            UITraitCollection(forceTouchCapability: .available),
        ]
        #expect(UITraitCollection(traitsFrom: parts) == all)
        for part in parts { #expect(all.containsTraits(in: part)) }
        #expect(all.changedTraits(from: nil).count == parts.count)
        #expect(all.imageConfiguration.traitCollection == all)
    }

    @Test @MainActor func overridesContainATraitUntilItIsRemoved() {
        let view = UIView()
        #expect(!view.traitOverrides.contains(Density.self))
        view.traitOverrides[Density.self] = 3
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(view.traitOverrides.contains(Density.self))
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitOverrides.description.contains("Density = 3.0"))
        #expect(view.traitOverrides.debugDescription.contains("UITraitUserInterfaceStyle"))
        #expect(view.traitCollection[Density.self] == 3)
        view.traitOverrides.remove(Density.self)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!view.traitOverrides.contains(Density.self))
        #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitCollection[Density.self] == 1)
    }
}
