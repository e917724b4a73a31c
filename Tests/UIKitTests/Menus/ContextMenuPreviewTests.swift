// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Context menus: previews") @MainActor
struct ContextMenuPreviewTests {
    private let stage = MenuStage()

    @Test("The preview is above the dimmed background, clipped to its visible path, and returns")
    func lifted() {
        stage.owner.menu = stage.menu { _ in }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 50, width: 100, height: 50))
        parameters.backgroundColor = .white
        stage.owner.lifted = UITargetedPreview(view: stage.view, parameters: parameters)
        #expect(stage.owner.lifted?.size == CGSize(width: 100, height: 100))
        stage.press()
        func look(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            Pixels(stage.screen.capture()).color(at: CGPoint(x: x, y: y)).red
        }
        #expect(look(100, 125) == 1)
        #expect(look(100, 75) < 0.9)
        #expect(look(20, 20) < 0.9)
        stage.interaction.dismissMenu()
        stage.screen.advance(by: 0.5)
        #expect(look(100, 75) == 1)
        #expect(look(20, 20) == 1)
    }

    @Test("The shadow has the shape of the visible path, or of `shadowPath`")
    func shadows() throws {
        stage.owner.menu = stage.menu { _ in }
        let visible = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50))
        let shadow = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 40))
        func shadowBox(_ parameters: UIPreviewParameters) throws -> CGRect? {
            stage.owner.lifted = UITargetedPreview(view: stage.view, parameters: parameters)
            stage.press()
            let backdrop = try #require(stage.screen.window.subviews.last)
            defer {
                stage.interaction.dismissMenu()
                stage.screen.advance(by: 0.5)
            }
            return backdrop.subviews.first?.layer.shadowPath?.boundingBox
        }
        let parameters = UIPreviewParameters()
        #expect(parameters.shadowPath == nil)
        #expect(try shadowBox(parameters) == nil)
        parameters.visiblePath = visible
        #expect(try shadowBox(parameters) == CGRect(x: 10, y: 10, width: 50, height: 50))
        parameters.shadowPath = shadow
        #expect(try shadowBox(parameters) == CGRect(x: 0, y: 0, width: 90, height: 40))
    }

    @Test("A preview's view controller appears and disappears with the menu")
    func previewController() {
        final class Preview: UIViewController {
            var told: [String] = []
            override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
        }
        let preview = Preview()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = stage.menu { _ in }
        stage.press()
        #expect(preview.view.bounds.size == CGSize(width: 200, height: 100))
        #expect(preview.told == ["appeared"])
        stage.interaction.dismissMenu()
        stage.screen.advance(by: 0.5)
        #expect(preview.told == ["appeared", "disappeared"])
        #expect(preview.view.window == nil)
    }

    @Test("Tapping a controller's preview commits it: by default its view grows to the window")
    func commitsToController() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = stage.menu { _ in }
        stage.press()
        let frame = try #require(preview.view.superview)
        #expect(frame.alpha == 1)
        stage.screen.tap(preview.view)
        #expect(stage.owner.commits.style == .pop)
        #expect(stage.owner.previewed === preview)
        #expect(stage.owner.calls.suffix(3) == ["commits", "ends", "committing"])
        #expect(frame.frame == stage.screen.window.bounds)
        #expect(stage.interaction.menuAppearance == .unknown)
        stage.screen.advance(by: 0.5)
        #expect(stage.owner.calls.suffix(2) == ["ended", "committed"])
        #expect(preview.view.window == nil)
    }

    @Test("A preview with the dismiss style fades in place, the default for a view's own preview")
    func commitsByDismissing() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = stage.menu { _ in }
        stage.owner.commits.wanted = .dismiss
        stage.press()
        let frame = try #require(preview.view.superview)
        let place = frame.frame
        stage.screen.tap(preview.view)
        #expect(frame.frame == place)
        #expect(frame.alpha == 0)
        stage.screen.advance(by: 0.5)
        (stage.owner.preview, stage.owner.commits) = (nil, (nil, nil))
        stage.press()
        stage.screen.tap(stage.view)
        #expect(stage.owner.commits.style == .dismiss)
        #expect(stage.owner.previewed == nil)
        stage.screen.advance(by: 0.5)
        #expect(stage.owner.calls.suffix(2) == ["ended", "committed"])
        #expect(stage.titles == [])
    }

    @Test("Retargeting a preview changes its target and keeps its look")
    func targets() {
        let target = UIPreviewTarget(container: stage.screen.window, center: CGPoint(x: 9, y: 8))
        let preview = UITargetedPreview(view: stage.view)
        let other = preview.retargetedPreview(with: target)
        #expect(preview.target.container === stage.view.superview)
        #expect(preview.target.center == CGPoint(x: 100, y: 100))
        #expect(other.target === target)
        #expect(other.view === stage.view)
        #expect(other.parameters.backgroundColor == preview.parameters.backgroundColor)
        #expect(other.parameters.visiblePath == preview.parameters.visiblePath)
        #expect(target.transform == .identity)
    }
}
