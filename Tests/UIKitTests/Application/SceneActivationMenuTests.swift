// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A collection view whose items open in windows of their own, except the last.
private final class BooksController: UICollectionViewController {
    var givesMenus = true
    private(set) var asked: [IndexPath] = []
    /// The configuration that the controller has returned last, and the one that was displayed.
    private(set) var (given, displayed): (UIContextMenuConfiguration?, UIContextMenuConfiguration?)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 80)
        super.init(collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard givesMenus else { return nil }
        let made = UIContextMenuConfiguration(
            actionProvider: { _ in UIMenu(children: [UIAction(title: "Lend") { _ in }]) })
        given = made
        return made
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        displayed = configuration
    }

    override func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        asked.append(indexPath)
        guard indexPath.item < 2 else { return nil }
        let activity = NSUserActivity(activityType: "book \(indexPath.item)")
        return UIWindowScene.ActivationConfiguration(userActivity: activity)
    }
}

@MainActor
@Suite("Opening items in a new window")
struct SceneActivationMenuTests {
    /// The point in the middle of an item.
    private func point(_ item: Int) -> CGPoint { CGPoint(x: 195, y: 40 + 90 * CGFloat(item)) }

    private func launch(severalScenes: Bool = true) throws -> (app: TestApp, screen: TestScreen, books: BooksController)
    {
        let app = try TestApp.notes(severalScenes: severalScenes)
        let books = BooksController()
        app.screens[0].show(books)
        app.advance(by: 0.1)
        return (app, app.screens[0], books)
    }

    private func activity(_ screen: TestScreen?) -> String? {
        screen?.note?.options?.userActivities.first?.activityType
    }

    @Test("The menu of an item opens it in a new window", arguments: [true, false])
    func menu(hasMenu: Bool) throws {
        let (app, screen, books) = try launch()
        books.givesMenus = hasMenu
        screen.mouse.click(at: point(1), button: 2)
        app.advance(by: 0.5)
        #expect(screen.shows("Lend") == hasMenu)
        #expect(books.displayed === books.given && (books.given != nil) == hasMenu)
        try screen.tap("Open in New Window")
        app.advance(by: 0.5)
        #expect(app.screens.count == 2)
        #expect(activity(app.screens.last) == "book 1")
        #expect(app.activeScreen === app.screens.last)
        app.terminate()
    }

    @Test(
        "Without a scene for the item, or without several scenes, the menu is the delegate's", arguments: [true, false])
    func noAction(severalScenes: Bool) throws {
        let (app, screen, books) = try launch(severalScenes: severalScenes)
        screen.mouse.click(at: point(severalScenes ? 2 : 1), button: 2)
        app.advance(by: 0.5)
        #expect(screen.shows("Lend") && !screen.shows("Open in New Window"))
        #expect(books.asked.isEmpty == !severalScenes)
        app.terminate()
    }

    @Test("A click with the middle button opens the item, and beside the items nothing")
    func middleButton() throws {
        let (app, screen, books) = try launch()
        screen.mouse.click(at: point(0), button: 3)
        app.advance(by: 0.5)
        #expect(app.screens.count == 2)
        #expect(activity(app.screens.last) == "book 0")
        #expect(books.collectionView.indexPathsForSelectedItems?.isEmpty != false)
        screen.mouse.click(at: CGPoint(x: 195, y: 600), button: 3)
        app.advance(by: 0.5)
        #expect(app.screens.count == 2)
        app.terminate()
    }

    @Test("An activation interaction opens the scene at the click, and reports an error")
    func interaction() throws {
        let app = try TestApp.notes()
        let screen = app.screens[0]
        var points: [CGPoint] = []
        let interaction = UIWindowScene.ActivationInteraction { _, point in
            points.append(point)
            return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "page"))
        } errorHandler: { _ in
            Issue.record("The scene can be opened")
        }
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        screen.note?.page.view.addSubview(view)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        screen.mouse.click(at: CGPoint(x: 70, y: 310))
        screen.mouse.click(at: CGPoint(x: 70, y: 310), button: 3)
        app.advance(by: 0.1)
        #expect(points == [CGPoint(x: 20, y: 10)])
        #expect(activity(app.screens.last) == "page")
        view.removeInteraction(interaction)
        #expect(view.gestureRecognizers?.isEmpty != false)
        app.terminate()
    }

    @Test("An activation action shows its alternate in an app without several scenes")
    func alternate() throws {
        var app = try TestApp.notes(severalScenes: false)
        var count = 0
        let alternate = UIAction(title: "Open") { _ in count += 1 }
        let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
            Issue.record("No scene is asked for")
            return nil
        }
        #expect(action.title == "Open" && !action.attributes.contains(.hidden))
        action.performWithSender(nil, target: nil)
        #expect(count == 1)
        #expect(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
        app.terminate()
        app = try TestApp.notes()
        let preview = UITargetedPreview(view: try #require(app.screens[0].note?.page.field))
        let possible = UIWindowScene.ActivationAction(title: "Own", alternate: alternate) { _ in
            let configuration = UIWindowScene.ActivationConfiguration(
                userActivity: NSUserActivity(activityType: "own"), options: nil, preview: preview)
            #expect(configuration.preview === preview)
            return configuration
        }
        #expect(possible.title == "Own")
        possible.performWithSender(nil, target: nil)
        app.advance(by: 0.1)
        #expect(activity(app.screens.last) == "own")
        app.terminate()
    }
}
