// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// The catalogue of symbols by name.
///
/// Most symbols are drawn from the table in `SymbolTable`, so they have weights and need no files. The symbols of
/// devices and weather come from the Adwaita icon theme, if the theme and an SVG loader are installed.
enum SymbolCatalogue {
    private struct Cache {
        var lines: [String: String]?
        var symbols: [String: Symbol?] = [:]
    }

    private static let cache = Mutex(Cache())

    /// The symbol that is called `name`; nil if there is none.
    static func symbol(_ name: String) -> Symbol? {
        if let known = cache.withLock({ $0.symbols[name] }) { return known }
        let symbol = layers(of: name).map { Symbol(name: name, shape: .layers($0)) } ?? themeIcon(name)
        // Only existing names are cached, because an app may ask for any number of unknown names.
        if let symbol { cache.withLock { $0.symbols[name] = symbol } }
        return symbol
    }

    /// All names, sorted, including those of the theme icons even if the theme is not installed.
    static var names: [String] {
        let composed =
            SymbolTable.circled.flatMap { ["\($0).circle", "\($0).circle.fill"] }
            + SymbolTable.squared.flatMap { ["\($0).square", "\($0).square.fill"] }
        return Set(Array(lines.keys) + composed + ThemeIcons.files.keys).sorted()
    }

    /// The lines of the symbol table, keyed by the name of the symbol.
    private static var lines: [String: String] {
        if let lines = cache.withLock({ $0.lines }) { return lines }
        var lines: [String: String] = [:]
        // Parsed as bytes for speed, because a program that shows a single symbol reads the whole table at launch.
        for line in Array(SymbolTable.text.utf8).split(separator: UInt8(ascii: "\n")) {
            let bar = line.firstIndex(of: UInt8(ascii: "|"))!
            lines[String(decoding: line[..<bar], as: UTF8.self)] = String(decoding: line[(bar + 1)...], as: UTF8.self)
        }
        cache.withLock { $0.lines = lines }
        return lines
    }

    // MARK: - Parsing the table

    private static func layers(of name: String) -> [Symbol.Layer]? {
        if let line = lines[name] { return read(line) }
        // A name such as "plus.circle" is composed of a circle or square and the base symbol, drawn at half its size.
        for (suffix, bases, frame, filled) in frames where name.hasSuffix(suffix) {
            let base = name.dropLast(suffix.count)
            guard bases.contains(String(base)) else { continue }
            return read(suffix.hasSuffix(".fill") ? "\(filled); E@\(base)" : "\(frame); S@\(base)", inner: 0.5)
        }
        return nil
    }

    /// The suffixes of composed names. With each suffix: the base symbols that can have it, the drawing of the outlined
    /// frame, and that of the filled frame.
    private static let frames = [
        (".circle", SymbolTable.circled, "S O 12 12 9.5", "F O 12 12 10.3"),
        (".circle.fill", SymbolTable.circled, "S O 12 12 9.5", "F O 12 12 10.3"),
        (".square", SymbolTable.squared, "S R 3.5 3.5 17 17 3.4", "F R 2.7 2.7 18.6 18.6 4"),
        (".square.fill", SymbolTable.squared, "S R 3.5 3.5 17 17 3.4", "F R 2.7 2.7 18.6 18.6 4"),
    ]

    /// Parses a line of the table. Layers are separated by semicolons. Each begins with its operation: F fills, S
    /// strokes, E erases by stroking and X erases by filling. Then follow an optional line width and a path, or `@` and
    /// the name of a symbol to include.
    ///
    /// - Parameter inner: the scale at which an included symbol is drawn.
    private static func read(_ line: some StringProtocol, inner: CGFloat = 1) -> [Symbol.Layer]? {
        var layers: [Symbol.Layer] = []
        for part in line.split(separator: ";") {
            let part = Substring(part).trimmed
            guard let kind = part.first, "FSEX".contains(kind) else { return nil }
            let body = part.dropFirst()
            if body.first == "@" {
                guard let included = SymbolCatalogue.layers(of: String(body.dropFirst())) else { return nil }
                layers += included.map { adapt($0, to: kind, scale: inner) }
                continue
            }
            let digits = body.prefix { $0.isNumber || $0 == "." }
            guard let path = SymbolPath.read(body.dropFirst(digits.count)) else { return nil }
            let stroke = Symbol.Layer.Paint.stroke(width: Double(digits).map { CGFloat($0) } ?? 1)
            let fills = kind == "F" || kind == "X"
            layers.append(
                Symbol.Layer(paint: fills ? .fill : stroke, erases: kind == "E" || kind == "X", path: path))
        }
        return layers
    }

    /// Adapts a layer of an included symbol: scales it about the centre, and applies the operation `kind` of the line
    /// that includes the symbol. F fills the layer's path, unless the layer erases. E exchanges drawing and erasing.
    private static func adapt(_ layer: Symbol.Layer, to kind: Character, scale: CGFloat) -> Symbol.Layer {
        var layer = layer
        let center = Symbol.center
        let transform = CGAffineTransform(
            scale, 0, 0, scale, center.x * (1 - scale), center.y * (1 - scale))
        layer.path = withUnsafePointer(to: transform) { layer.path.copy(using: $0) } ?? layer.path
        if kind == "F", !layer.erases { layer.paint = .fill }
        if kind == "E" { layer.erases.toggle() }
        if scale != 1, case .stroke(let width) = layer.paint { layer.paint = .stroke(width: width * 0.95) }
        return layer
    }

    // MARK: - The icon theme

    private static func themeIcon(_ name: String) -> Symbol? {
        guard let file = ThemeIcons.files[name], let path = ThemeIcons.path(of: file) else { return nil }
        // Draw the icon once as a test. This fails if no SVG loader is installed, and then the symbol is reported as
        // missing.
        guard CGImage(svg: path, pixelWidth: 16, pixelHeight: 16) != nil else { return nil }
        return Symbol(name: name, shape: .themeIcon(path: path))
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
