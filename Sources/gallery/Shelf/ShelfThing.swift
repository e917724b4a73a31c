// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// Something on the shelf; it stays what it was when it came.
final class ShelfThing: Hashable, Sendable {
    enum Content: Sendable {
        case text(String)
        case picture(ShelfFile, thumbnail: UIImage)
        case file(ShelfFile)
    }

    let content: Content
    let title: String
    let detail: String

    /// Reads all of a text: not for the main thread.
    init(_ content: Content) {
        self.content = content
        switch content {
        case .text(let text):
            let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmingCharacters(in: .whitespaces) }
                .first { !$0.isEmpty }
            title = line.map { String($0.prefix(ShelfThing.longestTitle)) } ?? "Empty text"
            detail = text.count == 1 ? "1 character" : "\(text.count.formatted()) characters"
        case .picture(let file, _), .file(let file):
            title = file.name
            detail = "\(file.kindInWords), \(file.sizeInWords)"
        }
    }

    /// Letters of a text's first line that are shown.
    private static let longestTitle = 200

    static func == (one: ShelfThing, other: ShelfThing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var image: UIImage? {
        switch content {
        case .text: UIImage(systemName: "text.alignleft")
        case .picture(_, let thumbnail): thumbnail
        case .file: UIImage(systemName: "doc")
        }
    }

    /// What others get of it: made when they ask.
    func makeProvider() -> NSItemProvider {
        switch content {
        case .text(let text): NSItemProvider(object: text as NSString)
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

    var name: String { url.lastPathComponent }
    var sizeInWords: String { ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file) }

    var kindInWords: String {
        type.localizedDescription ?? (url.pathExtension.isEmpty ? "File" : url.pathExtension.uppercased())
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
