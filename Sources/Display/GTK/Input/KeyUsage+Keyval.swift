// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension KeyUsage {
    /// The USB HID usage of the key that has a GDK key value on the US layout, for a display without key codes.
    static func usage(keyval: UInt32) -> Int? {
        if let usage = byKeyval[Int32(bitPattern: keyval)] { return usage }
        return Unicode.Scalar(gdk_keyval_to_unicode(keyval)).flatMap { usage(typing: Character($0)) }
    }

    /// The modifier, such as Shift, that the key with a USB HID usage sets; empty if it is not a modifier key.
    static func modifier(usage: Int) -> InputEvent.Modifiers {
        switch usage {
        case 0xE0, 0xE4: .control
        case 0xE1, 0xE5: .shift
        case 0xE2, 0xE6: .alternate
        case 0xE3, 0xE7: .command
        default: []
        }
    }

    private static let byKeyval: [Int32: Int] = [
        GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
        GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_Caps_Lock: 0x39,
        GDK_KEY_F1: 0x3A, GDK_KEY_F2: 0x3B, GDK_KEY_F3: 0x3C, GDK_KEY_F4: 0x3D, GDK_KEY_F5: 0x3E, GDK_KEY_F6: 0x3F,
        GDK_KEY_F7: 0x40, GDK_KEY_F8: 0x41, GDK_KEY_F9: 0x42, GDK_KEY_F10: 0x43, GDK_KEY_F11: 0x44,
        GDK_KEY_F12: 0x45,
        GDK_KEY_Print: 0x46, GDK_KEY_Scroll_Lock: 0x47, GDK_KEY_Pause: 0x48, GDK_KEY_Insert: 0x49,
        GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B, GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D,
        GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50, GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52,
        GDK_KEY_Num_Lock: 0x53, GDK_KEY_KP_Divide: 0x54, GDK_KEY_KP_Multiply: 0x55, GDK_KEY_KP_Subtract: 0x56,
        GDK_KEY_KP_Add: 0x57, GDK_KEY_KP_Enter: 0x58, GDK_KEY_KP_1: 0x59, GDK_KEY_KP_2: 0x5A, GDK_KEY_KP_3: 0x5B,
        GDK_KEY_KP_4: 0x5C, GDK_KEY_KP_5: 0x5D, GDK_KEY_KP_6: 0x5E, GDK_KEY_KP_7: 0x5F, GDK_KEY_KP_8: 0x60,
        GDK_KEY_KP_9: 0x61, GDK_KEY_KP_0: 0x62, GDK_KEY_KP_Decimal: 0x63, GDK_KEY_Menu: 0x65,
        GDK_KEY_Control_L: 0xE0, GDK_KEY_Shift_L: 0xE1, GDK_KEY_Alt_L: 0xE2, GDK_KEY_Super_L: 0xE3,
        GDK_KEY_Meta_L: 0xE3, GDK_KEY_Control_R: 0xE4, GDK_KEY_Shift_R: 0xE5, GDK_KEY_Alt_R: 0xE6,
        GDK_KEY_ISO_Level3_Shift: 0xE6, GDK_KEY_Super_R: 0xE7, GDK_KEY_Meta_R: 0xE7,
    ]
}
