// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control that is either on or off.
///
/// A tap toggles the switch, and so does dragging its thumb across the middle. The size is fixed: 51 × 31 points.
///
/// ## Caveats
/// The checkbox style and images are not supported.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    /// The state that the thumb shows during a drag; nil if the touch has not moved yet.
    private var draggedIsOn: Bool?
    private var firstX: CGFloat = 0

    private enum Measures {
        static let size = CGSize(width: 51, height: 31)
        static let margin: CGFloat = 2
        /// The additional length of the thumb while it is touched, in points.
        static let stretch: CGFloat = 5
        /// The movement in points that turns a touch into a drag. UIKit documents no value; this one is our own choice.
        static let dragDistance: CGFloat = 4
        static let duration = 0.25
        static let disabledOpacity: CGFloat = 0.5
    }

    override var accessibilityDefaults: any AccessibilityDefaults { SwitchAccessibility(control: self) }

    // MARK: - Lifecycle

    /// Creates a switch of the fixed size at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a switch of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        // Because the size is fixed, the switch resists being stretched with the same priority as being compressed.
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

    /// Whether the switch is on.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, with an optional animation. No event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        guard storedIsOn != on else { return }
        storedIsOn = on
        show(animated: animated)
    }

    private func change(to on: Bool, with event: UIEvent?) {
        guard storedIsOn != on else { return show(animated: true) }
        setOn(on, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func performPrimaryAction() {
        change(to: !isOn, with: nil)
    }

    // MARK: - Look

    /// The colour of the track while the switch is on; nil uses green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; nil uses white.
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

    /// The frame. Its size is fixed at 51 × 31 points: setting the frame changes only the origin.
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
            change(to: dragged, with: event)
        } else if isTouchInside {
            change(to: !isOn, with: event)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedIsOn = nil
        show(animated: true)
    }

    /// Prevents horizontal pans of superviews from beginning on the switch, because a horizontal movement drags the
    /// thumb.
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
        change(to: !isOn, with: event)
    }
}
