// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What goes on with the content of a scroll view: what a person does with it, and what moves it by itself.
///
/// Both may go on at once, as where the program scrolls under a finger, within these rules:
///
/// * Nothing goes on in a view that is not on screen.
/// * There is one drag at a time; a pinch may go on beside it.
/// * A deceleration goes on only while nobody touches the content and nothing else moves it.
/// * A scale goes back from beyond its limits only while nobody pinches.
///
/// Events say what they end; whoever sends them tells of that and carries it out. What the app does when it is told is
/// one more event, so that any event may come in any state: one that a state has no use for changes nothing.
package struct ScrollActivity: Sendable {
    /// What a person does with the content.
    package enum Hand: Sendable {
        case away
        /// A finger keeps in place what it stopped, until it moves or lifts.
        case holding
        case dragging(ScrollDrag)
        /// Two fingers zoom, and may drag at the same time.
        case pinching(PinchZoom, ScrollDrag?)
    }

    /// What came of something that was to begin.
    package enum Beginning: Sendable {
        /// It may not begin now.
        case refused
        /// It has begun, and ended the course there was.
        case begun(ending: ScrollCourse?)
    }

    /// What an event has ended.
    package enum Ending: Sendable {
        case pinch(PinchZoom)
        case drag(ScrollDrag)
        case course(ScrollCourse)
    }

    package private(set) var isOnScreen = false
    package private(set) var hand = Hand.away
    /// What moves the content by itself.
    package private(set) var course: ScrollCourse?

    package init() {}

    // MARK: - State

    package var drag: ScrollDrag? {
        switch hand {
        case .dragging(let drag), .pinching(_, let drag?): drag
        case .away, .holding, .pinching(_, nil): nil
        }
    }

    package var pinch: PinchZoom? {
        if case .pinching(let pinch, _) = hand { pinch } else { nil }
    }

    package var isHolding: Bool {
        if case .holding = hand { true } else { false }
    }

    /// Whether nobody touches the content and nothing moves it.
    package var isAtRest: Bool {
        if case .away = hand { course == nil } else { false }
    }

    /// Whether the content is dragged or decelerates: what else the app does waits for it.
    package var isTracked: Bool { drag != nil || course?.isDeceleration == true }

    // MARK: - The screen

    package mutating func cameOnScreen() {
        isOnScreen = true
    }

    /// - Returns: what went on.
    package mutating func leftScreen() -> [Ending] {
        var endings: [Ending] = []
        if let pinch { endings.append(.pinch(pinch)) }
        if let drag { endings.append(.drag(drag)) }
        if let course { endings.append(.course(course)) }
        self = ScrollActivity()
        return endings
    }

    // MARK: - Fingers

    /// A finger has come to rest on the content: what decelerates stops, and stays where it is.
    ///
    /// - Returns: the deceleration that it ended.
    package mutating func fingerTouched() -> ScrollCourse? {
        guard course?.isDeceleration == true else { return nil }
        hand = .holding
        return courseEnded()
    }

    /// All fingers are gone.
    ///
    /// - Returns: whether one held content that it had stopped.
    package mutating func fingersLifted() -> Bool {
        guard isHolding else { return false }
        hand = .away
        return true
    }

    /// A drag has begun; the one before it must have ended. What moves stops, but for a scale that goes back.
    package mutating func dragBegan(_ drag: ScrollDrag) -> Beginning {
        guard isOnScreen, self.drag == nil else { return .refused }
        if let pinch {
            hand = .pinching(pinch, drag)
        } else {
            hand = .dragging(drag)
        }
        return .begun(ending: course?.isBounce == true ? nil : courseEnded())
    }

    package mutating func dragMoved(_ moved: ScrollDrag) {
        switch hand {
        case .dragging: hand = .dragging(moved)
        case .pinching(let pinch, .some): hand = .pinching(pinch, moved)
        case .away, .holding, .pinching(_, nil): break
        }
    }

    package mutating func dragEnded() -> ScrollDrag? {
        guard let drag else { return nil }
        if let pinch { hand = .pinching(pinch, nil) } else { hand = .away }
        return drag
    }

    /// A pinch has begun. What moves stops; a scale that goes back is taken over from where it is.
    package mutating func pinchBegan(_ pinch: PinchZoom) -> Beginning {
        guard isOnScreen, self.pinch == nil else { return .refused }
        hand = .pinching(pinch, drag)
        return .begun(ending: courseEnded())
    }

    package mutating func pinchMoved(_ moved: PinchZoom) {
        if case .pinching(_, let drag) = hand { hand = .pinching(moved, drag) }
    }

    package mutating func pinchEnded() -> PinchZoom? {
        guard case .pinching(let pinch, let drag) = hand else { return nil }
        hand = drag.map(Hand.dragging) ?? .away
        return pinch
    }

    // MARK: - By itself

    /// A course has begun, in place of the one there was. A deceleration takes no other's place.
    package mutating func courseBegan(_ new: ScrollCourse) -> Beginning {
        guard isOnScreen else { return .refused }
        if new.isDeceleration {
            guard course == nil, case .away = hand else { return .refused }
        }
        if new.isBounce, pinch != nil { return .refused }
        let old = courseEnded()
        course = new
        return .begun(ending: old)
    }

    /// It has moved the content, or leads elsewhere now.
    package mutating func courseWentOn(_ changed: ScrollCourse) {
        if course != nil { course = changed }
    }

    /// It has come to its end, or was stopped.
    package mutating func courseEnded() -> ScrollCourse? {
        defer { course = nil }
        return course
    }
}
