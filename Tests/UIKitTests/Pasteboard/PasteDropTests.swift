// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Notes what is pasted, and may refuse it.
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

@Suite("Drops where there is a paste configuration") @MainActor
struct PasteDropTests {
    private let stage = DragStage()
    private let view = PastingView(frame: CGRect(x: 200, y: 200, width: 150, height: 150))

    init() {
        stage.giver.items = [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        stage.ground.addSubview(view)
    }

    /// Drags the text onto a view.
    private func drop(on target: UIView) -> [String] {
        let finger = stage.lift()
        finger.move(to: stage.middle(of: target), duration: 0.3)
        finger.up()
        try? stage.screen.settle()
        return stage.log.take()
    }

    @Test("A view that may paste a text takes one that is dropped, as a copy")
    func view() async throws {
        #expect(drop(on: view).contains("red ended: cancel"))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(view.pastes.texts == ["text"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("What it may not paste goes home")
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

    @Test("A view's own drop interaction is asked first, and what it cannot handle is pasted")
    func precedence() async throws {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let taker = Taker("own", stage.log)
        view.addInteraction(UIDropInteraction(delegate: taker))
        #expect(drop(on: view).contains("drop on own") && view.pastes.texts.isEmpty)
        taker.canHandle = false
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(view.pastes.texts == ["text"])
    }

    @Test("A view in it that takes the drop itself goes before")
    func inner() throws {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let inner = UIView(frame: view.bounds)
        let taker = Taker("inner", stage.log)
        inner.addInteraction(UIDropInteraction(delegate: taker))
        view.addSubview(inner)
        #expect(drop(on: view).contains("drop on inner"))
        taker.canHandle = false
        #expect(drop(on: view).contains("red ended: copy"))
    }

    @Test("A controller's configuration counts for its view, whenever that is made", arguments: [false, true])
    func controller(isLoadedBefore: Bool) async throws {
        let controller = PastingController()
        if isLoadedBefore { controller.loadViewIfNeeded() }
        controller.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        stage.screen.show(controller)
        controller.view.addSubview(stage.ground)
        #expect(drop(on: view).contains("red ended: copy"))
        try await stage.screen.settle()
        #expect(controller.pastes.texts == ["text"])
        let old = controller.view
        controller.view = UIView()
        #expect(old?.interactions.isEmpty == true && controller.view.interactions.count == 1)
    }

    @Test("A configuration that comes while something is over the view counts at once")
    func underWay() throws {
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
