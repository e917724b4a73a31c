// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// Determines for each URL that another app offers whether it leads to a file, to a folder or to nothing.
///
/// A file may be on a network disk that does not answer. The file system is therefore queried on another thread. If it
/// does not answer before the timeout, the URL counts as a file whose name determines its type. An error is then
/// reported when the file is loaded.
final class FileKindResolver: Sendable {
    enum Kind: Sendable {
        case file, folder
        /// The URL leads to no existing file or folder, or is not a file URL.
        case nothing
    }

    /// The instance in use, which tests can replace.
    @TaskLocal static var current = FileKindResolver()

    /// A serial queue, so that at most one thread is blocked by disks that do not answer.
    private let queue = DispatchQueue(label: "FileKindResolver")
    /// Asks the file system whether a URL leads to a file or a folder. The call may block for a long time.
    private let queryKind: @Sendable (URL) -> Kind

    init(queryKind: @escaping @Sendable (URL) -> Kind = FileKindResolver.queryKind) {
        self.queryKind = queryKind
    }

    /// The kind of each URL: a file, a folder or nothing. It is `.nothing` for URLs that are not file URLs.
    ///
    /// Blocks for at most `fileKindTimeout` seconds of real time for all URLs together.
    func kinds(at locations: [URL]) -> [Kind] {
        guard locations.contains(where: \.isFileURL) else { return locations.map { _ in .nothing } }
        let (answers, done) = (LockedBox(Answers()), DispatchSemaphore(value: 0))
        ItemQueues.run(on: queue) { [queryKind] in
            for location in locations {
                guard answers.withLock({ $0.areWanted }) else { return }
                let kind = location.isFileURL ? queryKind(location) : .nothing
                answers.withLock { $0.kinds.append(kind) }
            }
            done.signal()
        }
        _ = RealTime.wait(for: done, atMost: Thresholds.DataExchange.fileKindTimeout)
        let known = answers.withLock { answers in
            answers.areWanted = false
            return answers.kinds
        }
        return known + locations.dropFirst(known.count).map { $0.isFileURL ? .file : .nothing }
    }

    static func queryKind(at location: URL) -> Kind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    private struct Answers {
        var kinds: [Kind] = []
        /// Whether the caller is still waiting for the kinds.
        var areWanted = true
    }
}
