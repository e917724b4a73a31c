// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The drag preview of one or more rows. The rows are stacked in the order that they will have after the drop, with the
/// held row at the pointer.
///
/// Only rows that are visible at the lift, or are stacked near the held row, are shown in the preview.
@MainActor
final class RowDragPreview {
    let view: DragPreview
    /// The frame of the held row when it was lifted, in the table's coordinates.
    private(set) var home: CGRect
    private let configuration: RowReorderer.Configuration
    private let pictures: [Picture]
    /// The frame of the held row in the preview.
    private let slot: CGRect

    /// A snapshot of a row on an opaque background of the row's shape.
    private struct Picture {
        /// The index of the row among the lifted rows.
        let number: Int
        let view: UIView
        /// The snapshot of the row.
        let content: UIView
        let slot: CGRect

        @MainActor
        init(number: Int, of cell: UITableViewCell?, content: UIView, background: UIColor, slot: CGRect) {
            (self.number, self.content, self.slot) = (number, content, slot)
            view = UIView(frame: content.bounds)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
            view.backgroundColor = background
            guard let cell else { return }
            view.layer.cornerRadius = cell.layer.cornerRadius
            view.layer.cornerCurve = cell.layer.cornerCurve
            view.layer.maskedCorners = cell.layer.maskedCorners
            view.layer.outlineInDark(cell.traitCollection)
            // The cell may have a rotating or flipping transform, as in a list that grows upwards. Its translation is
            // already in the frame.
            view.transform = cell.transform
            (view.transform.tx, view.transform.ty) = (0, 0)
        }

        /// Places the snapshot in a rectangle of the preview, and keeps the row's transform.
        @MainActor
        func place(in frame: CGRect) {
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            let bounds = CGRect(origin: .zero, size: frame.size).applying(view.transform.inverted())
            view.bounds.size = bounds.size
        }
    }

    /// Creates the preview over the rows.
    ///
    /// - Parameters:
    ///   - rows: from top to bottom, each with its frame in the table and its cell, if it has one.
    ///   - lead: the index of the held row, which has a cell.
    ///   - table: the table, to which the preview is added.
    ///   - configuration: the look of the dragged rows.
    init?(
        _ rows: [(frame: CGRect, cell: UITableViewCell?)], lead: Int, in table: UITableView,
        configuration: RowReorderer.Configuration
    ) {
        guard let cell = rows[lead].cell else { return nil }
        let slots = RowDragPreview.slots(rows.map(\.frame.height), width: cell.frame.width)
        // Rows farther than this from the held row are not visible, even if the preview has the scale 0.5.
        let reach = 2 * table.bounds.height
        // The separators between rows are not part of the snapshots.
        let pictures = table.withoutSeparators { RowDragPreview.pictures(of: rows, lead: lead, slots, within: reach) }
        guard let pictures else { return nil }
        (self.configuration, home, self.pictures, slot) = (configuration, cell.frame, pictures, slots[lead])
        let size = CGSize(width: home.width, height: slots.last?.maxY ?? 0)
        view = DragPreview(frame: CGRect(origin: CGPoint(x: home.minX, y: home.minY - slot.minY), size: size))
        // The preview scales about the held row.
        view.layer.anchorPoint = CGPoint(x: 0.5, y: size.height > 0 ? slot.midY / size.height : 0.5)
        view.center = CGPoint(x: home.midX, y: home.midY)
        for picture in pictures where picture.number != lead { view.addSubview(picture.view) }
        for picture in pictures where picture.number == lead { view.addSubview(picture.view) }
        prepareShadow(inShapeOf: rows.count == 1 ? cell.layer : view.layer)
        table.addSubview(view)
    }

    /// The frames of rows with these heights in the preview, where the rows are stacked from the top.
    private static func slots(_ heights: [CGFloat], width: CGFloat) -> [CGRect] {
        var top: CGFloat = 0
        return heights.map { height in
            defer { top += height }
            return CGRect(x: 0, y: top, width: width, height: height)
        }
    }

    /// Snapshots of rows, placed in the preview as the rows are in the table. `slots` are the frames to which they move
    /// when they are stacked.
    ///
    /// - Parameter reach: the maximum distance, in points, from the held row at which a row without a cell gets an
    ///   empty placeholder. Farther rows without a cell are left out.
    /// - Returns: nil if the held row has no snapshot.
    private static func pictures(
        of rows: [(frame: CGRect, cell: UITableViewCell?)], lead: Int, _ slots: [CGRect], within reach: CGFloat
    ) -> [Picture]? {
        guard let cell = rows[lead].cell, let held = cell.snapshotView(afterScreenUpdates: true) else { return nil }
        let (home, slot) = (cell.frame, slots[lead])
        return rows.indices.compactMap { index in
            let row = rows[index]
            guard row.cell != nil || abs(slots[index].midY - slot.midY) < reach else { return nil }
            let content = index == lead ? held : row.cell?.snapshotView(afterScreenUpdates: true) ?? UIView()
            let background = (row.cell ?? cell).opaqueBackdrop()
            let picture = Picture(
                number: index, of: row.cell, content: content, background: background, slot: slots[index])
            picture.place(in: row.frame.offsetBy(dx: -home.minX, dy: slot.minY - home.minY))
            return picture
        }
    }

    /// Prepares the shadow of the rows' rectangle, which is independent of transparent parts of the snapshots. The
    /// shadow is shown when the rows are lifted. A single row keeps its corner radius; several rows have square
    /// corners.
    private func prepareShadow(inShapeOf shape: CALayer) {
        view.layer.masksToBounds = false
        view.layer.shadowOffset = configuration.shadow?.offset ?? .zero
        view.layer.shadowRadius = configuration.shadow?.radius ?? 0
        view.layer.shadowOpacity = 0
        let rect = CGRect(origin: .zero, size: view.bounds.size)
        let corners = UIRectCorner(rawValue: UInt(shape.maskedCorners.rawValue))
        let radius = shape.cornerRadius
        let radii = CGSize(width: radius, height: radius)
        view.layer.shadowPath =
            radius > 0
            ? UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath
            : CGPath(rect: rect, transform: nil)
    }

    // MARK: Drag

    /// The distance from the top of the preview to the top of the held row.
    var topOfLead: CGFloat { slot.minY }

    /// Animates the lift: stacks the rows around the held row, and applies the lifted look.
    ///
    /// - Parameter mostWidth: the maximum width of the rows in points; nil for no limit.
    func rise(toAtMost mostWidth: CGFloat? = nil) {
        let fitting = mostWidth.map { home.width > 0 ? max(1, $0 / home.width) : 1 } ?? .greatestFiniteMagnitude
        let scale = min(configuration.scale, fitting)
        UIView.animate(
            withDuration: DragMotion.duration(configuration.liftDuration), delay: 0, options: .allowUserInteraction
        ) {
            for picture in self.pictures {
                picture.place(in: picture.slot)
                picture.content.alpha = self.configuration.alpha
            }
            self.view.transform = CGAffineTransform(scaleX: scale, y: scale)
            self.view.layer.shadowOpacity = self.configuration.shadow?.opacity ?? 0
        }
    }

    /// Hides a dragged row that has been removed from the table.
    ///
    /// - Parameter number: the index of the row among the lifted rows.
    func hide(_ number: Int) {
        for picture in pictures where picture.number == number { picture.view.alpha = 0 }
    }

    /// Moves the preview by an offset from its place at the lift.
    func move(by offset: CGVector) {
        view.superview?.bringSubviewToFront(view)
        view.center = CGPoint(x: home.midX + offset.dx, y: home.midY + offset.dy)
    }

    /// Animates the preview to the place that keys have chosen, so that the held row's centre is at the height `y`.
    func fly(toCenter y: CGFloat) {
        guard view.center.y != y else { return }
        view.superview?.bringSubviewToFront(view)
        UIView.animate(
            withDuration: DragMotion.duration(configuration.gapDuration), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.view.center.y = y })
    }

    // MARK: Drop animation

    /// Animates the preview to the rows' places.
    ///
    /// - Parameters:
    ///   - place: returns the frame of a row, given its index among the lifted rows; nil if the row was removed.
    ///   - leadPlace: the frame of the held row.
    ///   - duration: the duration of the animation, in seconds.
    ///   - catching: the closures that let a press lift the rows again during the animation; nil if a press cannot do
    ///     that.
    func land(
        at place: @escaping (Int) -> CGRect?, lead leadPlace: CGRect, duration: TimeInterval,
        catching: DragPreview.Catching?, completion: @escaping () -> Void
    ) {
        view.land(
            duration, catching: catching,
            animations: {
                self.view.transform = .identity
                self.view.layer.shadowOpacity = 0
                self.view.center = CGPoint(x: leadPlace.midX, y: leadPlace.midY)
                for picture in self.pictures {
                    picture.content.alpha = 1
                    if let own = place(picture.number) {
                        picture.place(in: own.offsetBy(dx: -leadPlace.minX, dy: self.slot.minY - leadPlace.minY))
                    } else {
                        picture.view.alpha = 0
                    }
                }
            }, completion: completion)
    }

    /// Stops the drop animation and makes the current position the start of a new lift.
    func stopLanding() {
        view.stopLanding()
        home.origin = CGPoint(x: view.center.x - home.width / 2, y: view.center.y - home.height / 2)
    }

    /// The index of the row that is visible at a point of the preview, and the point in that row; nil outside all rows.
    func row(at point: CGPoint) -> (number: Int, point: CGPoint)? {
        pictures.first { $0.view.shownFrame.contains(point) }.map { picture in
            let frame = picture.view.shownFrame
            return (picture.number, CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
        }
    }
}

extension UITableView {
    /// Runs the body while the table draws no separators.
    fileprivate func withoutSeparators<Result>(_ body: () -> Result) -> Result {
        let (color, effect) = (separatorColor, separatorEffect)
        (separatorColor, separatorEffect) = (.clear, nil)
        defer { (separatorColor, separatorEffect) = (color, effect) }
        return body()
    }
}
