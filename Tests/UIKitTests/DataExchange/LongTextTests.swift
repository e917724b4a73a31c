// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Long texts from other apps") @MainActor
struct LongTextTests {
    @Test("Dropped text is decoded on another thread, without blocking the main thread")
    func threads() throws {
        let stage = DragStage()
        // The first byte is not UTF-8, so the text is decoded byte by byte.
        let text = Data([0xF6]) + Data(repeating: UInt8(ascii: "a"), count: 2 << 20)
        let length = LockedBox(0)
        let loaded = DispatchSemaphore(value: 0)
        stage.dropDelegate.whenPerformed = { session in
            session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
                data, _ in
                length.withLock { $0 = data?.count ?? 0 }
                loaded.signal()
            }
        }
        let drop = stage.visit([("text/plain", text)])
        // The closure measures the work of one thread. So it must not suspend, because the main queue may continue on
        // another thread after a suspension.
        let loading = ThreadWork.seconds {
            stage.send(drop, .entered(stage.middle(of: stage.target)))
            stage.send(drop, .dropped(stage.middle(of: stage.target)))
            for _ in 0..<2000 where length.withLock({ $0 }) == 0 {
                stage.screen.advance(by: 1.0 / 60)
                _ = RealTime.wait(for: loaded, atMost: 0.02)
            }
        }
        var made = Data()
        let making = ThreadWork.seconds { made = FormatNames.utf8(text, named: "text/plain") }
        #expect(length.withLock { $0 } == text.count + 1, "ö is two bytes")
        #expect(made.count == text.count + 1)
        #expect(loading < making / 2, "\(loading) s of work, where making the text takes \(making) s")
        try stage.screen.settle()
    }

    @Test("Text ends at its zero, even if it is not UTF-8 before or after the zero")
    func zeros() {
        func text(_ bytes: [UInt8], _ name: String = "text/plain") -> String {
            String(decoding: FormatNames.utf8(Data(bytes), named: name), as: UTF8.self)
        }
        #expect(text([0xC3, 0xB6, 0x00, 0xF6]) == "ö")
        #expect(text([0xF6, 0x00, 0x61]) == "ö")
        #expect(text([0x00]) == "")
        #expect(text([]) == "")
        #expect(text([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x00, 0x00, 0x62], "text/plain;charset=utf-16") == "a")
        // This slice of other data has a start index that is not 0.
        let part = Data([0x61, 0x62, 0x63, 0x00, 0x64])[1...]
        #expect(FormatNames.utf8(part, named: "text/plain") == Data("bc".utf8))
    }
}

private enum ThreadWork {
    /// Returns the CPU time in seconds that this thread takes for `body`. The time of other threads is not included.
    static func seconds(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
