// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension InterfaceDocument {
    /// The first bytes of a compiled document: a mark and the version of the form.
    static let mark: [UInt8] = Array("uplift-interface-2\n".utf8)

    /// The document as bytes: a table of all texts, and then values in a fixed order. Numbers are of variable length.
    public var compiled: [UInt8] {
        var body = InterfaceWriter()
        body.write(text: file)
        body.write(list: objects) { $0.write(object: $1) }
        body.write(indices: topLevel)
        body.write(list: scenes) { writer, scene in
            writer.write(index: scene.controller)
            writer.write(optional: scene.identifier) { $0.write(text: $1) }
            writer.write(optional: scene.view) { $0.write(index: $1) }
            writer.write(indices: scene.topLevel)
        }
        body.write(optional: initialScene) { $0.write(index: $1) }
        var whole = InterfaceWriter()
        whole.bytes = InterfaceDocument.mark
        whole.write(list: body.texts) { writer, text in
            let letters = Array(text.utf8)
            writer.write(index: letters.count)
            writer.bytes += letters
        }
        return whole.bytes + body.bytes
    }
}

/// Writes values as bytes, and collects texts in a table, so that each is written once.
private struct InterfaceWriter {
    var bytes: [UInt8] = []
    private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    // MARK: Plain values

    /// Writes a number that is not negative, seven bits in each byte.
    mutating func write(index: Int) { write(unsigned: UInt64(index)) }

    mutating func write(unsigned: UInt64) {
        var rest = unsigned
        while rest >= 128 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(signed: Int) {
        write(unsigned: UInt64(bitPattern: Int64(signed << 1 ^ signed >> (Int.bitWidth - 1))))
    }

    mutating func write(bool: Bool) { bytes.append(bool ? 1 : 0) }

    mutating func write(number: Double) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
        }
    }

    mutating func write(text: String) {
        let index = indices[text] ?? texts.count
        if index == texts.count {
            texts.append(text)
            indices[text] = index
        }
        write(index: index)
    }

    mutating func write<Value>(optional value: Value?, _ write: (inout Self, Value) -> Void) {
        self.write(bool: value != nil)
        if let value { write(&self, value) }
    }

    mutating func write<Value>(list: [Value], _ write: (inout Self, Value) -> Void) {
        self.write(index: list.count)
        for value in list { write(&self, value) }
    }

    mutating func write(indices: [Int]) { write(list: indices) { $0.write(index: $1) } }

    // MARK: Objects

    mutating func write(object: InterfaceObject) {
        write(text: object.id)
        write(index: object.line)
        write(text: object.className)
        write(optional: object.customClass) { $0.write(text: $1) }
        write(properties: object.properties)
        write(properties: object.runtimeAttributes)
        write(list: object.connections) { $0.write(connection: $1) }
        write(list: object.variations) { writer, variation in
            writer.write(optional: variation.widthClass) { $0.write(index: $1) }
            writer.write(optional: variation.heightClass) { $0.write(index: $1) }
            writer.write(properties: variation.properties)
            writer.write(indices: variation.excluded)
            writer.write(indices: variation.included)
        }
    }

    mutating func write(properties: [InterfaceProperty]) {
        write(list: properties) { writer, property in
            writer.write(text: property.key)
            writer.write(value: property.value)
        }
    }

    mutating func write(connection: InterfaceConnection) {
        switch connection {
        case .outlet(let property, let destination):
            bytes.append(0)
            write(text: property)
            write(index: destination)
        case .outletCollection(let property, let destination, let appends):
            bytes.append(1)
            write(text: property)
            write(index: destination)
            write(bool: appends)
        case .action(let selector, let destination, let events):
            bytes.append(2)
            write(text: selector)
            write(index: destination)
            write(unsigned: UInt64(events))
        case .segue(let segue):
            bytes.append(3)
            write(segue: segue)
        }
    }

    mutating func write(segue: InterfaceSegue) {
        write(text: segue.kind.rawValue)
        write(index: segue.destination)
        for text in [segue.identifier, segue.customClass, segue.unwindAction, segue.creationSelector] {
            write(optional: text) { $0.write(text: $1) }
        }
        write(optional: segue.modalPresentationStyle) { $0.write(signed: $1) }
        write(optional: segue.modalTransitionStyle) { $0.write(signed: $1) }
        write(bool: segue.animates)
        write(bool: segue.isTriggeredByAccessory)
    }

    // MARK: Values

    mutating func write(value: InterfaceValue) {
        switch value {
        case .null: bytes.append(0)
        case .bool(let bool):
            bytes.append(1)
            write(bool: bool)
        case .number(let number): write(kind: 2, [number])
        case .string(let text, let key):
            bytes.append(3)
            write(text: text)
            write(optional: key) { $0.write(text: $1) }
        case .point(let x, let y): write(kind: 4, [x, y])
        case .size(let width, let height): write(kind: 5, [width, height])
        case .rect(let x, let y, let width, let height): write(kind: 6, [x, y, width, height])
        case .insets(let top, let left, let bottom, let right): write(kind: 7, [top, left, bottom, right])
        case .range(let location, let length):
            bytes.append(8)
            write(signed: location)
            write(signed: length)
        case .color(let color):
            bytes.append(9)
            write(color: color)
        case .font(let font):
            bytes.append(10)
            write(font: font)
        case .image(let name, let isSymbol):
            bytes.append(11)
            write(text: name)
            write(bool: isSymbol)
        case .object(let index):
            bytes.append(12)
            write(index: index)
        case .objects(let indices):
            bytes.append(13)
            write(indices: indices)
        case .attributedString(let runs):
            bytes.append(14)
            write(list: runs) { writer, run in
                writer.write(text: run.text)
                writer.write(properties: run.attributes)
            }
        case .values(let values):
            bytes.append(15)
            write(properties: values)
        }
    }

    private mutating func write(kind: UInt8, _ numbers: [Double]) {
        bytes.append(kind)
        for number in numbers { write(number: number) }
    }

    private mutating func write(color: InterfaceColor) {
        switch color {
        case .components(let red, let green, let blue, let alpha): write(kind: 0, [red, green, blue, alpha])
        case .white(let white, let alpha): write(kind: 1, [white, alpha])
        case .system(let name):
            bytes.append(2)
            write(text: name)
        case .named(let name, let fallback):
            bytes.append(3)
            write(text: name)
            write(optional: fallback) { writer, numbers in writer.write(list: numbers) { $0.write(number: $1) } }
        }
    }

    private mutating func write(font: InterfaceFont) {
        switch font {
        case .system(let size, let weight, let isItalic):
            write(kind: 0, [size, weight])
            write(bool: isItalic)
        case .textStyle(let name):
            bytes.append(1)
            write(text: name)
        case .named(let name, let family, let size):
            bytes.append(2)
            write(text: name)
            write(text: family)
            write(number: size)
        }
    }
}
