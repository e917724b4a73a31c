// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A file or a folder of the tree.
struct FileNode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case folder
        /// A file with its size in kilobytes.
        case text(Int), picture(Int), music(Int)
    }

    let id: Int
    let name: String
    let kind: Kind

    var isFolder: Bool { kind == .folder }

    /// The size of a file; nil for a folder.
    var sizeText: String? {
        switch kind {
        case .folder: nil
        case .text(let size), .picture(let size), .music(let size):
            size < 1000 ? "\(size) KB" : String(format: "%.1f MB", Double(size) / 1000)
        }
    }

    /// The name of the symbol for the kind.
    var symbolName: String {
        switch kind {
        case .folder: "folder.fill"
        case .text: "doc.text"
        case .picture: "photo"
        case .music: "music.note"
        }
    }

    static func == (first: FileNode, second: FileNode) -> Bool { first.id == second.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The files and folders that the page shows at its start.
struct FileTree {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<FileNode>

    private(set) var snapshot = Snapshot()
    private var count = 0

    private enum Entry {
        case file(String, FileNode.Kind)
        case folder(String, isExpanded: Bool = false, [Entry])
    }

    static var sample: Snapshot {
        var tree = FileTree()
        tree.add(
            [
                .folder(
                    "Journey", isExpanded: true,
                    [
                        .folder(
                            "Plans", isExpanded: true,
                            [
                                .file("Route", .text(4)), .file("Map", .picture(1840)),
                                .folder("Old", [.file("Route", .text(3)), .file("Hotels", .text(7))]),
                            ]),
                        .folder("Tickets", [.file("Train", .text(46)), .file("Ferry", .text(38))]),
                        .file("Budget", .text(126)),
                    ]),
                .folder(
                    "Photos", isExpanded: true,
                    [.file("Harbour", .picture(2840)), .file("Summit", .picture(3120)), .folder("Winter", [])]),
                .folder(
                    "Music",
                    [
                        .file("Overture", .music(8200)), .file("Waltz", .music(5400)),
                        .folder("Live", [.file("Encore", .music(9100)), .file("Finale", .music(7300))]),
                    ]),
                .folder("Letters", [.file("Ada", .text(2)), .file("Grace", .text(5)), .file("Emmy", .text(3))]),
                .file("Packing list", .text(1)), .file("Wishes", .text(2)),
            ], to: nil)
        return tree.snapshot
    }

    private mutating func add(_ entries: [Entry], to parent: FileNode?) {
        for entry in entries {
            count += 1
            switch entry {
            case .file(let name, let kind):
                snapshot.append([FileNode(id: count, name: name, kind: kind)], to: parent)
            case .folder(let name, let isExpanded, let children):
                let folder = FileNode(id: count, name: name, kind: .folder)
                snapshot.append([folder], to: parent)
                add(children, to: folder)
                if isExpanded { snapshot.expand([folder]) }
            }
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot<FileNode> {
    /// The items beside an item, itself included, in their order.
    func siblings(of item: FileNode) -> [FileNode] {
        parent(of: item).map { snapshot(of: $0).rootItems } ?? rootItems
    }

    /// Whether an item is another one, or in it at any level.
    func contains(_ item: FileNode, in ancestor: FileNode) -> Bool {
        sequence(first: item) { parent(of: $0) }.contains(ancestor)
    }

    /// Moves an item with everything in it to the end of a folder, which is then expanded. Nil is the top level.
    mutating func move(_ item: FileNode, into folder: FileNode?) {
        let (children, isExpanded) = (snapshot(of: item), isExpanded(item))
        delete([item])
        append([item], to: folder)
        replace(childrenOf: item, using: children)
        if isExpanded { expand([item]) }
        if let folder { expand([folder]) }
    }

    /// Moves an item with everything in it one place up or down among its siblings.
    ///
    /// - Returns: false if it is the first or the last one.
    mutating func move(_ item: FileNode, by distance: Int) -> Bool {
        let siblings = siblings(of: item)
        guard let index = siblings.firstIndex(of: item), siblings.indices ~= index + distance else { return false }
        let branch = snapshot(of: item, includingParent: true)
        delete([item])
        if distance < 0 {
            insert(branch, before: siblings[index + distance])
        } else {
            insert(branch, after: siblings[index + distance])
        }
        return true
    }
}
