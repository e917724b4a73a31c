// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The picture of a row in the air.
@MainActor
final class LiftedRow {
    let view: LiftedView
    /// Where the row lay when it was lifted, in the table's coordinates.
    let home: CGRect
    private let configuration: RowReorderer.Configuration

    /// Puts a picture of the cell over it.
    init?(cell: UITableViewCell, in table: UITableView, configuration: RowReorderer.Configuration) {
        guard let picture = cell.snapshotView(afterScreenUpdates: true) else { return nil }
        self.configuration = configuration
        home = cell.frame
        view = LiftedView(frame: home)
        picture.frame = view.bounds
        view.addSubview(picture)
        // In the row's own shape it hides what it is carried over, though the row may let that through.
        view.backgroundColor = LiftedRow.ground(of: cell, in: table)
        view.layer.cornerRadius = cell.layer.cornerRadius
        view.layer.cornerCurve = cell.layer.cornerCurve
        view.layer.maskedCorners = cell.layer.maskedCorners
        view.layer.masksToBounds = false
        view.layer.shadowOffset = configuration.shadowOffset
        view.layer.shadowRadius = configuration.shadowRadius
        view.layer.shadowOpacity = 0
        // The shadow of the row's rectangle, whatever the picture lets through.
        view.layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: home.size), transform: nil)
        table.addSubview(view)
    }

    /// The first colour behind the row that lets nothing through.
    private static func ground(of cell: UITableViewCell, in table: UITableView) -> UIColor {
        let grounds = [cell.backgroundColor, table.backgroundColor].compactMap { $0 }
        return grounds.first { $0.resolvedColor(with: cell.traitCollection).cgColor.alpha == 1 } ?? .systemBackground
    }

    func rise() {
        UIView.animate(withDuration: duration(configuration.liftDuration), delay: 0, options: .allowUserInteraction) {
            self.view.transform = CGAffineTransform(scaleX: self.configuration.scale, y: self.configuration.scale)
            self.view.alpha = self.configuration.alpha
            self.view.layer.shadowOpacity = self.configuration.shadowOpacity
        }
    }

    /// Follows the pointer, `offset` from home.
    func move(by offset: CGVector) {
        view.superview?.bringSubviewToFront(view)
        view.center = CGPoint(x: home.midX + offset.dx, y: home.midY + offset.dy)
    }

    /// Goes down to `place`, and away.
    func land(at place: CGRect, duration seconds: TimeInterval, completion: @escaping () -> Void) {
        view.isCarried = false
        UIView.animate(
            withDuration: duration(seconds), delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: {
                self.view.transform = .identity
                self.view.alpha = 1
                self.view.layer.shadowOpacity = 0
                self.view.center = CGPoint(x: place.midX, y: place.midY)
            },
            completion: { _ in
                self.view.removeFromSuperview()
                completion()
            })
    }

    /// Is gone at once.
    func remove() {
        view.isCarried = false
        view.layer.removeAllAnimations()
        view.removeFromSuperview()
    }

    /// No movement for those who asked for none.
    private func duration(_ seconds: TimeInterval) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? 0 : seconds
    }
}
