// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
internal import CUplift
import Foundation
import QuartzCore
internal import CGTK

/// A GDK drag that began on one of the app's surfaces.
@MainActor
final class GTKDrag: SystemDrag {
    var events: (@MainActor (SystemDragEvent) -> Void)?

    let drag: OpaquePointer
    private var isOver = false
    private var isDropped = false
    private let blockingWait: BlockingWait

    /// The app's drags in progress. A drop that belongs to one of these drags comes from this app.
    private static var underWay: [GTKDrag] = []

    /// Begins a drag with the pressed `device`. While `blockingWait` is active, the drag's events are deferred.
    ///
    /// - Returns: nil if GDK cannot begin a drag.
    static func begin(
        _ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon, device: OpaquePointer, surface: OpaquePointer,
        _ blockingWait: BlockingWait
    ) -> GTKDrag? {
        let provider = GTKOffer.makeProvider(offer)
        defer { g_object_unref(provider.gpointer) }
        X11DragEvents.listen()
        guard let drag = gdk_drag_begin(surface, device, provider, GTKDrag.inGDK(actions), 0, 0) else { return nil }
        return GTKDrag(drag, icon, blockingWait)
    }

    private init(_ drag: OpaquePointer, _ icon: DragIcon, _ blockingWait: BlockingWait) {
        self.drag = drag
        self.blockingWait = blockingWait
        GTKDrag.underWay.append(self)
        show(icon)
        connectSignals()
    }

    /// The app's drag in progress that belongs to a `GdkDrag`; nil if the drag comes from another app.
    static func activeDrag(for drag: OpaquePointer?) -> GTKDrag? {
        drag.flatMap { drag in underWay.first { $0.drag == drag } }
    }

    private func show(_ icon: DragIcon) {
        let snapshot = gtk_snapshot_new()
        gtk_snapshot_append_node(snapshot, icon.picture.nodePointer)
        var size = graphene_size_t(width: Float(icon.size.width), height: Float(icon.size.height))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        gtk_drag_icon_set_from_paintable(
            drag, paintable, Int32(icon.hotSpot.x.rounded()), Int32(icon.hotSpot.y.rounded()))
        g_object_unref(paintable.gpointer)
    }

    // MARK: - Events

    private func connectSignals() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        let performed: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKDrag.from(context).dropPerformed() }
        }
        GObjectBridge.connect(drag, "drop-performed", context, performed)
        let finished: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKDrag.from(context).finished() }
        }
        GObjectBridge.connect(drag, "dnd-finished", context, finished)
        let cancelled: @convention(c) (gpointer?, GdkDragCancelReason, gpointer?) -> Void = { _, _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKDrag.from(context).end(.cancelled) }
        }
        GObjectBridge.connect(drag, "cancel", context, cancelled)
    }

    private nonisolated static func from(_ context: gpointer) -> GTKDrag {
        Unmanaged<GTKDrag>.fromOpaque(context).takeUnretainedValue()
    }

    private var selected: DragAction? { GTKDrag.action(gdk_drag_get_selected_action(drag)) }

    private func dropPerformed() {
        isDropped = true
        guard let selected else { return }
        blockingWait.whenOver { [self] in events?(.dropped(selected)) }
    }

    private func finished() { end(.finished(X11DragEvents.takeRefusal() ? nil : selected)) }

    private func end(_ event: SystemDragEvent) {
        guard !isOver else { return }
        isOver = true
        GObjectBridge.disconnect(drag, Unmanaged.passUnretained(self).toOpaque())
        GTKDrag.underWay.removeAll { $0 === self }
        // Prevents GDK's animation of a cancelled drag, because the window draws its own return animation.
        gdk_drag_drop_done(drag, 1)
        blockingWait.whenOver { [self] in
            let heard = events
            events = nil
            heard?(event)
        }
        // Deferred because GDK is still emitting one of the drag's signals.
        nonisolated(unsafe) let drag = drag
        MainLoop.post { g_object_unref(drag.gpointer) }
    }

    /// Cancels the current drag after the user pressed Escape. A drag that was dropped already is not cancelled.
    static func escapePressed() {
        guard let led = underWay.last(where: { !$0.isDropped && !$0.isOver }) else { return }
        CancelSignal.emit(led.drag)
    }

    func cancel() {
        guard !isOver else { return }
        events = nil
        // As in GTK's own drag sources, this signal cancels the drag: GDK's default handler of the signal ends it.
        CancelSignal.emit(drag)
    }

    // MARK: - Actions

    static func inGDK(_ actions: Set<DragAction>) -> GdkDragAction {
        GdkDragAction(rawValue: actions.reduce(0) { $0 | inGDK($1).rawValue })
    }

    static func inGDK(_ action: DragAction?) -> GdkDragAction {
        switch action {
        case .copy: GDK_ACTION_COPY
        case .move: GDK_ACTION_MOVE
        case nil: GdkDragAction(rawValue: 0)
        }
    }

    /// The operation for a set of GDK actions; copy takes precedence over move. Nil if the set contains neither.
    static func action(_ actions: GdkDragAction) -> DragAction? {
        if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { return .copy }
        return actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 ? .move : nil
    }

    static func actions(_ actions: GdkDragAction) -> Set<DragAction> {
        Set(DragAction.allCases.filter { actions.rawValue & inGDK($0).rawValue != 0 })
    }
}

/// Emits GDK's `cancel` signal, which ends a drag. GDK's function for that is private.
private enum CancelSignal {
    static func emit(_ drag: OpaquePointer) {
        var values = [GValue(), GValue()]
        let type = g_type_from_instance(drag)
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], drag.gpointer)
        g_value_init(&values[1], gdk_drag_cancel_reason_get_type())
        g_value_set_enum(&values[1], gint(GDK_DRAG_CANCEL_ERROR.rawValue))
        g_signal_emitv(values, g_signal_lookup("cancel", type), 0, nil)
        for index in values.indices { g_value_unset(&values[index]) }
    }

    private static func g_type_from_instance(_ object: OpaquePointer) -> GType {
        object.gpointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    }
}
