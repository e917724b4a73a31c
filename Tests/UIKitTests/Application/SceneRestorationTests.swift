// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Restoration of scenes")
final class SceneRestorationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("app.scenes.json") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Launches the app, and ends it without any call when the result is released.
    private func launch(severalScenes: Bool = true) throws -> TestApp {
        try TestApp.notes(severalScenes: severalScenes, state: file)
    }

    @Test("After a crash the windows are open again, with their texts and sizes (P201, P213)")
    func crash() throws {
        var app: TestApp? = try launch()
        var identifiers: [String?] = []
        do {
            let (first, second) = try #require(app).openSecond()
            second.size = CGSize(width: 600, height: 500)
            second.scene?.session.userInfo = ["count": 3]
            for (text, screen) in [("one", first), ("two", second)] {
                screen.isActive = true
                screen.tap(try #require(screen.note?.page.field))
                screen.type(text)
            }
            app?.advance(by: 1)
            identifiers = [first, second].map { $0.scene?.session.persistentIdentifier }
        }
        app = nil
        let again = try launch()
        #expect(
            drainSceneCalls() == [
                "willConnect 1", "restore 1", "willEnterForeground 1", "willConnect 2", "restore 2",
                "willEnterForeground 2", "didBecomeActive 2",
            ])
        let screens = again.screens
        #expect(again.activeScreen === screens[1])
        #expect(UIScreen.main === screens[1].scene?.screen)
        #expect(screens.map { $0.note?.page.field.text } == ["one", "two"])
        #expect(screens.map(\.size) == [CGSize(width: 390, height: 844), CGSize(width: 600, height: 500)])
        #expect(screens.map { $0.scene?.session.persistentIdentifier } == identifiers)
        #expect(screens[1].scene?.session.userInfo?["count"] as? Int == 3)
        #expect(screens[0].scene?.session.stateRestorationActivity?.activityType == "note")
        again.terminate()
    }

    @Test("The state is saved when the input has paused, or after five seconds of input, and not during it")
    func timing() throws {
        let app = try launch()
        let screen = app.screens[0]
        app.advance(by: 1)
        _ = drainSceneCalls()
        screen.tap(try #require(screen.note?.page.field))
        screen.type("a")
        app.advance(by: 0.4)
        screen.type("b")
        app.advance(by: 0.4)
        #expect(drainSceneCalls().isEmpty)
        app.advance(by: 1)
        #expect(drainSceneCalls() == ["didUpdate 1"])
        for _ in 0..<13 {
            screen.type("c")
            app.advance(by: 0.4)
        }
        #expect(drainSceneCalls() == ["didUpdate 1"])
        app.advance(by: 1)
        _ = drainSceneCalls()
        // Without input nothing is saved.
        app.advance(by: 20)
        #expect(drainSceneCalls().isEmpty)
        app.terminate()
    }

    @Test("Going to the background saves the state at once; a delegate that gives none clears it")
    func background() throws {
        var app: TestApp? = try launch()
        let text = "draft"
        app?.screens[0].note?.page.field.text = text
        app?.screens[0].isMinimized = true
        #expect(drainSceneCalls().suffix(2) == ["didEnterBackground 1", "didUpdate 1"])
        app = nil
        app = try launch()
        #expect(app?.screens[0].note?.page.field.text == text)
        app?.screens[0].note?.page.field.text = ""
        app?.screens[0].isMinimized = true
        app?.screens[0].isMinimized = false
        app?.screens[0].isMinimized = true
        #expect(app?.screens[0].scene?.session.stateRestorationActivity == nil)
        app = nil
    }

    @Test("A closed window is not restored; the last one is, because closing it ends the app (P208)")
    func closedWindows() throws {
        var app: TestApp? = try launch()
        do {
            let (first, second) = try #require(app).openSecond()
            first.note?.page.field.text = "one"
            second.note?.page.field.text = "two"
            app?.close(first)
            app?.close(second)
        }
        app = nil
        let again = try launch()
        #expect(again.screens.map { $0.note?.page.field.text } == ["two"])
        again.terminate()
    }

    @Test("Sessions that cannot be opened any more are discarded at the launch (P208)")
    func discarded() throws {
        var app: TestApp? = try launch()
        _ = app?.openSecond()
        app?.terminate()
        app = nil
        app = try launch(severalScenes: false)
        #expect(drainSceneCalls().first == "didDiscard 1")
        #expect(app?.screens.count == 1)
        app?.terminate()
        app = nil
        // The configuration of the scene is no longer in the Info.plist.
        let store = SceneStore(file: file)
        let manifest = SceneManifest(module: "", info: nil)
        let stored = store.load()
        #expect(stored.count == 1)
        #expect(try manifest.configuration(named: "Note") == nil)
        #expect(try manifest.configuration(named: nil)?.role == .windowApplication)
    }

    @Test("A second process of the app neither restores nor saves")
    func secondProcess() throws {
        let app = try launch()
        app.screens[0].note?.page.field.text = "one"
        app.screens[0].isMinimized = true
        let before = try Data(contentsOf: file)
        let other = SceneStore(file: file)
        #expect(other.load().isEmpty)
        other.save([])
        #expect(try Data(contentsOf: file) == before)
        app.terminate()
    }

    @Test("A second process that was refused does not save after the first one has ended either")
    func secondProcessLater() throws {
        var app: TestApp? = try launch()
        app?.screens[0].note?.page.field.text = "one"
        app?.screens[0].isMinimized = true
        let other = SceneStore(file: file)
        #expect(other.load().isEmpty)
        app?.terminate()
        app = nil
        let before = try Data(contentsOf: file)
        other.save([])
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("A file that cannot be read is kept under another name")
    func unreadable() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let contents = Data(#"{"version": 2, "scenes": []}"#.utf8)
        try contents.write(to: file)
        let app = try launch()
        app.screens[0].note?.page.field.text = "one"
        app.screens[0].isMinimized = true
        #expect(try Data(contentsOf: file.appendingPathExtension("unreadable")) == contents)
        #expect(try Data(contentsOf: file) != contents)
        app.terminate()
    }

    @Test(
        "A scene is restored if the app's delegate makes its configuration", arguments: [nil, "In code"] as [String?])
    func configurationInCode(name: String?) throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var name: String?
            var discarded = 0
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = NoteSceneDelegate.self
                return configuration
            }
            func application(
                _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
            ) { discarded += sceneSessions.count }
        }
        let delegate = Delegate()
        delegate.name = name
        func start() throws -> TestApp { try TestApp(delegate: delegate, info: TestApp.info(), state: file) }
        var app: TestApp? = try start()
        app?.screens[0].note?.page.field.text = "one"
        app?.terminate()
        app = nil
        app = try start()
        #expect(app?.screens[0].note?.page.field.text == "one")
        #expect(delegate.discarded == 0)
        app?.terminate()
    }

    @Test("Each scene is asked for its state once when the app ends")
    func oneSave() throws {
        let app = try launch()
        let (first, second) = app.openSecond()
        for screen in [first, second] { screen.note?.page.field.text = "text" }
        _ = drainSceneCalls()
        app.terminate()
        #expect(drainSceneCalls().filter { $0.hasPrefix("didUpdate") } == ["didUpdate 1", "didUpdate 2"])
    }

    @Test("After an app has ended while it restored its state, the next launch restores nothing")
    func crashDuringRestoration() throws {
        var app: TestApp? = try launch()
        app?.screens[0].note?.page.field.text = "one"
        app?.terminate()
        app = nil
        // Ends before the first frames.
        app = try launch()
        #expect(drainSceneCalls().contains("restore 1"))
        app = nil
        app = try launch()
        #expect(!drainSceneCalls().contains("restore 1"))
        app = nil
    }

    @Test("Updating an activity asks its delegate, its responders and the scene (P213)")
    func updating() throws {
        let app = try launch()
        let scene = try #require(app.screens[0].scene)
        let (responder, saver) = (UpdatingView(), ActivityDelegate())
        let activity = NSUserActivity(activityType: "board")
        activity.delegate = saver
        activity.needsSave = true
        responder.userActivity = activity
        scene.session.stateRestorationActivity = activity
        UIApplication.shared.requestSceneSessionRefresh(scene.session)
        #expect(saver.count == 1 && !activity.needsSave)
        #expect(activity.userInfo?["row"] as? Int == 7)
        responder.userActivity = nil
        activity.userInfo = nil
        UIApplication.shared.requestSceneSessionRefresh(scene.session)
        #expect(activity.userInfo == nil)
        app.terminate()
    }

    @Test("The current activity is the last one that became current and is valid")
    func currentActivity() {
        let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
        first.becomeCurrent()
        second.becomeCurrent()
        #expect(NSUserActivity.current === second)
        first.resignCurrent()
        #expect(NSUserActivity.current === second)
        second.invalidate()
        #expect(NSUserActivity.current == nil)
        second.becomeCurrent()
        #expect(NSUserActivity.current == nil)
    }

    // MARK: Values

    @Test("All values of property lists are restored, and URLs, sets and UUIDs")
    func values() throws {
        let activity = NSUserActivity(activityType: "note")
        activity.title = "Title"
        activity.webpageURL = URL(string: "https://swift.org")
        activity.keywords = ["b", "a"]
        activity.targetContentIdentifier = "target"
        activity.persistentIdentifier = "identifier"
        activity.expirationDate = .distantFuture
        let identifier = UUID()
        let values: [AnyHashable: Any] = [
            "text": "é", "int": -3, "double": 1.5, "infinity": Double.infinity, "flag": true,
            "number": NSNumber(value: 9),
            "data": Data([0, 255]), "date": Date(timeIntervalSince1970: 5), "url": URL(fileURLWithPath: "/tmp"),
            "uuid": identifier, "null": NSNull(), "list": [1, "two"] as [Any], "set": Set([1, 2]),
            "dictionary": ["inner": [1.25]],
        ]
        activity.addUserInfoEntries(from: values)
        activity.addUserInfoEntries(from: ["view": UIView.self, 5: "no text"])
        let data = try JSONEncoder.roundTrip(StoredActivity(activity))
        let restored = try #require(data.activity)
        #expect(restored.title == "Title" && restored.webpageURL == activity.webpageURL)
        #expect(restored.keywords == ["a", "b"])
        #expect(restored.targetContentIdentifier == "target" && restored.persistentIdentifier == "identifier")
        #expect(restored.expirationDate == .distantFuture)
        let info = try #require(restored.userInfo)
        #expect(info.count == values.count)
        #expect(info["text"] as? String == "é" && info["int"] as? Int == -3 && info["double"] as? Double == 1.5)
        #expect(info["infinity"] as? Double == .infinity && info["flag"] as? Bool == true)
        #expect(info["number"] as? Int == 9)
        #expect(info["data"] as? Data == Data([0, 255]))
        #expect(info["date"] as? Date == Date(timeIntervalSince1970: 5))
        #expect(info["url"] as? URL == URL(fileURLWithPath: "/tmp") && info["uuid"] as? UUID == identifier)
        #expect(info["null"] is NSNull && (info["list"] as? [Any])?.last as? String == "two")
        #expect(info["set"] as? Set<Int> == [1, 2])
        #expect((info["dictionary"] as? [String: [Double]])?["inner"] == [1.25])
    }

    @Test("Only the required values are saved, and an expired activity is not restored")
    func requiredValues() {
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["a": 1, "b": 2]
        activity.requiredUserInfoKeys = ["b"]
        let restored = StoredActivity(activity).activity
        #expect(restored?.userInfo?.count == 1 && restored?.userInfo?["b"] as? Int == 2)
        #expect(restored?.requiredUserInfoKeys == ["b"])
        activity.expirationDate = .distantPast
        #expect(StoredActivity(activity).activity == nil)
    }

    // MARK: Broken files

    @Test(
        "A broken file leads to a fresh start",
        arguments: [
            "", "{}", "null", "[1,2", "{\"version\":2,\"scenes\":[]}", "{\"version\":1,\"scenes\":{}}",
            "{\"version\":1,\"scenes\":[{\"identifier\":5}]}", String(repeating: "[", count: 200_000),
        ])
    func brokenFile(text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        let app = try launch()
        #expect(app.screens.count == 1)
        #expect(!drainSceneCalls().contains("restore 1"))
        app.screens[0].isMinimized = true
        #expect(SceneStore(file: file).load().isEmpty)  // The app has the lock.
        #expect(try Data(contentsOf: file).count > 20)
        app.terminate()
    }

    @Test("Sizes that are none, and sessions that occur twice, are left out")
    func hostileValues() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let scene = "{\"identifier\":\"a\",\"configuration\":\"Note\",\"width\":1e300,\"height\":-5}"
        try Data("{\"version\":1,\"scenes\":[\(scene),\(scene)]}".utf8).write(to: file)
        let app = try launch()
        #expect(app.screens.map(\.size) == [CGSize(width: 390, height: 844)])
        app.terminate()
    }

    @Test("A folder or a pipe in place of the file is not read")
    func noRegularFile() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(SceneStore(file: file).load().isEmpty)
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(SceneStore(file: file).load().isEmpty)
    }

    @Test("Any change of a file's bytes leads to scenes or to a fresh start", arguments: 0..<4)
    func changedBytes(seed: UInt64) throws {
        var random = Seeded(seed: seed)
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["text": "one", "list": [1, 2.5, true] as [Any], "set": Set(["x"]), "date": Date()]
        var app: TestApp? = try launch()
        app?.screens[0].scene?.session.stateRestorationActivity = activity
        app?.screens[0].scene?.session.userInfo = ["deep": [["a": [Data([1])]]]]
        app?.terminate()
        app = nil
        let good = try Data(contentsOf: file)
        var restored = 0
        for _ in 0..<250 {
            var bytes = Array(good)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(contentsOf: Array(bytes[index...].prefix(40)), at: index)
                default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<40, using: &random)))
                }
            }
            try Data(bytes).write(to: file)
            let scenes = SceneStore(file: file).load()
            restored += scenes.count
            for scene in scenes {
                let session = scene.session(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
                #expect(session.persistentIdentifier == scene.identifier)
            }
        }
        #expect(restored > 0)
    }
}

extension JSONEncoder {
    /// Encodes and decodes a value as a store does.
    @MainActor
    fileprivate static func roundTrip(_ activity: StoredActivity) throws -> StoredActivity {
        try JSONDecoder.ofScenes.decode(StoredActivity.self, from: JSONEncoder.ofScenes.encode(activity))
    }
}

private final class UpdatingView: UIView {
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["row": 7])
    }
}

private final class ActivityDelegate: NSUserActivityDelegate {
    private(set) var count = 0

    func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
}
