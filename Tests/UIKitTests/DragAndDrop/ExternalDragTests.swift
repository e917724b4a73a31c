// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("External drag: leaving the window") @MainActor
struct ExternalDragTests {
    private let stage = DragStage()

    init() {
        stage.dragDelegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))]
    }

    @Test("Outside the window the desktop continues the same session, with the data for other apps")
    func leaves() async throws {
        let drag = try stage.dragOutOfWindow()
        #expect(drag.offer.formats.prefix(2) == ["text/plain;charset=utf-8", "text/plain"])
        #expect(drag.actions == [.copy, .move])
        #expect(drag.icon.size.width >= 100)
        #expect(drag.icon.hotSpot.x > 0)
        #expect(await stage.data("text/plain", of: drag) == Data("one".utf8))
        let calls = stage.log.drain()
        #expect(calls.filter { $0 == "red begins" }.count == 1)
        #expect(!calls.contains { $0.hasPrefix("red will end") })
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
        #expect(
            stage.log.drain().filter { $0.hasPrefix("red will end") || $0.hasPrefix("red ended") } == [
                "red will end: cancel", "red ended: cancel",
            ])
    }

    @Test(
        "The drag icon shows the whole count badge at its upper right, with and without a shadow",
        arguments: [true, false])
    func badge(hasShadow: Bool) throws {
        stage.dragDelegate.items.append(UIDragItem(itemProvider: NSItemProvider(object: "two" as NSString)))
        let drag = try stage.dragOutOfWindow(isSeenThrough: hasShadow)
        let icon = drag.icon
        let image = try #require(icon.picture.rasterized(in: CGRect(origin: .zero, size: icon.size), scale: 1))
        var blue = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image.pixel(x: x, y: y)
                guard pixel.a > 200, pixel.b > 200, pixel.r < 80 else { continue }
                blue = blue.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        // The blue part of the badge, inside its white outline, is complete.
        #expect(blue.height >= 21, "\(blue)")
        #expect(blue.width >= 21, "\(blue)")
        #expect(blue.midX > icon.hotSpot.x, "\(blue)")
        #expect(blue.midY < icon.hotSpot.y, "\(blue)")
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
    }

    @Test(
        "Without transparency, the icon has an opaque background up to its corners and no shadow",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func opaqueIcon(style: UIUserInterfaceStyle) throws {
        stage.screen.traits.userInterfaceStyle = style
        stage.source.layer.cornerRadius = 40
        let drag = try stage.dragOutOfWindow(isSeenThrough: false)
        let icon = drag.icon
        let image = try #require(icon.picture.rasterized(in: CGRect(origin: .zero, size: icon.size), scale: 1))
        let corner = image.pixel(x: 1, y: 1)
        #expect(corner.a == 255)
        #expect((style == .light ? corner.r == 255 : corner.r > 0 && corner.r < 80))
        let corners = [(image.width - 2, 1), (1, image.height - 2), (image.width - 2, image.height - 2), (6, 6)]
        #expect(corners.allSatisfy { image.pixel(x: $0.0, y: $0.1) == corner })
        // The icon has an opaque outline, so that it is visible over a window of the icon's own colour.
        let line = image.pixel(x: 0, y: 0)
        #expect(line.a == 255)
        #expect(line != corner)
        #expect(image.pixel(x: image.width - 1, y: image.height - 1) == line)
        // The icon shows the red source in its middle. Inside the window, the preview has a shadow again.
        #expect(image.pixel(x: image.width / 2, y: image.height / 2).r > 200)
        drag.move(to: stage.middle(of: stage.target))
        stage.screen.advance(by: 0.1)
        #expect(stage.previewViews.first?.subviews.last.map { $0.layer.shadowOpacity > 0 } == true)
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
    }

    @Test("With transparency, the icon has a shadow and room for it")
    func shadow() throws {
        let drag = try stage.dragOutOfWindow()
        let icon = drag.icon
        let image = try #require(icon.picture.rasterized(in: CGRect(origin: .zero, size: icon.size), scale: 1))
        let below = image.pixel(x: image.width / 2, y: image.height - 20)
        #expect(below.a > 0)
        #expect(below.a < 255)
        #expect(image.pixel(x: 0, y: 0).a == 0)
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
        let other = try stage.dragOutOfWindow(isSeenThrough: false)
        #expect(other.icon.size.width == icon.size.width - 48)
        #expect(other.icon.hotSpot.x == icon.hotSpot.x - 24)
        other.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A copy by another app is reported to the source once it is done")
    func copies() async throws {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        drag.dropOnOtherApp(accepting: .copy)
        #expect(stage.log.drain() == ["red will end: copy"])
        #expect(stage.previewViews.isEmpty)
        drag.finish(.copy)
        await stage.screen.advance(by: 0.1)
        #expect(stage.log.drain() == ["red ended: copy", "red transferred"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A move by another app reports the transfer, so that the source can delete its item")
    func moves() async throws {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        drag.dropOnOtherApp(accepting: .move)
        await finishProviderLoads()
        drag.finish(.move)
        await stage.screen.advance(by: 0.1)
        #expect(stage.log.drain() == ["red will end: move", "red ended: move", "red transferred"])
    }

    @Test("A drop that the other app refuses in the end reports no transfer")
    func refused() async throws {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        drag.dropOnOtherApp(accepting: .move)
        drag.finish(nil)
        await stage.screen.advance(by: 0.1)
        #expect(stage.log.drain() == ["red will end: move", "red ended: cancel"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A source that does not allow moves offers only a copy")
    func noMove() throws {
        stage.dragDelegate.allowsMove = false
        #expect(try stage.dragOutOfWindow().actions == [.copy])
    }

    @Test("A drag restricted to the app, or without data for other apps, does not leave the window")
    func restricted() throws {
        stage.dragDelegate.isRestricted = true
        stage.screen.surface.hasOtherApps = true
        let finger = stage.lift()
        finger.move(to: DragStage.elsewhere, duration: 0.3)
        #expect(stage.screen.surface.drag == nil)
        #expect(stage.previewViews.count == 1)
        finger.up()
        #expect(stage.log.drain().contains("red will end: cancel"))
        try expectNoLeftovers(stage.screen)

        let other = DragStage()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.secret", visibility: .ownProcess) {
            $0(Data(), nil)
            return nil
        }
        other.dragDelegate.items = [UIDragItem(itemProvider: provider)]
        other.screen.surface.hasOtherApps = true
        let second = other.lift()
        second.move(to: DragStage.elsewhere, duration: 0.3)
        #expect(other.screen.surface.drag == nil)
        second.up()
        try expectNoLeftovers(other.screen)
    }

    @Test("A drag that returns to the window has one begin, one end, its local session and object")
    func back() throws {
        stage.dragDelegate.items[0].localObject = "local"
        var local: Any?
        var session: (any UIDragSession)?
        stage.dropDelegate.whenPerformed = {
            local = $0.items.first?.localObject
            session = $0.localDragSession
        }
        let drag = try stage.dragOutOfWindow()
        drag.move(to: stage.middle(of: stage.target))
        stage.screen.advance(by: 0.1)
        #expect(drag.drop?.proposal == .copy)
        drag.dropOnWindow(at: stage.middle(of: stage.target))
        try stage.screen.settle()
        #expect(local as? String == "local")
        #expect(session === stage.dragDelegate.session)
        let calls = stage.log.drain()
        #expect(calls.filter { $0 == "red begins" }.count == 1)
        #expect(calls.filter { $0.hasPrefix("red ended") } == ["red ended: copy"])
        #expect(calls.filter { $0 == "drop on blue" }.count == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Each time the drag enters or leaves the window it enters or leaves the target")
    func inAndOut() throws {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        drag.move(to: stage.middle(of: stage.target))
        drag.move(to: DragStage.elsewhere)
        stage.screen.advance(by: 0.1)
        drag.move(to: stage.middle(of: stage.target))
        drag.move(to: DragStage.elsewhere)
        let calls = stage.log.drain().filter { $0.contains("blue") && !$0.contains("over") }
        #expect(calls == ["blue?", "into blue", "out of blue", "blue?", "into blue", "out of blue"])
        drag.dropOnOtherApp(accepting: .copy)
        #expect(stage.log.drain() == ["red will end: copy", "blue ends"])
    }

    @Test("A changed proposal reaches the desktop even if the pointer rests")
    func rest() throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .forbidden)
        let drag = try stage.dragOutOfWindow()
        drag.move(to: stage.middle(of: stage.target))
        #expect(drag.drop?.proposal == nil)
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        drag.move(to: stage.middle(of: stage.target))
        #expect(drag.drop?.proposal == .move)
        stage.target.removeInteraction(stage.drop)
        stage.screen.advance(by: 0.1)
        #expect(drag.drop?.proposal == nil)
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A move inside the window is possible even if other apps may only copy")
    func moveInsideWindow() throws {
        stage.drag.reportsTransfers = false
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        let drag = try stage.dragOutOfWindow()
        #expect(drag.actions == [.copy])
        drag.move(to: stage.middle(of: stage.target))
        stage.screen.advance(by: 0.1)
        let drop = try #require(drag.drop)
        #expect(drop.proposal == .copy)
        #expect(stage.badge == nil)
        drag.dropOnWindow(at: stage.middle(of: stage.target))
        try stage.screen.settle()
        #expect(drop.outcome == .some(.copy))
        #expect(
            stage.log.drain().filter { $0.hasPrefix("red will end") || $0.hasPrefix("red ended") } == [
                "red will end: move", "red ended: move",
            ])
        try expectNoLeftovers(stage.screen)
    }

    @Test("Removing the source cancels the desktop's drag")
    func sourceRemoved() throws {
        let drag = try stage.dragOutOfWindow()
        stage.source.removeFromSuperview()
        try stage.screen.settle()
        #expect(drag.isCancelled)
        #expect(stage.log.drain().contains("red ended: cancel"))
    }

    @Test("A new drag may begin while another app still handles the last one")
    func next() async throws {
        let drag = try stage.dragOutOfWindow()
        drag.dropOnOtherApp(accepting: .copy)
        await stage.screen.advance(by: 0.1)
        _ = stage.log.drain()
        let finger = stage.dragToTarget()
        await finger.up()
        drag.finish(.copy)
        try await stage.screen.settle()
        let ends = stage.log.drain().filter { $0.hasPrefix("red ended") || $0 == "red transferred" }
        #expect(ends.filter { $0 == "red ended: copy" }.count == 2)
        #expect(ends.filter { $0 == "red transferred" }.count == 2)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Escape cancels an external drag (I49)")
    func escape() throws {
        let drag = try stage.dragOutOfWindow()
        _ = stage.log.drain()
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(stage.log.drain().contains("red ended: cancel"))
        #expect(drag.isCancelled)
        try expectNoLeftovers(stage.screen)
    }

}
