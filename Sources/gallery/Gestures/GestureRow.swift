// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line that says what one recognizer is doing.
final class GestureRow: UIView {
    let recognizer: UIGestureRecognizer
    private let light = UIView()
    private let name = UILabel()
    private let word = UILabel()
    /// Its last word in this attempt, which stays until the next.
    private(set) var last = UIGestureRecognizer.State.possible

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init(frame: .zero)
        name.text = recognizer.name
        for label in [name, word] {
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        light.layer.cornerRadius = 5
        for view in [light, name, word] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = recognizer.name
        accessibilityTraits = [.staticText, .updatesFrequently]
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("GestureRow is made in code")
    }

    /// Points of the light, and of the gap after it.
    private static let start: CGFloat = 22
    /// Points of a row of one line at the usual text size, and the least.
    private static let height: CGFloat = 30

    /// Whether what the recognizer is doing is below its name, because the longest of it has no room beside.
    private func isStacked(_ width: CGFloat) -> Bool {
        let longest = isContinuous ? "changed  -000, -000" : "recognized"
        let room = NSAttributedString(string: longest, attributes: [.font: word.font!]).size().width
        return GestureRow.start + name.intrinsicContentSize.width + 8 + room > width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = word.font.lineHeight
        let room = CGSize(width: size.width - GestureRow.start, height: .greatestFiniteMagnitude)
        let text = isStacked(size.width) ? name.sizeThatFits(room).height + line : line
        return CGSize(width: size.width, height: max(GestureRow.height, (text + 10).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = frame
            if isMirrored { view.frame.origin.x = width - frame.maxX }
        }
        let isStacked = isStacked(width)
        word.textAlignment = isStacked ? .natural : isMirrored ? .left : .right
        let room = max(0, width - GestureRow.start)
        let first = isStacked ? name.sizeThatFits(CGSize(width: room, height: height)).height : height
        let nameWidth = isStacked ? room : min(name.intrinsicContentSize.width, room)
        let top: CGFloat = isStacked ? 5 : 0
        let line = isStacked ? min(first, name.font.lineHeight) : height
        place(light, CGRect(x: 0, y: top + line / 2 - 5, width: 10, height: 10))
        place(name, CGRect(x: GestureRow.start, y: top, width: nameWidth, height: first))
        if isStacked {
            place(word, CGRect(x: GestureRow.start, y: top + first, width: room, height: height - 2 * top - first))
        } else {
            let start = GestureRow.start + nameWidth + 8
            place(word, CGRect(x: start, y: 0, width: max(0, width - start), height: height))
        }
    }

    /// What the line says.
    var text: String { word.text ?? "" }

    // MARK: States

    /// Begins a new attempt.
    func forget() {
        last = .possible
        show()
    }

    /// Looks at what the recognizer is doing now.
    func look() {
        guard recognizer.state != .possible else { return }
        note(recognizer.state)
    }

    func note(_ state: UIGestureRecognizer.State) {
        last = state
        show()
    }

    private func show() {
        let (said, color) = words
        let value = last == .possible || last == .failed ? nil : value
        word.text = [said, value].compactMap { $0 }.joined(separator: "  ")
        accessibilityValue = word.text
        word.textColor = last == .possible || last == .failed ? .secondaryLabel : .label
        name.textColor = last == .failed ? .secondaryLabel : .label
        light.backgroundColor = color
    }

    private var words: (String, UIColor) {
        switch last {
        case .possible: ("possible", .systemGray4)
        case .began: ("began", .systemBlue)
        case .changed: ("changed", .systemBlue)
        case .ended: (isContinuous ? "ended" : "recognized", .systemGreen)
        case .cancelled: ("cancelled", .systemOrange)
        case .failed: ("failed", .systemRed)
        }
    }

    /// Whether the recognizer begins and ends, rather than being recognized at once.
    private var isContinuous: Bool {
        !(recognizer is UITapGestureRecognizer) && !(recognizer is UISwipeGestureRecognizer)
    }

    /// What it measures.
    private var value: String? {
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            let way = pan.translation(in: pan.view)
            return "\(Int(way.x)), \(Int(way.y))"
        case let pinch as UIPinchGestureRecognizer: return String(format: "× %.2f", Double(pinch.scale))
        case let rotation as UIRotationGestureRecognizer:
            return String(format: "%.0f°", Double(rotation.rotation) * 180 / .pi)
        default: return nil
        }
    }
}
