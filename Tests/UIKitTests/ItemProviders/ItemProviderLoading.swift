// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The value or the error that a completion handler received.
struct Loaded<Value>: @unchecked Sendable {
    let value: Value?
    let error: (any Error)?

    /// The code of the error, if it is an error of item providers.
    var code: NSItemProvider.ErrorCode? {
        guard let error = error as? NSError, error.domain == NSItemProvider.errorDomain else { return nil }
        return NSItemProvider.ErrorCode(rawValue: error.code)
    }
}

// The load methods as `async` functions.

extension NSItemProvider {
    func data(_ type: String) async -> Loaded<Data> {
        await withCheckedContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: type) {
                continuation.resume(returning: Loaded(value: $0, error: $1))
            }
        }
    }

    /// Loads a file, and returns the result of `look`, which is called while the file exists.
    func file<Value>(_ type: String, _ look: @escaping @Sendable (URL) -> Value) async -> Loaded<Value> {
        await withCheckedContinuation { continuation in
            loadFileRepresentation(forTypeIdentifier: type) { url, error in
                continuation.resume(returning: Loaded(value: url.map(look), error: error))
            }
        }
    }

    func object<Object: NSItemProviderReading>(_ type: Object.Type) async -> Loaded<Object> {
        let loaded: Loaded<any NSItemProviderReading> = await withCheckedContinuation { continuation in
            loadObject(ofClass: type as any NSItemProviderReading.Type) {
                continuation.resume(returning: Loaded(value: $0, error: $1))
            }
        }
        return Loaded(value: loaded.value as? Object, error: loaded.error)
    }
}

/// A temporary folder that is deleted with this object.
final class TemporaryFolder: @unchecked Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Test-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into the folder and returns its URL.
    func file(_ name: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
