// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The delegate calls on a stage, in order.
@MainActor
final class DragLog {
    var calls: [String] = []
    /// Called inside each recorded delegate call.
    var onCall: ((String) -> Void)?

    func add(_ text: String) {
        calls.append(text)
        onCall?(text)
    }

    /// Returns and clears the recorded calls. Equal calls in a row appear once.
    func drain() -> [String] {
        defer { calls = [] }
        return calls.enumerated().filter { index, text in index == 0 || calls[index - 1] != text }.map(\.element)
    }
}

extension UIDropOperation {
    var word: String {
        switch self {
        case .cancel: "cancel"
        case .forbidden: "forbidden"
        case .copy: "copy"
        case .move: "move"
        }
    }
}

extension UIViewAnimatingPosition {
    var word: String {
        switch self {
        case .start: "start"
        case .end: "end"
        case .current: "current"
        }
    }
}

/// A drag delegate that supplies items and records its calls.
@MainActor
final class LoggingDragDelegate: NSObject, UIDragInteractionDelegate {
    let name: String
    let log: DragLog
    var items: [UIDragItem] = [UIDragItem(itemProvider: NSItemProvider())]
    var added: [UIDragItem] = []
    var allowsMove = true
    var isRestricted = false
    var isFullSize = false
    /// Makes the lift preview of an item. If nil, the preview shows the whole view.
    var lifts: ((UIDragInteraction, UIDragItem) -> UITargetedDragPreview?)?
    var cancels: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
    var whenLifted: ((any UIDragAnimating) -> Void)?
    var session: (any UIDragSession)?

    init(_ name: String, _ log: DragLog) {
        (self.name, self.log) = (name, log)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        log.add("\(name) items")
        self.session = session
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log.add("\(name) preview")
        if let lifts { return lifts(interaction, item) }
        guard let view = interaction.view, view.window != nil else { return nil }
        return UITargetedDragPreview(view: view)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        log.add("\(name) lifts")
        animator.addCompletion { self.log.add("\(self.name) lift \($0.word)") }
        whenLifted?(animator)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.add("\(name) begins")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        log.add("\(name) may move?")
        return allowsMove
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        log.add("\(name) restricted?")
        return isRestricted
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        log.add("\(name) full size?")
        return isFullSize
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        log.add("\(name) moves")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        log.add("\(name) will end: \(operation.word)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        log.add("\(name) ended: \(operation.word)")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.add("\(name) transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        log.add("\(name) adds at \(Int(point.x)) \(Int(point.y))")
        return added
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        log.add("\(name) hears of \(items.count) more, own: \(interaction === addingInteraction)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.add("\(name) preview for cancel")
        return cancels.map { $0(defaultPreview) } ?? defaultPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        log.add("\(name) animates cancel")
        animator.addCompletion { self.log.add("\(self.name) cancel \($0.word)") }
    }
}

/// A drop delegate that accepts items and records its calls.
@MainActor
final class LoggingDropDelegate: NSObject, UIDropInteractionDelegate {
    let name: String
    let log: DragLog
    var canHandle = true
    var proposal = UIDropProposal(operation: .copy)
    var drops: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
    var whenAsked: ((any UIDropSession) -> Void)?
    var whenPerformed: ((any UIDropSession) -> Void)?
    var whenAnimated: ((any UIDragAnimating) -> Void)?
    /// The session of the last drag; nil once no other object retains it.
    private(set) weak var session: (any UIDropSession)?
    /// Whether the delegate retains the session after the drag, as an app may.
    var keepsSession = false
    private var keptSession: (any UIDropSession)?

    init(_ name: String, _ log: DragLog) {
        (self.name, self.log) = (name, log)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.add("\(name)?")
        self.session = session
        if keepsSession { keptSession = session }
        return canHandle
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.add("into \(name)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        log.add("over \(name)")
        whenAsked?(session)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.add("out of \(name)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.add("drop on \(name)")
        whenPerformed?(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.add("\(name) preview for drop")
        return drops.map { $0(defaultPreview) } ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        log.add("\(name) animates drop")
        animator.addCompletion { self.log.add("\(self.name) drop \($0.word)") }
        whenAnimated?(animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.add("\(name) concludes")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.add("\(name) ends")
    }
}

/// A red square that can be dragged and a blue one below that accepts drops, on a white background.
@MainActor
struct DragStage {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))
    let log = DragLog()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let source = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    let dragDelegate: LoggingDragDelegate
    let dropDelegate: LoggingDropDelegate
    let drag: UIDragInteraction
    let drop: UIDropInteraction

    init() {
        dragDelegate = LoggingDragDelegate("red", log)
        dropDelegate = LoggingDropDelegate("blue", log)
        drag = UIDragInteraction(delegate: dragDelegate)
        drop = UIDropInteraction(delegate: dropDelegate)
        source.backgroundColor = .systemRed
        target.backgroundColor = .systemBlue
        container.backgroundColor = .systemBackground
        container.addSubview(source)
        container.addSubview(target)
        source.addInteraction(drag)
        target.addInteraction(drop)
        screen.show(container)
    }

    /// Holds a finger on the source until the source is lifted, and returns the finger.
    func lift() -> TestFinger {
        let finger = screen.touch(source)
        finger.hold(0.35)
        return finger
    }

    /// Lifts the source, drags it over the target, and returns the finger.
    func dragToTarget() -> TestFinger {
        let finger = lift()
        finger.move(to: middle(of: target), duration: 0.3)
        return finger
    }

    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The views of the drag previews on the screen, the frontmost one last.
    var previewViews: [UIView] { screen.window.all("DragPreviewView") }

    /// The badge of the drag; nil if none is visible.
    var badge: UIView? { screen.window.all("DragBadge").first { !$0.isHidden } }
}

extension UIView {
    /// All subviews at any depth whose class has this name, in drawing order.
    func all(_ name: String) -> [UIView] {
        subviews.flatMap { ($0.isOf(name) ? [$0] : []) + $0.all(name) }
    }

    fileprivate func isOf(_ name: String) -> Bool { String(describing: type(of: self)) == name }
}

/// Expects that nothing is left of a drag, and that the screen is idle (rule 6).
@MainActor
func expectNoLeftovers(_ screen: TestScreen, _ location: SourceLocation = #_sourceLocation) throws {
    try screen.settle()
    for name in ["DragPreviewStack", "DragPreviewView", "DragBadge", "LiftedPreview"] {
        #expect(screen.window.all(name).isEmpty, "\(name)", sourceLocation: location)
    }
    func check(_ view: UIView) {
        // The contents of controls, bars and scroll indicators are not checked.
        if String(describing: type(of: view)).contains("Indicator") { return }
        #expect(view.alpha == 1, "\(view)", sourceLocation: location)
        #expect(!view.isHidden, "\(view)", sourceLocation: location)
        #expect(view.transform == .identity, "\(view)", sourceLocation: location)
        #expect((view.layer.animationKeys() ?? []).isEmpty, "\(view)", sourceLocation: location)
        if !(view is UIControl), !(view is UINavigationBar) { for other in view.subviews { check(other) } }
    }
    for view in screen.window.subviews { check(view) }
    #expect(!screen.host.hasWork, "the screen is idle", sourceLocation: location)
}
