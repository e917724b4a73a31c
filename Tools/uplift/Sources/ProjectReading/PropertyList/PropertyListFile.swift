// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyListNode {
    /// The largest property list that is read: 64 MB, several times the size of the largest known project files.
    static let maximumBytes = 64 << 20

    /// Reads an old-style property list, an XML property list, or JSON.
    ///
    /// Binary property lists are refused. Foundation's parser copies a value for each reference to it, so that a small
    /// file can fill the memory.
    package init(_ data: Data) throws(FileFault) {
        guard data.count <= PropertyListNode.maximumBytes else {
            throw FileFault(line: 1, reason: "the file is larger than 64 MB")
        }
        let start = data.prefix(200)
        if start.starts(with: Array("bplist".utf8)) {
            throw FileFault(
                line: 1, reason: "this is a binary property list: convert it to XML with “plutil -convert xml1”")
        } else if String(decoding: start, as: UTF8.self).contains("<?xml") || start.starts(with: Array("<plist".utf8)) {
            self = try XMLPropertyList.parse(data)
        } else if let json = try? JSONPropertyList.parse(Array(data)) {
            self = json
        } else {
            self = try OldStylePropertyList.parse(Array(data))
        }
    }

    /// Reads JSON, whose faults are those of a JSON file.
    package init(json data: Data) throws(FileFault) {
        guard data.count <= PropertyListNode.maximumBytes else {
            throw FileFault(line: 1, reason: "the file is larger than 64 MB")
        }
        self = try JSONPropertyList.parse(Array(data))
    }
}
