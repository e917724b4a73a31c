// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import UIKit

/// A view with its own layer class.
final class DialView: UIView {
    override class var layerClass: AnyClass { DialLayer.self }
}

/// A layer with a custom property, which `init(layer:)` copies to the presentation layer.
final class DialLayer: CALayer {
    var angle: CGFloat = 0

    override init() {
        super.init()
    }

    override init(layer: Any) {
        angle = (layer as? DialLayer)?.angle ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
