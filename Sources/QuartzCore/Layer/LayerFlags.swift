// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a layer, or something below it, still has to do before the next picture.
///
/// A `below` flag of a layer is set on all its superlayers, so that a pass visits nothing but the paths that
/// lead to work.
struct LayerFlags: OptionSet {
    let rawValue: UInt8

    /// `layoutSublayers()` is due.
    static let layout = LayerFlags(rawValue: 1)
    /// `display()` is due.
    static let display = LayerFlags(rawValue: 2)
    /// Its own background, contents or border look different.
    static let decoration = LayerFlags(rawValue: 4)
    /// Its sublayers are others, or lie elsewhere.
    static let composition = LayerFlags(rawValue: 8)

    static let layoutBelow = LayerFlags(rawValue: 16)
    static let displayBelow = LayerFlags(rawValue: 32)
    static let renderBelow = LayerFlags(rawValue: 64)

    /// It, or one below, has animations that were added on another thread than the main one.
    static let unlistedAnimations = LayerFlags(rawValue: 128)

    /// The flags that superlayers get when a layer has these.
    var forSuperlayer: LayerFlags {
        var flags: LayerFlags = []
        if !isDisjoint(with: [.layout, .layoutBelow]) { flags.insert(.layoutBelow) }
        if !isDisjoint(with: [.display, .displayBelow]) { flags.insert(.displayBelow) }
        if !isDisjoint(with: [.decoration, .composition, .renderBelow]) { flags.insert(.renderBelow) }
        if contains(.unlistedAnimations) { flags.insert(.unlistedAnimations) }
        return flags
    }

    var needsRender: Bool { !isDisjoint(with: [.decoration, .composition, .renderBelow]) }
}

/// Who shows a layer tree: told when the tree has work for the next frame, on whatever thread it got it.
package protocol LayerHost: AnyObject {
    func layerTreeNeedsFrame()
}

extension CALayer {
    /// Notes work for the next frame here, and the way to it on every layer above.
    ///
    /// A layer out of sight keeps the work it had when its superlayer was drawn without it, and the superlayer has
    /// forgotten the way: so the way is noted even where the work is not new.
    func mark(_ new: LayerFlags) {
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
