// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A reason why bytes are not a compiled document.
public struct InterfaceDocumentFault: Error, Equatable, CustomStringConvertible {
    public let description: String
}

extension InterfaceDocument {
    /// Reads a compiled document. All indices of the result are those of its objects and scenes, all numbers are
    /// finite, and no controller contains itself.
    ///
    /// - Throws: If the bytes are not a compiled document.
    public init(compiled bytes: [UInt8]) throws(InterfaceDocumentFault) {
        guard bytes.starts(with: InterfaceDocument.mark) else {
            throw InterfaceDocumentFault(description: "This is not a compiled storyboard or nib.")
        }
        var reader = InterfaceReader(bytes: bytes, position: InterfaceDocument.mark.count)
        try reader.readTexts()
        let file = try reader.text()
        let objects = try reader.list { (reader) throws(InterfaceDocumentFault) in try reader.object() }
        let topLevel = try reader.indices()
        let scenes = try reader.list { (reader) throws(InterfaceDocumentFault) in try reader.scene() }
        let initial = try reader.optional { (reader) throws(InterfaceDocumentFault) in try reader.index() }
        self.init(file: file, objects: objects, topLevel: topLevel, scenes: scenes, initialScene: initial)
        guard reader.position == bytes.count, reader.largestIndex < objects.count, initial ?? -1 < scenes.count,
            controllerInItself == nil
        else {
            throw InterfaceReader.fault
        }
    }
}

/// Reads the values of a compiled document, in the order in which they are written.
private struct InterfaceReader {
    static let fault = InterfaceDocumentFault(description: "The compiled storyboard or nib is damaged.")

    let bytes: [UInt8]
    var position: Int
    private var texts: [String] = []
    /// The largest index of an object that was read.
    private(set) var largestIndex = -1
    /// The number of values that contain the one that is read.
    private var depth = 0

    init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    // MARK: Plain values

    private mutating func byte() throws(InterfaceDocumentFault) -> UInt8 {
        guard position < bytes.count else { throw InterfaceReader.fault }
        position += 1
        return bytes[position - 1]
    }

    mutating func unsigned() throws(InterfaceDocumentFault) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte()
            result |= UInt64(byte & 127) << shift
            if byte < 128 { return result }
        }
        throw InterfaceReader.fault
    }

    /// A number that is not negative.
    private mutating func count() throws(InterfaceDocumentFault) -> Int {
        guard let count = Int(exactly: try unsigned()) else { throw InterfaceReader.fault }
        return count
    }

    private mutating func signed() throws(InterfaceDocumentFault) -> Int {
        let bits = try unsigned()
        return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
    }

    mutating func index() throws(InterfaceDocumentFault) -> Int { try count() }

    private mutating func objectIndex() throws(InterfaceDocumentFault) -> Int {
        let index = try count()
        largestIndex = max(largestIndex, index)
        return index
    }

    private mutating func bool() throws(InterfaceDocumentFault) -> Bool { try byte() != 0 }

    private mutating func number() throws(InterfaceDocumentFault) -> Double {
        guard position + 8 <= bytes.count else { throw InterfaceReader.fault }
        var bits: UInt64 = 0
        for offset in 0..<8 { bits |= UInt64(bytes[position + offset]) << UInt64(8 * offset) }
        position += 8
        let number = Double(bitPattern: bits)
        guard number.isFinite else { throw InterfaceReader.fault }
        return number
    }

    mutating func text() throws(InterfaceDocumentFault) -> String {
        let index = try count()
        guard texts.indices.contains(index) else { throw InterfaceReader.fault }
        return texts[index]
    }

    private mutating func optionalText() throws(InterfaceDocumentFault) -> String? {
        try bool() ? try text() : nil
    }

    mutating func optional<Value>(
        _ read: (inout Self) throws(InterfaceDocumentFault) -> Value
    ) throws(InterfaceDocumentFault) -> Value? {
        try bool() ? try read(&self) : nil
    }

    mutating func list<Value>(
        _ read: (inout Self) throws(InterfaceDocumentFault) -> Value
    ) throws(InterfaceDocumentFault) -> [Value] {
        let count = try count()
        // Each value takes at least one byte.
        guard count <= bytes.count - position else { throw InterfaceReader.fault }
        var list: [Value] = []
        list.reserveCapacity(min(count, 1000))
        for _ in 0..<count { list.append(try read(&self)) }
        return list
    }

    mutating func indices() throws(InterfaceDocumentFault) -> [Int] {
        try list { (reader) throws(InterfaceDocumentFault) in try reader.objectIndex() }
    }

    mutating func readTexts() throws(InterfaceDocumentFault) {
        texts = try list { (reader) throws(InterfaceDocumentFault) in
            let count = try reader.count()
            guard count <= reader.bytes.count - reader.position else { throw InterfaceReader.fault }
            defer { reader.position += count }
            return String(decoding: reader.bytes[reader.position..<reader.position + count], as: UTF8.self)
        }
    }

    // MARK: Objects

    mutating func scene() throws(InterfaceDocumentFault) -> InterfaceScene {
        InterfaceScene(
            controller: try objectIndex(), identifier: try optionalText(),
            view: try bool() ? try objectIndex() : nil, topLevel: try indices())
    }

    mutating func object() throws(InterfaceDocumentFault) -> InterfaceObject {
        InterfaceObject(
            id: try text(), line: try count(), className: try text(), customClass: try optionalText(),
            properties: try properties(), runtimeAttributes: try properties(),
            connections: try list { (reader) throws(InterfaceDocumentFault) in try reader.connection() },
            variations: try list { (reader) throws(InterfaceDocumentFault) in try reader.variation() })
    }

    private mutating func variation() throws(InterfaceDocumentFault) -> InterfaceVariation {
        InterfaceVariation(
            widthClass: try bool() ? try count() : nil, heightClass: try bool() ? try count() : nil,
            properties: try properties(), excluded: try indices(), included: try indices())
    }

    private mutating func properties() throws(InterfaceDocumentFault) -> [InterfaceProperty] {
        try list { (reader) throws(InterfaceDocumentFault) in
            InterfaceProperty(try reader.text(), try reader.value())
        }
    }

    private mutating func connection() throws(InterfaceDocumentFault) -> InterfaceConnection {
        switch try byte() {
        case 0: .outlet(property: try text(), destination: try objectIndex())
        case 1: .outletCollection(property: try text(), destination: try objectIndex(), appends: try bool())
        case 2:
            .action(
                selector: try text(), destination: try objectIndex(), events: UInt(truncatingIfNeeded: try unsigned()))
        case 3: .segue(try segue())
        default: throw InterfaceReader.fault
        }
    }

    private mutating func segue() throws(InterfaceDocumentFault) -> InterfaceSegue {
        guard let kind = InterfaceSegue.Kind(rawValue: try text()) else { throw InterfaceReader.fault }
        var segue = InterfaceSegue(kind: kind, destination: try objectIndex())
        segue.identifier = try optionalText()
        segue.customClass = try optionalText()
        segue.unwindAction = try optionalText()
        segue.creationSelector = try optionalText()
        segue.modalPresentationStyle = try bool() ? try signed() : nil
        segue.modalTransitionStyle = try bool() ? try signed() : nil
        segue.animates = try bool()
        segue.isTriggeredByAccessory = try bool()
        return segue
    }

    // MARK: Values

    private mutating func value() throws(InterfaceDocumentFault) -> InterfaceValue {
        // The compiler of documents nests values no deeper than three times.
        guard depth < 16 else { throw InterfaceReader.fault }
        depth += 1
        defer { depth -= 1 }
        switch try byte() {
        case 0: return .null
        case 1: return .bool(try bool())
        case 2: return .number(try number())
        case 3: return .string(try text(), key: try optionalText())
        case 4: return .point(try number(), try number())
        case 5: return .size(try number(), try number())
        case 6: return .rect(try number(), try number(), try number(), try number())
        case 7: return .insets(try number(), try number(), try number(), try number())
        case 8: return .range(try signed(), try signed())
        case 9: return .color(try color())
        case 10: return .font(try font())
        case 11: return .image(try text(), isSymbol: try bool())
        case 12: return .object(try objectIndex())
        case 13: return .objects(try indices())
        case 14:
            return .attributedString(
                try list { (reader) throws(InterfaceDocumentFault) in
                    InterfaceTextRun(try reader.text(), attributes: try reader.properties())
                })
        case 15: return .values(try properties())
        default: throw InterfaceReader.fault
        }
    }

    private mutating func color() throws(InterfaceDocumentFault) -> InterfaceColor {
        switch try byte() {
        case 0: .components(try number(), try number(), try number(), try number())
        case 1: .white(try number(), try number())
        case 2: .system(try text())
        case 3:
            .named(
                try text(),
                fallback: try optional { (reader) throws(InterfaceDocumentFault) in
                    try reader.list { (reader) throws(InterfaceDocumentFault) in try reader.number() }
                })
        default: throw InterfaceReader.fault
        }
    }

    private mutating func font() throws(InterfaceDocumentFault) -> InterfaceFont {
        switch try byte() {
        case 0: .system(size: try number(), weight: try number(), isItalic: try bool())
        case 1: .textStyle(try text())
        case 2: .named(try text(), family: try text(), size: try number())
        default: throw InterfaceReader.fault
        }
    }
}
