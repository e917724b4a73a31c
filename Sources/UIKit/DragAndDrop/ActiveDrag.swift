// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// One drag, from the lift to its rest: carries out what `DragSession` and `DropTargeting` decide.
///
/// `ActiveDrag+Lifting` is about its beginning, `ActiveDrag+Pictures` about what is seen of it, `ActiveDrag+Destinations`
/// about what is below the pointer, `ActiveDrag+Adding` about further items, `ActiveDrag+OtherPrograms` about the way
/// out of the window and back, `ActiveDrag+Landing` about the end.
@MainActor
final class ActiveDrag {
    /// How far it has come.
    enum Course {
        /// Lifted, or on its way; not let go of.
        case carried
        /// A destination is told to take the items; nobody hears of the end before it has been.
        case handing(to: UIDropInteraction, Animators)
        /// The pictures are on their way to where they end, and then everybody hears of that.
        case landing(Animators, End)
        case over
    }

    /// What becomes of the items.
    enum End {
        case drop(on: UIDropInteraction, UIDropOperation)
        /// They go back to where they came from.
        case home(UIDropOperation)
    }

    /// What takes the pictures to where they end.
    enum Animators {
        /// One for each item.
        case each([DragAnimator])
        case shared(DragAnimator)
    }

    let host: SurfaceHost
    let window: UIWindow
    let origin: DragOrigin
    let contents: DragContents
    let dropSession: ActiveDropSession
    let flock: DragFlock
    var entries: [Entry] = []

    var life: DragSession
    var course = Course.carried
    var targeting = DropTargeting<DropTarget>()
    /// The destination that wants what is dragged as large as it is.
    var targetOfFullSize: DropTarget?
    var isStepping = false
    let springs = SpringLoader()
    let autoscroller = DragAutoscroller()
    let announcer = DragAnnouncer()
    let liftAnimator = DragAnimator()
    private var link: CADisplayLink?

    init(_ origin: DragOrigin, _ contents: DragContents, life: DragSession, host: SurfaceHost, window: UIWindow) {
        (self.origin, self.contents, self.life, self.host, self.window) = (origin, contents, life, host, window)
        flock = DragFlock(in: window, at: life.gripPlace)
        switch origin {
        case .local(let source):
            dropSession = ActiveDropSession(contents, local: source.session)
            flock.isLedByKeys = source.isLedByKeys
        case .visiting:
            dropSession = ActiveDropSession(contents, local: nil)
        }
    }

    // MARK: Where it comes from

    /// Where it comes from in this program; nil for a drag of another one.
    var source: DragSource? { if case .local(let source) = origin { source } else { nil } }

    /// The session of those it comes from, where that is this program.
    var session: LocalDragSession? { source?.session }

    /// All in this program that have given items, the first one first.
    var givers: [UIDragInteraction] { source?.givers ?? [] }

    /// Whether keys move the pointer that it follows.
    var isLedByKeys: Bool { source?.isLedByKeys ?? false }

    // MARK: How far it has come

    /// Whether it is only on its way to where it ends.
    var isLanding: Bool {
        switch life.state {
        case .lowering, .dropping, .cancelling, .idle: true
        case .pending, .raised, .lifting, .dragging: false
        }
    }

    /// Whether this one is still what goes on.
    var isCurrent: Bool { host.drags.current === self }

    /// Whether the pointer still has it: whatever the app is told may end it.
    var isHeld: Bool { isCurrent && !isLanding }

    /// Whether it is under way, still: whatever the app is told may end it.
    var isCarried: Bool { isCurrent && life.isUnderWay }

    // MARK: Under way

    func pointerMoved(to point: CGPoint, time: TimeInterval) {
        let action = life.moved(to: point, time: time)
        guard action == .begin || action == .move else { return }
        contents.location = point
        if action == .begin { begin() }
        follow()
        if action == .begin { gather() }
        leaveWindowIfOutside()
    }

    func follow() {
        guard isCarried else { return }
        flock.move(to: contents.location)
        if let source {
            for giver in source.givers where isCarried {
                giver.delegate?.dragInteraction(giver, sessionDidMove: source.session)
            }
        }
        updateDestinations(isMovement: true)
    }

    // MARK: Letting go

    func released() {
        let (target, operation) = outcome
        switch life.released(isAccepted: operation.isDrop && target != nil) {
        case .putDown: putDown()
        case .drop: if let target { drop(on: target, UIDropOperation(operation)) }
        case .cancel: goHome(UIDropOperation(operation))
        default: break
        }
    }

    /// The touch was taken away, or whatever else ends it without a drop.
    func cancelled() {
        switch life.cancelled() {
        case .putDown: putDown()
        case .cancel: goHome(.cancel)
        default: break
        }
    }

    /// Whoever gave items is going.
    func sourceLeft(_ interaction: UIDragInteraction) {
        guard let source, source.has(interaction) else { return }
        if springs.isOpening { return source.leaves(interaction) }
        cancelled()
        if life.state == .lowering { finishAtOnce() }
    }

    // MARK: Frames

    func startLink() {
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let (time, interval) = (link.timestamp, link.duration)
            MainActor.assumeIsolated { self.frame(at: time, interval: interval) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(at time: TimeInterval, interval: TimeInterval) {
        switch life.state {
        case .raised:
            refresh()
            liftAnimator.checkEnd()
            if !mayGoOn { cancelled() }
        case .lifting, .dragging:
            guard mayGoOn else { return cancelled() }
            autoscroller.scroll(at: time, interval: interval)
            updateDestinations(isMovement: false)
        case .lowering, .dropping, .cancelling: refresh()
        case .idle, .pending: break
        }
    }

    /// Whether there is still what it began in.
    private var mayGoOn: Bool {
        let isAsItWas = source?.lookAround(in: window, springs) ?? true
        return isAsItWas && !window.isHidden
    }

    // MARK: The end

    /// What goes on by itself is at its end now.
    func finishAtOnce() {
        guard isLanding else { return }
        liftAnimator.finish()
        switch course {
        case .handing(_, let animators), .landing(let animators, _): animators.finish()
        case .carried, .over: break
        }
        if isCurrent { rest() }
    }

    /// All is over.
    func rest() {
        guard isCurrent else { return }
        link?.invalidate()
        link = nil
        flock.removeFromSuperview()
        for entry in entries {
            entry.item.drag = nil
            entry.item.itemProvider.isClosed = false
        }
        let last = course
        course = .over
        if case .landing(_, let end) = last { conclude(end) }
        let end = life.settled()
        host.drags.finished(self)
        if case .visiting(let visitor) = origin { visitor.rested(isDropped: end == .finish(committed: true)) }
    }
}
