// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// Something on the shelf; it stays what it was when it came.
final class ShelfThing: Hashable, Sendable {
    enum Content: Sendable {
        case text(String)
        /// A long text that was saved: nobody reads it before somebody wants it.
        case writing(ShelfFile)
        /// One that can be read; where it was saved, it has its small picture in a file.
        case picture(ShelfFile, thumbnail: UIImage?)
        case file(ShelfFile)
    }

    /// The two lines of a row.
    private typealias Words = (title: String, detail: String)

    /// The state of the small picture of a picture that was saved.
    private enum SavedThumbnail {
        case notRead, reading
        /// Nil if it cannot be read.
        case read(UIImage?)
    }

    let content: Content
    /// What the row of a long text says, for which its file is not read; nil if the row is worded when it shows.
    private let words: Words?
    /// Where a long text is saved.
    private let copy: ShelfFile?
    @MainActor private var savedThumbnail = SavedThumbnail.notRead

    /// Reads all of a text: not for the main thread.
    ///
    /// - Parameter copy: where a text is saved that is too long for the shelf's own file.
    init(_ content: Content, copy: ShelfFile? = nil) {
        (self.content, self.copy) = (content, copy)
        if case .text(let text) = content { words = ShelfThing.words(of: text) } else { words = nil }
    }

    /// What was saved, with files in a folder; nil if its file is not there.
    init?(_ saved: ShelfDocument.Thing, in folder: ShelfFolder) {
        copy = nil
        guard let savedFile = saved.file else {
            (content, words) = (.text(saved.text ?? ""), nil)
            return
        }
        guard let file = savedFile.made(in: folder) else { return nil }
        if let title = saved.title {
            content = .writing(file)
            // What the text said, and how long it was, is no longer so if its file is another.
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
        case .text(let text): words ?? ShelfThing.words(of: text)
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

    /// As it is saved.
    var saved: ShelfDocument.Thing {
        let file = file.map { ShelfDocument.File($0) }
        return switch content {
        case .text(let text) where file == nil: ShelfDocument.Thing(text: text)
        case .text, .writing: ShelfDocument.Thing(file: file, title: title, detail: detail)
        case .picture, .file: ShelfDocument.Thing(file: file)
        }
    }

    /// What it is saved in, besides the shelf's own file.
    var file: ShelfFile? {
        switch content {
        case .text: copy
        case .writing(let file), .picture(let file, _), .file(let file): file
        }
    }

    /// Letters of a text's first line that are shown.
    private static let longestTitle = 200

    static func == (one: ShelfThing, other: ShelfThing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Its picture, or a symbol: until the picture is read, and if that is impossible.
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

    /// Reads the small picture that was saved, unless that has been done.
    ///
    /// - Parameter completion: called if it could be read.
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

    /// What others get of it: made when they ask.
    func makeProvider() -> NSItemProvider {
        switch content {
        case .text(let text): NSItemProvider(object: text as NSString)
        case .writing(let file): file.makeTextProvider()
        case .picture(let file, _): file.makeProvider(as: [file.type, .png])
        case .file(let file): file.makeProvider(as: [file.type])
        }
    }
}

/// A file that the shelf keeps; its folder stays for as long as anybody has it.
struct ShelfFile: Sendable {
    let url: URL
    let type: UTType
    /// Bytes; of a folder those of all that is in it.
    let size: Int
    let folder: ShelfFolder
    /// How many things there are right in a folder; nil for a file, and where nobody has counted them.
    var count: Int?

    var name: String { url.lastPathComponent }
    /// Whether it is what people call a folder: a package is one file to them.
    var isFolder: Bool { type.conforms(to: .directory) && !type.conforms(to: .package) }

    /// Its kind and its size in words.
    fileprivate var detail: String { [kindInWords, sizeInWords].compactMap { $0 }.joined(separator: ", ") }

    /// Nil where that is not known.
    private var sizeInWords: String? {
        guard isFolder else { return ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file) }
        return count.map { $0 == 1 ? "1 item" : "\($0) items" }
    }

    private var kindInWords: String {
        if isFolder { return "Folder" }
        return type.localizedDescription ?? (url.pathExtension.isEmpty ? "File" : url.pathExtension.uppercased())
    }

    /// A text, read when somebody wants it.
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

    /// The file as it is, its place for programs that copy files, and a picture as PNG for those that read no other.
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
