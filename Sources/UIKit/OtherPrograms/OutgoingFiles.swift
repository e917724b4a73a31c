// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files for other programs of what a drag carries that is none here: each is made when somebody asks for its place.
///
/// Who has been given the items looks there when they like, long after the drag, or takes the file away: it stays until
/// then, or until the program ends. Of a drag that was let go of over no other program it goes with the drag: many a
/// program asks while one only passes over it.
final class OutgoingFiles: Sendable {
    private enum Place {
        /// It is being made, for all these.
        case coming([@Sendable (URL?) -> Void])
        case known(URL)
    }

    private struct State {
        /// By the numbers of their items.
        var places: [Int: Place] = [:]
        /// Whether nobody is to have them any more.
        var isOver = false
    }

    private let state = LockedBox(State())

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
        enum Step { case make, wait, tell(URL?) }
        let step = state.withLock { state -> Step in
            if state.isOver { return .tell(nil) }
            switch state.places[number] {
            case .known(let url) where FileManager.default.fileExists(atPath: url.path): return .tell(url)
            case .coming(let others):
                state.places[number] = .coming(others + [answer])
                return .wait
            case .known, nil:
                state.places[number] = .coming([answer])
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
            let (waiting, isOver) = state.withLock { state -> ([@Sendable (URL?) -> Void], Bool) in
                guard case .coming(let waiting) = state.places[number] else { return ([], state.isOver) }
                state.places[number] = state.isOver ? nil : kept.map(Place.known)
                return (waiting, state.isOver)
            }
            if isOver, let kept { OutgoingFiles.remove([kept]) }
            for answer in waiting { answer(isOver ? nil : kept) }
        }
    }

    /// Nobody has taken the items: their files go, and what is still being made is not to be had.
    func nobodyTookThem() {
        let made = state.withLock { state -> [URL] in
            state.isOver = true
            return state.places.values.compactMap { if case .known(let url) = $0 { url } else { nil } }
        }
        OutgoingFiles.remove(made)
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

    private static func remove(_ made: [URL]) {
        for folder in made.map({ $0.deletingLastPathComponent() }) {
            folders.withLock { $0.removeAll { $0.path == folder.path } }
            try? FileManager.default.removeItem(at: folder)
        }
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
