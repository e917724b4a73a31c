// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Typesetting

// These conformances allow `UIFont` and `UIColor` as the font and the colour of a text layer.

extension UIFont: LayerFont {
    package var layerFace: FontFace { face }
}

extension UIColor: LayerColor {
    package var layerColor: CGColor { cgColor }
}
