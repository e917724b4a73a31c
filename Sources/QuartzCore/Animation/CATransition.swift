// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A passage from what a layer and its sublayers showed when it was added to what they show now.
///
/// A layer has one at a time: whatever key it is added under, it runs under `transition`.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// Where the new picture comes from; from the left where it is nil.
    open var subtype: CATransitionSubtype?
    /// How far into the passage it begins, and how far it goes: fractions.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    /// What was shown before; nil for nothing.
    private var oldPicture: RenderNode?
    /// Kinds that only animation blocks have.
    package var flip: FlipDirection?

    package enum FlipDirection: Sendable {
        case fromLeft, fromRight, fromTop, fromBottom
    }

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.flip = flip
    }

    override func willRun(on layer: CALayer) {
        oldPicture = layer.snapshotNode(isFresh: false)
    }

    override func apply(to layer: CALayer, at moment: Moment) {
        let span = Double(endProgress) - Double(startProgress)
        let progress = Double(startProgress) + span * progress(at: moment).x
        layer.passage = TransitionPassage(
            old: oldPicture, progress: progress, kind: flip.map { .flip($0) } ?? kind, size: layer.bounds.size)
    }

    private var kind: TransitionPassage.Kind {
        let direction =
            switch subtype {
            case .fromRight?: CGVector(dx: 1, dy: 0)
            case .fromTop?: CGVector(dx: 0, dy: -1)
            case .fromBottom?: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: -1, dy: 0)
            }
        return switch type {
        case .moveIn: .moveIn(from: direction)
        case .push: .push(from: direction)
        case .reveal: .reveal(from: direction)
        default: .fade
        }
    }

    override var changedKeyPaths: [String]? { nil }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "type": CATransitionType.fade
        case "startProgress": Float(0)
        case "endProgress": Float(1)
        default: super.defaultValue(forKey: key)
        }
    }
}

/// How the new picture comes.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides off the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Which edge the new picture comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A moment of a transition: two pictures on the way from one to the other.
struct TransitionPassage {
    enum Kind {
        case fade
        case moveIn(from: CGVector)
        case push(from: CGVector)
        case reveal(from: CGVector)
        case flip(CATransition.FlipDirection)
    }

    var old: RenderNode?
    var progress: Double
    var kind: Kind
    var size: CGSize

    /// The picture of the moment; `new` is what the layer shows by itself, with the origin of its bounds at (0, 0).
    func picture(of new: RenderNode?) -> RenderNode? {
        let p = min(max(progress, 0), 1)
        func moved(_ node: RenderNode?, _ direction: CGVector, _ share: Double) -> RenderNode? {
            node?.translated(
                x: direction.dx * size.width * CGFloat(share), y: direction.dy * size.height * CGFloat(share))
        }
        var nodes: [RenderNode?]
        switch kind {
        case .fade:
            return RenderNode.mixed(old, new, fraction: p)
        case .moveIn(let from): nodes = [old, moved(new, from, 1 - p)]
        case .push(let from): nodes = [moved(old, from, -p), moved(new, from, 1 - p)]
        case .reveal(let from): nodes = [new, moved(old, from, -p)]
        case .flip(let direction): nodes = [turned(p < 0.5 ? old : new, by: p, direction)]
        }
        let shown = nodes.compactMap { $0 }
        guard !shown.isEmpty else { return nil }
        if case .flip = kind { return shown[0] }
        return RenderNode.container(shown).clipped(to: CGRect(origin: .zero, size: size))
    }

    /// A side of a card that turns over, seen straight on.
    private func turned(
        _ side: RenderNode?, by progress: Double, _ direction: CATransition.FlipDirection
    ) -> RenderNode? {
        // The front turns away by a quarter, the back comes round by the other.
        let share = CGFloat(abs(cos(progress * .pi)))
        let isUpright = direction == .fromLeft || direction == .fromRight
        guard share > 1e-3 else { return nil }
        let (middle, scale) = (
            CGPoint(x: size.width / 2, y: size.height / 2),
            isUpright ? CGAffineTransform(scaleX: share, y: 1) : CGAffineTransform(scaleX: 1, y: share)
        )
        return side?.transformed(
            by: CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(scale)
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)))
    }
}

extension RenderNode {
    /// One picture on the way to fade into another: what both have stays as it is.
    static func mixed(_ old: RenderNode?, _ new: RenderNode?, fraction: Double) -> RenderNode? {
        guard let old else { return new?.faded(fraction) }
        guard let new else { return old.faded(1 - fraction) }
        return crossFade(old, new, fraction: fraction)
    }
}
