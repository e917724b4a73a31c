// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKit

struct NSItemProviderTests {
    /// Makes a provider whose data of each type are the type's name.
    private func provider(_ types: [String]) -> NSItemProvider {
        let provider = NSItemProvider()
        for type in types {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(Data(type.utf8), nil)
                return nil
            }
        }
        return provider
    }

    @Test("fact 300: types keep the order in which they were registered")
    func order() {
        let types = ["public.html", "public.rtf", "public.utf8-plain-text"]
        let provider = provider(types)
        #expect(provider.registeredTypeIdentifiers == types)
        #expect(provider.registeredContentTypes == [.html, .rtf, .utf8PlainText])
        #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.utf8PlainText])
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    }

    @Test("fact 301: an object registers all its writable types, and the first registration of a type counts")
    func objects() async {
        let provider = NSItemProvider(object: NSURL(string: "https://swift.org")!)
        #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        provider.registerObject("other" as NSString, visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        let text = await provider.object(NSString.self)
        #expect(text.value == "https://swift.org")
    }

    @Test("fact 302: an object can be loaded if a representation conforms to a type that its class reads")
    func canLoad() {
        let provider = provider(["public.png", "public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
        // Arbitrary data do not count as text.
        #expect(!NSItemProvider(object: ArticleModel(name: "a", character: "b")).canLoadObject(ofClass: NSString.self))
    }

    @Test("fact 302: of the representations that the class reads, the first registered one is loaded")
    func fidelity() async {
        let provider = provider(["public.png", "public.html", "public.utf8-plain-text", "public.plain-text"])
        let text = await provider.object(NSString.self)
        #expect(text.value == "public.html")
    }

    @Test("fact 302: a type is looked up exactly first, and then by conformance")
    func conforming() async {
        let provider = provider(["public.png", "public.utf8-plain-text", "public.text", "com.example.unheard-of"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
        #expect(provider.hasItemConformingToTypeIdentifier("com.example.unheard-of"))
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.data"))
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.data", fileOptions: .openInPlace))
        #expect(await provider.data("public.text").value == Data("public.text".utf8))
        #expect(await provider.data("public.image").value == Data("public.png".utf8))
        #expect(await provider.data("com.example.unheard-of").value == Data("com.example.unheard-of".utf8))
        let none = await provider.data("public.movie")
        #expect(none.code == .itemUnavailableError)
        #expect(none.value == nil)
    }

    @Test("fact 303: a handler is called for each request, and not before")
    func promises() async {
        let calls = LockedBox(0)
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(
                Data([
                    UInt8(
                        calls.withLock {
                            $0 += 1; return $0
                        })
                ]), nil)
            return Progress(totalUnitCount: 1)
        }
        #expect(calls.withLock { $0 } == 0)
        #expect(await provider.data("public.data").value == Data([1]))
        #expect(await provider.data("public.data").value == Data([2]))
    }

    @Test("fact 303: a class can be registered whose objects are made on request")
    func promisedObjects() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: String.self, visibility: .team) { completion in
            completion("made", nil)
            return nil
        }
        provider.registerObject(ofClass: NSURL.self as any NSItemProviderWriting.Type, visibility: .all) { completion in
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.url"])
        #expect(await provider.object(NSString.self).value == "made")
        let url = await provider.object(NSURL.self)
        #expect(url.code == .itemUnavailableError)
        #expect(((url.error as? NSError)?.userInfo[NSUnderlyingErrorKey] as? CocoaError)?.code == .fileNoSuchFile)
    }

    @Test("facts 304, 272: completions are called on the queue of item providers")
    func queue() async {
        let key = DispatchSpecificKey<Bool>()
        ItemQueues.callback.setSpecific(key: key, value: true)
        #expect(ItemQueues.callback.label == "com.apple.Foundation.NSItemProvider-callback-queue")
        let provider = provider(["public.data"])
        let isThere = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(isThere == true)
        let none = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.movie") { _, _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(none == true)
    }

    @Test("fact 307: visibilities and error codes have Apple's raw values")
    func numbers() {
        #expect(NSItemProvider.errorDomain == "NSItemProviderErrorDomain")
        #expect(NSItemProvider.ErrorCode.unknownError.rawValue == -1)
        #expect(NSItemProvider.ErrorCode.itemUnavailableError.rawValue == -1000)
        #expect(NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue == -1100)
        #expect(NSItemProvider.ErrorCode.unavailableCoercionError.rawValue == -1200)
        #expect(NSItemProviderRepresentationVisibility.all.rawValue == 0)
        #expect(NSItemProviderRepresentationVisibility.team.rawValue == 1)
        #expect(NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
        #expect(NSItemProviderFileOptions.openInPlace.rawValue == 1)
        #expect(NSItemProvider.PreferredPresentationStyle.attachment.rawValue == 2)
    }

    @Test("fact 307: other apps see only types that both the registration and the object show to all")
    func visibility() {
        final class Secret: NSObject, NSItemProviderWriting {
            static var writableTypeIdentifiersForItemProvider: [String] { ["public.json", "public.text"] }
            func itemProviderVisibilityForRepresentation(
                withTypeIdentifier typeIdentifier: String
            ) -> NSItemProviderRepresentationVisibility {
                typeIdentifier == "public.json" ? .ownProcess : .all
            }
            func loadData(
                withTypeIdentifier typeIdentifier: String,
                forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress? {
                completionHandler(Data(), nil)
                return nil
            }
        }
        #expect(NSItemProvider(object: Secret()).typeIdentifiersForOtherApps == ["public.text"])
        let provider = NSItemProvider()
        provider.registerObject(Secret(), visibility: .team)
        #expect(provider.typeIdentifiersForOtherApps.isEmpty)
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.text"])
    }

    @Test("fact 308: a provider and its copy keep name, size, style, and team data of up to 8 KB")
    func details() throws {
        let provider = NSItemProvider()
        #expect(provider.suggestedName == nil)
        #expect(provider.teamData == nil)
        #expect(provider.preferredPresentationStyle == .unspecified)
        provider.suggestedName = "Plan"
        provider.teamData = Data(count: 8 * 1024)
        provider.preferredPresentationSize = CGSize(width: 30, height: 20)
        provider.preferredPresentationStyle = .inline
        let copy = try #require(provider.copy() as? NSItemProvider)
        provider.teamData = Data(count: 8 * 1024 + 1)
        #expect(provider.teamData == nil)
        #expect(copy.teamData?.count == 8 * 1024)
        #expect(copy.suggestedName == "Plan")
        #expect(copy.preferredPresentationSize == CGSize(width: 30, height: 20))
        #expect(copy.preferredPresentationStyle == .inline)
        copy.registerObject("a" as NSString, visibility: .all)
        #expect(provider.registeredTypeIdentifiers.isEmpty)
    }

    @Test("fact 269: before the drop the types are known, but loads fail")
    func closed() async {
        let provider = provider(["public.text"])
        provider.isClosed = true
        #expect(provider.registeredTypeIdentifiers == ["public.text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(await provider.data("public.text").code == .itemUnavailableError)
        #expect(await provider.object(NSString.self).code == .itemUnavailableError)
        provider.isClosed = false
        #expect(await provider.data("public.text").value != nil)
    }

    @Test("Data over the byte limit are an error")
    func limit() async throws {
        let folder = try TemporaryFolder()
        let file = try #require(NSItemProvider(contentsOf: try folder.file("a.txt", "0123456789")))
        file.byteLimit = 9
        #expect(await file.data("public.plain-text").code == .itemUnavailableError)
        file.byteLimit = 10
        #expect(await file.data("public.plain-text").value == Data("0123456789".utf8))
        let provider = provider(["public.text"])
        provider.byteLimit = 3
        #expect(await provider.data("public.text").code == .itemUnavailableError)
    }
}
