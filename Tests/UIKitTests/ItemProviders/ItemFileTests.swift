// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Files and folders of item providers") @MainActor
final class ItemFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ path: String) throws -> URL {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("A symbolic link is the file that it leads to")
    func link() throws {
        _ = try write("text", "a.txt")
        let link = folder.appendingPathComponent("link.txt")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.txt")
        let file = try ItemFile(.file(link), as: "public.plain-text", suggestedName: nil, limit: nil)
        defer { file.delete() }
        #expect(file.url.lastPathComponent == "link.txt")
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "text")
        #expect(try ItemFile.contents(of: link, limit: nil) == Data("text".utf8))
    }

    @Test("A pipe or device is an error, because reading it may never end")
    func pipe() throws {
        let pipe = folder.appendingPathComponent("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: (any Error).self) { try ItemFile.contents(of: pipe, limit: 10) }
        #expect(throws: (any Error).self) {
            try ItemFile(.file(pipe), as: "public.data", suggestedName: nil, limit: 10)
        }
        #expect(throws: (any Error).self) {
            try ItemFile.contents(of: URL(fileURLWithPath: "/dev/zero"), limit: 10)
        }
    }

    @Test("A folder is copied with all its contents except pipes")
    func copy() throws {
        let root = folder.appendingPathComponent("root")
        for path in ["root/b.txt", "root/a/c.txt", "root/a/d/e.txt"] { _ = try write(path, path) }
        #expect(mkfifo(root.appendingPathComponent("pipe").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: root.appendingPathComponent("link").path, withDestinationPath: "b.txt")
        let file = try ItemFile(.file(root), as: "public.folder", suggestedName: nil, limit: nil)
        defer { file.delete() }
        let copied = try FileManager.default.subpathsOfDirectory(atPath: file.url.path).sorted()
        #expect(copied == ["a", "a/c.txt", "a/d", "a/d/e.txt", "b.txt", "link"])
        let deep = file.url.appendingPathComponent("a/d/e.txt")
        #expect(try String(contentsOf: deep, encoding: .utf8) == "root/a/d/e.txt")
    }

    @Test("Copying a large file stops once it is no longer wanted, and leaves nothing")
    func unwantedFile() throws {
        let large = folder.appendingPathComponent("large.dat")
        try Data(count: 3 << 20).write(to: large)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: large.path)
        let copied = try ItemFile(.file(large), as: "public.data", suggestedName: nil, limit: nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: copied.url.path)
        #expect(attributes[.size] as? Int == 3 << 20)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        copied.delete()
        let before = try copies()
        var asked = 0
        #expect(throws: CocoaError(.userCancelled)) {
            try ItemFile(.file(large), as: "public.data", suggestedName: nil, limit: nil) {
                asked += 1
                return asked < 3
            }
        }
        #expect(asked == 3)
        #expect(try copies() == before)
    }

    @Test("Copying or archiving a folder stops once it is no longer wanted, and leaves nothing")
    func unwantedFolder() throws {
        for number in 0..<20 { _ = try write("", "root/\(number).txt") }
        let root = folder.appendingPathComponent("root")
        var asked = 0
        func isWanted() -> Bool {
            asked += 1
            return asked <= 5
        }
        var visited: [String] = []
        #expect(throws: CocoaError(.userCancelled)) {
            try FolderContents.visit(root, isWanted: isWanted) { path, _, _ in visited.append(path) }
        }
        #expect(visited == ["0.txt", "1.txt", "10.txt", "11.txt", "12.txt"])
        asked = 0
        #expect(throws: CocoaError(.userCancelled)) { try FolderArchive(of: root, limit: nil, isWanted: isWanted) }
        asked = 0
        let before = try copies()
        #expect(throws: CocoaError(.userCancelled)) {
            try ItemFile(.file(root), as: "public.folder", suggestedName: "mine", limit: nil, isWanted: isWanted)
        }
        #expect(try copies() == before)
    }

    /// The number of temporary copies of files that have the name "mine".
    private func copies() throws -> Int {
        let temporary = FileManager.default.temporaryDirectory
        return try FileManager.default.contentsOfDirectory(atPath: temporary.path)
            .filter { $0.hasPrefix("ItemProvider-") }
            .filter { FileManager.default.fileExists(atPath: temporary.appendingPathComponent($0 + "/mine").path) }
            .count
    }
}
