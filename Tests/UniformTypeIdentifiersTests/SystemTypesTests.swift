// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UniformTypeIdentifiers

/// Tests of the table that declares the system's uniform types.
struct SystemTypesTests {
    private let declarations = systemTypeTable.split(separator: "\n").compactMap { TypeDeclaration(line: $0) }

    @Test("Each identifier occurs once and conforms only to types in the table")
    func table() {
        #expect(declarations.count > 140)
        let identifiers = Set(declarations.map(\.identifier))
        #expect(identifiers.count == declarations.count)
        for declaration in declarations {
            #expect(identifiers.isSuperset(of: declaration.parents), "\(declaration.identifier)")
            #expect(
                !UTType(declared: declaration.identifier).supertypes.contains(UTType(declared: declaration.identifier)))
            #expect(declaration.name != nil, "\(declaration.identifier)")
        }
    }

    @Test("Tags are in lower case, because they are looked up in lower case")
    func tags() {
        for declaration in declarations {
            for tag in declaration.tags.values.joined() {
                #expect(tag == tag.lowercased(), "\(declaration.identifier)")
            }
        }
    }

    @Test(
        "Every type with a static property is declared in the table",
        arguments: [
            UTType.item, .content, .data, .directory, .folder, .package, .bundle, .url, .fileURL, .text, .plainText,
            .utf8PlainText, .utf16PlainText, .rtf, .html, .xml, .json, .yaml, .sourceCode, .swiftSource, .shellScript,
            .propertyList, .pdf, .rtfd, .vCard, .image, .png, .jpeg, .gif, .tiff, .bmp, .heic, .svg, .webP,
            .audiovisualContent, .movie, .video, .audio, .mp3, .mpeg4Movie, .wav, .application, .applicationBundle,
            .archive, .zip, .gzip, .tarArchive, .font, .database, .calendarEvent, .contact, .message, .spreadsheet,
            .presentation, .threeDContent, .usdz, .m3uPlaylist, .pkcs12, .epub, .log, .diskImage, .emailMessage,
        ])
    func named(type: UTType) {
        #expect(type.isDeclared)
        #expect(UTType(type.identifier) == type)
    }
}
