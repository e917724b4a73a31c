// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

extension GTKInput {
    // MARK: - Mouse and pen

    func moved(_ event: OpaquePointer) {
        if isFromTouch(event) { return }
        let device = device(event)
        let isHeld = contacts.button(of: device).map { isDown($0, event) } ?? false
        if isHeld { sendCoalescedMotion(event, device) }
        let moment = moment(event)
        send(scrolling.stopped(), moment)
        let location = pointerLocation(event)
        let pointer = reading(event, device)
        switch contacts.moved(pointer, to: location, isHeld: isHeld) {
        case .contact(let contact): send([contact], moment)
        case .hover: hover(InputEvent.Hover(location, device: device, stylus: pointer.stylus), moment)
        }
    }

    func pressed(_ event: OpaquePointer) {
        if isFromTouch(event) { return }
        let moment = moment(event)
        send(scrolling.stopped(), moment)
        gtk_widget_grab_focus(canvas)
        storePressDevice(gdk_event_get_device(event))
        let button = GTKInput.button(gdk_button_event_get_button(event))
        let location = pointerLocation(event)
        if let contact = contacts.pressed(reading(event, device(event)), button: button, at: location) {
            send([contact], moment)
        }
    }

    func released(_ event: OpaquePointer) {
        if isFromTouch(event) { return }
        let button = GTKInput.button(gdk_button_event_get_button(event))
        let location = pointerLocation(event)
        guard let contact = contacts.released(device(event), button: button, at: location) else { return }
        let moment = moment(event)
        send([contact], moment)
        if gtk_widget_contains(canvas, location.x, location.y) == 0 { endHover(moment) }
    }

    /// Whether the event's mouse or pen is pressed, and the press began on the canvas; false for an event that is
    /// emulated from a touch.
    func holdsButton(_ event: OpaquePointer) -> Bool {
        !isFromTouch(event) && contacts.button(of: device(event)) != nil
    }

    /// Cancels the contact of the event's mouse or pen, if there is one, because another window or app has grabbed the
    /// pointer.
    func grabBroken(_ event: OpaquePointer) {
        if let contact = contacts.grabBroken(device(event)) { send([contact], moment(event)) }
    }

    /// Ends hovering after the pointer left the canvas. Does nothing while the mouse or pen is pressed, because
    /// `released(_:)` later checks whether the pointer is outside.
    func pointerLeft(_ controller: OpaquePointer) {
        let event = gtk_event_controller_get_current_event(controller)
        let moment = event.map { self.moment($0) } ?? Moment(timestamp: clock.now(), modifiers: [])
        if contacts.button(of: .mouse) == nil && contacts.button(of: .pen) == nil { endHover(moment) }
    }

    private func endHover(_ moment: Moment) {
        pointer = nil
        hover(nil, moment)
    }

    private func hover(_ hover: InputEvent.Hover?, _ moment: Moment) {
        if hover == nil && !isHovering { return }
        isHovering = hover != nil
        send(.hover(hover), moment)
    }

    /// Sends the movements that GDK has coalesced into this event, each with its own time.
    private func sendCoalescedMotion(_ event: OpaquePointer, _ device: InputEvent.Contact.Device) {
        var count: guint = 0
        guard let history = gdk_event_get_history(event, &count) else { return }
        defer { g_free(history) }
        for index in 0..<Int(count) {
            let axes = withUnsafeBytes(of: &history[index].axes) { Array($0.bindMemory(to: Double.self)) }
            let (x, y) = (axes[Int(GDK_AXIS_X.rawValue)], axes[Int(GDK_AXIS_Y.rawValue)])
            let moment = moment(event, milliseconds: history[index].time)
            let told = history[index].flags.rawValue
            let pointer = PointerReading(device) { axis in
                told & (1 << axis.inGDK.rawValue) != 0 ? axes[Int(axis.inGDK.rawValue)] : nil
            }
            guard case .contact(let contact) = contacts.moved(pointer, to: inCanvas(x, y)) else { return }
            send([contact], moment)
        }
    }

    private func pointerLocation(_ event: OpaquePointer) -> CGPoint {
        let location = location(event)
        pointer = location
        return location
    }

    /// The pointer's current location, queried from the device. A scroll or pinch needs it if no motion event has
    /// arrived yet.
    private func pointerNow(_ event: OpaquePointer) -> CGPoint {
        guard let surface = gdk_event_get_surface(event), let device = gdk_event_get_device(event) else { return .zero }
        var x = 0.0
        var y = 0.0
        guard gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0 else { return .zero }
        return inCanvas(x, y)
    }

    // MARK: - Fingers

    func touched(_ event: OpaquePointer) {
        let moment = moment(event)
        let location = location(event)
        let sequence = ContactTracker.Sequence(bitPattern: gdk_event_get_event_sequence(event))
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN:
            send(scrolling.stopped(), moment)
            // The finger replaces the mouse pointer, so hovering ends.
            hover(nil, moment)
            gtk_widget_grab_focus(canvas)
            storePressDevice(gdk_event_get_device(event))
            send(contacts.touchBegan(sequence, at: location), moment)
        case GDK_TOUCH_UPDATE:
            send([contacts.touchMoved(sequence, to: location)].compactMap { $0 }, moment)
        case GDK_TOUCH_END:
            send([contacts.touchEnded(sequence, at: location)].compactMap { $0 }, moment)
        default:
            send([contacts.touchCancelled(sequence)].compactMap { $0 }, moment)
        }
    }

    // MARK: - Wheel and trackpad

    /// Handles a scroll event. GTK reports the movement of the fingers on a trackpad without momentum, which only the
    /// widget `GtkScrolledWindow` adds. Scroll events have no location in GTK 4.8, so the pointer's location is used.
    func scrolled(_ event: OpaquePointer) {
        let moment = moment(event)
        if gdk_scroll_event_is_stop(event) != 0 {
            send(scrolling.stopped(), moment)
            return
        }
        var delta = CGVector.zero
        var unit = ScrollTranslator.Unit.notches
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: delta.dy = -1
        case GDK_SCROLL_DOWN: delta.dy = 1
        case GDK_SCROLL_LEFT: delta.dx = -1
        case GDK_SCROLL_RIGHT: delta.dx = 1
        default:
            var dx = 0.0
            var dy = 0.0
            gdk_scroll_event_get_deltas(event, &dx, &dy)
            delta = CGVector(dx: dx, dy: dy)
            unit = scrollUnit(event)
        }
        // With Shift the wheel scrolls horizontally, as usual on Linux desktops.
        if case .notches = unit, moment.modifiers.contains(.shift) {
            delta = CGVector(dx: delta.dy, dy: delta.dx)
        }
        send(scrolling.scrolled(delta, unit, at: pointer ?? pointerNow(event)), moment)
    }

    private func scrollUnit(_ event: OpaquePointer) -> ScrollTranslator.Unit {
        if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE { return .points }
        switch source(event) {
        case GDK_SOURCE_TOUCHPAD, GDK_SOURCE_TRACKPOINT: return .trackpadNotches
        default: return .notches
        }
    }

    // MARK: - Pinching on a trackpad

    /// Handles a trackpad pinch. Swipes and holds with more fingers are left to the desktop.
    func pinched(_ event: OpaquePointer) {
        let moment = moment(event)
        send(scrolling.stopped(), moment)
        let phase: InputEvent.Transform.Phase =
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
            case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
            default: .cancelled
            }
        if phase == .began { pinch = InputEvent.Transform(location: pointer ?? pointerNow(event), phase: .began) }
        guard var transform = pinch else { return }
        transform.phase = phase
        if phase == .changed {
            transform.scale = gdk_touchpad_event_get_pinch_scale(event)
            transform.rotation += gdk_touchpad_event_get_pinch_angle_delta(event)
        }
        pinch = phase == .began || phase == .changed ? transform : nil
        send(.transform(transform), moment)
    }

    // MARK: - Devices

    /// Converts GDK's button number, in which 2 is the middle button and 3 the secondary one, to that of
    /// ``InputEvent/Contact/button``, in which 2 is the secondary button and 3 the middle one.
    private static func button(_ button: guint) -> Int {
        switch button {
        case 2: 3
        case 3: 2
        default: Int(button)
        }
    }

    /// Whether the button is down according to the event. GDK reports the state of three buttons only;
    /// any other button counts as down.
    private func isDown(_ button: Int, _ event: OpaquePointer) -> Bool {
        let state = gdk_event_get_modifier_state(event).rawValue
        switch button {
        case 1: return state & GDK_BUTTON1_MASK.rawValue != 0
        case 2: return state & GDK_BUTTON3_MASK.rawValue != 0
        case 3: return state & GDK_BUTTON2_MASK.rawValue != 0
        default: return true
        }
    }

    private func source(_ event: OpaquePointer) -> GdkInputSource {
        guard let device = gdk_event_get_device(event) else { return GDK_SOURCE_MOUSE }
        return gdk_device_get_source(device)
    }

    /// Whether the event is a pointer event that the windowing system emulates from a touch.
    private func isFromTouch(_ event: OpaquePointer) -> Bool {
        source(event) == GDK_SOURCE_TOUCHSCREEN
    }

    private func device(_ event: OpaquePointer) -> InputEvent.Contact.Device {
        if source(event) == GDK_SOURCE_PEN { return .pen }
        guard let tool = gdk_event_get_device_tool(event) else { return .mouse }
        switch gdk_device_tool_get_tool_type(tool) {
        case GDK_DEVICE_TOOL_TYPE_MOUSE, GDK_DEVICE_TOOL_TYPE_LENS, GDK_DEVICE_TOOL_TYPE_UNKNOWN: return .mouse
        default: return .pen
        }
    }

    private func reading(_ event: OpaquePointer, _ device: InputEvent.Contact.Device) -> PointerReading {
        PointerReading(device) { axis in
            var value = 0.0
            return gdk_event_get_axis(event, axis.inGDK, &value) != 0 ? value : nil
        }
    }
}

extension PointerReading.Axis {
    /// The corresponding GDK axis.
    fileprivate var inGDK: GdkAxisUse {
        switch self {
        case .pressure: GDK_AXIS_PRESSURE
        case .tiltX: GDK_AXIS_XTILT
        case .tiltY: GDK_AXIS_YTILT
        case .rotation: GDK_AXIS_ROTATION
        case .distance: GDK_AXIS_DISTANCE
        }
    }
}
