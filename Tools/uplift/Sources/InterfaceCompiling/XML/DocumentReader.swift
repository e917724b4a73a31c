// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an XML file into elements. Files come from other people's projects, so that each size has a limit.
final class DocumentReader: NSObject, XMLParserDelegate {
    /// The largest file that is read, in bytes. The largest public storyboards have two megabytes.
    static let maximumSize = 32 << 20
    /// The number of elements inside each other that are read. A view inside a view takes two.
    static let maximumDepth = 200
    /// The number of elements that are read. The largest public storyboards have 20,000.
    static let maximumCount = 200_000
    /// The number of attributes that an element can have. The XML parser takes quadratic time for them.
    static let maximumAttributeCount = 1000

    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var count = 0
    private var fault: DocumentFault?

    /// The root element of a file.
    static func read(_ data: Data) throws(DocumentFault) -> DocumentElement {
        try check(data)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        let reader = DocumentReader()
        parser.delegate = reader
        let isComplete = parser.parse() && parser.parserError == nil
        if let fault = reader.fault { throw fault }
        guard isComplete, let root = reader.root, reader.open.isEmpty else {
            throw DocumentFault(line: max(parser.lineNumber, 1), reason: "the XML is damaged or incomplete")
        }
        return root
    }

    /// Refuses bytes that documents of Interface Builder never have: those of other encodings, and declarations of
    /// entities, which can expand to any size.
    private static func check(_ data: Data) throws(DocumentFault) {
        guard !data.isEmpty else { throw DocumentFault(line: 1, reason: "the file is empty") }
        guard data.count <= maximumSize else {
            throw DocumentFault(line: 1, reason: "the file has more than \(maximumSize >> 20) megabytes")
        }
        if let zero = data.firstIndex(of: 0) {
            throw DocumentFault(line: line(of: zero, in: data), reason: "the file has a byte 0")
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw DocumentFault(line: 1, reason: "the file is not UTF-8")
        }
        for mark in ["<!DOCTYPE", "<!ENTITY"] {
            if let range = data.range(of: Data(mark.utf8)) {
                throw DocumentFault(
                    line: line(of: range.lowerBound, in: data), reason: "the file declares a type or entities")
            }
        }
        if let line = lineOfOverlongTag(in: data) {
            throw DocumentFault(line: line, reason: "an element has too many attributes")
        }
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        if let encoding = head.firstMatch(of: #/^\u{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/#) {
            guard ["utf-8", "us-ascii"].contains(encoding.1.lowercased()) else {
                throw DocumentFault(line: 1, reason: "the encoding \(encoding.1) is not UTF-8")
            }
        }
    }

    /// The line of the first tag with too many attributes, counted by their quotes. Nil if there is none.
    private static func lineOfOverlongTag(in data: Data) -> Int? {
        var (line, count, isInTag) = (1, 0, false)
        var quote: UInt8?
        var previous: UInt8 = 0
        for byte in data {
            // A quote in a comment is no attribute.
            defer { if byte != UInt8(ascii: " ") { previous = byte } }
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case quote: quote = nil
            case _ where quote != nil: break
            case UInt8(ascii: "<"): (isInTag, count) = (true, 0)
            case UInt8(ascii: ">"): isInTag = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard isInTag, previous == UInt8(ascii: "=") else { break }
                quote = byte
                count += 1
                if count > maximumAttributeCount { return line }
            default: break
            }
        }
        return nil
    }

    private static func line(of index: Data.Index, in data: Data) -> Int {
        data[..<index].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }

    private func stop(_ parser: XMLParser, _ reason: String) {
        fault = fault ?? DocumentFault(line: max(parser.lineNumber, 1), reason: reason)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard fault == nil else { return }
        guard open.count < Self.maximumDepth else { return stop(parser, "the elements are nested too deeply") }
        guard count < Self.maximumCount else { return stop(parser, "the file has too many elements") }
        open.append(DocumentElement(name: name, attributes: attributes, line: parser.lineNumber, number: count))
        count += 1
    }

    /// The code of libxml for an end tag that is not that of the open element.
    private static let tagMismatch = 76

    /// The first error is kept: the parser goes on, and the line of the last one is that of the file's end.
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        var reason = "the XML is damaged or incomplete"
        if (error as NSError).code == Self.tagMismatch, let last = open.last {
            reason = "the XML is damaged: the end of <\(last.name)> on line \(last.line) is missing"
        }
        fault = fault ?? DocumentFault(line: max(parser.lineNumber, 1), reason: reason)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let last = open.indices.last else { return }
        open[last].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let element = open.popLast() else { return }
        if let last = open.indices.last {
            open[last].children.append(element)
        } else {
            root = element
        }
    }
}
