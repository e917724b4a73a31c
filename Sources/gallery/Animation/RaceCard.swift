// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Dots that set off together for the other end of their lanes, each its own way.
final class RaceCard: AnimationCard {
    /// A lane's name, and how its dot gets to the other end.
    private struct Lane {
        let name: String
        let animate: (_ changes: @escaping () -> Void) -> Void
    }

    private let lanes: [Lane]
    private let labels: [UILabel]
    private let tracks: [UIView]
    private let dots: [UIView]
    private var isAtEnd = false
    private static let laneHeight: CGFloat = 26

    private let overshoots: Bool

    private init(title: String, color: UIColor, overshoots: Bool = false, lanes: [Lane]) {
        self.lanes = lanes
        self.overshoots = overshoots
        labels = lanes.map { lane in
            let label = UILabel()
            label.text = lane.name
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            return label
        }
        tracks = lanes.map { _ in
            let track = UIView()
            track.backgroundColor = .systemFill
            track.layer.cornerRadius = 1
            return track
        }
        dots = lanes.map { _ in AnimationCard.makeDot(color) }
        super.init(title: title, height: 42 + CGFloat(lanes.count) * RaceCard.laneHeight + 6)
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

    override func layoutSubviews() {
        super.layoutSubviews()
        for index in lanes.indices {
            let y = 54 + CGFloat(index) * RaceCard.laneHeight
            labels[index].frame = CGRect(x: 16, y: y - 10, width: 96, height: 20)
            // Springs go past the end: by a third of their way, where they are damped least.
            let room = max(bounds.width - 124 - 36, 20)
            tracks[index].frame = CGRect(x: 124, y: y - 1, width: overshoots ? room * 0.75 : room, height: 2)
        }
        place()
    }

    private func place() {
        for index in lanes.indices { dots[index].center = end(of: index) }
    }

    private func end(of index: Int) -> CGPoint {
        CGPoint(x: isAtEnd ? tracks[index].frame.maxX : tracks[index].frame.minX, y: tracks[index].frame.midY)
    }

    override func run() {
        isAtEnd.toggle()
        for (index, lane) in lanes.enumerated() {
            lane.animate { self.dots[index].center = self.end(of: index) }
        }
    }
}
