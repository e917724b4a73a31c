// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import InterfaceDocuments

@Suite("Compiled storyboards and nibs")
struct InterfaceDocumentTests {
    /// A document that contains each kind of value and connection.
    private let document: InterfaceDocument = {
        let values: [InterfaceValue] = [
            .null, .bool(true), .number(-1.5), .string("a", key: nil), .string("b", key: "x.text"), .point(1, 2),
            .size(3, 4), .rect(5, 6, 7, 8), .insets(1, 2, 3, 4), .range(-1, 300),
            .color(.components(0, 0.25, 0.5, 1)), .color(.white(1, 0)), .color(.system("labelColor")),
            .color(.named("Brand", fallback: [1, 0, 0, 1])), .color(.named("Brand", fallback: nil)),
            .font(.system(size: 17, weight: 0.3, isItalic: true)), .font(.textStyle("UICTFontTextStyleBody")),
            .font(.named("Inter-Bold", family: "Inter", size: 12)), .image("star", isSymbol: true), .object(1),
            .objects([0, 1]),
            .attributedString([InterfaceTextRun("한글", attributes: [InterfaceProperty("font", .font(.textStyle("x")))])]
            ),
            .values([InterfaceProperty("title", .string("Save", key: "b.normalTitle"))]),
        ]
        var segue = InterfaceSegue(kind: .show, destination: 1, identifier: "more")
        segue.modalPresentationStyle = -2
        let first = InterfaceObject(
            id: "abc-de-fgh", line: 12, className: "UIViewController", customClass: "App.Board",
            properties: values.enumerated().map { InterfaceProperty("key\($0)", $1) },
            runtimeAttributes: [InterfaceProperty("layer.cornerRadius", .number(8))],
            connections: [
                .outlet(property: "table", destination: 1),
                .outletCollection(property: "labels", destination: 1, appends: true),
                .action(selector: "tap:", destination: 0, events: 64), .segue(segue),
            ],
            variations: [
                InterfaceVariation(
                    widthClass: 2, properties: [InterfaceProperty("constant", .number(20))], excluded: [1],
                    included: [0])
            ])
        return InterfaceDocument(
            file: "Main.storyboard", objects: [first, InterfaceObject(id: "2", className: "UILabel")], topLevel: [1],
            scenes: [InterfaceScene(controller: 0, identifier: "Board", view: 1, topLevel: [1])], initialScene: 0)
    }()

    @Test("A compiled document is read with all its values")
    func aDocumentIsReadAsItWasWritten() throws {
        #expect(try InterfaceDocument(compiled: document.compiled) == document)
    }

    @Test("Each shorter file is refused")
    func aTruncatedDocumentIsRefused() {
        let bytes = document.compiled
        for count in 0..<bytes.count {
            #expect(throws: InterfaceDocumentFault.self) { try InterfaceDocument(compiled: Array(bytes[..<count])) }
        }
    }

    @Test("A file with a changed byte is refused or read, and refers to no object that does not exist")
    func aDamagedDocumentIsHarmless() {
        let bytes = document.compiled
        for position in bytes.indices {
            for value: UInt8 in [0, 1, 2, 3, 9, 127, 128, 255] {
                var damaged = bytes
                damaged[position] = value
                guard let read = try? InterfaceDocument(compiled: damaged) else { continue }
                #expect(read.indices.allSatisfy(read.objects.indices.contains))
                #expect(read.initialScene.map(read.scenes.indices.contains) ?? true)
            }
        }
    }

    @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
    func infiniteNumbersAreRefused(number: Double) {
        for value in [InterfaceValue.number(number), .rect(0, 0, number, 0), .color(.white(0, number))] {
            var damaged = document
            damaged.objects[1].properties = [InterfaceProperty("value", value)]
            #expect(throws: InterfaceDocumentFault.self) { try InterfaceDocument(compiled: damaged.compiled) }
        }
    }

    @Test("A list that is longer than the file is refused without memory for its elements")
    func longListsAreRefused() {
        let bytes = InterfaceDocument.mark + [255, 255, 255, 127] + Array(repeating: 255, count: 1000)
        #expect(throws: InterfaceDocumentFault.self) { try InterfaceDocument(compiled: bytes) }
    }

    @Test("A controller that contains itself is refused")
    func containersInThemselvesAreRefused() throws {
        func relationships(_ destinations: [[Int]]) -> InterfaceDocument {
            InterfaceDocument(
                file: "Main.storyboard",
                objects: destinations.enumerated().map { number, destinations in
                    InterfaceObject(
                        id: "\(number)", className: "UINavigationController",
                        connections: destinations.map {
                            .segue(InterfaceSegue(kind: .relationship, destination: $0))
                        })
                })
        }
        for endless in [[[0]], [[1], [2], [1]], [[1, 2], [], [3], [0]]] {
            let bytes = relationships(endless).compiled
            #expect(throws: InterfaceDocumentFault.self) { try InterfaceDocument(compiled: bytes) }
        }
        #expect(relationships([[1], [2], [1]]).controllerInItself == 1)
        let tree = relationships([[1, 2], [3], [3], []])
        #expect(try InterfaceDocument(compiled: tree.compiled) == tree)
    }

    @Test("Values that contain each other without end are refused")
    func deepValuesAreRefused() {
        var value = InterfaceValue.bool(true)
        for _ in 0..<100 { value = .values([InterfaceProperty("a", value)]) }
        var deep = document
        deep.objects[1].properties = [InterfaceProperty("deep", value)]
        #expect(throws: InterfaceDocumentFault.self) { try InterfaceDocument(compiled: deep.compiled) }
    }
}

extension InterfaceDocument {
    /// All indices of objects in the document.
    fileprivate var indices: [Int] {
        var indices = topLevel
        for scene in scenes { indices += [scene.controller, scene.view ?? scene.controller] + scene.topLevel }
        for object in objects {
            for property in object.properties + object.runtimeAttributes { indices += property.value.indices }
            for connection in object.connections {
                switch connection {
                case .outlet(_, let end), .outletCollection(_, let end, _), .action(_, let end, _): indices.append(end)
                case .segue(let segue): indices.append(segue.destination)
                }
            }
            for variation in object.variations {
                indices += variation.excluded + variation.included
                for property in variation.properties { indices += property.value.indices }
            }
        }
        return indices
    }
}

extension InterfaceValue {
    fileprivate var indices: [Int] {
        switch self {
        case .object(let index): [index]
        case .objects(let indices): indices
        case .values(let properties): properties.flatMap(\.value.indices)
        case .attributedString(let runs): runs.flatMap(\.attributes).flatMap(\.value.indices)
        default: []
        }
    }
}
