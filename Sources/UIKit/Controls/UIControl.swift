// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A view that people set off or change something with, and that tells others of it.
///
/// One touch is followed from going down to lifting. It counts as inside up to 70 points beyond the edge, for a finger
/// hides what it touches; a mouse's pointer is inside where it is inside. Only a mouse's primary button presses.
///
/// ## Caveats
/// The state of having the focus is absent.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The touch that is followed.
    private weak var tracked: UITouch?
    /// The touch that opened the control's menu.
    private weak var menuTouch: UITouch?
    var handlers = ControlHandlers()
    /// A key that presses the control at the moment.
    private var pressingKey: UIKeyboardHIDUsage?

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that does `primaryAction` when it is used as what it is.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - State

    /// A control that is not enabled ignores touches.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateDidChange()
        }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Set and cleared by itself as a touch goes in and out.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// All that the control is at the moment; a subclass may add bits of its own.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// For subclasses of ours: the state is another now.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: - Content

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The alignment with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: - Tracking

    /// Whether a touch is being followed.
    open private(set) var isTracking = false
    /// Whether the touch that is followed is inside; of no meaning without one.
    open private(set) var isTouchInside = false

    /// Called when a touch goes down; answer false to let it be.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves; answer false to follow it no further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch lifts.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away, or the control is disabled or leaves its window.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, tracked == nil, let touch = touches.first(where: \.presses) else { return }
        toolTipInteraction?.hide()
        if showsMenuAsPrimaryAction, let session = showMenu(at: touch.location(in: nil)) {
            menuTouch = touch
            session.fingerMoved(to: touch.location(in: nil))
            return
        }
        tracked = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) {
            contextMenuInteraction?.session?.fingerMoved(to: menuTouch.location(in: nil))
        }
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = holds(touch, event)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) {
            self.menuTouch = nil
            contextMenuInteraction?.session?.fingerLifted(at: menuTouch.location(in: nil))
        }
        guard let touch = tracked, touches.contains(touch) else { return }
        tracked = nil
        guard isTracking else { return }
        let isInside = holds(touch, event)
        isTouchInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        isTracking = false
        isTouchInside = false
        if isInside { focusFollowsTouchOfAccessory(isPointer: touch.type == .indirectPointer) }
        send(isInside ? eventsOfPress : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) {
            self.menuTouch = nil
            contextMenuInteraction?.session?.fingerLeft()
        }
        guard let touch = tracked, touches.contains(touch) else { return }
        cancelTouch(with: event)
    }

    private func cancelTouch(with event: UIEvent?) {
        tracked = nil
        guard isTracking else { return }
        isHighlighted = false
        cancelTracking(with: event)
        isTracking = false
        isTouchInside = false
        send(.touchCancel, with: event)
    }

    private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if point(inside: location, with: event) { return true }
        guard touch.type != .indirectPointer else { return false }
        let slop = CGFloat(Thresholds.Control.touchSlop)
        return bounds.insetBy(dx: -slop, dy: -slop).contains(location)
    }

    // MARK: - Tool tip

    /// What shows the ``toolTip``, while there is one.
    open private(set) var toolTipInteraction: UIToolTipInteraction?

    /// A few words that come beside a pointer which rests on the control.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue, let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
                return
            }
            if let old = toolTipInteraction { removeInteraction(old) }
            toolTipInteraction = newValue.map(UIToolTipInteraction.init(defaultToolTip:))
            if let toolTipInteraction { addInteraction(toolTipInteraction) }
        }
    }

    // MARK: - Menu

    /// What shows the control's menu, while ``isContextMenuInteractionEnabled``.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a long press or a secondary click asks for a menu, which a subclass makes.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let old = contextMenuInteraction { removeInteraction(old) }
            contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }

    /// Whether a touch opens the menu at once, and is no press.
    open var showsMenuAsPrimaryAction = false

    /// Beside which point a menu opens that is the primary action: the lower leading corner unless overridden.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
    }

    /// The menu for a place in the control: none unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted while the menu shows: the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        superview == nil ? nil : UITargetedPreview(view: self)
    }

    /// Where what was lifted goes: back to the control, where that still is on the screen.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        superview == nil || window == nil ? nil : UITargetedPreview(view: self)
    }

    /// The control stays highlighted while a menu shows that is its primary action.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHighlighted = showsMenuAsPrimaryAction
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHighlighted = false
    }

    /// Shows the menu that is the primary action, asked for at a place of the window; nil where there is none.
    private func showMenu(at place: CGPoint) -> ContextMenuSession? {
        guard let interaction = contextMenuInteraction,
            let configuration = interaction.configuration(at: place, for: .press)
        else {
            return nil
        }
        let anchor = convert(menuAttachmentPoint(for: configuration), to: nil)
        interaction.show(configuration, .compact, anchor: CGRect(origin: anchor, size: .zero))
        return interaction.session
    }

    // MARK: - Keys

    /// Whether space and return press the control while it has the focus or is first responder, which a subclass may let
    /// it become.
    var isPressedByKeys: Bool { false }

    /// Whether the control is enabled and keys can press it.
    open override var canBecomeFocused: Bool { isEnabled && isPressedByKeys }

    /// Does what a press with a key does.
    func keyDidPress(with event: UIPressesEvent?) {
        if !showsPrimaryMenu() { send(eventsOfPress, with: event) }
    }

    /// Shows the menu that is the primary action, without a touch.
    ///
    /// - Returns: whether there is one.
    private func showsPrimaryMenu() -> Bool {
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        return showsMenuAsPrimaryAction && showMenu(at: middle) != nil
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isPressedByKeys, isFirstResponder || isFocused, isEnabled, pressingKey == nil,
            let key = presses.first?.key,
            key.pressesControls
        else { return super.pressesBegan(presses, with: event) }
        pressingKey = key.keyCode
        isHighlighted = true
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // A key that is held presses once.
        guard let pressingKey, presses.contains(where: { $0.key?.keyCode == pressingKey }) else {
            return super.pressesChanged(presses, with: event)
        }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let pressingKey, presses.contains(where: { $0.key?.keyCode == pressingKey }) else {
            return super.pressesEnded(presses, with: event)
        }
        self.pressingKey = nil
        isHighlighted = false
        if isEnabled { keyDidPress(with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressingKey != nil else { return super.pressesCancelled(presses, with: event) }
        pressingKey = nil
        isHighlighted = false
    }

    // MARK: - Sending

    /// Does an action, with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Does what the control is for, as if it had been used.
    open func performPrimaryAction() {
        if !showsPrimaryMenu() { sendActions(for: .primaryActionTriggered) }
    }

    /// What a touch that lifts inside means: for controls whose press is what they are for, that too.
    var eventsOfPress: Event { .touchUpInside }

    override func windowWillChange(to newWindow: UIWindow?) {
        super.windowWillChange(to: newWindow)
        if newWindow == nil { cancelTouch(with: nil) }
    }

    /// A tap on a control is the control's: a single tap recognizer of a view above it does not begin.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, tap.touches.allSatisfy(\.presses)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UITouch {
    /// Whether it can press a control: any but a mouse's further buttons.
    var presses: Bool { type != .indirectPointer || buttonMask.contains(.primary) }
}

extension UIKey {
    /// Whether the key presses a control that is first responder: space, return or enter, alone.
    fileprivate var pressesControls: Bool {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return keyCode == .keyboardSpacebar || keyCode == .keyboardReturnOrEnter || keyCode == .keypadEnter
    }
}
