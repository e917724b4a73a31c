// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore

/// A view that makes its layer's contents itself: once a frame at most, when text, picture and surroundings are known.
@MainActor
protocol ContentProviding: UIView {
    /// Sets the contents of its layer; they need not be set where they would look the same.
    func updateContents(of layer: ContentLayer)
}

/// The layer of a ``ContentProviding`` view: `setNeedsDisplay()` asks the view for contents.
final class ContentLayer: CALayer {
    override func display() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            guard let view = layer.delegate as? any ContentProviding else { return }
            view.updateContents(of: layer)
        }
    }
}
