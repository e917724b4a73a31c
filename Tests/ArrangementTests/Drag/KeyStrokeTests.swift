// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing

@Suite("Key presses for the focused and the dragged item")
struct KeyStrokeTests {
    private static let (shift, control, alternate, command) = (1 << 17, 1 << 18, 1 << 19, 1 << 20)

    private func stroke(_ usage: Int, _ flags: Int = 0) -> KeyStroke { KeyStroke(usage: usage, flags: flags) }

    @Test("Control or command with D picks up an item, but not with another modifier")
    func picksUp() {
        let (control, command) = (KeyStrokeTests.control, KeyStrokeTests.command)
        for flags in [control, command, control | command] {
            #expect(stroke(0x07, flags).picksUp)
            #expect(stroke(0x07, flags).lifts)
            for other in [KeyStrokeTests.shift, KeyStrokeTests.alternate] {
                #expect(!stroke(0x07, flags | other).lifts)
            }
        }
        #expect(!stroke(0x07).lifts)
        #expect(!stroke(0x08, control).lifts)
    }

    @Test("Control or command with N creates an item, but not with another modifier")
    func makesNew() {
        let (control, command) = (KeyStrokeTests.control, KeyStrokeTests.command)
        for flags in [control, command, control | command] {
            #expect(stroke(0x11, flags).createsItem)
            #expect(!stroke(0x10, flags).createsItem)
            for other in [KeyStrokeTests.shift, KeyStrokeTests.alternate] {
                #expect(!stroke(0x11, flags | other).createsItem)
            }
        }
        #expect(!stroke(0x11).createsItem)
    }

    @Test("Without modifiers, return and enter activate an item, and like F2 start renaming")
    func names() {
        for usage in [0x28, 0x58, 0x3B] {
            #expect(stroke(usage).startsRenaming)
            #expect(stroke(usage).activates == (usage != 0x3B))
            for flag in [KeyStrokeTests.shift, KeyStrokeTests.control] {
                #expect(!stroke(usage, flag).startsRenaming)
                #expect(!stroke(usage, flag).activates)
            }
        }
        #expect(!stroke(0x2C).startsRenaming)
        #expect(!stroke(0x2C).activates)
    }

    @Test("A key with control, alternate or command is a command; with shift only it is not")
    func orders() {
        for flag in [KeyStrokeTests.control, KeyStrokeTests.alternate, KeyStrokeTests.command] {
            #expect(stroke(0x52, flag).isCommand)
            #expect(stroke(0x52, flag | KeyStrokeTests.shift).isCommand)
        }
        #expect(!stroke(0x52).isCommand)
        #expect(!stroke(0x52, KeyStrokeTests.shift).isCommand)
    }

    @Test("Space, return and enter drop, only space lifts, and escape cancels with any modifiers")
    func others() {
        for usage in [0x2C, 0x28, 0x58] {
            #expect(stroke(usage).dropsWithoutModifiers)
            #expect(stroke(usage).lifts == (usage == 0x2C))
            #expect(!stroke(usage, KeyStrokeTests.shift).dropsWithoutModifiers)
            #expect(stroke(usage, KeyStrokeTests.shift).drops)
        }
        #expect(stroke(0x29).cancels)
        #expect(stroke(0x29, KeyStrokeTests.command).cancels)
        #expect(!stroke(0x28).cancels)
        for usage in [0x2A, 0x4C] { #expect(stroke(usage).deletes && !stroke(usage, KeyStrokeTests.control).deletes) }
    }

    @Test("Arrow keys give a direction, and arrowAlone needs no modifiers; caps lock does not count as one")
    func arrows() {
        let ways: [Int: FocusDirection] = [0x4F: .right, 0x50: .left, 0x51: .down, 0x52: .up]
        for (usage, way) in ways {
            #expect(stroke(usage).arrowWithoutModifiers == way)
            #expect(stroke(usage, 1 << 16).arrowWithoutModifiers == way)
            #expect(stroke(usage, KeyStrokeTests.shift).arrowWithoutModifiers == nil)
            #expect(stroke(usage, KeyStrokeTests.shift).arrow == way)
        }
        #expect(stroke(0x04).arrow == nil)
    }
}
