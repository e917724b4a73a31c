// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What of the picture is out of date when a property has another value.
enum LayerWork {
    case nothing
    /// What the layer draws of its own: background, contents, border.
    case decoration
    /// What it and its sublayers look like together.
    case composition
    /// Both.
    case look
    /// Where, or whether, the superlayer shows it.
    case place
    /// That, and what its sublayers look like on it.
    case placeAndComposition
    /// As ``place``, unless each sublayer becomes transparent by itself.
    case opacity
    /// The size is compared by itself; what remains is where the sublayers are, and what a subclass draws.
    case bounds
    /// A shadow lies behind the layer's picture, in the superlayer's; a mask cuts both.
    case shadow
}

extension CALayer {
    /// The flags of some work: the layer's own, and whether the superlayer's picture is out of date too.
    func flags(for work: LayerWork) -> (own: LayerFlags, placed: Bool) {
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

    /// What changes with the property that a key path is, or is of. What nobody describes may be anything.
    func work(forKeyPath keyPath: String) -> LayerWork {
        if let work = work(forKey: keyPath) { return work }
        guard let dot = keyPath.firstIndex(of: ".") else { return .look }
        return work(forKey: String(keyPath[..<dot])) ?? .look
    }

    private func work(forKey key: String) -> LayerWork? {
        values.work(forKey: key) ?? ownValues?.work(forKey: key)
    }

    /// Notes some work, here and on the superlayer.
    func note(_ work: LayerWork) {
        let flags = flags(for: work)
        if !flags.own.isEmpty { mark(flags.own) }
        if flags.placed { (superlayer ?? self).mark(.composition) }
    }
}
