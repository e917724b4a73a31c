// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct ItemProviderSettlingTests {
    @Test("Settling waits for loads of item providers, and for work that their completions post")
    func settling() async throws {
        let screen = TestScreen()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.show(label)
        let provider = NSItemProvider(object: "loaded" as NSString)
        _ = provider.loadObject(ofClass: NSString.self as any NSItemProviderReading.Type) { object, _ in
            let text = object.flatMap { $0 as? NSString } as String?
            DispatchQueue.main.async { label.text = text }
        }
        try await screen.settle()
        #expect(label.text == "loaded")
    }

    @Test("A load that does not end is named in the error of settling, and ends when it is cancelled")
    func unsettled() async throws {
        let screen = TestScreen()
        let provider = NSItemProvider()
        let kept = Kept()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            kept.completions.append(completion)
            return nil
        }
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, _ in }
        let error = await #expect(throws: UnsettledError.self) { try await screen.settle(within: 0.2) }
        #expect(error?.pending == ["an item provider's load of public.png"])
        progress.cancel()
        try await screen.settle()
        #expect(progress.isCancelled)
    }

    /// Retains the completions of a load handler that never calls them.
    private final class Kept: @unchecked Sendable {
        var completions: [Any] = []
    }
}
