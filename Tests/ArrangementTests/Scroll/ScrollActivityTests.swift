// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

private enum Kind: CaseIterable {
    case deceleration, scroll, zoom, bounce

    var kind: ScrollAnimation.Kind {
        switch self {
        case .deceleration: .decelerating(ScrollMomentum())
        case .scroll: .animated(from: .zero, to: CGPoint(x: 0, y: 9), .offset)
        case .zoom: .zooming(ZoomAnimation(scale: (1, 2), offset: (.zero, .zero), isBounce: false))
        case .bounce: .zooming(ZoomAnimation(scale: (3, 2), offset: (.zero, .zero), isBounce: true))
        }
    }

    init(_ scrollAnimation: ScrollAnimation) {
        self =
            scrollAnimation.isDeceleration
            ? .deceleration : scrollAnimation.isAnimatedScroll ? .scroll : scrollAnimation.isBounce ? .bounce : .zoom
    }
}

private enum Event: Hashable {
    case came, left, touched, lifted
    case dragBegan(ContentDrag.Source), dragMoved, dragEnded
    case pinchBegan, pinchMoved, pinchEnded
    case scrollAnimationBegan(Kind), scrollAnimationUpdated, scrollAnimationEnded

    static let all: [Event] =
        [
            .came, .left, .touched, .lifted, .dragMoved, .dragEnded, .pinchBegan, .pinchMoved, .pinchEnded,
            .scrollAnimationUpdated, .scrollAnimationEnded,
        ] + ContentDrag.Source.allCases.map(Event.dragBegan) + Kind.allCases.map(Event.scrollAnimationBegan)
}

/// The result of passing an event to `ScrollActivity`.
private enum Answer: Equatable {
    case nothing
    case refused
    case begun(ending: Kind?)
    case ended([String])
}

/// A reference model of `ScrollActivity` with a flag for each activity.
private struct Model: Hashable {
    var isOnScreen = false
    var isHeld = false
    var drag: ContentDrag.Source?
    var isPinched = false
    var scrollAnimation: Kind?

    var isLegal: Bool {
        if !isOnScreen { return self == Model() }
        if isHeld, drag != nil || isPinched { return false }
        if scrollAnimation == .deceleration { return !isHeld && drag == nil && !isPinched }
        return scrollAnimation != .bounce || !isPinched
    }

    mutating func answer(to event: Event) -> Answer {
        switch event {
        case .came:
            isOnScreen = true
            return .nothing
        case .left:
            let old = self
            self = Model()
            return .ended(
                (old.isPinched ? ["pinch"] : []) + (old.drag.map { ["\($0)"] } ?? [])
                    + (old.scrollAnimation.map { ["\($0)"] } ?? []))
        case .touched:
            guard scrollAnimation == .deceleration else { return .nothing }
            scrollAnimation = nil
            isHeld = true
            return .ended(["deceleration"])
        case .lifted:
            guard isHeld else { return .nothing }
            isHeld = false
            return .ended(["held"])
        case .dragBegan(let source):
            guard isOnScreen, drag == nil else { return .refused }
            isHeld = false
            drag = source
            let old = scrollAnimation
            if old != .bounce { scrollAnimation = nil }
            return .begun(ending: old == .bounce ? nil : old)
        case .dragMoved, .pinchMoved, .scrollAnimationUpdated: return .nothing
        case .dragEnded:
            guard let old = drag else { return .nothing }
            drag = nil
            return .ended(["\(old)"])
        case .pinchBegan:
            guard isOnScreen, !isPinched else { return .refused }
            let old = scrollAnimation
            (isHeld, isPinched, scrollAnimation) = (false, true, nil)
            return .begun(ending: old)
        case .pinchEnded:
            guard isPinched else { return .nothing }
            isPinched = false
            return .ended(["pinch"])
        case .scrollAnimationBegan(let new):
            var next = self
            next.scrollAnimation = new
            let takesAnothersPlace = new == .deceleration && scrollAnimation != nil
            guard isOnScreen, next.isLegal, !takesAnothersPlace else { return .refused }
            defer { self = next }
            return .begun(ending: scrollAnimation)
        case .scrollAnimationEnded:
            guard let old = scrollAnimation else { return .nothing }
            scrollAnimation = nil
            return .ended(["\(old)"])
        }
    }
}

extension ScrollActivity {
    fileprivate var picture: Model {
        Model(
            isOnScreen: isOnScreen, isHeld: isHolding, drag: drag?.source, isPinched: pinch != nil,
            scrollAnimation: scrollAnimation.map(Kind.init))
    }

    fileprivate mutating func answer(to event: Event) -> Answer {
        func answer(_ beginning: Beginning) -> Answer {
            switch beginning {
            case .refused: .refused
            case .begun(let ended): .begun(ending: ended.map(Kind.init))
            }
        }
        func ended(_ what: String?) -> Answer { what.map { .ended([$0]) } ?? .nothing }
        let pinch = PinchZoom(anchor: .zero, start: 1, location: .zero)
        switch event {
        case .came:
            cameOnScreen()
            return .nothing
        case .left:
            return .ended(
                leftScreen().map { ending in
                    switch ending {
                    case .pinch: "pinch"
                    case .drag(let drag): "\(drag.source)"
                    case .scrollAnimation(let scrollAnimation): "\(Kind(scrollAnimation))"
                    }
                })
        case .touched: return ended(fingerTouched().map { "\(Kind($0))" })
        case .lifted: return ended(fingersLifted() ? "held" : nil)
        case .dragBegan(let source):
            return answer(
                dragBegan(ContentDrag(source: source, axes: .vertical, origin: .zero, lastOffset: .zero)))
        case .dragMoved:
            if let drag {
                var moved = drag
                moved.translation.y += 1
                dragMoved(moved)
            } else {
                dragMoved(ContentDrag(source: .finger, axes: .vertical, origin: .zero, lastOffset: .zero))
            }
            return .nothing
        case .dragEnded: return ended(dragEnded().map { "\($0.source)" })
        case .pinchBegan: return answer(pinchBegan(pinch))
        case .pinchMoved:
            pinchMoved(pinch)
            return .nothing
        case .pinchEnded: return ended(pinchEnded().map { _ in "pinch" })
        case .scrollAnimationBegan(let new):
            return answer(scrollAnimationBegan(ScrollAnimation(new.kind, since: 0, from: .zero)))
        case .scrollAnimationUpdated:
            scrollAnimationUpdated(scrollAnimation ?? ScrollAnimation(Kind.scroll.kind, since: 0, from: .zero))
            return .nothing
        case .scrollAnimationEnded: return ended(scrollAnimationEnded().map { "\(Kind($0))" })
        }
    }
}

@Suite("Scroll activity")
struct ScrollActivityTests {
    @Test("Every event in every reachable state gives the same next state and answer as a model")
    func exhaustive() {
        var reached: [Model: ScrollActivity] = [Model(): ScrollActivity()]
        var toVisit = [ScrollActivity()]
        while let activity = toVisit.popLast() {
            for event in Event.all {
                var (next, model) = (activity, activity.picture)
                let answers = (next.answer(to: event), model.answer(to: event))
                #expect(answers.0 == answers.1, "\(event) while \(activity.picture)")
                #expect(next.picture == model, "\(event) while \(activity.picture)")
                #expect(model.isLegal, "\(event) while \(activity.picture)")
                #expect(
                    next.isAtRest
                        == (!model.isHeld && !model.isPinched && model.drag == nil && model.scrollAnimation == nil))
                #expect(next.isTracked == (model.drag != nil || model.scrollAnimation == .deceleration))
                guard reached.updateValue(next, forKey: model) == nil else { continue }
                toVisit.append(next)
            }
        }
        // The reachable states are these, in the order of the sum below:
        // 1 off screen;
        // 5 without a touch: with no animation, or one of the four kinds;
        // 4 with a finger that holds the content: with no animation, a scroll, a zoom or a bounce;
        // 2 * 4 with a drag but no pinch: each of the two sources of a drag, with the same four choices of an
        // animation;
        // 3 * 3 with a pinch: no drag or one of the two sources, each with no animation, a scroll or a zoom.
        #expect(reached.count == 1 + 5 + 4 + 2 * 4 + 3 * 3)
    }

    @Test("In every sequence of four events the states and answers match a model")
    func sequences() {
        var broken: [String] = []
        func walk(_ activity: ScrollActivity, _ model: Model, _ story: [Event]) {
            guard story.count < 4 else { return }
            for event in Event.all {
                var (next, expected) = (activity, model)
                let answers = (next.answer(to: event), expected.answer(to: event))
                if answers.0 != answers.1 || next.picture != expected { broken.append("\(story + [event])") }
                walk(next, expected, story + [event])
            }
        }
        var (activity, model) = (ScrollActivity(), Model())
        _ = (activity.answer(to: .came), model.answer(to: .came))
        walk(activity, model, [])
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    @Test("A drag keeps its data while a pinch begins and ends")
    func payload() {
        var activity = ScrollActivity()
        activity.cameOnScreen()
        var drag = ContentDrag(source: .finger, axes: .vertical, origin: CGPoint(x: 1, y: 2), lastOffset: .zero)
        _ = activity.dragBegan(drag)
        drag.translation = CGPoint(x: 0, y: 7)
        activity.dragMoved(drag)
        var pinch = PinchZoom(anchor: CGPoint(x: 3, y: 4), start: 1, location: .zero)
        _ = activity.pinchBegan(pinch)
        pinch.location = CGPoint(x: 5, y: 6)
        activity.pinchMoved(pinch)
        #expect(activity.drag == drag)
        #expect(activity.pinch == pinch)
        drag.lastOffset = CGPoint(x: 0, y: 8)
        activity.dragMoved(drag)
        #expect(activity.pinchEnded() == pinch)
        #expect(activity.drag == drag)
        #expect(activity.dragEnded() == drag)
        #expect(!activity.isTracked)
    }
}
