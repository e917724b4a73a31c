// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// An immutable item on the shelf: a text, a picture or a file.
final class ShelfItem: Hashable, Sendable {
    enum Content: Sendable {
        case text(String)
        /// A long text that was saved in a file. The file is not read until its text is needed.
        case writing(ShelfFile)
        /// A readable picture. The thumbnail is nil for a restored picture, whose thumbnail is in a file.
        case picture(ShelfFile, thumbnail: UIImage?)
        case file(ShelfFile)
    }

    /// The title and the subtitle of a row.
    private typealias Words = (title: String, detail: String)

    /// The loading state of a saved picture's thumbnail.
    private enum SavedThumbnail {
        case notRead, reading
        /// Reading has finished, with the thumbnail, or with nil if it failed.
        case read(UIImage?)
    }

    let content: Content
    /// The row's title and subtitle, if they were made in advance; nil if they are made on each access. A new text has
    /// them, because making them scans the whole text. A saved long text has them, so that its file need not be read.
    private let words: Words?
    /// The file of a text that is too long for the shelf's own file; nil for other items. Also nil for a restored item,
    /// whose file is in `content`.
    private let copy: ShelfFile?
    @MainActor private var savedThumbnail = SavedThumbnail.notRead

    /// Makes an item. It scans the whole text, so it must not be called on the main thread.
    ///
    /// - Parameter copy: the file of a text that is too long for the shelf's own file.
    init(_ content: Content, copy: ShelfFile? = nil) {
        (self.content, self.copy) = (content, copy)
        if case .text(let text) = content { words = ShelfItem.words(of: text) } else { words = nil }
    }

    /// Restores a saved item whose files are in a folder; nil if its file does not exist.
    init?(_ saved: ShelfDocument.Thing, in folder: ShelfFolder) {
        copy = nil
        guard let savedFile = saved.file else {
            (content, words) = (.text(saved.text ?? ""), nil)
            return
        }
        guard let file = savedFile.made(in: folder) else { return nil }
        if let title = saved.title {
            content = .writing(file)
            // The saved title and length are outdated if the file has changed.
            words = file.size == savedFile.size ? (title, saved.detail ?? file.detail) : nil
        } else {
            let isPicture =
                file.type.conforms(to: .image)
                && FileManager.default.fileExists(atPath: folder.thumbnail(of: file.url).path)
            (content, words) = (isPicture ? .picture(file, thumbnail: nil) : .file(file), nil)
        }
    }

    var title: String { shownWords.title }
    var detail: String { shownWords.detail }

    private var shownWords: Words {
        switch content {
        case .text(let text): words ?? ShelfItem.words(of: text)
        case .picture(let file, _), .file(let file), .writing(let file): words ?? (file.name, file.detail)
        }
    }

    private static func words(of text: String) -> Words {
        let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmingCharacters(in: .whitespaces) }
            .first { !$0.isEmpty }
        return (
            line.map { String($0.prefix(longestTitle)) } ?? "Empty text",
            text.count == 1 ? "1 character" : "\(text.count.formatted()) characters"
        )
    }

    /// The item's saved form.
    var saved: ShelfDocument.Thing {
        let file = file.map { ShelfDocument.File($0) }
        return switch content {
        case .text(let text) where file == nil: ShelfDocument.Thing(text: text)
        case .text, .writing: ShelfDocument.Thing(file: file, title: title, detail: detail)
        case .picture, .file: ShelfDocument.Thing(file: file)
        }
    }

    /// The file that holds the item's content; nil if the shelf's own file holds it.
    var file: ShelfFile? {
        switch content {
        case .text: copy
        case .writing(let file), .picture(let file, _), .file(let file): file
        }
    }

    /// The largest number of characters shown of a text's first line.
    private static let longestTitle = 200

    static func == (one: ShelfItem, other: ShelfItem) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The item's thumbnail, or a symbol until it has been read or if it cannot be read.
    @MainActor var image: UIImage? {
        switch content {
        case .text, .writing: return UIImage(systemName: "text.alignleft")
        case .picture(_, let thumbnail):
            if let thumbnail { return thumbnail }
            guard case .read(let image?) = savedThumbnail else { return UIImage(systemName: "photo") }
            return image
        case .file(let file): return UIImage(systemName: file.isFolder ? "folder" : "doc")
        }
    }

    /// Reads the saved thumbnail, unless it has been read.
    ///
    /// - Parameters:
    ///   - jobs: the queue on which the file is read.
    ///   - completion: called after the thumbnail was read; not called if reading fails.
    @MainActor func readThumbnail(with jobs: FileJobs, completion: @escaping @MainActor @Sendable () -> Void) {
        guard case .picture(let file, nil) = content, case .notRead = savedThumbnail else { return }
        savedThumbnail = .reading
        jobs.run {
            UIImage(contentsOfFile: file.folder.thumbnail(of: file.url).path)?.cgImage
                .map { UIImage(cgImage: $0, scale: ShelfLoader.thumbnailScale, orientation: .up) }
        } completion: { [self] image in
            savedThumbnail = .read(image)
            if image != nil { completion() }
        }
    }

    /// An item provider for drop and paste targets, which loads the content on demand.
    func makeProvider() -> NSItemProvider {
        switch content {
        case .text(let text): NSItemProvider(object: text as NSString)
        case .writing(let file): file.makeTextProvider()
        case .picture(let file, _): file.makeProvider(as: [file.type, .png])
        case .file(let file): file.makeProvider(as: [file.type])
        }
    }
}

/// A file on the shelf. It retains its folder, so that the file is not deleted while it is in use.
struct ShelfFile: Sendable {
    let url: URL
    let type: UTType
    /// The size in bytes; for a folder, the total size of its files.
    let size: Int
    let folder: ShelfFolder
    /// The number of items directly inside a folder; nil for a file, or if the items were not counted.
    var count: Int?

    var name: String { url.lastPathComponent }
    /// Whether the user sees the file as a folder. A package counts as a file.
    var isFolder: Bool { type.conforms(to: .directory) && !type.conforms(to: .package) }

    /// The file's kind and size, as the text of a row's subtitle.
    fileprivate var detail: String { [kindInWords, sizeInWords].compactMap { $0 }.joined(separator: ", ") }

    /// The size of a file, or the number of items in a folder, as text; nil if the items were not counted.
    private var sizeInWords: String? {
        guard isFolder else { return ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file) }
        return count.map { $0 == 1 ? "1 item" : "\($0) items" }
    }

    private var kindInWords: String {
        if isFolder { return "Folder" }
        return type.localizedDescription ?? (url.pathExtension.isEmpty ? "File" : url.pathExtension.uppercased())
    }

    /// A provider of the file's text, which is read on demand.
    fileprivate func makeTextProvider() -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            do {
                completion(try Data(contentsOf: url), nil)
            } catch {
                completion(nil, error)
            }
            return nil
        }
        return provider
    }

    /// A provider of the file itself, and of its URL for programs that copy files. If `types` contains `png` besides
    /// the file's own type, it also provides a PNG, for programs that read no other picture type.
    fileprivate func makeProvider(as types: [UTType]) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerFileRepresentation(for: type) { completion in
            completion(url, false, nil)
            return nil
        }
        for other in types where other != type {
            provider.registerDataRepresentation(for: other) { completion in
                let data = UIImage(contentsOfFile: url.path)?.pngData()
                completion(data, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
                return nil
            }
        }
        provider.registerDataRepresentation(for: .fileURL) { completion in
            completion(Data(url.absoluteString.utf8), nil)
            return nil
        }
        return provider
    }
}
