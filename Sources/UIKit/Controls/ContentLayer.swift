// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore

/// A view that provides its layer's contents itself: at most once per frame, after all changes of its text, images and
/// traits.
@MainActor
protocol ContentProviding: UIView {
    /// Sets the layer's contents. The view may skip this if the contents would look the same.
    func updateContents(of layer: ContentLayer)
}

/// The layer of a ``ContentProviding`` view. After `setNeedsDisplay()` it asks the view for contents.
final class ContentLayer: CALayer {
    override func display() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            guard let view = layer.delegate as? any ContentProviding else { return }
            view.updateContents(of: layer)
        }
    }
}
