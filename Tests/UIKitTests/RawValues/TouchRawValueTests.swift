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

    @Test func eventSubtype() {
        expectRawValues(
            of: UIEvent.EventSubtype.self,
            [
                (.none, 0), (.motionShake, 1), (.remoteControlPlay, 100), (.remoteControlPause, 101),
                (.remoteControlStop, 102), (.remoteControlTogglePlayPause, 103), (.remoteControlNextTrack, 104),
                (.remoteControlPreviousTrack, 105), (.remoteControlBeginSeekingBackward, 106),
                (.remoteControlEndSeekingBackward, 107), (.remoteControlBeginSeekingForward, 108),
                (.remoteControlEndSeekingForward, 109),
            ])
    }

    @Test func touchProperties() {
        expectRawValues(
            of: UITouch.Properties.self,
            [(.force, 1), (.azimuth, 2), (.altitude, 4), (.location, 8)])
        #expect(UITouch.Properties(rawValue: 9) == [.force, .location])
    }

    @Test("Apple's raw values create their cases, and other raw values return nil")
    func unknownRawValues() {
        #expect(UITouch.Phase(rawValue: 6) == .regionMoved)
        #expect(UITouch.Phase(rawValue: 8) == nil)
        #expect(UITouch.TouchType(rawValue: 3) == .indirectPointer)
        #expect(UITouch.TouchType(rawValue: 4) == nil)
        #expect(UIEvent.EventType(rawValue: 14) == .transform)
        #expect(UIEvent.EventType(rawValue: 4) == nil)
        #expect(UIEvent.EventSubtype(rawValue: 100) == .remoteControlPlay)
        #expect(UIEvent.EventSubtype(rawValue: 2) == nil)
        #expect(UIScrollView.IndicatorStyle(rawValue: 2) == .white)
        #expect(UIScrollView.IndicatorStyle(rawValue: 3) == nil)
        #expect(UIScrollView.KeyboardDismissMode(rawValue: 3) == .onDragWithAccessory)
        #expect(UIScrollView.KeyboardDismissMode(rawValue: 5) == nil)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior(rawValue: 3) == .always)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior(rawValue: 4) == nil)
        #expect(UIControl.ContentHorizontalAlignment(rawValue: 5) == .trailing)
        #expect(UIControl.ContentHorizontalAlignment(rawValue: 6) == nil)
        #expect(UIControl.ContentVerticalAlignment(rawValue: 3) == .fill)
        #expect(UIControl.ContentVerticalAlignment(rawValue: 4) == nil)
        #expect(UIStackView.Alignment(rawValue: 5) == .lastBaseline)
        #expect(UIStackView.Alignment(rawValue: 6) == nil)
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
