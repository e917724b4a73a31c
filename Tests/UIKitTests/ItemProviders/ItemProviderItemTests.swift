// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

/// Tests of `loadItem(forTypeIdentifier:)`, and of items registered with `init(item:typeIdentifier:)` or
/// `registerItem(forTypeIdentifier:loadHandler:)`. Such items need not conform to `NSItemProviderWriting`.
struct ItemProviderItemTests {
    private func item(_ provider: NSItemProvider, _ type: String) async -> Loaded<any NSSecureCoding> {
        await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: type) { item, error in
                continuation.resume(returning: Loaded(value: item, error: error))
            }
        }
    }

    @Test("Data registered as text load as text, as in articles about drag and drop")
    func dataAsText() async {
        let provider = NSItemProvider(item: Data("Ann".utf8) as NSData, typeIdentifier: "public.plain-text")
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(await provider.object(NSString.self).value == "Ann")
        #expect(await item(provider, "public.text").value as? NSData == Data("Ann".utf8) as NSData)
    }

    @Test("fact 309: a file URL loads as the file's data, and as itself if a URL is requested")
    func locationAsData() async throws {
        let folder = try TemporaryFolder()
        let url = try folder.file("a.txt", "hello")
        let provider = NSItemProvider(item: url as NSURL, typeIdentifier: "public.plain-text")
        #expect(await provider.data("public.plain-text").value == Data("hello".utf8))
        #expect(await provider.object(NSString.self).value == "hello")
        #expect(await item(provider, "public.plain-text").value as? NSURL == url as NSURL)
        let location = NSItemProvider(item: url as NSURL, typeIdentifier: nil)
        #expect(location.registeredTypeIdentifiers == ["public.file-url"])
        #expect(await location.data("public.url").value == Data(url.absoluteString.utf8))
        #expect(await location.object(NSURL.self).value?.path == url.path)
    }

    @Test("A registered item can be made on request")
    func madeLater() async {
        let provider = NSItemProvider()
        let make: NSItemProvider.LoadHandler = { completion, _, _ in completion?("made" as NSString, nil) }
        provider.registerItem(forTypeIdentifier: "public.plain-text", loadHandler: make)
        let text = await withCheckedContinuation { continuation in
            let completion: NSItemProvider.CompletionHandler = { item, _ in
                continuation.resume(returning: (item as? NSString).map(String.init))
            }
            provider.loadItem(forTypeIdentifier: "public.text", completionHandler: completion)
        }
        #expect(text == "made")
    }

    @Test("An item loads as it was registered, and nil registers nothing")
    func items() async {
        let provider = NSItemProvider(item: "hello" as NSString, typeIdentifier: nil)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(await item(provider, "public.text").value as? NSString == "hello")
        #expect(await item(provider, "public.png").code == .itemUnavailableError)
        #expect(NSItemProvider(item: nil, typeIdentifier: "public.text").registeredTypeIdentifiers.isEmpty)
        #expect(NSItemProvider(item: NSNumber(value: 1), typeIdentifier: nil).registeredTypeIdentifiers.isEmpty)
    }

    @Test("Of representations, URLs load as URLs, files as file URLs, and the others as data")
    func representations() async throws {
        let url = NSItemProvider(object: NSURL(string: "https://swift.org/a")!)
        #expect((await item(url, "public.url").value as? NSURL)?.absoluteString == "https://swift.org/a")
        #expect(await item(url, "public.text").value as? NSData == Data("https://swift.org/a".utf8) as NSData)
        let folder = try TemporaryFolder()
        let file = try folder.file("plan.json", "{}")
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(await item(provider, "public.json").value as? NSURL == file as NSURL)
        let loaded = try await url.loadItem(forTypeIdentifier: "public.url")
        #expect((loaded as? NSURL)?.host == "swift.org")
        await #expect(throws: (any Error).self) { try await url.loadItem(forTypeIdentifier: "public.png") }
    }

    @Test("Any other item loads as an archive")
    func archives() async throws {
        let provider = NSItemProvider(item: ["a", "b"] as NSArray, typeIdentifier: "com.example.list")
        let data = try #require(await provider.data("com.example.list").value)
        let list = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSString.self], from: data)
        #expect(list as? [String] == ["a", "b"])
    }

    @Test("An item handler's error is reported, and a preview comes from its own handler")
    func handlers() async throws {
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.text") { completion, _, _ in
            completion?(nil, CocoaError(.fileReadNoPermission))
        }
        let failed = await item(provider, "public.text")
        #expect(failed.code == .itemUnavailableError)
        await #expect(throws: (any Error).self) { try await provider.loadPreviewImage() }
        provider.previewImageHandler = { completion, _, options in
            completion?(options?["name"] as? NSString, nil)
        }
        let preview = try await provider.loadPreviewImage(options: ["name": "small" as NSString])
        #expect(preview as? NSString == "small")
        #expect(provider.previewImageHandler != nil)
    }
}
