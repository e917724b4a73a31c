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
        var segue = InterfaceSegue(kind: "show", destination: 1, identifier: "more")
        segue.modalPresentationStyle = -2
        segue.popoverAnchor = 0
        segue.popoverArrowDirections = 15
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
                #expect(read.scenes.allSatisfy { $0.controller < read.objects.count })
                #expect(read.topLevel.allSatisfy { $0 < read.objects.count })
            }
        }
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
