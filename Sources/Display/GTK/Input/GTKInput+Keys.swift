// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension GTKInput {
    /// The number by which a key code of X11, Wayland or GDK is greater than the kernel's code of the same key.
    private static let firstKeycode = 8

    /// Handles a key press or release.
    func typed(_ event: OpaquePointer) {
        let key = key(event)
        var moment = moment(event)
        let modifier = KeyUsage.modifier(usage: key.usage)
        if gdk_event_get_event_type(event) == GDK_KEY_PRESS {
            send(scrolling.stopped(), moment)
            // The event states the modifiers before the key press, so the key's own modifier is added.
            moment.modifiers.formUnion(modifier)
            send(.key(keys.pressed(key)), moment)
        } else {
            moment.modifiers.subtract(modifier)
            if let key = keys.released(key) { send(.key(key), moment) }
        }
    }

    func lostKeyboard() {
        let moment = Moment(timestamp: clock.now(), modifiers: [])
        for key in keys.releasedAll() { send(.key(key), moment) }
    }

    /// Converts a GDK key event. A key without a USB HID usage code gets the usage 0; it may still type text.
    private func key(_ event: OpaquePointer) -> InputEvent.Key {
        let keyval = gdk_key_event_get_keyval(event)
        let keycode = gdk_key_event_get_keycode(event)
        guard hasKeycodes else {
            return InputEvent.Key(
                usage: KeyUsage.usage(keyval: keyval) ?? 0, phase: .down, characters: GTKInput.characters(keyval),
                charactersIgnoringModifiers: GTKInput.characters(gdk_keyval_to_lower(keyval)))
        }
        let code = Int(keycode) - GTKInput.firstKeycode
        var plain = keyval
        gdk_display_translate_key(
            gtk_widget_get_display(canvas), keycode, GdkModifierType(rawValue: 0),
            Int32(bitPattern: gdk_key_event_get_layout(event)), &plain, nil, nil, nil)
        return InputEvent.Key(
            usage: KeyUsage.usage(evdev: code) ?? KeyUsage.usage(keyval: keyval) ?? 0, phase: .down,
            characters: GTKInput.characters(keyval),
            charactersIgnoringModifiers: GTKInput.characters(plain))
    }

    /// The text that a GDK key value types. Control characters except tab and return are omitted.
    private static func characters(_ keyval: UInt32) -> String {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)) else { return "" }
        switch scalar.value {
        case 0x09: return "\t"
        case 0x0A, 0x0D: return "\r"
        case 0..<0x20, 0x7F: return ""
        default: return String(Character(scalar))
        }
    }
}
