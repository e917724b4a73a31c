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

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = #colorLiteral(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        setValue(24, forKey: "cornerRadius")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Moves the tile if the delegate has no objection.
    func move(to place: CGPoint) {
        guard delegate?.tileView?(self, mayMoveTo: place) ?? true else { return }
        center = place
        delegate?.tileViewDidMove?(self)
        NotificationCenter.default.post(name: TileView.movedNotification, object: self)
    }
}
