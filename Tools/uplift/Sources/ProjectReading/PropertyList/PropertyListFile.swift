// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyListNode {
    /// The largest property list that is read: 64 MB, several times the size of the largest known project files.
    static let maximumBytes = 64 << 20

    /// Reads an old-style property list, an XML property list, or JSON. Values of JSON have line 1, because its parser
    /// does not tell of lines.
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
        } else if let json = try? JSONSerialization.jsonObject(with: data) {
            self = try PropertyListNode.node(json, depth: 0)
        } else {
            self = try OldStylePropertyList.parse(Array(data))
        }
    }

    private static func node(_ object: Any, depth: Int) throws(FileFault) -> PropertyListNode {
        guard depth < OldStylePropertyList.maximumDepth else {
            throw FileFault(line: 1, reason: "the lists are nested too deeply")
        }
        switch object {
        case let entries as [String: Any]:
            var nodes: [String: PropertyListNode] = [:]
            for (key, entry) in entries { nodes[key] = try node(entry, depth: depth + 1) }
            return PropertyListNode(.dictionary(nodes), line: 1)
        case let elements as [Any]:
            var nodes: [PropertyListNode] = []
            for element in elements { nodes.append(try node(element, depth: depth + 1)) }
            return PropertyListNode(.array(nodes), line: 1)
        case let data as Data: return PropertyListNode(.data(Array(data)), line: 1)
        case let text as String: return PropertyListNode(.string(text), line: 1)
        case let number as NSNumber: return PropertyListNode(.string(text(number)), line: 1)
        default: return PropertyListNode(.string("\(object)"), line: 1)
        }
    }

    /// The text of a number: `YES` or `NO` if it is a Boolean value.
    private static func text(_ number: NSNumber) -> String {
        ["c", "B"].contains(String(cString: number.objCType)) ? (number.boolValue ? "YES" : "NO") : number.stringValue
    }
}
