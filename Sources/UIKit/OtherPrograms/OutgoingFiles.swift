// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files for other programs of what is none here: each is made when somebody asks for its place.
///
/// Whoever has been told the place looks there when they like, long after the drag, or takes the file away: it stays until
/// then, or until the program ends.
final class OutgoingFiles: Sendable {
    private enum Place {
        /// It is being made, for all these.
        case coming([@Sendable (URL?) -> Void])
        case known(URL)
    }

    /// By the numbers of their items.
    private let places = LockedBox<[Int: Place]>([:])

    @MainActor
    init() {
        // Once for all of them.
        _ = OutgoingFiles.observer
    }

    /// Makes a file of what an item is as a type, unless that has been done.
    ///
    /// - Parameter answer: called once, on any thread, with the place, or nil where the item could not be had.
    func find(
        _ number: Int, _ type: String, of provider: NSItemProvider, _ answer: @escaping @Sendable (URL?) -> Void
    ) {
        enum Step { case make, wait, tell(URL) }
        let step = places.withLock { places -> Step in
            switch places[number] {
            case .known(let url) where FileManager.default.fileExists(atPath: url.path): return .tell(url)
            case .coming(let others):
                places[number] = .coming(others + [answer])
                return .wait
            case .known, nil:
                places[number] = .coming([answer])
                return .make
            }
        }
        switch step {
        case .wait: return
        case .tell(let url): return answer(url)
        case .make: break
        }
        provider.loadFileRepresentation(forTypeIdentifier: type) { [self] url, _ in
            // The file is gone when this returns.
            let kept = url.flatMap { try? OutgoingFiles.keep($0) }
            let waiting = places.withLock { places -> [@Sendable (URL?) -> Void] in
                guard case .coming(let waiting) = places[number] else { return [] }
                places[number] = kept.map(Place.known)
                return waiting
            }
            for answer in waiting { answer(kept) }
        }
    }

    // MARK: Folders

    /// Each file is in a folder of its own, so that two may be called the same.
    private static let folders = LockedBox<[URL]>([])

    private static func keep(_ file: URL) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("Dragged-" + UUID().uuidString, isDirectory: true)
        // Nobody else's business.
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        folders.withLock { $0.append(folder) }
        let place = folder.appendingPathComponent(visible(file.lastPathComponent))
        try files.moveItem(at: file, to: place)
        return place
    }

    /// A name that no file manager hides.
    private static func visible(_ name: String) -> String {
        let rest = name.drop { $0 == "." || $0.isWhitespace }
        return rest.isEmpty ? "item" : String(rest)
    }

    @MainActor private static let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in
        let gone = folders.withLock { folders in
            defer { folders = [] }
            return folders
        }
        for folder in gone { try? FileManager.default.removeItem(at: folder) }
    }
}
