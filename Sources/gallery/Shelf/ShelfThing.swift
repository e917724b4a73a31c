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

    let content: Content
    let title: String
    let detail: String
    /// Where a long text is saved.
    private let copy: ShelfFile?
    /// The small picture of one that was saved, once somebody has asked for it; nil in it where that cannot be read.
    @MainActor private var readThumbnail: UIImage??

    /// Reads all of a text: not for the main thread.
    ///
    /// - Parameter copy: where a text is saved that is too long for the shelf's own file.
    init(_ content: Content, copy: ShelfFile? = nil) {
        (self.content, self.copy) = (content, copy)
        switch content {
        case .text(let text):
            let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmingCharacters(in: .whitespaces) }
                .first { !$0.isEmpty }
            title = line.map { String($0.prefix(ShelfThing.longestTitle)) } ?? "Empty text"
            detail = text.count == 1 ? "1 character" : "\(text.count.formatted()) characters"
        case .picture(let file, _), .file(let file), .writing(let file):
            title = file.name
            detail = [file.kindInWords, file.sizeInWords].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// What was saved, with files in a folder.
    init(_ saved: ShelfDocument.Thing, in folder: ShelfFolder) {
        let made: ShelfThing.Content
        if let file = saved.file?.made(in: folder) {
            let small = folder.thumbnail(of: file.url).path
            let isPicture = file.type.conforms(to: .image) && FileManager.default.fileExists(atPath: small)
            made = saved.title != nil ? .writing(file) : isPicture ? .picture(file, thumbnail: nil) : .file(file)
        } else {
            made = .text(saved.text ?? "")
        }
        let plain = ShelfThing(made)
        (content, copy) = (made, nil)
        // What a text said, and how long it was, is no longer so where its file is another.
        let isAsSaved = plain.file?.size == saved.file?.size
        title = isAsSaved ? saved.title ?? plain.title : plain.title
        detail = isAsSaved ? saved.detail ?? plain.detail : plain.detail
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

    @MainActor var image: UIImage? {
        switch content {
        case .text, .writing: UIImage(systemName: "text.alignleft")
        case .picture(_, let thumbnail): thumbnail ?? savedThumbnail() ?? UIImage(systemName: "photo")
        case .file(let file): UIImage(systemName: file.isFolder ? "folder" : "doc")
        }
    }

    @MainActor private func savedThumbnail() -> UIImage? {
        if let readThumbnail { return readThumbnail }
        let image = file.flatMap { UIImage(contentsOfFile: $0.folder.thumbnail(of: $0.url).path)?.cgImage }
            .map { UIImage(cgImage: $0, scale: ShelfLoader.thumbnailScale, orientation: .up) }
        readThumbnail = .some(image)
        return image
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

    /// Nil where that is not known.
    fileprivate var sizeInWords: String? {
        guard isFolder else { return ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file) }
        return count.map { $0 == 1 ? "1 item" : "\($0) items" }
    }

    fileprivate var kindInWords: String {
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
