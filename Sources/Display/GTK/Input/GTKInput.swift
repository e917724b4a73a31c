// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
internal import CGTK

/// Converts GDK's events on the canvas, the widget that shows a window's content, to ``InputEvent`` values.
///
/// One legacy event controller receives all GDK events in the order of their arrival. Only GTK detects that the pointer
/// has left or that the keyboard focus is lost; a motion controller and a focus controller report it.
@MainActor
final class GTKInput {
    /// The receiver of the events. The surface sets this property to nil when the window closes.
    var deliver: ((InputEvent) -> Void)?

    let canvas: UnsafeMutablePointer<GtkWidget>
    let clock: any MediaClock
    /// Whether key events have key codes. Broadway sends key values instead.
    let hasKeycodes: Bool
    var timeline = EventTimeline()
    var contacts = ContactTracker()
    var scrolling = ScrollTranslator()
    var keys = KeyTracker()
    /// The location of the mouse or pen; nil if it is neither over the canvas nor pressed on it.
    var pointer: CGPoint?
    /// Whether the last hover event had a location, so that an event must be sent when the pointer leaves the canvas.
    var isHovering = false
    /// The device of the last press. A system drag that begins during the press uses this device.
    private var lastPressed: OpaquePointer?
    /// The state of the trackpad pinch in progress; nil if there is none.
    var pinch: InputEvent.Transform?

    /// The time and modifiers of a GDK event, shared by all events created from it.
    struct Moment {
        var timestamp: CFTimeInterval
        var modifiers: InputEvent.Modifiers
    }

    init(canvas: UnsafeMutablePointer<GtkWidget>, clock: any MediaClock) {
        self.canvas = canvas
        self.clock = clock
        hasKeycodes = !GTKDisplay.isBroadway
        addControllers()
    }

    private func addControllers() {
        let context = Unmanaged.passUnretained(self).toOpaque()

        let legacy = gtk_event_controller_legacy_new()!
        let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
            nonisolated(unsafe) let event = event!
            nonisolated(unsafe) let context = context!
            return MainActor.assumeIsolated { GTKInput.from(context).received(event) } ? 1 : 0
        }
        GObjectBridge.connect(legacy, "event", context, event)
        gtk_widget_add_controller(canvas, legacy)

        let motion = gtk_event_controller_motion_new()!
        let left: @convention(c) (gpointer?, gpointer?) -> Void = { controller, context in
            nonisolated(unsafe) let controller = OpaquePointer(controller!)
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKInput.from(context).pointerLeft(controller) }
        }
        GObjectBridge.connect(motion, "leave", context, left)
        gtk_widget_add_controller(canvas, motion)

        let focus = gtk_event_controller_focus_new()!
        let unfocused: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKInput.from(context).lostKeyboard() }
        }
        GObjectBridge.connect(focus, "leave", context, unfocused)
        gtk_widget_add_controller(canvas, focus)
    }

    /// Routes mouse and pen events to the canvas while a button is down. Otherwise Broadway would deliver events
    /// outside the window to the window itself or its title bar.
    func captureEvents(in window: UnsafeMutablePointer<GtkWidget>) {
        let held = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(held, GTK_PHASE_CAPTURE)
        let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
            nonisolated(unsafe) let event = event!
            nonisolated(unsafe) let context = context!
            return MainActor.assumeIsolated { GTKInput.from(context).receivedWhileHeld(event) } ? 1 : 0
        }
        GObjectBridge.connect(held, "event", Unmanaged.passUnretained(self).toOpaque(), event)
        gtk_widget_add_controller(window, held)
    }

    private nonisolated static func from(_ context: gpointer) -> GTKInput {
        Unmanaged<GTKInput>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: - Events

    /// Handles a GDK event.
    ///
    /// - Returns: whether the event was handled, so that GTK does not propagate it.
    private func received(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY: moved(event)
        case GDK_BUTTON_PRESS: pressed(event)
        case GDK_BUTTON_RELEASE: released(event)
        case GDK_GRAB_BROKEN: grabBroken(event)
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touched(event)
        case GDK_SCROLL: scrolled(event)
        case GDK_TOUCHPAD_PINCH: pinched(event)
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: typed(event)
        default: return false
        }
        return true
    }

    private func receivedWhileHeld(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY, GDK_BUTTON_RELEASE: holdsButton(event) && received(event)
        default: false
        }
    }

    /// Cancels all contacts, scrolls and keys in progress, because the surface closes.
    func cancel() {
        let moment = Moment(timestamp: clock.now(), modifiers: [])
        send(contacts.cancelAll(), moment)
        send(scrolling.stopped(), moment)
        lostKeyboard()
    }

    // MARK: - System drags

    /// Stores the device of the last press.
    func storePressDevice(_ device: OpaquePointer?) {
        if let device { g_object_ref(device.gpointer) }
        if let lastPressed { g_object_unref(lastPressed.gpointer) }
        lastPressed = device
    }

    /// The device that is pressing the canvas; nil if the press has ended, even if its release event is still pending.
    var pressedDevice: OpaquePointer? {
        guard contacts.isDown, let device = lastPressed else { return nil }
        guard gdk_device_get_source(device) != GDK_SOURCE_TOUCHSCREEN, let native = gtk_widget_get_native(canvas)
        else { return device }
        var state = GdkModifierType(rawValue: 0)
        var (x, y) = (0.0, 0.0)
        gdk_surface_get_device_position(gtk_native_get_surface(native), device, &x, &y, &state)
        let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
        return state.rawValue & buttons != 0 ? device : nil
    }

    /// Cancels all contacts, because the desktop has taken the pointer for a system drag and no release will arrive.
    func pointerWasTaken() {
        send(contacts.cancelAll(), Moment(timestamp: clock.now(), modifiers: []))
    }

    // MARK: - Helpers

    func moment(_ event: OpaquePointer) -> Moment {
        moment(event, milliseconds: gdk_event_get_time(event))
    }

    /// The time and modifiers of one of the movements that GDK has coalesced into an event. Each movement has its own
    /// time.
    func moment(_ event: OpaquePointer, milliseconds: UInt32) -> Moment {
        Moment(
            timestamp: timeline.seconds(
                milliseconds: milliseconds, now: clock.now(), busySince: MainLoop.busySince),
            modifiers: InputEvent.Modifiers(gdk_event_get_modifier_state(event)))
    }

    /// The event's location in the canvas's points. It may be outside the canvas during a press that began inside.
    func location(_ event: OpaquePointer) -> CGPoint {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0 else { return .zero }
        return inCanvas(x, y)
    }

    /// Converts a location on the window's GDK surface to the canvas's points.
    func inCanvas(_ x: Double, _ y: Double) -> CGPoint {
        guard let native = gtk_widget_get_native(canvas) else { return .zero }
        // GDK's origin is the corner of the surface, which includes the shadow that GTK draws around a window.
        var surfaceX = 0.0
        var surfaceY = 0.0
        gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
        let window = UnsafeMutablePointer<GtkWidget>(native)
        var canvasX = 0.0
        var canvasY = 0.0
        gtk_widget_translate_coordinates(window, canvas, x - surfaceX, y - surfaceY, &canvasX, &canvasY)
        // Rounds away GTK's 32-bit float errors; no device is more precise than 1/256 of a point.
        return CGPoint(x: (canvasX * 256).rounded() / 256, y: (canvasY * 256).rounded() / 256)
    }

    func send(_ kind: InputEvent.Kind, _ moment: Moment) {
        deliver?(InputEvent(kind, timestamp: moment.timestamp, modifiers: moment.modifiers))
    }

    func send(_ contacts: [InputEvent.Contact], _ moment: Moment) {
        for contact in contacts { send(.contact(contact), moment) }
    }

    func send(_ scrolls: [InputEvent.Scroll], _ moment: Moment) {
        for scroll in scrolls { send(.scroll(scroll), moment) }
    }
}

extension InputEvent.Modifiers {
    init(_ state: GdkModifierType) {
        self = []
        func insertIfSet(_ mask: GdkModifierType, _ modifier: InputEvent.Modifiers) {
            if state.rawValue & mask.rawValue != 0 { insert(modifier) }
        }
        insertIfSet(GDK_LOCK_MASK, .capsLock)
        insertIfSet(GDK_SHIFT_MASK, .shift)
        insertIfSet(GDK_CONTROL_MASK, .control)
        insertIfSet(GDK_ALT_MASK, .alternate)
        insertIfSet(GDK_SUPER_MASK, .command)
        insertIfSet(GDK_META_MASK, .command)
    }
}
