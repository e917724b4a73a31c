// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

/// Tests of item providers and undo, as apps use them.
@Suite(.serialized)
@MainActor
struct ItemTests {
    @Test("An app's own class is loaded from an item provider before settle() returns")
    func card() async throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.show(label)
        let provider = NSItemProvider(object: Card(title: "Milk"))
        #expect(provider.canLoadObject(ofClass: Card.self))
        _ = provider.loadObject(ofClass: Card.self) { card, _ in
            let title = (card as? Card)?.title
            DispatchQueue.main.async { label.text = title }
        }
        try await screen.settle()
        #expect(label.text == "Milk")
    }

    @Test("Text registered as kUTTypePlainText is loaded as a String")
    func text() async throws {
        let data = "Milk".data(using: .utf8)!
        let provider = NSItemProvider(item: data as NSData, typeIdentifier: kUTTypePlainText as String)
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
        let text: String? = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "Milk")
        #expect(UTType(filenameExtension: "png")?.conforms(to: .image) == true)
    }

    @Test("Control-Z undoes a change")
    func undo() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = NotesController(notes: ["Milk"])
        screen.show(controller)
        let manager = try #require(controller.undoManager)
        controller.title = "New"
        manager.registerUndo(withTarget: controller) { $0.title = "Old" }
        screen.press(.keyboardZ, modifiers: .control)
        #expect(controller.title == "Old")
    }
}
