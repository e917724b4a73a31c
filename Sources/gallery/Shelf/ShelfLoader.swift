// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// The reason why an item could not be loaded, as text that follows the item's name in the message.
struct ShelfError: Error {
    let words: String

    static let tooLarge = ShelfError(words: "is larger than 64 MB, which is the most that the shelf takes.")
    static let nothing = ShelfError(words: "came with nothing that can be kept.")

    init(words: String) { self.words = words }

    init(_ error: any Error) {
        // Item providers wrap the error that explains the failure, so the message uses the wrapped error.
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
        let reason = cause.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        self = error as? ShelfError ?? ShelfError(words: "did not come: \(reason).")
    }
}

/// Loads the shelf's items from item providers, on background threads.
struct ShelfLoader: Sendable {
    /// The largest size of an item that the shelf accepts, in bytes.
    static let mostBytes = 64 * 1024 * 1024
    /// The largest number of files in a folder that the shelf accepts.
    private static let mostFiles = 10_000
    /// The size of a thumbnail in points.
    static let thumbnailSize = CGSize(width: 48, height: 48)
    /// The scale of a thumbnail in pixels per point, sharp on every screen.
    static let thumbnailScale: CGFloat = 3
    /// The largest size in bytes of a text in the shelf's own file. Longer texts are saved as files.
    static let longestSavedText = 4096

    typealias Completion = @MainActor @Sendable (Result<ShelfItem, ShelfError>) -> Void

    let folder: ShelfFolder

    private static let queue = DispatchQueue(label: "Shelf", attributes: .concurrent)

    /// Loads an item from a provider.
    ///
    /// - Parameter completion: called once with the item or an error, on the main queue.
    /// - Returns: the progress, which can be cancelled.
    func load(_ provider: NSItemProvider, completion: @escaping Completion) -> Progress {
        switch ShelfLoader.storageForm(of: provider) {
        case .text(let type): return loadText(type, of: provider, completion)
        case .file(let type): return loadFile(type, of: provider, completion)
        case nil:
            finish(.failure(.nothing), completion)
            return Progress(totalUnitCount: 0)
        }
    }

    /// The form in which an item is stored, with the type to load.
    private enum StorageForm {
        case text(UTType)
        case file(UTType)
    }

    /// The form in which a provider's item is stored; nil if it offers no supported type.
    private static func storageForm(of provider: NSItemProvider) -> StorageForm? {
        let types = provider.registeredContentTypes
        let isFile = types.contains(.fileURL)
        if let picture = types.first(where: { $0.conforms(to: .image) }) { return .file(picture) }
        if !isFile, let text = types.first(where: { $0.conforms(to: .plainText) }) { return .text(text) }
        return types.first { !$0.conforms(to: .url) }.map(StorageForm.file)
    }

    /// Whether a provider promises a type that the shelf can store.
    static func canStore(_ provider: NSItemProvider) -> Bool { storageForm(of: provider) != nil }

    private func finish(_ result: Result<ShelfItem, ShelfError>, _ completion: @escaping Completion) {
        DispatchQueue.main.async { completion(result) }
    }

    /// Runs `body`, which takes long, and passes its result to `completion`. `body` runs on the shelf's own queue. On
    /// the queue that all item providers share, `body` would block all other loads.
    private func work(_ completion: @escaping Completion, _ body: @escaping @Sendable () throws -> ShelfItem) {
        ShelfLoader.queue.async(group: nil, qos: .userInitiated, flags: []) {
            finish(Result(catching: body).mapError(ShelfError.init), completion)
        }
    }

    // MARK: Texts

    private func loadText(
        _ type: UTType, of provider: NSItemProvider, _ completion: @escaping Completion
    ) -> Progress {
        provider.loadDataRepresentation(for: type) { data, error in
            work(completion) {
                guard let data else { throw error ?? ShelfError.nothing }
                guard data.count <= ShelfLoader.mostBytes else { throw ShelfError.tooLarge }
                let text = try NSString.object(withItemProviderData: data, typeIdentifier: type.identifier)
                return ShelfItem(.text(String(text)), copy: try copy(of: String(text)))
            }
        }
    }

    /// Writes a text to a file if the text is long and the shelf is saved. Otherwise returns nil.
    private func copy(of text: String) throws -> ShelfFile? {
        let data = Data(text.utf8)
        guard folder.isLasting, data.count > ShelfLoader.longestSavedText else { return nil }
        let place = try folder.makeFileURL(named: "Text.txt")
        do {
            try data.write(to: place)
        } catch {
            folder.deleteFile(place)
            throw error
        }
        return ShelfFile(url: place, type: .utf8PlainText, size: data.count, folder: folder)
    }

    // MARK: Files

    private func loadFile(
        _ type: UTType, of provider: NSItemProvider, _ completion: @escaping Completion
    ) -> Progress {
        // The file is opened in place, so that its size is known before anything is copied.
        provider.loadFileRepresentation(for: type, openInPlace: true) { url, isInPlace, error in
            guard let url else { return finish(.failure(ShelfError(error ?? ShelfError.nothing)), completion) }
            guard !isInPlace else { return work(completion) { try copy(type, of: url) } }
            // The temporary file exists only until this closure returns, so it is moved here.
            do {
                let place = try folder.makeFileURL(named: url.lastPathComponent)
                try FileManager.default.moveItem(at: url, to: place)
                work(completion) { try makeItem(type, place) }
            } catch {
                finish(.failure(ShelfError(error)), completion)
            }
        }
    }

    /// Makes an item of a copy of a file. The file was opened in place, and so belongs to another app or to an item of
    /// this shelf.
    private func copy(_ type: UTType, of url: URL) throws -> ShelfItem {
        let original = url.resolvingSymlinksInPath()
        _ = try ShelfLoader.measure(original)
        let place = try folder.makeFileURL(named: url.lastPathComponent)
        do {
            try FileManager.default.copyItem(at: original, to: place)
        } catch {
            folder.deleteFile(place)
            throw error
        }
        return try makeItem(type, place)
    }

    /// Makes an item of a file in the shelf's folder, or deletes the file if that fails.
    private func makeItem(_ type: UTType, _ place: URL) throws -> ShelfItem {
        do {
            var file = ShelfFile(url: place, type: type, size: try ShelfLoader.measure(place), folder: folder)
            if file.isFolder { file.count = ShelfLoader.count(in: place) }
            guard type.conforms(to: .image), let thumbnail = ShelfLoader.thumbnail(of: place) else {
                return ShelfItem(.file(file))
            }
            // The write may fail: without the thumbnail file, the picture is treated as an ordinary file when the shelf
            // is loaded again.
            if folder.isLasting { try? thumbnail.pngData()?.write(to: folder.thumbnail(of: place)) }
            return ShelfItem(.picture(file, thumbnail: thumbnail))
        } catch {
            folder.deleteFile(place)
            throw error
        }
    }

    /// The size in bytes of a file, or of all files in a folder. Throws an error if the file or folder is larger than
    /// the shelf accepts.
    private static func measure(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        var size = 0
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: size = attributes[.size] as? Int ?? 0
        case .typeDirectory:
            var count = 0
            let keys: [URLResourceKey] = [.fileSizeKey]
            let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: keys)
            for case let file as URL in files ?? .init() {
                count += 1
                size += (try? file.resourceValues(forKeys: Set(keys)).fileSize) ?? 0
                if size > mostBytes || count > mostFiles { throw ShelfError.tooLarge }
            }
        default: throw ShelfError.nothing
        }
        guard size <= mostBytes else { throw ShelfError.tooLarge }
        return size
    }

    /// The number of items directly in a folder, without hidden ones; nil if the folder cannot be read.
    private static func count(in folder: URL) -> Int? {
        try? FileManager.default.contentsOfDirectory(atPath: folder.path).count { !$0.hasPrefix(".") }
    }

    /// A thumbnail that is sharp on high-resolution screens; nil if the file is not a readable picture.
    static func thumbnail(of file: URL) -> UIImage? {
        guard let data = try? Data(contentsOf: file), let image = UIImage(data: data, scale: thumbnailScale) else {
            return nil
        }
        return image.preparingThumbnail(of: thumbnailSize)
    }
}
