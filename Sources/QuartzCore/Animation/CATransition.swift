// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animated change of a layer and its sublayers. It starts with their appearance at the time when the transition is
/// added, and ends with their current appearance.
///
/// A layer has at most one transition: every transition runs under the key `transition`, whatever key it was added for.
open class CATransition: CAAnimation {
    /// The kind of the transition.
    open var type = CATransitionType.fade
    /// The edge that the new appearance comes from; nil for the left one.
    open var subtype: CATransitionSubtype?
    /// The fraction of the transition at which the animation begins.
    open var startProgress: Float = 0
    /// The fraction of the transition at which the animation ends.
    open var endProgress: Float = 1

    /// The render node of the layer before the change; nil if nothing was visible.
    private var oldPicture: RenderNode?
    private let card = CardFlip()
    /// The direction of a flip; nil for another kind of transition. Only UIKit's view transitions set it.
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
        layer.transitionFrame = TransitionFrame(
            old: oldPicture, progress: progress, kind: flip.map { .flip($0, card) } ?? kind, size: layer.bounds.size)
    }

    private var kind: TransitionFrame.Kind {
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

/// The way in which the new appearance replaces the old one.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A cross-fade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new appearance slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new appearance pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old appearance slides out and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge that the new appearance comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
