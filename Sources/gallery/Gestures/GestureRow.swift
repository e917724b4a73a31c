// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that shows a gesture recognizer's state.
final class GestureRow: UIView {
    let recognizer: UIGestureRecognizer
    private let light = UIView()
    private let name = UILabel()
    private let word = UILabel()
    /// The recognizer's last state since the current attempt at a gesture began. It shows until the next attempt
    /// begins.
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

    /// The width of the indicator light and the gap after it, in points.
    private static let start: CGFloat = 22
    /// The minimum height in points, for one line at the default text size.
    private static let height: CGFloat = 30

    /// Whether the state is below the recognizer's name in a row of the given width, because the longest state does not
    /// fit beside the name.
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

    /// The text that describes the recognizer's state.
    var text: String { word.text ?? "" }

    // MARK: States

    /// Shows "possible" again, because a new attempt at a gesture begins.
    func reset() {
        last = .possible
        show()
    }

    /// Updates the row to the recognizer's current state.
    func updateState() {
        guard recognizer.state != .possible else { return }
        setState(recognizer.state)
    }

    func setState(_ state: UIGestureRecognizer.State) {
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

    /// Whether the gesture is continuous, that is, has the states began, changed and ended. A tap or a swipe has only
    /// the state recognized.
    private var isContinuous: Bool {
        !(recognizer is UITapGestureRecognizer) && !(recognizer is UISwipeGestureRecognizer)
    }

    /// The gesture's measured value as text, for example a translation or a scale.
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
