// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol TileViewDelegate {
    @objc optional func tileViewDidMove(_ tile: TileView)
    @objc optional func tileView(_ tile: TileView, mayMoveTo center: CGPoint) -> Bool
}

/// A rounded tile, whose corner radius can be set in Interface Builder.
@IBDesignable
final class TileView: UIView {
    static let movedNotification = Notification.Name("TileViewMoved")

    @objc weak var delegate: TileViewDelegate?
    /// The last vertical movement.
    @objc dynamic var shift: CGFloat = 0

    @objc @IBInspectable dynamic var cornerRadius: CGFloat = 16 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    /// The distances of the centre from that of the superview.
    @IBOutlet private var horizontal: NSLayoutConstraint!
    @IBOutlet private var vertical: NSLayoutConstraint!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = #colorLiteral(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    }

    /// Moves the tile if the delegate has no objection.
    func move(to place: CGPoint) {
        guard delegate?.tileView?(self, mayMoveTo: place) ?? true else { return }
        horizontal.constant += place.x - center.x
        vertical.constant += place.y - center.y
        superview?.layoutIfNeeded()
        delegate?.tileViewDidMove?(self)
        NotificationCenter.default.post(name: TileView.movedNotification, object: self)
    }

    /// Moves the tile back to the place that it has in the storyboard.
    func returnHome() {
        (horizontal.constant, vertical.constant) = (0, 0)
        superview?.layoutIfNeeded()
    }
}
