// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The size of an SVG image: its width and height, or those of its view box.
enum SVGSize {
    /// The largest file that is read, in bytes.
    private static let maximumBytes = 16 << 20

    /// The width and height in points; nil if the file is no SVG image with a size.
    static func read(_ url: URL) -> [Double]? {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= maximumBytes, let data = try? Data(contentsOf: url) else { return nil }
        return parse(data)
    }

    static func parse(_ data: Data) -> [Double]? {
        var size: [Double]?
        SVGElements.read(data) { name, attributes in
            guard name == "svg" else { return false }
            let box = SVGElements.numbers(attributes["viewBox"])
            let width = SVGElements.length(attributes["width"]) ?? (box.count == 4 ? box[2] : nil)
            let height = SVGElements.length(attributes["height"]) ?? (box.count == 4 ? box[3] : nil)
            if let width, let height, width > 0, height > 0, width < 100_000, height < 100_000 {
                size = [width, height]
            }
            return false
        }
        return size
    }
}

/// The medium regular drawing in a template of a symbol, which contains one for each weight and scale, and guides.
struct SymbolTemplate {
    /// The drawing as an image.
    var svg: String
    /// The width and height in points at the default size.
    var size: [Double]

    /// The size of a symbol in points if its font size is not stated, and that of a template's drawings.
    private static let fontSizes = (used: 17.0, template: 100.0)
    /// The space above the capitals and below the baseline that the image includes, in units of the template.
    private static let margin = 18.0

    static func parse(_ data: Data) -> SymbolTemplate? {
        var paths: [String] = []
        var places: [String: Double] = [:]
        var transform: String?
        SVGElements.read(data) { name, attributes in
            let id = attributes["id"] ?? ""
            let isGuide = name == "line" || name == "path"
            if isGuide, id.hasSuffix("-margin-Regular-M") || id.hasPrefix("left-margin") || id.hasPrefix("right-margin")
            {
                let side = id.hasPrefix("left") ? "left" : "right"
                if id.hasSuffix("Regular-M") || places[side] == nil { places[side] = start(of: attributes)?.x }
            } else if isGuide, id == "Baseline-M" || id == "Capline-M" {
                places[id] = start(of: attributes)?.y
            }
            return true
        } group: { id, attributes in
            guard id == "Regular-M" else { return false }
            transform = attributes["transform"]
            return true
        } inGroup: { name, attributes in
            if name == "path", let shape = attributes["d"] {
                let own = attributes["transform"].map { " transform=\"\(escaped($0))\"" } ?? ""
                paths.append("<path d=\"\(escaped(shape))\"\(own)/>")
            }
        }
        guard !paths.isEmpty, let left = places["left"], let right = places["right"], right > left,
            let top = places["Capline-M"], let bottom = places["Baseline-M"], bottom > top
        else { return nil }
        let (width, height) = (right - left, bottom - top + 2 * margin)
        let group = transform.map { "<g transform=\"\(escaped($0))\">" } ?? "<g>"
        let factor = fontSizes.used / fontSizes.template
        return SymbolTemplate(
            svg: """
                <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
                viewBox="\(left) \(top - margin) \(width) \(height)">\(group)\(paths.joined())</g></svg>
                """, size: [width * factor, height * factor])
    }

    /// The first point of a guide, which is a line or a path of one line.
    private static func start(of attributes: [String: String]) -> (x: Double, y: Double)? {
        if let x = SVGElements.length(attributes["x1"]), let y = SVGElements.length(attributes["y1"]) { return (x, y) }
        let numbers = SVGElements.numbers(attributes["d"]?.filter { $0 != "M" && $0 != "m" })
        return numbers.count >= 2 ? (numbers[0], numbers[1]) : nil
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// Reports the elements of an SVG image.
private final class SVGElements: NSObject, XMLParserDelegate {
    private let element: (String, [String: String]) -> Bool
    private let group: (String, [String: String]) -> Bool
    private let inGroup: (String, [String: String]) -> Void
    private var depth = 0
    /// The depth of the group whose elements are reported to `inGroup`.
    private var groupDepth: Int?

    private init(
        _ element: @escaping (String, [String: String]) -> Bool, _ group: @escaping (String, [String: String]) -> Bool,
        _ inGroup: @escaping (String, [String: String]) -> Void
    ) {
        (self.element, self.group, self.inGroup) = (element, group, inGroup)
    }

    /// Reads elements until `element` returns false. `group` gets the identifiers of groups, and `inGroup` the elements
    /// inside a group for which `group` has returned true.
    static func read(
        _ data: Data, _ element: (String, [String: String]) -> Bool,
        group: (String, [String: String]) -> Bool = { _, _ in false },
        inGroup: (String, [String: String]) -> Void = { _, _ in }
    ) {
        withoutActuallyEscaping(element) { element in
            withoutActuallyEscaping(group) { group in
                withoutActuallyEscaping(inGroup) { inGroup in
                    let parser = XMLParser(data: data)
                    parser.shouldResolveExternalEntities = false
                    let reader = SVGElements(element, group, inGroup)
                    parser.delegate = reader
                    _ = parser.parse()
                    parser.delegate = nil
                }
            }
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        if groupDepth != nil {
            inGroup(name, attributes)
        } else if name == "g", let id = attributes["id"], group(id, attributes) {
            groupDepth = depth
        } else if !element(name, attributes) {
            parser.abortParsing()
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if groupDepth == depth { groupDepth = nil }
        depth -= 1
    }

    /// A length in pixels, with or without a unit.
    static func length(_ text: String?) -> Double? {
        guard let text, !text.hasSuffix("%") else { return nil }
        return Double(text.prefix { $0.isNumber || ".-+".contains($0) })
    }

    /// The numbers in a list that blanks or commas separate.
    static func numbers(_ text: String?) -> [Double] {
        (text ?? "").split { !($0.isNumber || ".-+e".contains($0)) }.compactMap { Double($0) }
    }
}
