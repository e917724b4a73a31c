// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control that is on or off.
///
/// A tap turns it, and so does dragging its thumb across the middle. It has one size, 51 × 31 points.
///
/// ## Caveats
/// The checkbox style and images are absent.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    /// Where the thumb is meanwhile, while a drag moves it; nil where the touch has not moved yet.
    private var draggedIsOn: Bool?
    private var firstX: CGFloat = 0

    private enum Measures {
        static let size = CGSize(width: 51, height: 31)
        static let margin: CGFloat = 2
        /// Points by which the thumb is longer while it is touched.
        static let stretch: CGFloat = 5
        /// Points of movement that make a touch a drag. Ours.
        static let dragDistance: CGFloat = 4
        static let duration = 0.25
        static let disabledOpacity: CGFloat = 0.5
    }

    override var accessibilityDefaults: any AccessibilityDefaults { SwitchAccessibility(control: self) }

    // MARK: - Lifecycle

    /// A switch in its own size at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSwitch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSwitch()
    }

    private func setUpSwitch() {
        // It has one size, and minds having another as much as content minds being cut off.
        priorities.hugging = (.defaultHigh, .defaultHigh)
        super.bounds = CGRect(origin: .zero, size: Measures.size)
        frame = CGRect(origin: .zero, size: Measures.size).offsetBy(dx: frame.minX, dy: frame.minY)
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Measures.size.height / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        show()
    }

    // MARK: - Value

    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch; no event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        guard storedIsOn != on else { return }
        storedIsOn = on
        show(animated: animated)
    }

    private func turn(to on: Bool, with event: UIEvent?) {
        guard storedIsOn != on else { return show(animated: true) }
        setOn(on, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func performPrimaryAction() {
        turn(to: !isOn, with: nil)
    }

    // MARK: - Look

    /// The colour of the switch while it is on; nil is green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// nil is white.
    open var thumbTintColor: UIColor? { didSet { show() } }

    private func show(animated: Bool = false) {
        guard animated, window != nil else { return showNow() }
        UIView.animate(
            withDuration: Measures.duration, delay: 0, options: .allowUserInteraction, animations: { self.showNow() })
    }

    private func showNow() {
        let shownIsOn = draggedIsOn ?? storedIsOn
        let isAtRight = shownIsOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let margin = Measures.margin
        let height = Measures.size.height - 2 * margin
        let width = height + (isHighlighted ? Measures.stretch : 0)
        track.frame = CGRect(origin: .zero, size: Measures.size)
        thumb.frame = CGRect(
            x: isAtRight ? Measures.size.width - margin - width : margin, y: margin, width: width, height: height)
        thumb.layer.cornerRadius = height / 2
        thumb.backgroundColor = thumbTintColor ?? .white
        track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        alpha = isEnabled ? 1 : Measures.disabledOpacity
    }

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: true)
    }

    override func updateForTraits() {
        super.updateForTraits()
        show()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { show() } }
    }

    // MARK: - Geometry

    /// The size is always the switch's own.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Measures.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Measures.size) }
    }

    open override var intrinsicContentSize: CGSize { Measures.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Measures.size }

    // MARK: - Events

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        firstX = touch.location(in: self).x
        draggedIsOn = nil
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard draggedIsOn != nil || abs(x - firstX) >= Measures.dragDistance else { return true }
        let isOn = (x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        if draggedIsOn != isOn {
            draggedIsOn = isOn
            show(animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let dragged = draggedIsOn
        draggedIsOn = nil
        if let dragged {
            turn(to: dragged, with: event)
        } else if isTouchInside {
            turn(to: !isOn, with: event)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedIsOn = nil
        show(animated: true)
    }

    /// Dragging the thumb sideways is the switch's: a pan of a view above does not begin with it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            abs(pan.movement.x) > abs(pan.movement.y)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override var isPressedByKeys: Bool { true }

    override func keyDidPress(with event: UIPressesEvent?) {
        turn(to: !isOn, with: event)
    }
}
