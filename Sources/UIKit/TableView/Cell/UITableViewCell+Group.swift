// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Why a cell cuts off what lies outside it.
struct CellClipping: OptionSet {
    let rawValue: Int
    /// The row is swiped aside: what is behind it ends with the row.
    static let swiped = CellClipping(rawValue: 1)
    /// The row opens, or closes, on its middle line.
    static let opening = CellClipping(rawValue: 2)
    /// The row stands at the round end of its section.
    static let corners = CellClipping(rawValue: 4)
}

/// How a row stands in its section.
struct GroupPlace: Equatable {
    /// How the line below a row runs.
    enum Line {
        /// From the text to the end of the row.
        case inset
        /// From edge to edge, as the end of a section.
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
    /// Shows how the row stands in its section.
    func showGroupPlace() {
        showCorners()
        if groupPlace.hasLineAbove, lineAbove == nil {
            let line = RowLine()
            addSubview(line)
            lineAbove = line
        }
        lineAbove?.isHidden = !groupPlace.hasLineAbove
        lineAbove?.show(like: separator)
        setNeedsLayout()
    }

    /// Rounds the corners at the end of a section. Corners that an app gives the cell are its own.
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

    func clippingDidChange(from old: CellClipping) {
        guard old.isEmpty != clipping.isEmpty else { return }
        if old.isEmpty { clipsForApp = clipsToBounds }
        clipsToBounds = clipsForApp || !clipping.isEmpty
    }

    /// Takes the colour of rows in the table's style, unless the app has given the cell one.
    func takeGround(of style: UITableView.Style) {
        let ground = UITableViewCell.ground(in: style)
        guard !hasOwnGround, configurations.background == nil, backgroundColor != ground else { return }
        takeGround(ground)
    }

    /// Takes a colour that does not count as the app's.
    func takeGround(_ color: UIColor?) {
        isTakingGround = true
        backgroundColor = color
        isTakingGround = false
    }

    /// The colour of rows in a style.
    static func ground(in style: UITableView.Style) -> UIColor {
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
}

extension UITableViewCell {
    /// A colour that hides what is below the row where it is lifted out of its place: the cell's own, or what its
    /// table shows behind it.
    var opaqueGround: UIColor {
        let grounds = [backgroundColor, table?.backgroundColor].compactMap { $0?.resolvedColor(with: traitCollection) }
        return grounds.first { $0.cgColor.alpha == 1 } ?? .systemBackground
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
