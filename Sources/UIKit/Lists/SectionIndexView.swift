// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The section index at the trailing edge of a list: a touch or drag on its titles scrolls to sections.
final class SectionIndexView: UIControl {
    /// The width of the index in points (fact 204 in `Documentation/Facts.md`).
    static let width: CGFloat = 15
    /// The height of a title or dot in points.
    private static let spacing: CGFloat = 14

    let titles: [String]
    /// The index of the title that the finger touched last.
    private(set) var chosen: Int?
    var colorWhileTracked: UIColor? { didSet { showState() } }
    var color: UIColor? { didSet { showState() } }
    var normalBackgroundColor: UIColor? { didSet { showState() } }
    /// The views of the displayed titles and dots, from top to bottom.
    private var marks: [UIView] = []
    /// The indexes of the displayed titles; nil stands for a dot in place of omitted titles.
    private var shown: [Int?] = []

    override var accessibilityDefaults: any AccessibilityDefaults { SectionIndexAccessibility(control: self) }

    init(titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the index at the trailing edge of what is visible in a list. In editing mode the index is hidden, because
    /// reorder controls take its place.
    func place(in list: some ListView) {
        isHidden = list.isEditing
        let (area, bounds, safeArea) = (list.visibleContent, list.bounds, list.safeAreaInsets)
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.minX + safeArea.left : bounds.maxX - safeArea.right - SectionIndexView.width
        frame = CGRect(x: x, y: area.minY, width: SectionIndexView.width, height: area.height)
    }

    // MARK: Appearance

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(Int(bounds.height / SectionIndexView.spacing), 1)
        let wanted = SectionIndexView.selection(of: titles.count, room: room)
        if wanted != shown || marks.isEmpty { makeMarks(wanted) }
        var y = top
        for mark in marks {
            mark.frame = CGRect(x: 0, y: y, width: bounds.width, height: SectionIndexView.spacing)
            y += SectionIndexView.spacing
        }
    }

    private var top: CGFloat { (bounds.height - CGFloat(shown.count) * SectionIndexView.spacing) / 2 }

    /// The indexes of the displayed titles, if there are `count` titles and at most `room` titles and dots fit. If not
    /// all titles fit, some are omitted, and nil stands for a dot between two displayed titles.
    static func selection(of count: Int, room: Int) -> [Int?] {
        guard count > room else { return Array(0..<count) }
        // Titles and dots alternate, with a title at both ends.
        let kept = max((room + 1) / 2, 1)
        guard kept > 1 else { return [0] }
        return (0..<kept).flatMap { number -> [Int?] in
            let title = number * (count - 1) / (kept - 1)
            return number == 0 ? [title] : [nil, title]
        }
    }

    private func makeMarks(_ wanted: [Int?]) {
        marks.forEach { $0.removeFromSuperview() }
        shown = wanted
        marks = wanted.map { number in
            if let number, titles[number] == UITableView.indexSearch {
                let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                glass.contentMode = .scaleAspectFit
                return glass
            }
            let label = UILabel()
            label.text = number.map { titles[$0] } ?? "•"
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            return label
        }
        for mark in marks {
            mark.isUserInteractionEnabled = false
            addSubview(mark)
        }
        showState()
    }

    private func showState() {
        backgroundColor = isTracking ? colorWhileTracked ?? normalBackgroundColor : normalBackgroundColor
        for case let label as UILabel in marks { label.textColor = color ?? tintColor }
        for case let glass as UIImageView in marks { glass.tintColor = color ?? tintColor }
    }

    override func tintChanged() {
        super.tintChanged()
        showState()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        backgroundColor = colorWhileTracked ?? normalBackgroundColor
        chooseTitle(under: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        showState()
        chooseTitle(under: touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        backgroundColor = normalBackgroundColor
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        backgroundColor = normalBackgroundColor
    }

    private func chooseTitle(under touch: UITouch) {
        let height = CGFloat(shown.count) * SectionIndexView.spacing
        guard height > 0 else { return }
        // Omitted titles can be reached too, because the height of the strip is divided among all titles.
        let share = (touch.location(in: self).y - top) / height
        let number = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
        choose(number)
    }

    /// Selects the title at the index `number`, which scrolls the list to the section of that title.
    func choose(_ number: Int) {
        guard number != chosen else { return }
        chosen = number
        sendActions(for: .valueChanged)
    }
}
