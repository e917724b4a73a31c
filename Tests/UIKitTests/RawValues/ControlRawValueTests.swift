// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit

@Suite("Raw values of controls are Apple's")
struct ControlRawValueTests {
    @Test @available(*, deprecated)
    func barButtonItemStyle() {
        expectRawValues(
            of: UIBarButtonItem.Style.self,
            [
                (.plain, 0),
                (.bordered, 1),
                (.done, 2),
            ])
    }

    @Test func barButtonItemSystemItem() {
        expectRawValues(
            of: UIBarButtonItem.SystemItem.self,
            [
                (.done, 0),
                (.cancel, 1),
                (.edit, 2),
                (.save, 3),
                (.add, 4),
                (.flexibleSpace, 5),
                (.fixedSpace, 6),
                (.compose, 7),
                (.reply, 8),
                (.action, 9),
                (.organize, 10),
                (.bookmarks, 11),
                (.search, 12),
                (.refresh, 13),
                (.stop, 14),
                (.camera, 15),
                (.trash, 16),
                (.play, 17),
                (.pause, 18),
                (.rewind, 19),
                (.fastForward, 20),
                (.undo, 21),
                (.redo, 22),
                (.close, 24),
            ])
    }

    @Test func buttonButtonType() {
        expectRawValues(
            of: UIButton.ButtonType.self,
            [
                (.custom, 0),
                (.roundedRect, 1),
                (.system, 1),
                (.detailDisclosure, 2),
                (.infoLight, 3),
                (.infoDark, 4),
                (.contactAdd, 5),
                (.close, 7),
            ])
    }

    @Test func controlContentHorizontalAlignment() {
        expectRawValues(
            of: UIControl.ContentHorizontalAlignment.self,
            [
                (.center, 0),
                (.left, 1),
                (.right, 2),
                (.fill, 3),
                (.leading, 4),
                (.trailing, 5),
            ])
    }

    @Test func controlContentVerticalAlignment() {
        expectRawValues(
            of: UIControl.ContentVerticalAlignment.self,
            [
                (.center, 0),
                (.top, 1),
                (.bottom, 2),
                (.fill, 3),
            ])
    }

    @Test func controlEvent() {
        expectRawValues(
            of: UIControl.Event.self,
            [
                (.touchDown, 1),
                (.touchDownRepeat, 2),
                (.touchDragInside, 4),
                (.touchDragOutside, 8),
                (.touchDragEnter, 16),
                (.touchDragExit, 32),
                (.touchUpInside, 64),
                (.touchUpOutside, 128),
                (.touchCancel, 256),
                (.allTouchEvents, 4095),
                (.valueChanged, 4096),
                (.primaryActionTriggered, 8192),
                (.menuActionTriggered, 16384),
                (.editingDidBegin, 65536),
                (.editingChanged, 131072),
                (.editingDidEnd, 262144),
                (.editingDidEndOnExit, 524288),
                (.allEditingEvents, 983040),
                (.applicationReserved, 251658240),
                (.systemReserved, 4026531840),
                (.allEvents, 4294967295),
            ])
    }

    @Test func controlState() {
        expectRawValues(
            of: UIControl.State.self,
            [
                (.normal, 0),
                (.highlighted, 1),
                (.disabled, 2),
                (.selected, 4),
                (.application, 16711680),
                (.reserved, 4278190080),
            ])
    }

    @Test func menuElementAttributes() {
        expectRawValues(
            of: UIMenuElement.Attributes.self,
            [
                (.disabled, 1),
                (.destructive, 2),
                (.hidden, 4),
                (.keepsMenuPresented, 8),
            ])
    }

    @Test func menuElementState() {
        expectRawValues(
            of: UIMenuElement.State.self,
            [
                (.off, 0),
                (.on, 1),
                (.mixed, 2),
            ])
    }

    @Test func navigationControllerOperation() {
        expectRawValues(
            of: UINavigationController.Operation.self,
            [
                (.none, 0),
                (.push, 1),
                (.pop, 2),
            ])
    }

    @Test func navigationItemBackButtonDisplayMode() {
        expectRawValues(
            of: UINavigationItem.BackButtonDisplayMode.self,
            [
                (.default, 0),
                (.generic, 1),
                (.minimal, 2),
            ])
    }

    @Test func textFieldBorderStyle() {
        expectRawValues(
            of: UITextField.BorderStyle.self,
            [
                (.none, 0),
                (.line, 1),
                (.bezel, 2),
                (.roundedRect, 3),
            ])
    }

    @Test func textFieldDidEndEditingReason() {
        expectRawValues(
            of: UITextField.DidEndEditingReason.self,
            [
                (.committed, 0)
            ])
    }

    @Test func textFieldViewMode() {
        expectRawValues(
            of: UITextField.ViewMode.self,
            [
                (.never, 0),
                (.whileEditing, 1),
                (.unlessEditing, 2),
                (.always, 3),
            ])
    }
}
