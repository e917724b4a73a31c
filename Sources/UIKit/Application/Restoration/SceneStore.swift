// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The file with the scenes of an app, from which its next launch restores them.
///
/// While a launch restores the scenes, the file has another name. A launch that finds only that name restores nothing:
/// the app has ended while it restored its state, and would do so at each launch. Of several processes of the same app,
/// the first one has the file.
@MainActor
package final class SceneStore {
    private struct Contents: Codable {
        var version: Int
        var scenes: [StoredScene]
    }

    /// The form of the file. A file with another number is not read.
    private static let version = 1
    /// The size in bytes and the number of scenes that a file can have.
    private static let limits = (bytes: 16 << 20, scenes: 100)

    private let file: URL
    private let restoring: URL
    /// The descriptor of the lock; nil if this process has not taken it.
    private var lock: Int32?
    /// Whether another process had the lock. This process then never saves, because it has not restored the scenes.
    private var isRefused = false
    private var written: Data?

    /// Opens a store.
    ///
    /// - Parameter file: the file, whose folder may not exist yet.
    package init(file: URL) {
        self.file = file
        restoring = file.appendingPathExtension("restoring")
    }

    deinit {
        if let lock { Glibc.close(lock) }
    }

    /// The file of the app: in the folder of the user defaults.
    static var fileOfApp: URL {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return folder.appendingPathComponent("\(name).scenes.json")
    }

    /// Takes the lock, unless another process of the app has it.
    private func takeLock() -> Bool {
        if lock != nil { return true }
        guard !isRefused else { return false }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let descriptor = open(
            file.appendingPathExtension("lock").path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            Glibc.close(descriptor)
            isRefused = true
            return false
        }
        lock = descriptor
        return true
    }

    // MARK: Reading

    /// Returns the scenes of the app's last run; none if there are none, or if the file is broken.
    package func load() -> [StoredScene] {
        let manager = FileManager.default
        let (isThere, wasRestoring) = (
            manager.fileExists(atPath: file.path), manager.fileExists(atPath: restoring.path)
        )
        // An app without a file gets no lock: it may be one that has no state to restore.
        guard isThere || wasRestoring, takeLock() else { return [] }
        guard isThere else {
            warn("The app's windows are not restored, because the app has ended while it restored them.")
            try? manager.removeItem(at: restoring)
            return []
        }
        do {
            let contents = try JSONDecoder.ofScenes.decode(Contents.self, from: read())
            guard contents.version == Self.version else { throw StoreError(reason: "it has another version") }
            guard contents.scenes.count <= Self.limits.scenes else {
                throw StoreError(reason: "it has too many scenes")
            }
            try? manager.removeItem(at: restoring)
            try manager.moveItem(at: file, to: restoring)
            var known: Set<String> = []
            return contents.scenes.filter { !$0.identifier.isEmpty && known.insert($0.identifier).inserted }
        } catch {
            warn("The app's windows are not restored, because \(file.path) cannot be used: \(error)")
            // The next save replaces the file. A newer version of the app may still read it.
            let kept = file.appendingPathExtension("unreadable")
            try? manager.removeItem(at: kept)
            try? manager.moveItem(at: file, to: kept)
            return []
        }
    }

    /// Reads the file, if it is a regular one of a usable size.
    private func read() throws -> Data {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw StoreError(reason: "it is no regular file")
        }
        guard let size = attributes[.size] as? NSNumber, size.intValue <= Self.limits.bytes else {
            throw StoreError(reason: "it is too large")
        }
        return try Data(contentsOf: file)
    }

    private struct StoreError: Error, CustomStringConvertible {
        let reason: String
        var description: String { reason }
    }

    // MARK: Writing

    /// Replaces the scenes in the file. Nothing is written if they are the same.
    package func save(_ scenes: [StoredScene]) {
        guard takeLock(), let data = try? JSONEncoder.ofScenes.encode(Contents(version: Self.version, scenes: scenes)),
            data != written
        else { return }
        do {
            try data.write(to: file, options: .atomic)
            written = data
            try? FileManager.default.removeItem(at: restoring)
        } catch {
            warn("The app's windows cannot be saved for the next launch: \(error)")
        }
    }
}

extension JSONDecoder {
    static var ofScenes: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}

extension JSONEncoder {
    static var ofScenes: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}
