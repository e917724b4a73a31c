// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The visible rows of a menu. Inline menus are merged into their parent's elements. Hidden elements, and commands that
/// no responder can perform, are left out.
@MainActor
struct MenuContent {
    /// The rows in sections, which are separated by bands on the screen.
    private(set) var sections: [[UIMenuElement]] = []

    /// - Parameter responder: the responder at which the search for an object that performs a command begins.
    init(_ menu: UIMenu, _ responder: UIResponder?) {
        add(menu, responder)
        sections.removeAll(where: \.isEmpty)
    }

    var isEmpty: Bool { sections.isEmpty }

    private mutating func add(_ menu: UIMenu, _ responder: UIResponder?) {
        sections.append([])
        for element in menu.children {
            if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
                add(inline, responder)
                sections.append([])
            } else if MenuContent.isShown(element, responder) {
                sections[sections.count - 1].append(element)
            }
        }
    }

    private static func isShown(_ element: UIMenuElement, _ responder: UIResponder?) -> Bool {
        if let command = element as? UICommand, responder.flatMap(command.validatedReceiver) == nil { return false }
        return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true
    }
}

/// The view of a menu. It shows the menu's rows or, in their place, the rows of an open submenu.
@MainActor
final class MenuPanel: UIView {
    /// The corner radius in points, as in UIKit before iOS 26.
    static let cornerRadius: CGFloat = 13
    /// The width of a menu at the default text size, in points, as in UIKit before iOS 26.
    private static let width: CGFloat = 250
    /// The height of the band between two sections, in points, as in UIKit before iOS 26.
    private static let sectionGap: CGFloat = 8

    var onChoose: (any UIMenuLeaf) -> Void = { _ in }
    var onResize: () -> Void = {}

    /// The responder at which the search for an object that performs a command begins.
    weak var commandResponder: UIResponder?

    private let scroll = UIScrollView()
    private var rows: [MenuRow] = []
    /// The bands that separate sections. The key is the index of the row below the band.
    private var bands: [Int: UIView] = [:]
    /// The chain of menus from the root menu to the one that is shown, which is the last.
    private var path: [UIMenu] = []
    /// The location, in the panel's coordinates, of a finger that has been down since before the menu appeared; nil if
    /// there is none.
    private var finger: CGPoint?
    private let autoscroller = DragAutoscroller(Autoscroll(maximumZone: Thresholds.Menu.scrollZone))
    /// The display link that scrolls the rows while the finger is near the panel's top or bottom.
    private var link: CADisplayLink?

    init() {
        super.init(frame: .zero)
        // In dark mode this background is lighter than that of a table row, so that the menu stands out from a table.
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = MenuPanel.cornerRadius
        layer.cornerCurve = .continuous
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowOpacity = 0.2
        scroll.layer.cornerRadius = layer.cornerRadius
        addSubview(scroll)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuPanel.pointerHovered))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func show(_ menu: UIMenu) {
        path = [menu]
        refresh()
    }

    /// Rebuilds the rows of the shown menu, for example because the state of an action may have changed.
    func refresh() {
        guard let menu = path.last else { return }
        rows.forEach { $0.removeFromSuperview() }
        bands.values.forEach { $0.removeFromSuperview() }
        (rows, bands) = ([], [:])
        if path.count > 1 {
            add(MenuRow(back: menu.title)) { [weak self] in self?.leaveSubmenu() }
        } else if !menu.title.isEmpty {
            add(MenuRow(heading: menu.title)) {}
        }
        for (index, section) in MenuContent(menu, commandResponder).sections.enumerated() {
            if index > 0 || path.count > 1 { addBand() }
            for element in section { add(MenuRow(element)) { [weak self] in self?.choose(element) } }
        }
        let parts = rows.map(\.parts)
        let reserved = (mark: parts.contains(where: \.mark), picture: parts.contains(where: \.picture))
        for row in rows { row.reservedParts = reserved }
        onResize()
        setNeedsLayout()
    }

    private func add(_ row: MenuRow, _ choose: @escaping () -> Void) {
        row.addAction(UIAction { _ in choose() }, for: .touchUpInside)
        rows.append(row)
        scroll.addSubview(row)
    }

    private func addBand() {
        let band = UIView()
        band.backgroundColor = .quaternarySystemFill
        band.isUserInteractionEnabled = false
        bands[rows.count] = band
        scroll.addSubview(band)
    }

    private func choose(_ element: UIMenuElement) {
        switch element {
        case let leaf as any UIMenuLeaf: onChoose(leaf)
        case let menu as UIMenu:
            path.append(menu)
            refresh()
        default: break
        }
    }

    private func leaveSubmenu() {
        path.removeLast()
        refresh()
    }

    // MARK: Rows

    /// Highlights the row under the pointer. The arrow keys then move the highlight from that row.
    private func pointerHovered(_ hover: UIHoverGestureRecognizer) {
        let isOver = hover.state == .began || hover.state == .changed
        highlight(at: isOver ? hover.location(in: self) : nil)
    }

    /// Highlights the row at a point in the panel's coordinates, and no other row; nil highlights none.
    func highlight(at point: CGPoint?) {
        // Rows that are scrolled out of the panel are not highlighted, because they are not visible.
        let row = point.flatMap { point in
            !bounds.contains(point)
                ? nil : rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
        }
        for other in rows { other.isHighlighted = other === row }
    }

    /// Highlights the row under a finger that has been down since before the menu appeared. Near the top or bottom of
    /// the panel the rows scroll.
    ///
    /// - Parameter point: the finger's location in the panel's coordinates.
    func fingerMoved(to point: CGPoint) {
        finger = point
        highlight(at: point)
        autoscroller.pointerMoved(to: convert(point, to: nil), over: [scroll], axes: [.vertical], of: self)
        guard autoscroller.isScrolling, link == nil else { return }
        link = CADisplayLink.running(for: self) { $0.scrollForFinger(at: $1, interval: $2) }
    }

    private func scrollForFinger(at time: TimeInterval, interval: TimeInterval) {
        autoscroller.scroll(at: time, interval: interval)
        highlight(at: finger)
    }

    /// Stops tracking the finger, because it was lifted or its touch was cancelled. The highlighted row stays
    /// highlighted.
    func stopTrackingFinger() {
        link?.invalidate()
        (link, finger) = (nil, nil)
        autoscroller.stop()
    }

    func moveHighlight(forward: Bool) {
        let open = rows.filter(\.isEnabled)
        guard !open.isEmpty else { return }
        let current = open.firstIndex(where: \.isHighlighted)
        let next =
            current.map { min(max($0 + (forward ? 1 : -1), 0), open.count - 1) } ?? (forward ? 0 : open.count - 1)
        for row in rows { row.isHighlighted = row === open[next] }
        scroll.scrollRectToVisible(open[next].frame, animated: false)
    }

    func chooseHighlighted() {
        guard let row = rows.first(where: \.isHighlighted) else { return }
        row.isHighlighted = false
        row.sendActions(for: .touchUpInside)
    }

    /// Chooses the highlighted row for a key press. If the panel still shows the same menu and a row with the same
    /// title, that row is highlighted again. Otherwise the first row is highlighted. The next key press starts at the
    /// highlighted row.
    func chooseByKey() {
        guard let title = rows.first(where: \.isHighlighted)?.title.text else { return }
        let depth = path.count
        chooseHighlighted()
        let same = rows.first { $0.isEnabled && $0.title.text == title }
        if path.count == depth, let same { same.isHighlighted = true } else { highlightFirst() }
    }

    /// Highlights the first row that can be chosen, skipping a submenu's back row.
    func highlightFirst() {
        rows.dropFirst(path.count > 1 ? 1 : 0).first(where: \.isEnabled)?.isHighlighted = true
    }

    // MARK: Layout

    /// Returns the size that the panel needs. The width is the standard menu width, or more for large text if `room` is
    /// wide enough. The height is that of all rows, even if it exceeds `room`.
    func wantedSize(in room: CGSize) -> CGSize {
        let usual = MenuPanel.width
        let scaled = UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traitCollection)
        let width = max(usual, min(scaled, room.width))
        let height = rows.reduce(0) { $0 + $1.height(width: width) }
        return CGSize(width: width, height: height + CGFloat(bands.count) * MenuPanel.sectionGap)
    }

    func place(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if let band = bands[index] {
                band.frame = CGRect(x: 0, y: y, width: bounds.width, height: MenuPanel.sectionGap)
                y = band.frame.maxY
            }
            let height = row.height(width: bounds.width)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            row.hasLine = index + 1 < rows.count && bands[index + 1] == nil
            y += height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
    }

    // MARK: Appearing and disappearing

    /// Makes the panel transparent and half as large, and moves it halfway to `anchor`, a rectangle in window
    /// coordinates. Setting `isShown` to true in an animation block then makes it grow out of that rectangle. If Reduce
    /// Motion is on, it only fades in.
    func appear(from anchor: CGRect) {
        growth = CGPoint(x: anchor.midX - center.x, y: anchor.midY - center.y)
        UIView.performWithoutAnimation { isShown = false }
    }

    /// The vector from the panel's centre to the centre of the rectangle that the panel grows out of.
    private var growth = CGPoint.zero

    /// Whether the panel is visible at its full size. A change inside an animation block is animated.
    var isShown = true {
        didSet {
            alpha = isShown ? 1 : 0
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            let small = CGAffineTransform(translationX: growth.x / 2, y: growth.y / 2).scaledBy(x: 0.5, y: 0.5)
            transform = isShown ? .identity : small
        }
    }
}
