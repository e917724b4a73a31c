// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing

@Suite("What keys mean to what has the focus, and to what they carry")
struct KeyStrokeTests {
    private static let (shift, control, alternate, command) = (1 << 17, 1 << 18, 1 << 19, 1 << 20)

    private func stroke(_ usage: Int, _ flags: Int = 0) -> KeyStroke { KeyStroke(usage: usage, flags: flags) }

    @Test("Control or command with D picks up, and neither with anything else held down")
    func picksUp() {
        let (control, command) = (KeyStrokeTests.control, KeyStrokeTests.command)
        for flags in [control, command, control | command] {
            #expect(stroke(0x07, flags).picksUp && stroke(0x07, flags).lifts)
            for other in [KeyStrokeTests.shift, KeyStrokeTests.alternate] {
                #expect(!stroke(0x07, flags | other).lifts)
            }
        }
        #expect(!stroke(0x07).lifts && !stroke(0x08, control).lifts)
    }

    @Test("Control or command with N makes something new, and neither with anything else held down")
    func makesNew() {
        let (control, command) = (KeyStrokeTests.control, KeyStrokeTests.command)
        for flags in [control, command, control | command] {
            #expect(stroke(0x11, flags).makesNew && !stroke(0x10, flags).makesNew)
            for other in [KeyStrokeTests.shift, KeyStrokeTests.alternate] {
                #expect(!stroke(0x11, flags | other).makesNew)
            }
        }
        #expect(!stroke(0x11).makesNew)
    }

    @Test("Return and enter do what comes first, and name things as F2 does: alone")
    func names() {
        for usage in [0x28, 0x58, 0x3B] {
            #expect(stroke(usage).names && stroke(usage).activates == (usage != 0x3B))
            for flag in [KeyStrokeTests.shift, KeyStrokeTests.control] {
                #expect(!stroke(usage, flag).names && !stroke(usage, flag).activates)
            }
        }
        #expect(!stroke(0x2C).names && !stroke(0x2C).activates)
    }

    @Test("With control, alternate or command a key is an order; with shift it is none")
    func orders() {
        for flag in [KeyStrokeTests.control, KeyStrokeTests.alternate, KeyStrokeTests.command] {
            #expect(stroke(0x52, flag).isOrder && stroke(0x52, flag | KeyStrokeTests.shift).isOrder)
        }
        #expect(!stroke(0x52).isOrder && !stroke(0x52, KeyStrokeTests.shift).isOrder)
    }

    @Test("Space, return and enter let go alone, and space alone lifts; escape puts back whatever is held down")
    func others() {
        for usage in [0x2C, 0x28, 0x58] {
            #expect(stroke(usage).dropsAlone && stroke(usage).lifts == (usage == 0x2C))
            #expect(!stroke(usage, KeyStrokeTests.shift).dropsAlone && stroke(usage, KeyStrokeTests.shift).drops)
        }
        #expect(stroke(0x29).cancels && stroke(0x29, KeyStrokeTests.command).cancels && !stroke(0x28).cancels)
        for usage in [0x2A, 0x4C] { #expect(stroke(usage).deletes && !stroke(usage, KeyStrokeTests.control).deletes) }
    }

    @Test("Arrows point their way, and alone they are what leads the focus; caps lock is held down by nobody")
    func arrows() {
        let ways: [Int: FocusDirection] = [0x4F: .right, 0x50: .left, 0x51: .down, 0x52: .up]
        for (usage, way) in ways {
            #expect(stroke(usage).arrowAlone == way && stroke(usage, 1 << 16).arrowAlone == way)
            #expect(stroke(usage, KeyStrokeTests.shift).arrowAlone == nil)
            #expect(stroke(usage, KeyStrokeTests.shift).arrow == way)
        }
        #expect(stroke(0x04).arrow == nil)
    }
}
