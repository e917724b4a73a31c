// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit

@Suite("Raw values of touches and gestures are Apple's")
struct TouchRawValueTests {
    @Test func eventButtonMask() {
        expectRawValues(
            of: UIEvent.ButtonMask.self,
            [
                (.primary, 1),
                (.secondary, 2),
            ])
    }

    @Test func eventEventType() {
        expectRawValues(
            of: UIEvent.EventType.self,
            [
                (.touches, 0),
                (.motion, 1),
                (.remoteControl, 2),
                (.presses, 3),
                (.scroll, 10),
                (.hover, 11),
                (.transform, 14),
            ])
    }

    @Test func gestureRecognizerState() {
        expectRawValues(
            of: UIGestureRecognizer.State.self,
            [
                (.possible, 0),
                (.began, 1),
                (.changed, 2),
                (.ended, 3),
                (.recognized, 3),
                (.cancelled, 4),
                (.failed, 5),
            ])
    }

    @Test func scrollViewIndicatorStyle() {
        expectRawValues(
            of: UIScrollView.IndicatorStyle.self,
            [
                (.default, 0),
                (.black, 1),
                (.white, 2),
            ])
    }

    @Test func touchPhase() {
        expectRawValues(
            of: UITouch.Phase.self,
            [
                (.began, 0),
                (.moved, 1),
                (.stationary, 2),
                (.ended, 3),
                (.cancelled, 4),
                (.regionEntered, 5),
                (.regionMoved, 6),
                (.regionExited, 7),
            ])
    }

    @Test func touchTouchType() {
        expectRawValues(
            of: UITouch.TouchType.self,
            [
                (.direct, 0),
                (.indirect, 1),
                (.pencil, 2),
                (.stylus, 2),
                (.indirectPointer, 3),
            ])
    }

    @Test func keyModifierFlags() {
        expectRawValues(
            of: UIKeyModifierFlags.self,
            [
                (.alphaShift, 65536),
                (.shift, 131072),
                (.control, 262144),
                (.alternate, 524288),
                (.command, 1048576),
                (.numericPad, 2097152),
            ])
    }

    @Test func pressPhase() {
        expectRawValues(
            of: UIPress.Phase.self,
            [
                (.began, 0),
                (.changed, 1),
                (.stationary, 2),
                (.ended, 3),
                (.cancelled, 4),
            ])
    }

    @Test func pressPressType() {
        expectRawValues(
            of: UIPress.PressType.self,
            [
                (.upArrow, 0),
                (.downArrow, 1),
                (.leftArrow, 2),
                (.rightArrow, 3),
                (.select, 4),
                (.menu, 5),
                (.playPause, 6),
            ])
    }
}
