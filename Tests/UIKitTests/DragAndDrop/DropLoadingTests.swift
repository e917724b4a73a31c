// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop, the data") @MainActor
struct DropLoadingTests {
    private let stage = DragStage()

    init() {
        stage.giver.items = ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    @Test("fact 272: objects come on the main queue, in the order of their items, and then the giver is told")
    func loads() async throws {
        var loaded: [String]?
        stage.taker.whenPerformed = { session in
            let progress = session.loadObjects(ofClass: String.self) { objects in
                loaded = objects
                stage.log.add("loaded")
            }
            #expect(progress.totalUnitCount == 2 && session.progress.totalUnitCount == 2)
        }
        let finger = stage.carry()
        await finger.up()
        await finishProviderLoads()
        try await stage.screen.settle()
        #expect(loaded == ["one", "two"])
        #expect(stage.log.take().last == "red transferred")
        try expectNoLeftovers(stage.screen)
    }

    @Test(
        "The giver is told that all is transferred after it has been, however late, though nobody has the session then",
        arguments: [false, true])
    func transfersLate(isMotionReduced: Bool) async throws {
        stage.screen.traits.prefersReducedMotion = isMotionReduced
        let provider = NSItemProvider()
        let held = HeldLoad()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            held.keep($0)
            return nil
        }
        stage.giver.items = [UIDragItem(itemProvider: provider)]
        var loaded: [String]?
        stage.taker.whenPerformed = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
        let finger = stage.carry()
        await finger.up()
        await stage.screen.advance(by: 1)
        #expect(stage.log.take().last == "red ended: copy" && stage.taker.session == nil)
        await held.give(Data("late".utf8))
        await finishProviderLoads()
        await stage.screen.advance(by: 0.1)
        #expect(loaded == ["late"] && stage.log.take() == ["red transferred"])
    }

    @Test(
        "Of a drop whose data never come nothing is kept once nobody is left to be told, or the window has closed",
        arguments: [false, true])
    func neverTransfers(closes: Bool) async throws {
        let held = HeldLoad()
        weak var session: (any UIDragSession)?
        weak var item: UIDragItem?
        var giver: Giver? = Giver("green", stage.log)
        do {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                held.keep($0)
                return nil
            }
            giver?.items = [UIDragItem(itemProvider: provider)]
            let view = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
            view.backgroundColor = .systemGreen
            stage.ground.addSubview(view)
            view.addInteraction(UIDragInteraction(delegate: try #require(giver)))
            stage.taker.whenPerformed = { $0.loadObjects(ofClass: String.self) { _ in } }
            let finger = stage.screen.touch(view)
            await finger.hold(0.35)
            await finger.move(to: stage.middle(of: stage.target), duration: 0.3)
            await finger.up()
            await stage.screen.advance(by: 1)
            (session, item) = (giver?.session, giver?.items.first)
            view.removeFromSuperview()
        }
        await stage.screen.advance(by: 1)
        stage.taker.whenPerformed = nil
        #expect(session != nil && item != nil && stage.log.take().last == "green ended: copy")
        if closes {
            // It could still be told, and holds nothing of the drag itself.
            giver?.session = nil
            giver?.items = []
            stage.screen.host.close()
        } else {
            giver = nil
            let finger = stage.lift()
            finger.cancel()
            await stage.screen.advance(by: 1)
        }
        #expect(session == nil && item == nil)
        await held.give(Data("late".utf8))
        await finishProviderLoads()
        #expect(!stage.log.take().contains("green transferred") && (giver != nil) == closes)
    }

    @Test("The giver does not wait for what others load meanwhile")
    func otherLoads() async throws {
        let other = NSItemProvider()
        let held = HeldLoad()
        other.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            held.keep($0)
            return nil
        }
        other.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        let finger = stage.carry()
        await finger.up()
        await stage.screen.advance(by: 1)
        #expect(stage.log.take().suffix(2) == ["red ended: copy", "red transferred"])
        await held.give(Data())
        await finishProviderLoads()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 269: before the drop there is no data, only what kind it is of")
    func early() async throws {
        var early: [String]?
        var error: (any Error)?
        let box = HeldError()
        stage.taker.whenAsked = { session in
            guard early == nil else { return }
            early = ["not called"]
            session.loadObjects(ofClass: String.self) { early = $0 }
            #expect(session.canLoadObjects(ofClass: String.self))
            #expect(!session.canLoadObjects(ofClass: UIImage.self))
            #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
            #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
            _ = session.items[0].itemProvider.loadObject(ofClass: NSString.self) { box.keep($1) }
        }
        let finger = stage.carry()
        await finishProviderLoads()
        await stage.screen.advance(by: 0.1)
        error = box.error
        #expect(early == [] && error != nil)
        stage.taker.whenAsked = nil
        finger.cancel()
        try await stage.screen.settle()
        // Afterwards it is the giver's own again.
        let after = HeldError()
        _ = stage.giver.items[0].itemProvider.loadObject(ofClass: NSString.self) { after.keep($1) }
        await finishProviderLoads()
        #expect(after.isCalled && after.error == nil)
        try expectNoLeftovers(stage.screen)
    }

    @Test("I41: a local object is there at once, and nothing is written for it")
    func local() async throws {
        let provider = NSItemProvider()
        let held = HeldLoad()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            held.keep($0)
            return nil
        }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = "local"
        stage.giver.items = [item]
        var got: String?
        stage.taker.whenPerformed = { got = $0.items.first?.localObject as? String }
        let finger = stage.carry()
        await finger.up()
        try await stage.screen.settle()
        #expect(got == "local" && stage.log.take().last == "red transferred" && !held.isAsked)
        try expectNoLeftovers(stage.screen)
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        await held.give(Data())
        #expect(held.isAsked)
    }
}

/// A promise's completion, until somebody keeps the promise.
private final class HeldLoad: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: (@Sendable (Data?, (any Error)?) -> Void)?
    private var waiting: (@Sendable () -> Void)?

    var isAsked: Bool { lock.withLock { completion != nil } }

    func keep(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let waiting = lock.withLock {
            self.completion = completion
            return self.waiting
        }
        waiting?()
    }

    /// Keeps the promise, when it has been asked to.
    func give(_ data: Data) async {
        await withCheckedContinuation { continuation in
            let isAsked = lock.withLock {
                if completion == nil { waiting = { continuation.resume() } }
                return completion != nil
            }
            if isAsked { continuation.resume() }
        }
        lock.withLock { completion }?(data, nil)
    }
}

private final class HeldError: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: (any Error)??

    var isCalled: Bool { lock.withLock { kept != nil } }
    var error: (any Error)? { lock.withLock { kept ?? nil } }

    func keep(_ error: (any Error)?) {
        lock.withLock { kept = .some(error) }
    }
}
