// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The current-time line, drawn above the items and below a dragged item.
final class CalendarNowView: UIView {
    private let line = UIView()
    private let dot = UIView()

    private static let width: CGFloat = 2
    private static let dotSize: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        dot.layer.cornerRadius = CalendarNowView.dotSize / 2
        for view in [line, dot] {
            view.backgroundColor = .systemRed
            view.isHidden = true
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CalendarNowView is made in code") }

    /// Shows the line along the top of a rectangle in a day's column; nil hides it.
    func show(_ place: CGRect?) {
        for view in [line, dot] { view.isHidden = place == nil }
        guard let place else { return }
        let (width, size) = (CalendarNowView.width, CalendarNowView.dotSize)
        line.frame = CGRect(x: place.minX, y: place.minY - width / 2, width: place.width, height: width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isMirrored ? place.maxX : place.minX
        dot.frame = CGRect(x: start - size / 2, y: place.minY - size / 2, width: size, height: size)
    }
}
