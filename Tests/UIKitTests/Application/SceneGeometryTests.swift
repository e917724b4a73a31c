// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A scene delegate that records changes of the geometry.
final class GeometrySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var updates: [String] = []
    static var page: UIViewController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = GeometrySceneDelegate.page ?? UIViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        updates.append(
            "\(Int(size.width)) \(previousInterfaceOrientation) \(previousTraitCollection.horizontalSizeClass)")
    }
}

private final class LandscapePage: UIViewController {
    var orientations = UIInterfaceOrientationMask.landscape
    var rotates = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var shouldAutorotate: Bool { rotates }
}

private final class UprightAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
}

@MainActor
@Suite("Geometry of scenes")
struct SceneGeometryTests {
    private func launch(
        _ page: UIViewController? = nil, delegate: (any UIApplicationDelegate)? = nil, info: [String: Any] = [:],
        size: CGSize = CGSize(width: 390, height: 844)
    ) throws -> (app: TestApp, screen: TestScreen, scene: UIWindowScene) {
        GeometrySceneDelegate.page = page
        defer { GeometrySceneDelegate.page = nil }
        var all = info
        all["UIApplicationSceneManifest"] = [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    ["UISceneDelegateClassName": "UIKitTests.GeometrySceneDelegate"]
                ]
            ]
        ]
        let app = try TestApp(delegate: delegate ?? ScenesAppDelegate(), info: all, size: size)
        return (app, app.screens[0], try #require(app.screens[0].scene))
    }

    @Test("A change of the size or of the traits is reported once, with the geometry before (P210)")
    func updates() throws {
        let (app, screen, scene) = try launch()
        let delegate = try #require(scene.delegate as? GeometrySceneDelegate)
        #expect(delegate.updates.isEmpty)
        screen.size = CGSize(width: 1000, height: 800)
        #expect(delegate.updates == ["390 portrait compact"])
        screen.traits.userInterfaceStyle = .dark
        #expect(delegate.updates.last == "1000 landscapeRight regular")
        #expect(delegate.updates.count == 2)
        screen.size = CGSize(width: 1000, height: 800)
        #expect(delegate.updates.count == 2)
        app.terminate()
    }

    @Test("The proportions of the window are the orientation of the interface and the device")
    func orientation() throws {
        let (app, screen, scene) = try launch()
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let device = UIDevice.current
        #expect(scene.interfaceOrientation == .portrait && device.orientation == .portrait)
        screen.size = CGSize(width: 844, height: 390)
        #expect(scene.interfaceOrientation == .landscapeRight && device.orientation == .landscapeLeft)
        #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        #expect(scene.effectiveGeometry.systemFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(count == 1)
        #expect(UIViewController().preferredInterfaceOrientationForPresentation == .landscapeRight)
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        app.terminate()
    }

    @Test("The window cannot be smaller than the scene's minimum, and a maximum limits requests, as on GTK (P211)")
    func restrictions() throws {
        let (app, screen, scene) = try launch()
        let restrictions = try #require(scene.sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 400, height: 300)
        #expect(screen.size == CGSize(width: 400, height: 844))
        restrictions.maximumSize = CGSize(width: 800, height: 700)
        screen.size = CGSize(width: 2000, height: 100)
        #expect(screen.size == CGSize(width: 2000, height: 300))
        var error: UISceneError?
        let large = CGRect(x: 0, y: 0, width: 900, height: 700)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: large)) {
            error = $0 as? UISceneError
        }
        #expect(error?.code == .geometryRequestUnsupported)
        restrictions.maximumSize = restrictions.minimumSize
        #expect(screen.size == CGSize(width: 400, height: 300))
        screen.size = CGSize(width: 500, height: 500)
        #expect(screen.size == CGSize(width: 400, height: 300))
        restrictions.minimumSize.width = .nan
        #expect(scene.sizeRestrictions === restrictions)
        app.terminate()
    }

    @Test("A geometry request turns or resizes the window, or reports why it cannot (P211)")
    func requests() throws {
        let (app, screen, scene) = try launch()
        var errors: [UISceneError.Code?] = []
        func request(_ preferences: UIWindowScene.GeometryPreferences) {
            scene.requestGeometryUpdate(preferences) { errors.append(($0 as? UISceneError)?.code) }
        }
        request(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft))
        #expect(screen.size == CGSize(width: 844, height: 390))
        request(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))
        request(UIWindowScene.GeometryPreferences.iOS())
        request(UIWindowScene.GeometryPreferences.Mac())
        #expect(screen.size == CGSize(width: 844, height: 390) && errors.isEmpty)
        request(UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 9, y: 9, width: 500, height: 600)))
        #expect(screen.size == CGSize(width: 500, height: 600) && errors.isEmpty)
        request(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portraitUpsideDown))
        scene.sizeRestrictions?.minimumSize = CGSize(width: 450, height: 450)
        request(UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        screen.surface.setFullScreen(true, size: CGSize(width: 1920, height: 1080))
        #expect(scene.isFullScreen)
        request(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait))
        #expect(errors == [.geometryRequestUnsupported, .geometryRequestUnsupported, .geometryRequestDenied])
        app.terminate()
    }

    @Test("A window with another orientation than the first controller's is turned (P38)")
    func supportedOrientations() throws {
        let page = LandscapePage()
        let (app, screen, _) = try launch(page)
        #expect(screen.size == CGSize(width: 844, height: 390))
        page.orientations = .portrait
        #expect(screen.size == CGSize(width: 844, height: 390))
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(screen.size == CGSize(width: 390, height: 844))
        page.orientations = .landscape
        page.rotates = false
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(screen.size == CGSize(width: 390, height: 844))
        page.rotates = true
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(screen.size == CGSize(width: 844, height: 390))
        app.terminate()
    }

    @Test("The app's orientations are those of its delegate, or of the Info.plist")
    func orientationsOfTheApp() throws {
        let page = LandscapePage()
        var (app, screen, scene) = try launch(page, delegate: UprightAppDelegate())
        // The page and the app have no orientation in common, so the window keeps its own.
        #expect(screen.size == CGSize(width: 390, height: 844))
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .portrait)
        app.terminate()
        let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft", "Unknown"]]
        (app, screen, scene) = try launch(info: info)
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: screen.window) == .landscapeLeft)
        #expect(scene.interfaceOrientation == .landscapeRight)
        app.terminate()
    }

    @Test("The first window's size decides the idiom, and with it the usual orientations (P38)")
    func idiom() throws {
        var (app, screen, _) = try launch()
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone" && device.localizedModel == "iPhone")
        #expect(screen.window.traitCollection.userInterfaceIdiom == .phone)
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        screen.size = CGSize(width: 1200, height: 900)
        #expect(device.userInterfaceIdiom == .phone)
        app.terminate()
        (app, screen, _) = try launch(size: CGSize(width: 1024, height: 768))
        #expect(device.userInterfaceIdiom == .pad && device.model == "iPad")
        #expect(UIViewController().supportedInterfaceOrientations == .all)
        let info: [String: Any] = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeRight"],
        ]
        #expect(UIInterfaceOrientationMask(info, idiom: .pad) == .landscapeRight)
        #expect(UIInterfaceOrientationMask(info, idiom: .phone) == .portrait)
        #expect(UIInterfaceOrientationMask(nil, idiom: .phone) == nil)
        app.terminate()
    }

    @available(*, deprecated)
    @Test("The application's older properties are those of the window in use")
    func olderProperties() throws {
        let (app, screen, _) = try launch()
        let application = UIApplication.shared
        screen.safeAreaInsets.top = 20
        #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 20))
        #expect(application.statusBarOrientation == .portrait)
        application.statusBarOrientation = .landscapeLeft
        #expect(screen.size == CGSize(width: 844, height: 390))
        application.statusBarOrientation = .landscapeRight
        #expect(screen.size == CGSize(width: 844, height: 390))
        app.terminate()
    }

    @Test("Coordinate spaces of views, the screen and the scene convert into each other")
    func coordinateSpaces() throws {
        let (app, screen, scene) = try launch()
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        let space: any UICoordinateSpace = inner
        let origin = CGPoint.zero
        #expect(space.convert(origin, to: scene.coordinateSpace) == CGPoint(x: 15, y: 26))
        #expect(scene.coordinateSpace.convert(origin, to: space) == CGPoint(x: -15, y: -26))
        #expect(space.convert(CGPoint(x: 15, y: 26), from: scene.screen.fixedCoordinateSpace) == origin)
        #expect(scene.screen.coordinateSpace.convert(origin, from: space) == CGPoint(x: 15, y: 26))
        let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
        let outerSpace: any UICoordinateSpace = outer
        #expect(space.convert(rect, to: outerSpace) == rect.offsetBy(dx: 5, dy: 6))
        #expect(space.convert(rect, from: outerSpace) == rect.offsetBy(dx: -5, dy: -6))
        #expect(scene.coordinateSpace.convert(rect, from: outerSpace) == rect.offsetBy(dx: 10, dy: 20))
        #expect(scene.coordinateSpace.convert(rect, to: outerSpace) == rect.offsetBy(dx: -10, dy: -20))
        #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        // A space of the app's own converts itself.
        let own = ShiftedSpace()
        #expect(space.convert(origin, to: own) == CGPoint(x: 1, y: 0) && space.convert(origin, from: own) == origin)
        #expect(space.convert(rect, to: own) == rect && space.convert(rect, from: own) == rect)
        app.terminate()
    }
}

/// A coordinate space that is no view. Its points are one to the right of those of any other.
private final class ShiftedSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { .zero }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x + 1, y: point.y)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}
