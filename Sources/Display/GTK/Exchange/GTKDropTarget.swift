// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

/// A GTK drop target on the widget that shows a window's content. Forwards the events of drags over that widget, the
/// canvas.
@MainActor
final class GTKDropTarget {
    /// The receiver of the events. The surface sets this property to nil when the window closes.
    var deliver: ((any SystemDrop, SystemDropEvent) -> Void)?

    private let blockingWait: BlockingWait
    private var current: GTKDrop?

    init(canvas: UnsafeMutablePointer<GtkWidget>, _ blockingWait: BlockingWait) {
        self.blockingWait = blockingWait
        let target = gtk_drop_target_async_new(nil, GTKDrag.inGDK(Set(DragAction.allCases)))!
        typealias Placed = @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> guint
        let context = Unmanaged.passUnretained(self).toOpaque()
        let entered: Placed = { _, drop, x, y, context in
            GTKDropTarget.forward(drop, context) { .entered($0) }(x, y)
        }
        GObjectBridge.connect(target, "drag-enter", context, entered)
        let moved: Placed = { _, drop, x, y, context in
            GTKDropTarget.forward(drop, context) { .moved($0) }(x, y)
        }
        GObjectBridge.connect(target, "drag-motion", context, moved)
        let dropped: Placed = { _, drop, x, y, context in
            _ = GTKDropTarget.forward(drop, context) { .dropped($0) }(x, y)
            return 1
        }
        GObjectBridge.connect(target, "drop", context, dropped)
        let left: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, context in
            nonisolated(unsafe) let (drop, context) = (drop!, context!)
            MainActor.assumeIsolated { GTKDropTarget.from(context).left(drop) }
        }
        GObjectBridge.connect(target, "drag-leave", context, left)
        gtk_widget_add_controller(canvas, target)
    }

    private nonisolated static func from(_ context: gpointer) -> GTKDropTarget {
        Unmanaged<GTKDropTarget>.fromOpaque(context).takeUnretainedValue()
    }

    private nonisolated static func forward(
        _ drop: OpaquePointer?, _ context: gpointer?, _ event: @escaping @Sendable (CGPoint) -> SystemDropEvent
    ) -> (Double, Double) -> guint {
        { x, y in
            nonisolated(unsafe) let (drop, context) = (drop!, context!)
            return MainActor.assumeIsolated {
                GTKDropTarget.from(context).received(drop, event(CGPoint(x: x, y: y)))
            }
        }
    }

    /// Forwards an event of a drag.
    ///
    /// - Returns: the operation that a drop would perform, as a GDK action.
    private func received(_ drop: OpaquePointer, _ event: SystemDropEvent) -> guint {
        let known = current?.drop == drop ? current! : GTKDrop(drop, blockingWait)
        current = known
        known.whenFinished = { [weak self] in self?.releaseDrop(drop) }
        known.isHandlingSignal = true
        deliver?(known, event)
        known.isHandlingSignal = false
        return GTKDrag.inGDK(known.proposal).rawValue
    }

    /// Releases a finished drop. If it were retained on X11, GDK would apply the next drag's actions to it and log
    /// warnings.
    private func releaseDrop(_ drop: OpaquePointer) {
        if current?.drop == drop { current = nil }
    }

    private func left(_ drop: OpaquePointer) {
        guard let known = current, known.drop == drop else { return }
        current = nil
        deliver?(known, .left)
    }
}

/// A GDK drag over a canvas.
@MainActor
final class GTKDrop: SystemDrop {
    let drop: OpaquePointer
    fileprivate(set) var proposal: DragAction?
    /// Whether the handler of a GTK signal is running. If so, the handler's return value reports a new proposal to GTK,
    /// so `propose(_:)` need not report it.
    fileprivate var isHandlingSignal = false
    private var isFinished = false
    fileprivate var whenFinished: (() -> Void)?
    private let blockingWait: BlockingWait

    init(_ drop: OpaquePointer, _ blockingWait: BlockingWait) {
        self.drop = drop
        self.blockingWait = blockingWait
        g_object_ref(drop.gpointer)
    }

    isolated deinit { g_object_unref(drop.gpointer) }

    var formats: [String] { GTKFormats.names(gdk_drop_get_formats(drop)) }

    var actions: Set<DragAction> { GTKDrag.actions(gdk_drop_get_actions(drop)) }

    var ownDrag: (any SystemDrag)? { GTKDrag.activeDrag(for: gdk_drop_get_drag(drop)) }

    func propose(_ action: DragAction?) {
        guard action != proposal else { return }
        proposal = action
        guard !isHandlingSignal, !isFinished else { return }
        // On X11, if any action is passed as possible, GDK tells the drag's source that a drop would be accepted. So a
        // rejection passes no possible action.
        let possible = action == nil ? [] : Set(DragAction.allCases)
        gdk_drop_status(drop, GTKDrag.inGDK(possible), GTKDrag.inGDK(action))
    }

    @discardableResult
    func read(_ request: DataRequest) -> any DataRead {
        let drop = drop
        return GTKRead.start(
            request.deferred(by: blockingWait),
            open: { format, cancellable, done, context in
                GTKFormats.withList(of: format) {
                    gdk_drop_read_async(
                        drop, $0, G_PRIORITY_DEFAULT, UnsafeMutablePointer(cancellable), done, context)
                }
            },
            finish: { result, error in gdk_drop_read_finish(drop, result, nil, error) })
    }

    func finish(_ action: DragAction?) {
        guard !isFinished else { return }
        isFinished = true
        gdk_drop_finish(drop, GTKDrag.inGDK(action))
        whenFinished?()
    }
}
