// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Records pasted texts, and can refuse a paste.
@MainActor
private final class Pastes {
    var texts: [String] = []
    var refuses = false

    func take(_ providers: [NSItemProvider]) {
        for provider in providers {
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                let text = (text as? NSString) as String? ?? "nothing"
                DispatchQueue.main.async { MainActor.assumeIsolated { self.texts.append(text) } }
            }
        }
    }
}

private final class PastingView: UIView {
    let pastes = Pastes()

    override func paste(itemProviders: [NSItemProvider]) { pastes.take(itemProviders) }

    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        !pastes.refuses && super.canPaste(itemProviders)
    }
}

private final class PastingController: UIViewController {
    let pastes = Pastes()

    override func paste(itemProviders: [NSItemProvider]) { pastes.take(itemProviders) }
}

@Suite("Drops on views with a paste configuration") @MainActor
struct PasteDropTests {
    private let stage = DragStage()
    private let view = PastingView(frame: CGRect(x: 200, y: 200, width: 150, height: 150))

    init() {
        stage.dragDelegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        stage.container.addSubview(view)
    }

    /// Drags the stage's source, whose item is a text, and drops it on a view. Returns the calls to the drag and drop
    /// delegates.
    private func drop(on target: UIView) -> [String] {
        let finger = stage.lift()
        finger.move(to: stage.middle(of: target), duration: 0.3)
        finger.up()
        try? stage.screen.settle()
        return stage.log.drain()
    }

    @Test("A view that can paste text accepts dropped text, as a copy")
    func view() async throws {
        #expect(drop(on: view).contains("red ended: cancel"))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(view.pastes.texts == ["text"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A dropped item that the view cannot paste returns")
    func refuses() throws {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        #expect(drop(on: view).contains("red ended: cancel"))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        view.pastes.refuses = true
        #expect(drop(on: view).contains("red ended: cancel"))
        view.pastes.refuses = false
        view.pasteConfiguration = nil
        #expect(drop(on: view).contains("red ended: cancel"))
        #expect(view.interactions.isEmpty)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A view's own drop interaction is asked first, and an item that it cannot handle is pasted")
    func precedence() async throws {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let dropDelegate = LoggingDropDelegate("own", stage.log)
        view.addInteraction(UIDropInteraction(delegate: dropDelegate))
        #expect(drop(on: view).contains("drop on own"))
        #expect(view.pastes.texts.isEmpty)
        dropDelegate.canHandle = false
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(view.pastes.texts == ["text"])
    }

    @Test("A drop interaction of a subview goes before the paste configuration")
    func inner() throws {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let inner = UIView(frame: view.bounds)
        let dropDelegate = LoggingDropDelegate("inner", stage.log)
        inner.addInteraction(UIDropInteraction(delegate: dropDelegate))
        view.addSubview(inner)
        #expect(drop(on: view).contains("drop on inner"))
        dropDelegate.canHandle = false
        #expect(drop(on: view).contains("red ended: copy"))
    }

    @Test(
        "A view controller's paste configuration applies to its view, whenever that is loaded",
        arguments: [false, true])
    func controller(isLoadedBefore: Bool) async throws {
        let controller = PastingController()
        if isLoadedBefore { controller.loadViewIfNeeded() }
        controller.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        stage.screen.show(controller)
        controller.view.addSubview(stage.container)
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(controller.pastes.texts == ["text"])
        let old = controller.view
        controller.view = UIView()
        #expect(old?.interactions.isEmpty == true)
        #expect(controller.view.interactions.count == 1)
    }

    @Test("A paste configuration set during a drag over the view applies at once")
    func setDuringDrag() throws {
        let finger = stage.lift()
        finger.move(to: stage.middle(of: view), duration: 0.3)
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.badge == nil)
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.badge != nil)
        view.pasteConfiguration = nil
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.badge == nil)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }
}
