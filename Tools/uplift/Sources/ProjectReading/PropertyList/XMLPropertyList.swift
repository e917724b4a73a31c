// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Builds a property list from the elements that an XML parser reports.
final class XMLPropertyList: NSObject, XMLParserDelegate {
    /// A container whose end was not reached yet.
    private struct Container {
        var isDictionary: Bool
        var line: Int
        var key: String?
        var entries: [String: PropertyListNode] = [:]
        var elements: [PropertyListNode] = []
    }

    private var containers: [Container] = []
    private var root: PropertyListNode?
    private var text = ""
    private var fault: FileFault?

    /// Reads a list in UTF-8. The parser ends the program if an attribute has other bytes.
    static func parse(_ data: Data) throws(FileFault) -> PropertyListNode {
        guard String(validating: data, as: UTF8.self) != nil else {
            throw FileFault(line: 1, reason: "the file is not UTF-8")
        }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let list = XMLPropertyList()
        parser.delegate = list
        let isComplete = parser.parse() && parser.parserError == nil
        if let fault = list.fault { throw fault }
        guard isComplete, let root = list.root else {
            throw FileFault(line: max(parser.lineNumber, 1), reason: "the XML is damaged: it has no value")
        }
        return root
    }

    /// The first error is kept: the parser goes on, and the line of the last one is that of the file's end.
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let place = containers.last.map { ", in the list that begins on line \($0.line)" } ?? ""
        fault = fault ?? FileFault(line: max(parser.lineNumber, 1), reason: "the XML is damaged" + place)
    }

    private func stop(_ parser: XMLParser, _ reason: String) {
        fault = fault ?? FileFault(line: parser.lineNumber, reason: reason)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        guard name == "dict" || name == "array" else { return }
        guard containers.count < OldStylePropertyList.maximumDepth else {
            return stop(parser, "the lists are nested too deeply")
        }
        containers.append(Container(isDictionary: name == "dict", line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let line = parser.lineNumber
        switch name {
        case "plist": break
        case "key":
            guard containers.last?.isDictionary == true else { return stop(parser, "a key is outside a dictionary") }
            containers[containers.count - 1].key = text
        case "dict", "array":
            guard let container = containers.popLast() else { return }
            add(
                PropertyListNode(
                    container.isDictionary ? .dictionary(container.entries) : .array(container.elements),
                    line: container.line), parser)
        case "string": add(PropertyListNode(.string(text), line: line), parser)
        case "integer": add(PropertyListNode(.string(text), line: line, form: .integer), parser)
        case "real": add(PropertyListNode(.string(text), line: line, form: .real), parser)
        case "date": add(PropertyListNode(.string(text), line: line, form: .date), parser)
        case "true": add(PropertyListNode(.string("YES"), line: line, form: .boolean), parser)
        case "false": add(PropertyListNode(.string("NO"), line: line, form: .boolean), parser)
        case "data":
            let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
            add(PropertyListNode(.data(Array(data ?? Data())), line: line), parser)
        default: stop(parser, "<\(name)> is not an element of property lists")
        }
        text = ""
    }

    private func add(_ node: PropertyListNode, _ parser: XMLParser) {
        guard let index = containers.indices.last else {
            if root == nil { root = node } else { stop(parser, "the list has more than one value") }
            return
        }
        guard containers[index].isDictionary else { return containers[index].elements.append(node) }
        guard let key = containers[index].key else { return stop(parser, "a value has no key") }
        containers[index].entries[key] = node
        containers[index].key = nil
    }
}
