// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import QuartzCore
import Typesetting

/// The subviews of a text field.
@MainActor
final class TextFieldParts {
    let border = UIView()
    let placeholder = UILabel()
    let canvas = TextFieldCanvas()
    let caret = UIView()
    private(set) var clearButton: UIButton?
    private var blinking: ScheduledTask?

    /// The time in seconds between two changes of the blinking caret: from visible to hidden, or back. UIKit documents
    /// no value; this one is our own choice.
    private static let blinkInterval = 0.5

    func install(in field: UITextField) {
        placeholder.textColor = .placeholderText
        caret.isHidden = true
        canvas.field = field
        for view in [border, placeholder, canvas] {
            view.isUserInteractionEnabled = false
            field.addSubview(view)
        }
        canvas.clipsToBounds = true
        canvas.addSubview(caret)
    }

    deinit {
        blinking?.cancel()
    }

    /// Shows the caret, which begins a new blink cycle as visible, if `isShown` is true. Otherwise hides the caret.
    func showCaret(_ isShown: Bool) {
        blinking?.cancel()
        blinking = nil
        caret.isHidden = !isShown
        guard isShown else { return }
        blinking = ScheduledWork.scheduler.schedule(
            after: Self.blinkInterval, every: Self.blinkInterval, purpose: .background
        ) { [weak caret] in caret?.isHidden.toggle() }
    }

    func clearButton(in field: UITextField) -> UIButton {
        if let clearButton { return clearButton }
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak field] _ in field?.clear() }, for: .touchUpInside)
        field.addSubview(button)
        clearButton = button
        return button
    }

    func replace(_ old: UIView?, with new: UIView?, in field: UITextField) {
        guard old !== new else { return }
        if let old, old.superview === field { old.removeFromSuperview() }
        if let new { field.addSubview(new) }
        field.setNeedsLayout()
    }
}

/// The view that draws a field's text and selection.
final class TextFieldCanvas: UIView, ContentProviding {
    weak var field: UITextField?

    override class var layerClass: AnyClass { ContentLayer.self }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        layer.setNeedsDisplay()
    }

    func updateContents(of layer: ContentLayer) {
        layer.contents = field?.textNode(in: bounds)
    }
}
