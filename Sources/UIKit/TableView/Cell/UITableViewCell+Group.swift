// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The lines and corners of a row, which depend on its position in its section.
struct GroupPlace: Equatable {
    /// The extent of the line below a row.
    enum Line {
        /// The line extends from the text to the end of the row.
        case inset
        /// The line extends from edge to edge, below the last row of a section.
        case full
        case none
    }

    var line = Line.inset
    /// Whether there is a line above the row too, from edge to edge.
    var hasLineAbove = false
    /// The corners that are round.
    var corners: CACornerMask = []

    init(isFirst: Bool, isLast: Bool, style: UITableView.Style) {
        switch style {
        case .plain: break
        case .grouped:
            hasLineAbove = isFirst
            if isLast { line = .full }
        case .insetGrouped:
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast {
                corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
                line = .none
            }
        }
    }
}

extension UITableViewCell {
    /// Updates the corners and lines for the row's position in its section.
    func showGroupPlace() {
        showCorners()
        if groupPlace.hasLineAbove, lineAbove == nil {
            let line = RowSeparator()
            addSubview(line)
            lineAbove = line
        }
        lineAbove?.isHidden = !groupPlace.hasLineAbove
        lineAbove?.show(like: separator)
        setNeedsLayout()
    }

    /// Rounds the corners at the ends of a section. Corners that the app has set are not changed.
    private func showCorners() {
        if !groupPlace.corners.isEmpty {
            layer.cornerRadius = TableMetrics.current.groupCornerRadius
            layer.cornerCurve = .continuous
            layer.maskedCorners = groupPlace.corners
            clipping.insert(.corners)
        } else if clipping.contains(.corners) {
            layer.cornerRadius = 0
            layer.cornerCurve = .circular
            layer.maskedCorners = .all
            clipping.remove(.corners)
        }
    }

    /// Sets the default background colour for a table style, unless the app has set a colour.
    func applyDefaultBackgroundColor(of style: UITableView.Style) {
        let defaultBackgroundColor = UITableViewCell.defaultBackgroundColor(in: style)
        guard !hasOwnBackgroundColor, configurations.background == nil, backgroundColor != defaultBackgroundColor else {
            return
        }
        setBackgroundColorByTable(defaultBackgroundColor)
    }

    /// Sets the background colour without marking it as set by the app.
    func setBackgroundColorByTable(_ color: UIColor?) {
        isTableSettingBackgroundColor = true
        backgroundColor = color
        isTableSettingBackgroundColor = false
    }

    /// The default background colour of rows in a table style.
    static func defaultBackgroundColor(in style: UITableView.Style) -> UIColor {
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
}

extension CACornerMask {
    /// All four corners.
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
