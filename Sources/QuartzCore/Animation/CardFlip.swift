// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A card with a rendered layer on either side that flips over, in perspective.
///
/// The sides are textures, each created once for its content and the screen's scale.
final class CardFlip {
    private struct Side {
        let picture: RenderNode
        /// The scale of the texture of this side, in pixels per point.
        let scale: CGFloat
        let texture: LayerTexture?
    }

    private var front: Side?
    private var back: Side?

    /// The render node of the card during a flip. The front rotates away by a quarter turn, then the back rotates into
    /// view by another quarter turn.
    ///
    /// - Parameters:
    ///   - front: the render node of the front; nil if the front is empty.
    ///   - back: the render node of the back; nil if the back is empty.
    ///   - progress: 0 shows the front, 1 the back.
    ///   - direction: the edge that comes towards the eye first.
    ///   - size: the size of the card in points.
    /// - Returns: nil if the card is seen edge on, or if the visible side is empty.
    func picture(
        front: RenderNode?, back: RenderNode?, progress: Double, _ direction: CATransition.FlipDirection, size: CGSize
    ) -> RenderNode? {
        let showsFront = progress < 0.5
        if progress <= 0 { return front }
        if progress >= 1 { return back }
        let side = showsFront ? front : back
        guard let side, let texture = texture(of: side, isFront: showsFront),
            abs(progress - 0.5) > Self.edge
        else { return nil }
        let quarters = showsFront ? progress : progress - 1
        let seen = CardFlip.place(turnedBy: CGFloat(quarters * .pi), direction, size: size)
        return RenderNode.image(texture.image, in: texture.area, seenBy: seen)
    }

    /// The angle from the edge-on position, as a fraction of half a turn, below which the card is too thin to be
    /// visible.
    private static let edge = 1e-3

    private func texture(of picture: RenderNode, isFront: Bool) -> LayerTexture? {
        let scale = LayerRenderer.pixelsPerPoint
        if let kept = isFront ? front : back, kept.picture === picture, kept.scale == scale { return kept.texture }
        RenderStatistics.current.flattenings += 1
        let made = Side(picture: picture, scale: scale, texture: LayerTexture(of: picture, scale: scale))
        if isFront { front = made } else { back = made }
        return made.texture
    }

    /// The transform of a card that is rotated about its centre. A positive `angle` brings the edge that `direction`
    /// names nearer to the eye; a negative angle brings the opposite edge nearer.
    private static func place(
        turnedBy angle: CGFloat, _ direction: CATransition.FlipDirection, size: CGSize
    ) -> ProjectiveTransform {
        let turn =
            switch direction {
            case .fromLeft: CATransform3DMakeRotation(angle, 0, 1, 0)
            case .fromRight: CATransform3DMakeRotation(-angle, 0, 1, 0)
            case .fromTop: CATransform3DMakeRotation(-angle, 1, 0, 0)
            case .fromBottom: CATransform3DMakeRotation(angle, 1, 0, 0)
            }
        var eye = CATransform3DIdentity
        eye.m34 = -1 / max(max(size.width, size.height) * CGFloat(Thresholds.Transition.flipDistance), 1)
        let middle = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
        let toMiddle = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
        return [turn, eye, middle].reduce(toMiddle, CATransform3DConcat).onPlane
    }
}
