// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The temporary files that a drag creates for other apps from items that are not files. Each file is created when
/// another app requests its URL.
///
/// An app that has received the items may open a file long after the drag, or move the file away. The file is therefore
/// kept until this app ends. If the drag is not dropped on another app, its files are deleted when the drag ends. Such
/// a drag can have files, because an app may request URLs when a drag only passes over its window.
final class OutgoingFiles: Sendable {
    private enum Place {
        /// The file is being created. Each closure is called with the file's URL once it exists, or with nil after a
        /// failure.
        case pending([@Sendable (URL?) -> Void])
        case ready(URL)
    }

    private struct State {
        /// The files, by the index of their items.
        var places: [Int: Place] = [:]
        /// Whether the drag has ended without a drop on another app.
        var isOver = false
    }

    private let state = LockedBox(State())

    @MainActor
    init() {
        // Registers the observer that deletes all files when the app ends.
        _ = OutgoingFiles.observer
    }

    /// Creates a file from an item's data of a type, unless the file exists already.
    ///
    /// - Parameters:
    ///   - number: the item's index in the drag.
    ///   - type: the type identifier of the data.
    ///   - provider: the item's provider.
    ///   - answer: called once, on any thread, with the file's URL; nil if the item could not be loaded.
    func makeFile(
        _ number: Int, _ type: String, of provider: NSItemProvider, _ answer: @escaping @Sendable (URL?) -> Void
    ) {
        enum Step { case make, wait, finish(URL?) }
        let step = state.withLock { state -> Step in
            if state.isOver { return .finish(nil) }
            switch state.places[number] {
            case .ready(let url) where FileManager.default.fileExists(atPath: url.path): return .finish(url)
            case .pending(let others):
                state.places[number] = .pending(others + [answer])
                return .wait
            case .ready, nil:
                state.places[number] = .pending([answer])
                return .make
            }
        }
        switch step {
        case .wait: return
        case .finish(let url): return answer(url)
        case .make: break
        }
        provider.loadFileRepresentation(forTypeIdentifier: type) { [self] url, _ in
            // The loaded file is deleted when this closure returns, so it is moved first.
            let kept = url.flatMap { try? OutgoingFiles.moveToOwnFolder($0) }
            let (waiting, isOver) = state.withLock { state -> ([@Sendable (URL?) -> Void], Bool) in
                guard case .pending(let waiting) = state.places[number] else { return ([], state.isOver) }
                state.places[number] = state.isOver ? nil : kept.map(Place.ready)
                return (waiting, state.isOver)
            }
            if isOver, let kept { OutgoingFiles.remove([kept]) }
            for answer in waiting { answer(isOver ? nil : kept) }
        }
    }

    /// Deletes the files after a drag that was not dropped on another app. Requests for files that are still being
    /// created are answered with nil.
    func discardAll() {
        let made = state.withLock { state -> [URL] in
            state.isOver = true
            return state.places.values.compactMap { if case .ready(let url) = $0 { url } else { nil } }
        }
        OutgoingFiles.remove(made)
    }

    // MARK: Folders

    /// The folders of all files: each file has its own, because two files may have the same name.
    private static let folders = LockedBox<[URL]>([])

    private static func moveToOwnFolder(_ file: URL) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("Dragged-" + UUID().uuidString, isDirectory: true)
        // Only the user can read the folder.
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

    /// `name` without leading dots and spaces, because file managers hide files whose name starts with a dot; `item` if
    /// nothing is left.
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
