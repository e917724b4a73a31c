// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("Raw values of visual effects are Apple's")
struct EffectRawValueTests {
    @Test func blurStyle() {
        expectRawValues(
            of: UIBlurEffect.Style.self,
            [
                (.extraLight, 0),
                (.light, 1),
                (.dark, 2),
                (.regular, 4),
                (.prominent, 5),
                (.systemUltraThinMaterial, 6),
                (.systemThinMaterial, 7),
                (.systemMaterial, 8),
                (.systemThickMaterial, 9),
                (.systemChromeMaterial, 10),
                (.systemUltraThinMaterialLight, 11),
                (.systemThinMaterialLight, 12),
                (.systemMaterialLight, 13),
                (.systemThickMaterialLight, 14),
                (.systemChromeMaterialLight, 15),
                (.systemUltraThinMaterialDark, 16),
                (.systemThinMaterialDark, 17),
                (.systemMaterialDark, 18),
                (.systemThickMaterialDark, 19),
                (.systemChromeMaterialDark, 20),
            ])
        #expect(UIBlurEffect.Style(rawValue: 3) == nil)
    }

    @Test func vibrancyStyle() {
        expectRawValues(
            of: UIVibrancyEffectStyle.self,
            [
                (.label, 0),
                (.secondaryLabel, 1),
                (.tertiaryLabel, 2),
                (.quaternaryLabel, 3),
                (.fill, 4),
                (.secondaryFill, 5),
                (.tertiaryFill, 6),
                (.separator, 7),
            ])
    }
}
