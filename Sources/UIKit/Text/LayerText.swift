// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Typesetting

// Fonts and colours that text layers accept.

extension UIFont: LayerFont {
    package var layerFace: FontFace { face }
}

extension UIColor: LayerColor {
    package var layerColor: CGColor { cgColor }
}
