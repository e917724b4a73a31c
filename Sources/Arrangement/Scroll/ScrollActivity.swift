// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a scroll view's content: the user's touch, and the animation or deceleration that moves the content.
///
/// Both may be active at once, as when the app scrolls during a drag, within these rules:
///
/// * Nothing is active in a view that is not on screen.
/// * There is one drag at a time; a pinch may be active at the same time.
/// * A deceleration ends when a finger touches the content, or when another animation begins.
/// * A scale beyond its limits bounces back only while there is no pinch.
///
/// Events return the activities that they have ended; the caller then notifies the delegate. The app may cause another
/// event in that callback, so any event may occur in any state. An event that does not apply to the current state
/// changes nothing.
package struct ScrollActivity: Sendable {
    /// The user's touch on the content.
    package enum TouchState: Sendable {
        case noTouch
        /// A finger has stopped a deceleration by touching the content, and has neither moved nor lifted since.
        case holding
        case dragging(ContentDrag)
        /// Two fingers zoom the content. The drag is nil unless they also scroll it.
        case pinching(PinchZoom, ContentDrag?)
    }

    /// The result of an attempt to begin an activity.
    package enum Beginning: Sendable {
        /// The activity may not begin now.
        case refused
        /// The activity has begun. `ending` is the animation or deceleration that it has ended; nil if there was none.
        case begun(ending: ScrollAnimation?)
    }

    /// An activity that an event has ended.
    package enum Ending: Sendable {
        case pinch(PinchZoom)
        case drag(ContentDrag)
        case scrollAnimation(ScrollAnimation)
    }

    package private(set) var isOnScreen = false
    package private(set) var touchState = TouchState.noTouch
    /// The animation or deceleration that moves the content; nil if there is none.
    package private(set) var scrollAnimation: ScrollAnimation?

    package init() {}

    // MARK: - State

    package var drag: ContentDrag? {
        switch touchState {
        case .dragging(let drag), .pinching(_, let drag?): drag
        case .noTouch, .holding, .pinching(_, nil): nil
        }
    }

    package var pinch: PinchZoom? {
        if case .pinching(let pinch, _) = touchState { pinch } else { nil }
    }

    package var isHolding: Bool {
        if case .holding = touchState { true } else { false }
    }

    /// Whether no finger touches the content and nothing moves it.
    package var isAtRest: Bool {
        if case .noTouch = touchState { scrollAnimation == nil } else { false }
    }

    /// Whether the content is dragged or decelerates. Blocks that wait for the end of scrolling run once this is false.
    package var isTracked: Bool { drag != nil || scrollAnimation?.isDeceleration == true }

    // MARK: - The window

    /// Allows activities, because the view has come on screen.
    package mutating func cameOnScreen() {
        isOnScreen = true
    }

    /// Ends all activities because the view has left the screen.
    ///
    /// - Returns: the activities that were ended.
    package mutating func leftScreen() -> [Ending] {
        var endings: [Ending] = []
        if let pinch { endings.append(.pinch(pinch)) }
        if let drag { endings.append(.drag(drag)) }
        if let scrollAnimation { endings.append(.scrollAnimation(scrollAnimation)) }
        self = ScrollActivity()
        return endings
    }

    // MARK: - Fingers

    /// Handles the touch of a finger, which stops a deceleration at the current offset.
    ///
    /// - Returns: the deceleration that was ended; nil if there was none.
    package mutating func fingerTouched() -> ScrollAnimation? {
        guard scrollAnimation?.isDeceleration == true else { return nil }
        touchState = .holding
        return scrollAnimationEnded()
    }

    /// Handles the lift of the last finger.
    ///
    /// - Returns: whether the state was `holding`: the finger had stopped a deceleration and not moved since.
    package mutating func fingersLifted() -> Bool {
        guard isHolding else { return false }
        touchState = .noTouch
        return true
    }

    /// Begins a drag, unless another drag is active or the view is not on screen. Any animation or deceleration ends,
    /// except the bounce of a scale beyond its limits.
    package mutating func dragBegan(_ drag: ContentDrag) -> Beginning {
        guard isOnScreen, self.drag == nil else { return .refused }
        if let pinch {
            touchState = .pinching(pinch, drag)
        } else {
            touchState = .dragging(drag)
        }
        return .begun(ending: scrollAnimation?.isBounce == true ? nil : scrollAnimationEnded())
    }

    /// Stores the new state of the drag; does nothing without a drag.
    package mutating func dragMoved(_ moved: ContentDrag) {
        switch touchState {
        case .dragging: touchState = .dragging(moved)
        case .pinching(let pinch, .some): touchState = .pinching(pinch, moved)
        case .noTouch, .holding, .pinching(_, nil): break
        }
    }

    /// Ends the drag. Returns it; nil if there was none.
    package mutating func dragEnded() -> ContentDrag? {
        guard let drag else { return nil }
        if let pinch { touchState = .pinching(pinch, nil) } else { touchState = .noTouch }
        return drag
    }

    /// Begins a pinch, unless another pinch is active or the view is not on screen. Any animation or deceleration ends,
    /// including the bounce of a scale beyond its limits.
    package mutating func pinchBegan(_ pinch: PinchZoom) -> Beginning {
        guard isOnScreen, self.pinch == nil else { return .refused }
        touchState = .pinching(pinch, drag)
        return .begun(ending: scrollAnimationEnded())
    }

    /// Stores the new state of the pinch; does nothing without a pinch.
    package mutating func pinchMoved(_ moved: PinchZoom) {
        if case .pinching(_, let drag) = touchState { touchState = .pinching(moved, drag) }
    }

    /// Ends the pinch. Returns it; nil if there was none.
    package mutating func pinchEnded() -> PinchZoom? {
        guard case .pinching(let pinch, let drag) = touchState else { return nil }
        touchState = drag.map(TouchState.dragging) ?? .noTouch
        return pinch
    }

    // MARK: - Animations

    /// Begins an animation or deceleration in place of the current one. A deceleration is refused during an animation,
    /// another deceleration or a touch. A bounce of the scale is refused during a pinch.
    package mutating func scrollAnimationBegan(_ new: ScrollAnimation) -> Beginning {
        guard isOnScreen else { return .refused }
        if new.isDeceleration {
            guard scrollAnimation == nil, case .noTouch = touchState else { return .refused }
        }
        if new.isBounce, pinch != nil { return .refused }
        let old = scrollAnimationEnded()
        scrollAnimation = new
        return .begun(ending: old)
    }

    /// Stores `changed`, the new state of the current animation or deceleration after it moved the content or its
    /// target changed.
    package mutating func scrollAnimationUpdated(_ changed: ScrollAnimation) {
        if scrollAnimation != nil { scrollAnimation = changed }
    }

    /// Ends the animation or deceleration, because it has finished or was stopped. Returns it; nil if there was none.
    package mutating func scrollAnimationEnded() -> ScrollAnimation? {
        defer { scrollAnimation = nil }
        return scrollAnimation
    }
}
