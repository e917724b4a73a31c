// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The cached render nodes that a change of a property invalidates.
enum LayerInvalidation {
    case nothing
    /// The layer's own background, contents and border.
    case decoration
    /// The node that combines the layer with its sublayers.
    case composition
    /// The nodes of ``decoration`` and of ``composition``.
    case appearance
    /// The node that combines the superlayer with its sublayers, after a change of this layer's position or visibility.
    case place
    /// As ``place``; also the node that combines this layer with its sublayers.
    case placeAndComposition
    /// As ``place``; also as ``composition`` if opacity applies to each sublayer separately.
    case opacity
    /// As ``place`` and as ``composition``, after a change of the bounds; also as ``decoration`` if the layer draws in
    /// its own coordinates. A change of size is detected separately.
    case bounds
    /// As ``place``, because the superlayer's node contains the shadow; also as ``composition`` if a mask clips the
    /// shadow.
    case shadow
}

extension CALayer {
    /// The flags that an invalidation sets on the layer (`own`), and whether the superlayer gets the `composition` flag
    /// (`placed`).
    func flags(for invalidation: LayerInvalidation) -> (own: PendingLayerWork, placed: Bool) {
        switch invalidation {
        case .nothing: ([], false)
        case .decoration: (.decoration, false)
        case .composition: (.composition, false)
        case .appearance: ([.decoration, .composition], false)
        case .place: ([], true)
        case .placeAndComposition: (.composition, true)
        case .opacity: (values.allowsGroupOpacity ? [] : .composition, true)
        case .bounds: (drawsInOwnCoordinates ? [.decoration, .composition] : .composition, true)
        case .shadow: (maskLayer == nil ? [] : .composition, true)
        }
    }

    /// The invalidation that a change of the property or part of a property named by `keyPath` causes. For an unknown
    /// property it is ``LayerInvalidation/appearance``.
    func invalidation(forKeyPath keyPath: String) -> LayerInvalidation {
        if let invalidation = invalidation(forKey: keyPath) { return invalidation }
        guard let dot = keyPath.firstIndex(of: ".") else { return .appearance }
        return invalidation(forKey: String(keyPath[..<dot])) ?? .appearance
    }

    private func invalidation(forKey key: String) -> LayerInvalidation? {
        values.invalidation(forKey: key) ?? ownValues?.invalidation(forKey: key)
    }

    /// Invalidates cached nodes of the layer and its superlayer.
    func invalidate(_ invalidation: LayerInvalidation) {
        let flags = flags(for: invalidation)
        if !flags.own.isEmpty { mark(flags.own) }
        if flags.placed { (superlayer ?? self).mark(.composition) }
    }
}
