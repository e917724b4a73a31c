// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension GTKInput {
    /// X11 and, after it, Wayland and GDK number keys 8 higher than the kernel.
    private static let firstKeycode = 8

    func typed(_ event: OpaquePointer) {
        let key = key(event)
        var moment = moment(event)
        let modifier = KeyUsage.modifier(usage: key.usage)
        if gdk_event_get_event_type(event) == GDK_KEY_PRESS {
            send(scrolling.stopped(), moment)
            // The event's state is that before the event.
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

    /// The usage is 0 for a key that has none: it may type something all the same.
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

    /// What a key value types; of the control characters only tab and return.
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
