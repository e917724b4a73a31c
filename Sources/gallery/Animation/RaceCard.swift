// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with dots that start together and move to the other end of their lanes, each with its own timing curve or
/// spring.
final class RaceCard: AnimationCard {
    /// A lane's name, and the function that animates the lane's dot to the other end of the lane.
    private struct Lane {
        let name: String
        let animate: (_ changes: @escaping () -> Void) -> Void
    }

    private let lanes: [Lane]
    private let labels: [UILabel]
    private let tracks: [UIView]
    private let dots: [UIView]
    /// Whether the last call of `run()` has moved the dots to the ends of their lanes. Otherwise they are at the
    /// starts.
    private var isAtEnd = false
    private static let laneHeight: CGFloat = 26

    /// Whether the dots move past the ends of their lanes during the animation, as on springs.
    private let overshoots: Bool

    private init(title: String, color: UIColor, overshoots: Bool = false, lanes: [Lane]) {
        self.lanes = lanes
        self.overshoots = overshoots
        labels = lanes.map { lane in
            let label = UILabel()
            label.text = lane.name
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            return label
        }
        tracks = lanes.map { _ in
            let track = UIView()
            track.backgroundColor = .systemFill
            track.layer.cornerRadius = 1
            return track
        }
        dots = lanes.map { _ in AnimationCard.makeDot(color) }
        super.init(title: title)
        for view in labels + tracks + dots { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    static var curves: RaceCard {
        func lane(_ name: String, _ curve: UIView.AnimationOptions) -> Lane {
            Lane(name: name) { changes in
                UIView.animate(withDuration: 1, delay: 0, options: [curve, .allowUserInteraction], animations: changes)
            }
        }
        return RaceCard(
            title: "Curves", color: .systemBlue,
            lanes: [
                lane("linear", .curveLinear), lane("ease in", .curveEaseIn), lane("ease out", .curveEaseOut),
                lane("ease in out", .curveEaseInOut),
            ])
    }

    static var springs: RaceCard {
        func lane(_ name: String, damping: CGFloat) -> Lane {
            Lane(name: name) { changes in
                UIView.animate(
                    withDuration: 1.2, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
                    options: .allowUserInteraction, animations: changes)
            }
        }
        return RaceCard(
            title: "Springs", color: .systemGreen, overshoots: true,
            lanes: [
                lane("damping 0.3", damping: 0.3), lane("damping 0.6", damping: 0.6),
                Lane(name: "bounce 0.3") { changes in
                    UIView.animate(
                        springDuration: 0.5, bounce: 0.3, options: .allowUserInteraction, animations: changes)
                },
                lane("damping 1", damping: 1),
            ])
    }

    /// The layout of a card of the given width. `isStacked` is true if the names are so long that each is above its
    /// lane instead of beside it. `nameWidth` is the width of the names. `name` and `lane` are the heights of a name
    /// and of a lane, in points.
    private func measure(_ width: CGFloat) -> (isStacked: Bool, nameWidth: CGFloat, name: CGFloat, lane: CGFloat) {
        let widest = labels.reduce(96) { max($0, $1.intrinsicContentSize.width.rounded(.up)) }
        let isStacked = widest > width * 0.4
        let room = isStacked ? max(width - 2 * AnimationCard.margin, 0) : widest
        let name = labels.reduce(20) {
            max($0, $1.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up))
        }
        return (isStacked, room, name, isStacked ? name + RaceCard.laneHeight : max(RaceCard.laneHeight, name + 6))
    }

    override func bodyHeight(in width: CGFloat) -> CGFloat { 16 + CGFloat(lanes.count) * measure(width).lane }

    override func layoutSubviews() {
        super.layoutSubviews()
        let measure = measure(bounds.width)
        let start = measure.isStacked ? AnimationCard.margin + 9 : AnimationCard.margin + measure.nameWidth + 12
        for index in lanes.indices {
            let top = top(in: bounds.width) + 9 + CGFloat(index) * measure.lane
            let y = measure.isStacked ? top + measure.name + RaceCard.laneHeight / 2 : top + measure.lane / 2
            labels[index].frame = mirrored(
                CGRect(
                    x: AnimationCard.margin, y: measure.isStacked ? top : y - measure.name / 2,
                    width: measure.nameWidth, height: measure.name))
            // Springs overshoot the end, by about a third of the distance at the lowest damping. So the track of a
            // spring takes only three quarters of the available width.
            let room = max(bounds.width - start - 36, 20)
            tracks[index].frame = mirrored(
                CGRect(x: start, y: y - 1, width: overshoots ? room * 0.75 : room, height: 2))
        }
        place()
    }

    private func place() {
        for index in lanes.indices { dots[index].center = end(of: index) }
    }

    /// The centre that a lane's dot has after the last call of `run()`, at one end of the lane.
    private func end(of index: Int) -> CGPoint {
        let track = tracks[index].frame
        return CGPoint(x: isAtEnd != isMirrored ? track.maxX : track.minX, y: track.midY)
    }

    override func run() {
        isAtEnd.toggle()
        for (index, lane) in lanes.enumerated() {
            lane.animate { self.dots[index].center = self.end(of: index) }
        }
    }
}
