// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// One drag, from the lift to its rest: carries out what `DragSession` and `DropTargeting` decide.
///
/// `ActiveDrag+Destinations` is about what is below the pointer, `ActiveDrag+Adding` about further items,
/// `ActiveDrag+Landing` about the end.
@MainActor
final class ActiveDrag {
    /// One of the things on their way.
    @MainActor
    struct Entry {
        let item: UIDragItem
        /// Whoever gave it.
        let interaction: UIDragInteraction
        /// What was lifted; nil where nothing shows.
        let preview: UITargetedDragPreview?
        var picture: DragPicture?
        /// The view that the picture is of.
        var shownView: UIView?
        /// Takes it to where it ends.
        var animator: DragAnimator?
    }

    let host: SurfaceHost
    let window: UIWindow
    let source: UIDragInteraction
    let session: LocalDragSession
    let dropSession: ActiveDropSession
    let flock: DragFlock
    var contents: DragContents { session.contents }

    var life: DragSession
    var targeting = DropTargeting<DropTarget>()
    /// What the destination has proposed last.
    var proposal: UIDropProposal?
    var isStepping = false
    var entries: [Entry] = []
    /// All that have given items, the first one first.
    var givers: [UIDragInteraction]
    var prefersFullSize = false
    let springs = SpringLoader()
    let scroller = DragScroller()
    /// What is dropped on.
    var destination: UIDropInteraction?
    var whenLanded: (() -> Void)?
    let announcer = DragAnnouncer()
    /// Whether keys move the pointer that it follows.
    var isLedByKeys = false {
        didSet { flock.isLedByKeys = isLedByKeys }
    }
    /// Where keys have led it last, whether that has taken it or not.
    var keyAim: DropTarget?
    /// Whether the source has been told of a beginning, and so is to be told of the end.
    private(set) var hasBegun = false
    private let keepTouch: () -> Void
    /// What it is to other programs.
    let abroad = DragAbroad()
    /// The drag of another program that this one stands for.
    let visitor: VisitingDrag?
    private let liftAnimator = DragAnimator()
    private var link: CADisplayLink?
    private var surroundings: ShownControllers
    /// Whether the source is off the screen because of what the drag has opened.
    private var isSourceAway = false

    init(
        _ prepared: DragPreparation, life: DragSession, host: SurfaceHost, window: UIWindow,
        keepTouch: @escaping () -> Void
    ) {
        (session, source, self.life, self.host, self.window) =
            (prepared.session, prepared.interaction, life, host, window)
        visitor = prepared.visitor
        givers = visitor == nil ? [prepared.interaction] : []
        dropSession = ActiveDropSession(
            prepared.session.contents, local: prepared.visitor == nil ? prepared.session : nil)
        flock = DragFlock(in: window, at: life.gripPlace)
        surroundings = ShownControllers(from: prepared.interaction.view)
        self.keepTouch = keepTouch
    }

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
    private var isHeld: Bool { isCurrent && !isLanding }

    /// Whether it is under way, still: whatever the app is told may end it.
    var isCarried: Bool { isCurrent && life.isUnderWay }

    // MARK: Lifting

    func lift() {
        for item in contents.items {
            take(item, from: source)
            guard isHeld else { return }
        }
        flock.takeHold()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
        guard isHeld else { return }
        liftAnimator.run(duration: Thresholds.DragSession.liftDuration, isReversible: true) {
            for picture in self.flock.pictures { picture.isRaised = true }
        }
        startLink()
        // A mouse has moved already.
        guard life.isUnderWay else { return }
        _ = life.liftFinished()
        contents.location = life.location
        begin()
        follow()
        gather()
    }

    /// Puts a picture of an item where the item is.
    func take(_ item: UIDragItem, from interaction: UIDragInteraction) {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        guard isHeld else { return }
        (item.drag, item.number) = (self, entries.count)
        entries.append(
            Entry(
                item: item, interaction: interaction, preview: preview, picture: preview.map { flock.add($0) },
                shownView: preview?.view))
    }

    /// The finger was lifted before it moved: there was no drag.
    private func putDown() {
        guard liftAnimator.isOver == false else { return rest() }
        liftAnimator.addCompletion { [weak self] _ in self?.rest() }
        liftAnimator.takeBack()
    }

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

    private func begin() {
        keepTouch()
        dismissMenus()
        window.endEditing(true)
        guard isCarried else { return }
        refresh()
        liftAnimator.commit()
        guard isCarried else { return }
        announcer.lifted(spokenName, from: spokenHome)
        // Nobody gets any data before the drop.
        for entry in entries { entry.item.itemProvider.isClosed = true }
        hasBegun = true
        source.delegate?.dragInteraction(source, sessionWillBegin: session)
        guard isCarried, let delegate = source.delegate else { return }
        contents.allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
        guard isCarried else { return }
        contents.isRestricted = delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
        guard isCarried else { return }
        prefersFullSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
        for entry in entries where entry.item.previewProvider != nil { previewProviderChanged(of: entry.item) }
    }

    private func follow() {
        guard isCarried else { return }
        flock.move(to: contents.location)
        for giver in givers where isCarried { giver.delegate?.dragInteraction(giver, sessionDidMove: session) }
        updateDestinations(isMovement: true)
    }

    /// Brings what is shown together, and makes it smaller where it may not be as large as it is.
    func gather() {
        guard isCarried else { return }
        flock.gather(shrinking: !showsFullSize)
    }

    /// Whether what is dragged may be as large as it is.
    var showsFullSize: Bool { entries.count == 1 && (prefersFullSize || proposal?.prefersFullSizePreview == true) }

    /// A menu that came while the finger rested goes.
    private func dismissMenus() {
        var view = source.view
        while let current = view {
            for case let menu as UIContextMenuInteraction in current.interactions { menu.dismissMenu() }
            view = current.superview
        }
    }

    /// Which of the entries is an item's.
    func index(of item: UIDragItem) -> Int? {
        guard item.drag === self, entries.indices.contains(item.number), entries[item.number].item === item else {
            return nil
        }
        return item.number
    }

    /// An item looks otherwise from now on.
    func previewProviderChanged(of item: UIDragItem) {
        guard life.isUnderWay, let index = index(of: item), let picture = entries[index].picture,
            let provider = item.previewProvider
        else { return }
        let made = provider()
        guard isCarried else { return }
        guard let preview = made else {
            picture.isHidden = true
            return
        }
        picture.isHidden = false
        entries[index].shownView = preview.view
        let change = picture.becomes(preview.view, preview.parameters)
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration,
            animations: change.exchange, completion: { _ in change.end() })
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
        guard givers.contains(where: { $0 === interaction }) else { return }
        if springs.isOpening {
            if interaction === source { isSourceAway = true }
            return
        }
        cancelled()
        if life.state == .lowering { finishAtOnce() }
    }

    // MARK: Frames

    func startLink() {
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let time = link.timestamp
            MainActor.assumeIsolated { self.frame(at: time) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(at time: TimeInterval) {
        switch life.state {
        case .raised:
            refresh()
            liftAnimator.checkEnd()
            if !mayGoOn { cancelled() }
        case .lifting, .dragging:
            guard mayGoOn else { return cancelled() }
            updateDestinations(isMovement: false)
        case .lowering, .dropping, .cancelling: refresh()
        case .idle, .pending: break
        }
    }

    /// Shows what the pictures are of as it is now: they are live but while the pointer moves them.
    private func refresh() {
        for entry in entries { entry.picture?.refresh() }
    }

    /// Whether everything is still shown that was when it was lifted, but for what the drag itself has opened.
    private var mayGoOn: Bool {
        if visitor != nil { return !window.isHidden }
        let isThere = source.view?.window === window
        if springs.isOpening || isSourceAway && isThere {
            surroundings = ShownControllers(from: source.view)
            springs.isOpening = surroundings.isChanging
            if isThere { isSourceAway = false }
        }
        guard !window.isHidden else { return false }
        return isSourceAway || isThere && ShownControllers(from: source.view) == surroundings
    }

    // MARK: The end

    /// What goes on by itself is at its end now.
    func finishAtOnce() {
        guard isLanding else { return }
        liftAnimator.finish()
        for entry in entries { entry.animator?.finish() }
        landingAnimator?.finish()
        if isCurrent { rest() }
    }

    /// For a landing that items share, or of none that shows.
    var landingAnimator: DragAnimator?

    /// Has the pictures go on from where they are seen.
    func catchUp() {
        let seen = flock.pictures.map(\.seen)
        liftAnimator.finish()
        for (picture, seen) in zip(flock.pictures, seen) { picture.show(seen) }
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
        landed()
        let end = life.settled()
        host.drags.finished(self)
        visitor?.rested(isDropped: end == .finish(committed: true))
    }

    /// Tells everybody that it has come to rest, once.
    func landed() {
        let landed = whenLanded
        whenLanded = nil
        landed?()
    }
}
