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
    private let card = TurningCard()
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
            old: oldPicture, progress: progress, kind: flip.map { .flip($0, card) } ?? kind, size: layer.bounds.size)
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
