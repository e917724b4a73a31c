// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Tests that an object loaded from an item provider equals the object that was registered.
struct ItemProviderValueTests {
    @Test(
        "fact 308: text loads in UTF-8 and UTF-16, with and without byte order marks",
        arguments: ["", "a", "größer 👩‍👩‍👧", "日本"])
    func texts(text: String) async throws {
        #expect(await NSItemProvider(object: text as NSString).object(NSString.self).value == text as NSString)
        let read = try NSString.object(
            withItemProviderData: try #require(text.data(using: .utf16LittleEndian)),
            typeIdentifier: "public.utf16-plain-text")
        #expect(read as String == text)
        let marked = Data([0xFE, 0xFF]) + (try #require(text.data(using: .utf16BigEndian)))
        #expect(
            try NSString.object(withItemProviderData: marked, typeIdentifier: "public.utf16-external-plain-text")
                as String == text)
        let mutable = try NSMutableString.object(
            withItemProviderData: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), typeIdentifier: "public.text")
        #expect(type(of: mutable) == NSMutableString.self)
        #expect(mutable as String == text)
    }

    @Test("fact 308: URLs load as NSURL and as URL")
    func locations() async throws {
        let url = try #require(URL(string: "https://swift.org/a%20b?c#d"))
        let provider = NSItemProvider(object: url as NSURL)
        #expect(await provider.object(NSURL.self).value?.absoluteString == url.absoluteString)
        let loaded: Loaded<URL> = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: URL.self) { continuation.resume(returning: Loaded(value: $0, error: $1)) }
        }
        #expect(loaded.value == url)
        let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b") as NSURL)
        #expect(file.registeredTypeIdentifiers == ["public.file-url"])
        #expect(await file.object(NSURL.self).value?.path == "/tmp/a b")
        #expect(!file.canLoadObject(ofClass: String.self))
    }

    @Test("A string loads as Swift's String")
    func strings() async {
        let provider = NSItemProvider(object: "hello" as NSString)
        let loaded: Loaded<String> = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) {
                continuation.resume(returning: Loaded(value: $0, error: $1))
            }
        }
        #expect(loaded.value == "hello")
        let none: Loaded<URL> = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: URL.self) { continuation.resume(returning: Loaded(value: $0, error: $1)) }
        }
        #expect(none.code == .itemUnavailableError)
        #expect(none.value == nil)
    }

    @Test("An app's Codable class, copied from an article, loads unchanged")
    func model() async {
        let provider = NSItemProvider(object: ArticleModel(name: "Ann", character: "calm"))
        #expect(provider.registeredTypeIdentifiers == [kUTTypeData as String])
        let loaded = await provider.object(ArticleModel.self)
        #expect(loaded.value?.name == "Ann")
        #expect(loaded.value?.character == "calm")
        let text = NSItemProvider(object: "no model" as NSString)
        #expect(text.canLoadObject(ofClass: ArticleModel.self))
        #expect(await text.object(ArticleModel.self).code == .itemUnavailableError)
    }

    @Test("The older constants and functions for types agree with UTType")
    func olderNames() {
        #expect(kUTTypePlainText as String == "public.plain-text")
        #expect(kUTTypeImage == UTType.image.identifier)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeEqual("public.PNG", kUTTypePNG))
        #expect(UTTypeIsDeclared(kUTTypePNG))
        #expect(!UTTypeIsDynamic(kUTTypePNG))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
        #expect(type?.takeRetainedValue() as String? == "public.png")
        let tag = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
        #expect(tag?.takeRetainedValue() as String? == "image/png")
        #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() as String? == "PNG image")
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    }
}
