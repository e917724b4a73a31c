// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A view with which the user triggers an action or changes a value. It notifies its targets and actions.
///
/// The control tracks one touch at a time. A finger counts as inside up to 70 points beyond the control's edge, because
/// the finger hides the control below it. A mouse pointer must be inside the control's own area. Only the primary mouse
/// button presses a control.
///
/// ## Caveats
/// The `focused` state is not supported.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The touch that is tracked.
    private weak var tracked: UITouch?
    /// The touch that opened the control's menu, and now selects an element of the menu.
    private weak var menuTouch: UITouch?
    var handlers = ControlHandlers()
    /// The key that is held down to press the control.
    private var pressingKey: UIKeyboardHIDUsage?

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs `primaryAction` on its `.primaryActionTriggered` event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - State

    /// Whether the control is enabled. A disabled control ignores touches.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateDidChange()
        }
    }

    /// Whether the control is in its selected state.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is drawn as pressed. During a touch, it is true while the touch is inside the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The current state. A subclass may add its own bits.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after the state has changed. Subclasses in this framework override it to update their look.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: - Content

    /// The vertical position of the content inside the control.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal position of the content inside the control.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment, with leading and trailing converted to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: - Tracking

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is inside the control; meaningless without a touch.
    open private(set) var isTouchInside = false

    /// Called when a touch begins.
    ///
    /// - Returns: whether to track the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves.
    ///
    /// - Returns: whether to continue the tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is cancelled, or the control is disabled or removed from its window.
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
        isTouchInside = isTouchInsideWithSlop(touch, event)
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
        let isInside = isTouchInsideWithSlop(touch, event)
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
            contextMenuInteraction?.session?.fingerCancelled()
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

    /// Whether a touch is inside the control. For a finger, the touch slop around the control counts as inside.
    private func isTouchInsideWithSlop(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if point(inside: location, with: event) { return true }
        guard touch.type != .indirectPointer else { return false }
        let slop = CGFloat(Thresholds.Control.touchSlop)
        return bounds.insetBy(dx: -slop, dy: -slop).contains(location)
    }

    // MARK: - Tool tip

    /// The interaction that shows the ``toolTip``; nil without a tool tip.
    open private(set) var toolTipInteraction: UIToolTipInteraction?

    /// The short text that appears when the pointer rests on the control.
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

    /// The interaction that shows the control's menu; nil unless ``isContextMenuInteractionEnabled`` is true.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a long press or a secondary click shows a menu, which a subclass provides.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let old = contextMenuInteraction { removeInteraction(old) }
            contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }

    /// Whether a touch opens the menu at once, instead of pressing the control.
    open var showsMenuAsPrimaryAction = false

    /// The point at which the menu opens if it is the primary action. The default is the lower leading corner.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
    }

    /// Returns the menu for a location in the control. The default is nil, which means no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview that is highlighted while the menu is open: by default the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        superview == nil ? nil : UITargetedPreview(view: self)
    }

    /// Returns the preview for closing the menu: by default the control itself, if it is still in a window.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        superview == nil || window == nil ? nil : UITargetedPreview(view: self)
    }

    /// Called before the menu opens. By default, highlights the control if the menu is its primary action.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHighlighted = showsMenuAsPrimaryAction
    }

    /// Called when the menu closes. By default, removes the control's highlight.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHighlighted = false
    }

    /// Called when the user has chosen an element of the control's menu. `perform` performs the element.
    func menuDidChoose(_ element: any UIMenuLeaf, perform: () -> Void) { perform() }

    /// Opens the menu that is the control's primary action, and returns the session of the open menu. `place` is the
    /// pressed location in the window. Nil if the delegate provides no menu for this location.
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

    /// Whether Space and Return press the control while it is focused or first responder.
    var isPressedByKeys: Bool { false }

    /// Whether the control can be focused: it is enabled, and keys can press it.
    open override var canBecomeFocused: Bool { isEnabled && isPressedByKeys }

    /// Called when a key has pressed the control. Sends the events of a press, or shows the menu if it is the primary
    /// action.
    func keyDidPress(with event: UIPressesEvent?) {
        if !openPrimaryMenu() { send(eventsOfPress, with: event) }
    }

    /// Opens the control's menu if the menu is the primary action. Used for presses that are not touches, such as key
    /// presses, and for ``performPrimaryAction()``.
    ///
    /// - Returns: whether the menu was opened.
    private func openPrimaryMenu() -> Bool {
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
        // Ignore the repeats of the pressing key: a key that is held down presses the control only once.
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

    // MARK: - Targets

    /// Adds a method of `target` as the action for events. The method is called by its name, with the control and the
    /// event if it has parameters for them. An action that was added before gets these events in addition.
    ///
    /// The target is held weakly. With a nil target, the action is sent to the first object of the responder chain that
    /// can perform it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        handlers.add(TargetAction(target, action) { ($0.control, $0.event) }, for: controlEvents)
    }

    /// Removes an action of a target from the given events. A nil target stands for all targets. A nil action stands
    /// for all actions, also those that were added as unapplied methods, which have no name.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers.removeTarget(target as AnyObject?, action, from: controlEvents)
    }

    // MARK: - Sending

    /// Performs an action with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Calls a method of a target by name, for each target that was added with a selector: passes it to
    /// ``UIApplication/sendAction(_:to:from:for:)``.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs the control's main action, as if the user had triggered it.
    open func performPrimaryAction() {
        if !openPrimaryMenu() { sendActions(for: .primaryActionTriggered) }
    }

    /// The events that the control sends after a press. Controls whose main action is a press add
    /// `.primaryActionTriggered`.
    var eventsOfPress: Event { .touchUpInside }

    override func windowWillChange(to newWindow: UIWindow?) {
        super.windowWillChange(to: newWindow)
        if newWindow == nil { cancelTouch(with: nil) }
    }

    /// Prevents single-tap recognizers of superviews from beginning, because the tap belongs to the control.
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
    /// Whether the touch can press a control. Only a touch by a secondary mouse button cannot.
    var presses: Bool { type != .indirectPointer || buttonMask.contains(.primary) }
}

extension UIKey {
    /// Whether the key presses a focused control: Space, Return or Enter, without modifiers other than Shift.
    fileprivate var pressesControls: Bool {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return keyCode == .keyboardSpacebar || keyCode == .keyboardReturnOrEnter || keyCode == .keypadEnter
    }
}
