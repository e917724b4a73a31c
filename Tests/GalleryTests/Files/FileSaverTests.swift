// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("File saver: writing off the main actor") @MainActor
struct FileSaverTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let jobs = FileJobs()

    private struct Full: LocalizedError {
        var errorDescription: String? { "The disk is full." }
    }

    /// A disk whose first write blocks until the test signals `goOn`.
    private final class Disk: Sendable {
        let began = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        let numbers = Mutex<[Int]>([])

        func write(_ number: Int) -> SaveOutcome {
            let isFirst = numbers.withLock {
                $0.append(number); return $0.count == 1
            }
            if isFirst {
                began.signal()
                goOn.wait()
            }
            return SaveOutcome("The number", in: URL(fileURLWithPath: "/disk")) { _ in
                if number == 3 { throw Full() }
            }
        }
    }

    @Test("While one version is written, only the newest later version is kept, and written next")
    func coalesces() {
        let disk = Disk()
        var outcomes = 0
        let saver = FileSaver(jobs) { _ in outcomes += 1 }
        saver.save { disk.write(1) }
        disk.began.wait()
        for number in 2...100 { saver.save { disk.write(number) } }
        #expect(saver.isSaving)
        #expect(outcomes == 0)
        disk.goOn.signal()
        screen.finishFileJobs([jobs])
        #expect(disk.numbers.withLock { $0 } == [1, 100])
        #expect(outcomes == 2)
        #expect(!saver.isSaving)
    }

    @Test("A failed write is reported, and the next version is saved")
    func failure() {
        let disk = Disk()
        disk.goOn.signal()
        var failures: [String?] = []
        let saver = FileSaver(jobs) { failures.append($0.failure) }
        for number in [2, 3, 4] {
            saver.save { disk.write(number) }
            screen.finishFileJobs([jobs])
        }
        #expect(failures == [nil, "The number could not be saved in /disk: The disk is full.", nil])
        #expect(disk.numbers.withLock { $0 } == [2, 3, 4])
    }

    @Test("Jobs on one file run in order for all callers, and do not wait for jobs on other files")
    func order() {
        let (one, other) = (URL(fileURLWithPath: "/disk/one"), URL(fileURLWithPath: "/disk/other"))
        let ran = Mutex<[String]>([])
        let jobs = FileJobs.on(one)
        #expect(FileJobs.on(one) === jobs)
        #expect(FileJobs.all.contains { $0 === jobs })
        jobs.queue.suspend()
        jobs.run { ran.withLock { $0.append("first") } }
        FileJobs.on(one).run { ran.withLock { $0.append("second") } }
        let others = FileJobs.on(other)
        others.run { ran.withLock { $0.append("other") } }
        others.wait()
        #expect(ran.withLock { $0 } == ["other"])
        jobs.queue.resume()
        screen.finishFileJobs()
        #expect(ran.withLock { $0 } == ["other", "first", "second"])
    }

    @Test("A save that begins when the program ends is written before it does")
    func end() {
        let disk = Disk()
        disk.goOn.signal()
        let saver = FileSaver(.on(URL(fileURLWithPath: "/disk/number"))) { _ in }
        let end = TerminationObserver { saver.save { disk.write(7) } }
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
        #expect(disk.numbers.withLock { $0 } == [7])
        withExtendedLifetime(end) {}
    }
}
