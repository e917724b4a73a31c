// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text of a layout diagram, on a coloured pill.
struct LayoutCaption {
    let text: String
    let color: UIColor
    /// The pill's frame in the window.
    let frame: CGRect
}

/// The captions of a layout diagram, placed so that none covers another.
@MainActor
struct LayoutCaptions {
    private(set) var all: [LayoutCaption] = []
    /// The area that the captions stay inside.
    private let room: CGRect
    /// The frames of the visible texts, images and controls, which the title covers only if it has no better place.
    private let content: [CGRect]
    private let font: UIFont

    /// Creates the captions of a diagram that is drawn over the views of `window`.
    init(of diagram: LayoutDiagram, in window: UIView) {
        room = diagram.room
        content = LayoutCaptions.contentFrames(in: window)
        font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
            for: .systemFont(ofSize: 11, weight: .semibold), maximumPointSize: 20,
            compatibleWith: window.traitCollection)
        // A caption can move along its line, and a caption of a short line has few places. So it is placed early.
        for line in diagram.lines.filter({ !$0.text.isEmpty }).sorted(by: { $0.length < $1.length }) { add(line) }
        addTitle(of: diagram)
    }

    // MARK: - Places

    /// Adds a line's text at the line's middle, or at the nearest free place: on the line if possible.
    private mutating func add(_ line: LayoutDiagram.Line) {
        let size = size(of: line.text)
        let frame = freeFrame(size, at: LayoutCaptions.fractions.map { line.point(at: $0) })
        all.append(LayoutCaption(text: line.text, color: line.isBroken ? .systemRed : .systemPurple, frame: frame))
    }

    /// Adds the title above, below, inside or beside the view, at the first free place that covers the least content.
    private mutating func addTitle(of diagram: LayoutDiagram) {
        let size = size(of: diagram.title)
        let part = diagram.visibleRect
        let (dx, dy) = (size.width / 2 + 2, size.height / 2 + 2)
        var places = [CGPoint(x: part.midX, y: part.minY - dy), CGPoint(x: part.midX, y: part.maxY + dy)]
        if part.height >= 2 * dy {
            places += [CGPoint(x: part.midX, y: part.minY + dy), CGPoint(x: part.midX, y: part.maxY - dy)]
        }
        // The other places leave room for the text of a constraint between the view and the title.
        places += [-1, 1].map { CGPoint(x: part.midX, y: part.midY + $0 * (part.height / 2 + dy + size.height)) }
        places += [1, -1].map { CGPoint(x: part.midX + $0 * (part.width / 2 + dx + 30), y: part.midY) }
        let frames = places.map { pill(size, at: $0) }.filter(isFree)
        let frame = frames.min { coveredContent($0) < coveredContent($1) } ?? freeFrame(size, at: places)
        let color: UIColor = diagram.isAmbiguous ? .systemRed : .systemOrange
        all.append(LayoutCaption(text: diagram.title, color: color, frame: frame))
    }

    /// Returns the frame of a pill that covers no other caption. Its centre is one of several points, or otherwise as
    /// near to the first of them as possible.
    private func freeFrame(_ size: CGSize, at points: [CGPoint]) -> CGRect {
        for point in points where isFree(pill(size, at: point)) { return pill(size, at: point) }
        for offset in LayoutCaptions.offsets {
            let frame = pill(size, at: CGPoint(x: points[0].x + offset.dx, y: points[0].y + offset.dy))
            if isFree(frame) { return frame }
        }
        return pill(size, at: points[0])
    }

    private func isFree(_ frame: CGRect) -> Bool {
        !all.contains { $0.frame.intersects(frame) }
    }

    /// The amount of content below a frame: the sum of the covered fractions of all texts, images and controls.
    private func coveredContent(_ frame: CGRect) -> CGFloat {
        content.reduce(0) { sum, other in
            let part = other.intersection(frame)
            return part.isEmpty ? sum : sum + part.width * part.height / (other.width * other.height)
        }
    }

    /// The frame of a pill with its centre at a point, moved into the room.
    private func pill(_ size: CGSize, at center: CGPoint) -> CGRect {
        CGRect(
            x: max(min(center.x - size.width / 2, room.maxX - size.width), room.minX).rounded(),
            y: max(min(center.y - size.height / 2, room.maxY - size.height), room.minY).rounded(),
            width: size.width, height: size.height)
    }

    /// The positions on a line where its text can be: the middle first, then others in the order of their distance.
    private static let fractions: [CGFloat] = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0, 1]

    /// The distances by which a caption can move from its best place, the shortest first.
    private static let offsets: [CGVector] = {
        let steps = stride(from: CGFloat(-120), through: 120, by: 4)
        let all = steps.flatMap { dy in steps.map { CGVector(dx: $0, dy: dy) } }
        return all.sorted { $0.dx * $0.dx + $0.dy * $0.dy < $1.dx * $1.dx + $1.dy * $1.dy }
    }()

    private static func contentFrames(in view: UIView) -> [CGRect] {
        guard !(view is LayoutOverlay), !view.isHidden, view.alpha > 0.01 else { return [] }
        let isContent = view is UILabel || view is UIImageView || view is UIControl || view.layer.contents != nil
        return isContent ? [view.convert(view.bounds, to: nil)] : view.subviews.flatMap(contentFrames)
    }

    // MARK: - Texts

    private func string(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.white])
    }

    /// The size of a text's pill. A text that is wider than the room has more than one line.
    private func size(of text: String) -> CGSize {
        let size = string(text).boundingRect(
            with: CGSize(width: room.width - 8, height: 0), options: .usesLineFragmentOrigin, context: nil)
        return CGSize(width: size.width.rounded(.up) + 8, height: size.height.rounded(.up) + 2)
    }

    func draw() {
        for caption in all {
            caption.color.setFill()
            UIBezierPath(roundedRect: caption.frame, cornerRadius: min(caption.frame.height / 2, 14)).fill()
            string(caption.text).draw(in: caption.frame.insetBy(dx: 4, dy: 1))
        }
    }
}
