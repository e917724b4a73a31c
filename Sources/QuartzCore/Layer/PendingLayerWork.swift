// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pending work of a layer, or of a layer below it, before the next frame.
///
/// A flag for work below, such as `layoutBelow`, is set on all superlayers of a layer with work. So a pass visits only
/// the paths to such layers.
struct PendingLayerWork: OptionSet {
    let rawValue: UInt8

    /// `layoutSublayers()` is pending.
    static let layout = PendingLayerWork(rawValue: 1)
    /// `display()` is pending.
    static let display = PendingLayerWork(rawValue: 2)
    /// The background, contents or border have changed.
    static let decoration = PendingLayerWork(rawValue: 4)
    /// The sublayers have changed, or their positions have.
    static let composition = PendingLayerWork(rawValue: 8)

    static let layoutBelow = PendingLayerWork(rawValue: 16)
    static let displayBelow = PendingLayerWork(rawValue: 32)
    static let renderBelow = PendingLayerWork(rawValue: 64)

    /// The layer or a layer below it has animations that were added on a thread other than the main thread.
    static let unlistedAnimations = PendingLayerWork(rawValue: 128)

    /// The flags that superlayers get from a layer with these flags.
    var forSuperlayer: PendingLayerWork {
        var flags: PendingLayerWork = []
        if !isDisjoint(with: [.layout, .layoutBelow]) { flags.insert(.layoutBelow) }
        if !isDisjoint(with: [.display, .displayBelow]) { flags.insert(.displayBelow) }
        if !isDisjoint(with: [.decoration, .composition, .renderBelow]) { flags.insert(.renderBelow) }
        if contains(.unlistedAnimations) { flags.insert(.unlistedAnimations) }
        return flags
    }

    /// Whether a render node of the layer or of a layer below it must be made again.
    var needsRender: Bool { !isDisjoint(with: [.decoration, .composition, .renderBelow]) }
}

/// The owner of a visible layer tree. It is notified when the tree has work for the next frame, on any thread.
package protocol LayerHost: AnyObject {
    /// Called when the tree has work for the next frame, on the thread that changed the tree.
    func layerTreeNeedsFrame()
}

extension CALayer {
    /// Records work for the next frame on this layer, and sets the corresponding flags, such as `layoutBelow`, on its
    /// superlayers.
    ///
    /// The superlayers are marked even if the work is not new. If this layer was hidden when a superlayer was rendered,
    /// the superlayer has cleared its flags, while this layer has kept its work.
    func mark(_ new: PendingLayerWork) {
        guard parent != nil || !flags.isSuperset(of: new) else { return }
        flags.formUnion(new)
        var below = flags.forSuperlayer
        var layer = self
        while let superlayer = layer.parent {
            if superlayer.flags.isSuperset(of: below) { return }
            superlayer.flags.formUnion(below)
            below = superlayer.flags.forSuperlayer
            layer = superlayer
        }
        layer.host?.layerTreeNeedsFrame()
    }
}
