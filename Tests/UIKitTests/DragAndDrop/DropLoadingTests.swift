// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop: loading data") @MainActor
struct DropLoadingTests {
    private let stage = DragStage()

    init() {
        stage.dragDelegate.items = ["one", "two"].map {
            UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
        }
    }

    @Test("fact 272: objects arrive on the main queue in item order, then the transfer is reported")
    func loads() async throws {
        var loaded: [String]?
        stage.dropDelegate.whenPerformed = { session in
            let progress = session.loadObjects(ofClass: String.self) { objects in
                loaded = objects
                stage.log.add("loaded")
            }
            #expect(progress.totalUnitCount == 2)
            #expect(session.progress.totalUnitCount == 2)
        }
        let finger = stage.dragToTarget()
        await finger.up()
        await finishProviderLoads()
        try await stage.screen.settle()
        #expect(loaded == ["one", "two"])
        #expect(stage.log.drain().last == "red transferred")
        try expectNoLeftovers(stage.screen)
    }

    @Test(
        "A late transfer is reported to the source, even after the drop session is released",
        arguments: [false, true])
    func transfersLate(isMotionReduced: Bool) async throws {
        stage.screen.traits.prefersReducedMotion = isMotionReduced
        let provider = NSItemProvider()
        let held = HeldLoad()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            held.keep($0)
            return nil
        }
        stage.dragDelegate.items = [UIDragItem(itemProvider: provider)]
        var loaded: [String]?
        stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
        let finger = stage.dragToTarget()
        await finger.up()
        await stage.screen.advance(by: 1)
        #expect(stage.log.drain().last == "red ended: copy")
        #expect(stage.dropDelegate.session == nil)
        await held.give(Data("late".utf8))
        await finishProviderLoads()
        await stage.screen.advance(by: 0.1)
        #expect(loaded == ["late"])
        #expect(stage.log.drain() == ["red transferred"])
    }

    @Test(
        "A drop whose data never come is released once the source is gone or the window has closed",
        arguments: [false, true])
    func neverTransfers(closes: Bool) async throws {
        let held = HeldLoad()
        weak var session: (any UIDragSession)?
        weak var item: UIDragItem?
        var dragDelegate: LoggingDragDelegate? = LoggingDragDelegate("green", stage.log)
        do {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                held.keep($0)
                return nil
            }
            dragDelegate?.items = [UIDragItem(itemProvider: provider)]
            let view = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
            view.backgroundColor = .systemGreen
            stage.container.addSubview(view)
            view.addInteraction(UIDragInteraction(delegate: try #require(dragDelegate)))
            stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { _ in } }
            let finger = stage.screen.touch(view)
            await finger.hold(0.35)
            await finger.move(to: stage.middle(of: stage.target), duration: 0.3)
            await finger.up()
            await stage.screen.advance(by: 1)
            (session, item) = (dragDelegate?.session, dragDelegate?.items.first)
            view.removeFromSuperview()
        }
        await stage.screen.advance(by: 1)
        stage.dropDelegate.whenPerformed = nil
        #expect(session != nil)
        #expect(item != nil)
        #expect(stage.log.drain().last == "green ended: copy")
        if closes {
            // The delegate still exists, but retains neither the session nor the items of the drag.
            dragDelegate?.session = nil
            dragDelegate?.items = []
            stage.screen.host.close()
        } else {
            dragDelegate = nil
            let finger = stage.lift()
            finger.cancel()
            await stage.screen.advance(by: 1)
        }
        #expect(session == nil)
        #expect(item == nil)
        await held.give(Data("late".utf8))
        await finishProviderLoads()
        #expect(!stage.log.drain().contains("green transferred"))
        #expect((dragDelegate != nil) == closes)
    }

    @Test("The transfer is reported without waiting for unrelated loads")
    func otherLoads() async throws {
        let other = NSItemProvider()
        let held = HeldLoad()
        other.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            held.keep($0)
            return nil
        }
        other.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        let finger = stage.dragToTarget()
        await finger.up()
        await stage.screen.advance(by: 1)
        #expect(stage.log.drain().suffix(2) == ["red ended: copy", "red transferred"])
        await held.give(Data())
        await finishProviderLoads()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 269: before the drop only the types of the data are known, and loading fails")
    func early() async throws {
        var early: [String]?
        var error: (any Error)?
        let box = HeldError()
        stage.dropDelegate.whenAsked = { session in
            guard early == nil else { return }
            early = ["not called"]
            session.loadObjects(ofClass: String.self) { early = $0 }
            #expect(session.canLoadObjects(ofClass: String.self))
            #expect(!session.canLoadObjects(ofClass: UIImage.self))
            #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
            #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
            _ = session.items[0].itemProvider.loadObject(ofClass: NSString.self) { box.keep($1) }
        }
        let finger = stage.dragToTarget()
        await finishProviderLoads()
        await stage.screen.advance(by: 0.1)
        error = box.error
        #expect(early == [])
        #expect(error != nil)
        stage.dropDelegate.whenAsked = nil
        finger.cancel()
        try await stage.screen.settle()
        // After the drag the source can load from its own provider again.
        let after = HeldError()
        _ = stage.dragDelegate.items[0].itemProvider.loadObject(ofClass: NSString.self) { after.keep($1) }
        await finishProviderLoads()
        #expect(after.isCalled)
        #expect(after.error == nil)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A local object is available at once, and no data are requested (I41)")
    func local() async throws {
        let provider = NSItemProvider()
        let held = HeldLoad()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            held.keep($0)
            return nil
        }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = "local"
        stage.dragDelegate.items = [item]
        var got: String?
        stage.dropDelegate.whenPerformed = { got = $0.items.first?.localObject as? String }
        let finger = stage.dragToTarget()
        await finger.up()
        try await stage.screen.settle()
        #expect(got == "local")
        #expect(stage.log.drain().last == "red transferred")
        #expect(!held.isAsked)
        try expectNoLeftovers(stage.screen)
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        await held.give(Data())
        #expect(held.isAsked)
    }
}

/// The completion handler of a data request, kept until the test supplies the data.
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

    /// Supplies the data, after waiting for the request if it has not come yet.
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
