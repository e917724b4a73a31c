// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control that picks a value from a range by dragging a thumb along a track.
///
/// A touch must begin at the thumb. While the slider is focused, the left and right arrow keys move the thumb by a
/// tenth of the range. Home and End move it to the ends.
///
/// ## Caveats
/// Images for the ends, the track and the thumb are not supported.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let leadingTrack = UIView()
    private let trailingTrack = UIView()
    private let thumb = UIView()
    private var storedValue: Float = 0
    /// The horizontal distance from the thumb's centre to the touch that drags it.
    private var grabOffset: CGFloat = 0

    private enum Measures {
        static let height: CGFloat = 31
        static let width: CGFloat = 118
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// The distance in points around the thumb at which a touch can still grab it. UIKit documents no value; this
        /// one is our own choice.
        static let reach: CGFloat = 10
        static let margin: CGFloat = 2
        static let duration = 0.25
        static let disabledOpacity: CGFloat = 0.5
    }

    override var accessibilityDefaults: any AccessibilityDefaults { SliderAccessibility(control: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a slider of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        priorities.hugging.vertical = .defaultHigh
        for view in [trailingTrack, leadingTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    // MARK: - Value

    /// The current value, within the range.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The lower end of the range.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
            setNeedsLayout()
        }
    }

    /// The upper end of the range.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
            setNeedsLayout()
        }
    }

    /// Whether `valueChanged` is sent while the thumb is dragged, and not only at the end.
    open var isContinuous = true

    /// Sets the value, clamped to the range, with an optional animation. No event is sent.
    open func setValue(_ value: Float, animated: Bool) {
        let new = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard new != storedValue else { return }
        if animated { layoutIfNeeded() }
        storedValue = new
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: Measures.duration, delay: 0, options: .allowUserInteraction,
            animations: { self.layoutIfNeeded() })
    }

    // MARK: - Look

    /// The colour of the part of the track from the minimum value to the thumb; nil uses the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the part of the track from the thumb to the maximum value; nil uses a grey fill colour.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the thumb; nil uses white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    override func tintChanged() {
        super.tintChanged()
        setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Measures.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Measures.width, height: Measures.height)
    }

    /// The frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + Measures.margin, y: bounds.midY - Measures.track / 2,
            width: max(0, bounds.width - 2 * Measures.margin), height: Measures.track)
    }

    /// The frame of the thumb for a value. At the ends of the range, the thumb's edge is at an end of the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = max(0, rect.width - Measures.thumb)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: rect.minX + way * (isRightToLeft ? 1 - part : part), y: bounds.midY - Measures.thumb / 2,
            width: Measures.thumb, height: Measures.thumb)
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let middle = thumbRect.midX
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = CGRect(x: track.minX, y: track.minY, width: max(0, middle - track.minX), height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: max(0, track.maxX - middle), height: track.height)
        leadingTrack.frame = isRightToLeft ? right : left
        trailingTrack.frame = isRightToLeft ? left : right
        leadingTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        trailingTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        for view in [leadingTrack, trailingTrack] { view.layer.cornerRadius = track.height / 2 }
        thumb.frame = thumbRect
        thumb.layer.cornerRadius = Measures.thumb / 2
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : Measures.disabledOpacity
    }

    // MARK: - Events

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard thumbRect.insetBy(dx: -Measures.reach, dy: -Measures.reach).contains(location) else { return false }
        grabOffset = location.x - thumbRect.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let value = value(at: touch.location(in: self).x - grabOffset)
        if isContinuous { change(to: value, with: event) } else { setValue(value, animated: false) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// The value at which the thumb's centre is at `x`.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard first != last else { return minimumValue }
        return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
    }

    // MARK: - Keys

    /// Whether the slider can be focused, which is the case while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveThumb(presses, with: event) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !moveThumb(presses, with: event) { super.pressesChanged(presses, with: event) }
    }

    private func moveThumb(_ presses: Set<UIPress>, with event: UIPressesEvent?) -> Bool {
        guard isFocused, isEnabled, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        let forward: UIKeyboardHIDUsage =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            change(to: storedValue + (key.keyCode == forward ? step : -step), with: event)
        case .keyboardHome: change(to: minimumValue, with: event)
        case .keyboardEnd: change(to: maximumValue, with: event)
        default: return false
        }
        return true
    }

    /// The change of value by one press of an arrow key or by an accessibility action. It is a tenth of the range, as
    /// with VoiceOver.
    var step: Float { (maximumValue - minimumValue) / 10 }

    /// Sets the value as a user action does. Sends `.valueChanged` and `.primaryActionTriggered` if the value has
    /// changed.
    func change(to value: Float, with event: UIEvent?) {
        let old = storedValue
        setValue(value, animated: false)
        if storedValue != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// Prevents pan recognizers of superviews from beginning while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
