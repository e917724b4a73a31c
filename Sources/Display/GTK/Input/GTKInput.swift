// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
internal import CGTK

/// Turns GDK's events on one canvas into the display's.
///
/// One legacy event controller sees them all, in the order of their arrival; what GTK makes itself, leaving and losing
/// the keyboard, comes from two small controllers more.
@MainActor
final class GTKInput {
    /// Where the events go; the surface clears it when it goes away.
    var deliver: ((InputEvent) -> Void)?

    let canvas: UnsafeMutablePointer<GtkWidget>
    let clock: any MediaClock
    /// Broadway sends a key's value in the place of its code.
    let hasKeycodes: Bool
    var timeline = EventTimeline()
    var contacts = ContactTracker()
    var scrolling = ScrollTranslator()
    var keys = KeyTracker()
    /// Where mouse or pen are, if over the canvas or pressed on it.
    var pointer: CGPoint?
    /// Whether the last word on hovering was a place.
    var isHovering = false
    /// What pressed last: a drag of the desktop's goes on with it.
    private var lastPressed: OpaquePointer?
    /// What two fingers on a trackpad have done so far.
    var pinch: InputEvent.Transform?

    /// What is about the event in hand: every event made from it has the same.
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
            MainActor.assumeIsolated { GTKInput.from(context).left(controller) }
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

    /// While a button is down, mouse and pen are the canvas's wherever they are: Broadway hands what happens outside
    /// the window to the window, or to its title bar.
    func follow(in window: UnsafeMutablePointer<GtkWidget>) {
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

    /// - Returns: whether the event goes no further.
    private func received(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY: moved(event)
        case GDK_BUTTON_PRESS: pressed(event)
        case GDK_BUTTON_RELEASE: released(event)
        case GDK_GRAB_BROKEN: broke(event)
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

    /// Ends all that is under way: the surface goes away.
    func cancel() {
        let moment = Moment(timestamp: clock.now(), modifiers: [])
        send(contacts.cancelAll(), moment)
        send(scrolling.stopped(), moment)
        lostKeyboard()
    }

    // MARK: - Drags of the desktop's

    func remember(_ device: OpaquePointer?) {
        if let device { g_object_ref(device.gpointer) }
        if let lastPressed { g_object_unref(lastPressed.gpointer) }
        lastPressed = device
    }

    /// The device that presses the canvas; nil where the press is over, though its end may be on its way still.
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

    /// The desktop goes on with the pointer: no release will come.
    func pointerWasTaken() {
        send(contacts.cancelAll(), Moment(timestamp: clock.now(), modifiers: []))
    }

    // MARK: - Helpers

    func moment(_ event: OpaquePointer) -> Moment {
        moment(event, milliseconds: gdk_event_get_time(event))
    }

    /// The moment of a part of an event that has a time of its own.
    func moment(_ event: OpaquePointer, milliseconds: UInt32) -> Moment {
        Moment(
            timestamp: timeline.seconds(
                milliseconds: milliseconds, now: clock.now(), busySince: MainLoop.busySince),
            modifiers: InputEvent.Modifiers(gdk_event_get_modifier_state(event)))
    }

    /// Where the event is, in the canvas's points; outside it during a press that began inside.
    func location(_ event: OpaquePointer) -> CGPoint {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0 else { return .zero }
        return inCanvas(x, y)
    }

    /// A place on the window's surface, in the canvas's points.
    func inCanvas(_ x: Double, _ y: Double) -> CGPoint {
        guard let native = gtk_widget_get_native(canvas) else { return .zero }
        // GDK counts from the corner of the surface, which includes the shadow that GTK draws around a window.
        var surfaceX = 0.0
        var surfaceY = 0.0
        gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
        let window = UnsafeMutablePointer<GtkWidget>(native)
        var canvasX = 0.0
        var canvasY = 0.0
        gtk_widget_translate_coordinates(window, canvas, x - surfaceX, y - surfaceY, &canvasX, &canvasY)
        // GTK computes in 32-bit floats; no device is finer than a 256th of a point.
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
        func take(_ mask: GdkModifierType, _ modifier: InputEvent.Modifiers) {
            if state.rawValue & mask.rawValue != 0 { insert(modifier) }
        }
        take(GDK_LOCK_MASK, .capsLock)
        take(GDK_SHIFT_MASK, .shift)
        take(GDK_CONTROL_MASK, .control)
        take(GDK_ALT_MASK, .alternate)
        take(GDK_SUPER_MASK, .command)
        take(GDK_META_MASK, .command)
    }
}
