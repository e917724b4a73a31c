// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

struct UITraitCollectionTests {
    @Test func newCollectionIsUnspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
    }

    @Test func laterCollectionOverridesEarlierOne() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
    }

    @Test func mutationsSetTraits() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .regular
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.horizontalSizeClass == .regular)
        let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(changed.userInterfaceStyle == .light)
        #expect(changed.horizontalSizeClass == .regular)
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test func collectionContainsItsSpecifiedTraits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(dark.containsTraits(in: nil))
    }

    @Test func colourAppearanceDependsOnStyleNotOnSizeClass() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        let wide = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(!dark.hasDifferentColorAppearance(comparedTo: wide))
    }

    @Test func collectionsWithEqualTraitsAreEqual() {
        let (a, b) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
        #expect(a == b)
        #expect(a.hash == b.hash)
        #expect(a != UITraitCollection(displayScale: 3))
    }

    @Test func performAsCurrentNestsAndRestoresTheCurrentTraits() {
        let before = UITraitCollection.current
        UITraitCollection(displayScale: 3).performAsCurrent {
            UITraitCollection(displayScale: 1).performAsCurrent {
                #expect(UITraitCollection.current.displayScale == 1)
            }
            #expect(UITraitCollection.current.displayScale == 3)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func largerTextSizeComparesAsGreater() {
        #expect(UIContentSizeCategory.all == UIContentSizeCategory.all.sorted())
        #expect(UIContentSizeCategory.large < .extraLarge)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory(rawValue: "?").isAccessibilityCategory)
    }
}
