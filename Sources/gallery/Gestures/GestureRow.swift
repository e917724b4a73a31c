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
        name.font = .systemFont(ofSize: 15)
        word.font = .systemFont(ofSize: 15)
        word.textAlignment = .right
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        light.frame = CGRect(x: 0, y: height / 2 - 5, width: 10, height: 10)
        let nameWidth = min(name.intrinsicContentSize.width, max(0, bounds.width - 22))
        name.frame = CGRect(x: 22, y: 0, width: nameWidth, height: height)
        let start = name.frame.maxX + 8
        word.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: height)
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
