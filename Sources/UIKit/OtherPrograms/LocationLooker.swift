// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// Finds out what there is at locations that another program has named.
///
/// One may be on a disk of another machine that does not answer, for which nobody stands still: the file system is asked
/// on another thread, and what it has not said soon is taken for a file, whose name says what it is. Whoever loads that
/// hears what became of it.
final class LocationLooker: Sendable {
    enum Kind: Sendable {
        case file, folder
        /// There is nothing.
        case nothing
    }

    /// The one to ask.
    @TaskLocal static var current = LocationLooker()

    /// One list after the other: of disks that do not answer, one thread at most waits.
    private let queue = DispatchQueue(label: "LocationLooker")
    /// Is as slow as the file system.
    private let look: @Sendable (URL) -> Kind

    init(look: @escaping @Sendable (URL) -> Kind = LocationLooker.look) {
        self.look = look
    }

    /// What is at each of some locations; at one that is of no file there is nothing.
    ///
    /// It waits `lookPatience` seconds at most, of real time, for all together.
    func kinds(at locations: [URL]) -> [Kind] {
        guard locations.contains(where: \.isFileURL) else { return locations.map { _ in .nothing } }
        let (answers, done) = (LockedBox(Answers()), DispatchSemaphore(value: 0))
        ItemQueues.run(on: queue) { [look] in
            for location in locations {
                guard answers.withLock({ $0.areWanted }) else { return }
                let kind = location.isFileURL ? look(location) : .nothing
                answers.withLock { $0.kinds.append(kind) }
            }
            done.signal()
        }
        _ = RealTime.wait(for: done, atMost: Thresholds.OtherPrograms.lookPatience)
        let known = answers.withLock { answers in
            answers.areWanted = false
            return answers.kinds
        }
        return known + locations.dropFirst(known.count).map { $0.isFileURL ? .file : .nothing }
    }

    static func look(at location: URL) -> Kind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    private struct Answers {
        var kinds: [Kind] = []
        var areWanted = true
    }
}
