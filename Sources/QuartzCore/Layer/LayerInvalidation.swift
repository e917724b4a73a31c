// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The cached render nodes that a change of a property invalidates.
enum LayerInvalidation {
    case nothing
    /// The layer's own background, contents and border.
    case decoration
    /// The layer's combination with its sublayers.
    case composition
    /// Decoration and composition.
    case look
    /// The layer's position or visibility in its superlayer.
    case place
    /// The position in the superlayer, and the combination with the sublayers.
    case placeAndComposition
    /// As ``place``; also the composition if opacity applies to each sublayer separately.
    case opacity
    /// The positions of the sublayers and a subclass's drawing, after a change of the bounds. A change of size is
    /// detected separately.
    case bounds
    /// The superlayer's composition, which contains the shadow; also the layer's own if a mask clips it.
    case shadow
}

extension CALayer {
    /// The layer's flags for an invalidation, and whether the superlayer's composition is invalid too.
    func flags(for work: LayerInvalidation) -> (own: PendingLayerWork, placed: Bool) {
        switch work {
        case .nothing: ([], false)
        case .decoration: (.decoration, false)
        case .composition: (.composition, false)
        case .look: ([.decoration, .composition], false)
        case .place: ([], true)
        case .placeAndComposition: (.composition, true)
        case .opacity: (values.allowsGroupOpacity ? [] : .composition, true)
        case .bounds: (drawsInOwnCoordinates ? [.decoration, .composition] : .composition, true)
        case .shadow: (maskLayer == nil ? [] : .composition, true)
        }
    }

    /// The invalidation that a change of `keyPath` or of its property causes. Unknown properties invalidate the look.
    func work(forKeyPath keyPath: String) -> LayerInvalidation {
        if let work = work(forKey: keyPath) { return work }
        guard let dot = keyPath.firstIndex(of: ".") else { return .look }
        return work(forKey: String(keyPath[..<dot])) ?? .look
    }

    private func work(forKey key: String) -> LayerInvalidation? {
        values.work(forKey: key) ?? ownValues?.work(forKey: key)
    }

    /// Invalidates cached nodes of the layer and its superlayer.
    func note(_ work: LayerInvalidation) {
        let flags = flags(for: work)
        if !flags.own.isEmpty { mark(flags.own) }
        if flags.placed { (superlayer ?? self).mark(.composition) }
    }
}
