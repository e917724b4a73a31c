// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import UIKit

import CoreGraphics
import Display
import Foundation
import QuartzCore

/// A headless screen for UI tests, with simulated touches, mouse and keyboard, virtual time, and screenshots.
///
///     let screen = TestScreen(size: CGSize(width: 390, height: 844))
///     screen.show(controller)
///     let finger = screen.touch(at: CGPoint(x: 100, y: 200))
///     finger.hold(0.6)
///     finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.3)
///     finger.up()
///
/// Time is virtual: it only advances in `advance(by:)`, `settle()` and finger or mouse movements that take time.
/// Using a second test screen makes it the current one, until the first is used again.
///
/// `Task.sleep` and other threads use real time. `Task { @MainActor in }` runs between the frames of `async` methods.
@MainActor
public final class TestScreen {
    private let headless: HeadlessDisplay
    private let connection: DisplayConnection
    package let surface: HeadlessSurface
    package let host: DesktopWindowHost
    /// The window that ``show(_:)-(UIViewController)`` fills. On a screen of a ``TestApp``, it is the app's key window.
    public var window: UIWindow { ownWindow ?? host.keyWindow ?? host.windows.last ?? UIWindow() }
    /// The window that the screen has made; nil on a screen of an app.
    private let ownWindow: UIWindow?
    private var nextContact = 1
    private var storedTraits = TestTraits()

    /// All accessibility announcements so far, the oldest first.
    public internal(set) var announcements: [String] = []

    /// The screen's mouse.
    public private(set) lazy var mouse = TestMouse(screen: self)

    /// The timeout of both `settle()` methods, in virtual seconds.
    nonisolated static let longestSettling: CFTimeInterval = 10

    /// Creates an empty screen of `size` points with `scale` pixels per point. Its clock starts at 0.
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2) {
        AppLauncher.requireFonts()
        let display = HeadlessDisplay()
        display.scale = scale
        headless = display
        connection = DisplayConnection(to: display)
        TaskScreens.adopt(connection)
        guard let made = try? display.makeSurface(title: "Test", size: size) as? HeadlessSurface else {
            preconditionFailure("A headless display always makes a surface")
        }
        surface = made
        host = DesktopWindowHost(surface: made)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        ownWindow = window
        window.makeKeyAndVisible()
        AssistiveTechnology.current.speak = { [weak self] in self?.announcements.append($0) }
    }

    /// The screen of a desktop window that an app has opened.
    init(
        of host: DesktopWindowHost, _ surface: HeadlessSurface, _ display: HeadlessDisplay,
        _ connection: DisplayConnection
    ) {
        (self.host, self.surface, headless, self.connection) = (host, surface, display, connection)
        ownWindow = nil
    }

    /// The screen's headless display. Reading it makes this screen the current one.
    var display: HeadlessDisplay {
        use()
        return headless
    }

    /// Makes this screen current and runs `body`, which delivers events or frames through the screen's display. Tasks
    /// that start during `body` inherit this screen.
    func deliver<Result>(_ body: (HeadlessDisplay) throws -> Result) rethrows -> Result {
        use()
        return try TaskScreens.deliver(from: connection) { try body(headless) }
    }

    /// Makes this screen the current display for the calling task.
    package func use() {
        TaskScreens.adopt(connection)
        connection.makeCurrent()
    }

    // MARK: Showing

    /// Makes a view controller the window's root view controller, and draws a frame.
    public func show(_ controller: UIViewController) {
        deliver { _ in window.rootViewController = controller }
        renderNow()
    }

    /// Shows a view in the window. A view with an empty frame fills the screen.
    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        if view.frame.isEmpty { view.frame = controller.view.bounds }
        show(controller)
    }

    /// The screen's size in points. Setting it resizes the window as a user would.
    public var size: CGSize {
        get { surface.size }
        set {
            deliver { _ in surface.resize(to: newValue) }
            renderNow()
        }
    }

    /// Warns the app that the computer runs short of memory.
    public func sendMemoryWarning() {
        deliver { _ in MemoryWarnings.send() }
    }

    /// Whether the window is the active one of the desktop. Setting it has the effect of the user switching windows.
    public var isActive: Bool {
        get { surface.isActive }
        set {
            guard newValue != isActive else { return }
            deliver { _ in if newValue { surface.activate() } else { surface.setActive(false) } }
            renderNow()
        }
    }

    /// Whether the window is minimised. Setting it has the effect of the user minimising the window, or showing it
    /// again, which also makes it the active one.
    public var isMinimized: Bool {
        get { surface.isMinimized }
        set {
            guard newValue != isMinimized else { return }
            deliver { _ in if newValue { surface.setMinimized(true) } else { surface.activate() } }
        }
    }

    /// The title of the desktop window.
    public var title: String { surface.title }

    /// The traits of the screen: dark mode, text size, layout direction, motion and contrast.
    public var traits: TestTraits {
        get { storedTraits }
        set {
            use()
            storedTraits = newValue
            host.traitOverride = { newValue.applied(to: $0) }
            var preferences = display.preferences
            preferences.prefersReducedMotion = newValue.prefersReducedMotion
            preferences.prefersHighContrast = newValue.prefersHighContrast
            display.preferences = preferences
            deliver { _ in host.updateTraits() }
            renderNow()
        }
    }

    /// The safe area insets of the window, as a notch causes them; zero by default.
    public var safeAreaInsets: UIEdgeInsets {
        get { host.safeAreaInsets }
        set {
            deliver { _ in host.safeAreaInsets = newValue }
            renderNow()
        }
    }

    // MARK: Time

    /// Virtual seconds since the screen was created.
    public var now: TimeInterval { display.virtualClock.now() }

    /// The frame rate; 60 by default.
    public var framesPerSecond: Double {
        get { display.framesPerSecond }
        set { display.framesPerSecond = newValue }
    }

    /// Advances virtual time, and runs all frames, animations, gestures, timers and main-queue blocks that are due in
    /// that time.
    public func advance(by duration: TimeInterval) {
        deliver { $0.advance(by: duration) }
    }

    /// Advances virtual time, and lets main-actor tasks run between frames.
    public func advance(by duration: TimeInterval) async {
        let end = now + duration
        await drainTasks()
        while display.nextFrameTime <= end + 1e-9 {
            deliver { $0.advance(by: $0.nextFrameTime - now) }
            await drainTasks()
        }
        deliver { $0.advance(by: max(0, end - now)) }
        await drainTasks()
    }

    /// Advances virtual time until no timers, animations or layout passes are pending.
    ///
    /// - Throws: ``UnsettledError``, which lists the pending work, after 10 virtual seconds.
    public func settle() throws {
        let deadline = now + TestScreen.longestSettling
        repeat {
            deliver { $0.advance(by: $0.nextFrameTime - now) }
            if pending.isEmpty { return }
        } while now < deadline
        throw UnsettledError(pending: pending)
    }

    /// Advances virtual time until no work is pending, and lets main-actor tasks run between frames.
    ///
    /// This method also waits for the loads of item providers, which run on other threads in real time. While a load is
    /// running, each virtual frame may wait for the load in real time, for at most the duration of a frame.
    public func settle() async throws {
        try await settle(within: TestScreen.longestSettling)
    }

    /// Advances virtual time until no work is pending.
    ///
    /// - Parameter longest: the timeout in virtual seconds.
    package func settle(within longest: CFTimeInterval) async throws {
        let deadline = now + longest
        repeat {
            await drainTasks()
            deliver { $0.advance(by: $0.nextFrameTime - now) }
            await drainTasks()
            if pending.isEmpty, loads.isEmpty { return }
            if !loads.isEmpty {
                await RealTime.wait(atMost: 1 / framesPerSecond, for: ItemProviderLoads.whenNextEnds)
            }
        } while now < deadline
        throw UnsettledError(pending: pending + loads)
    }

    /// Descriptions of the running loads of item providers' data. Only the async `settle()` waits for loads.
    private var loads: [String] {
        use()
        return ItemProviderLoads.runningTypeIdentifiers.map { "an item provider's load of \($0)" }
    }

    /// Descriptions of the pending work for which both `settle()` methods wait.
    var pending: [String] {
        var left = display.virtualScheduler.pending
        if RunningAnimations.endsPending > 0 { left.append("\(RunningAnimations.endsPending) animations") }
        left += PendingWork.descriptions
        if host.hasPendingPasses { left.append("layout or drawing") }
        return left
    }

    private func drainTasks() async {
        // Each yield lets the waiting tasks run once. The yield is repeated, because a task may wake another one.
        for _ in 0..<8 { await Task.yield() }
    }

    /// Renders a frame immediately, without advancing time.
    func renderNow() {
        deliver {
            host.requestFrame()
            $0.renderFrame()
        }
    }

    // MARK: Input

    /// Puts a finger down at a point of the window.
    public func touch(at point: CGPoint) -> TestFinger {
        defer { nextContact += 1 }
        return TestFinger(screen: self, id: nextContact, at: point)
    }

    /// Puts a finger down in the middle of a view.
    public func touch(_ view: UIView) -> TestFinger {
        touch(at: center(of: view))
    }

    /// Puts a pen down at a point of the window.
    ///
    /// - Parameters:
    ///   - force: the pressure, from 0 to 1.
    ///   - altitude: the angle between pen and screen in radians; half of pi is upright.
    ///   - azimuth: the direction of the pen's upper end, in radians clockwise from the x axis.
    ///   - roll: the rotation of the pen about its own axis, in radians.
    public func pencil(
        at point: CGPoint, force: CGFloat = 0.5, altitude: CGFloat = .pi / 4, azimuth: CGFloat = 0, roll: CGFloat = 0
    ) -> TestFinger {
        defer { nextContact += 1 }
        let stylus = Stylus(altitude: Double(altitude), azimuth: Double(azimuth), roll: Double(roll))
        return TestFinger(
            screen: self, id: nextContact, at: point, device: .pen, pressure: Double(force), stylus: stylus)
    }

    /// Moves several fingers at once, each in a straight line. The app gets one event per frame with all of them.
    ///
    /// - Parameter duration: seconds; 0 sends a single event without advancing time.
    public func move(_ moves: [(finger: TestFinger, to: CGPoint)], duration: TimeInterval = 0) {
        let steps = moves.map { move in
            PointerStep.steps(
                from: move.finger.location, to: move.to, duration: duration, now: now,
                framesPerSecond: framesPerSecond)
        }
        for index in steps.first?.indices ?? 0..<0 {
            advance(by: steps[0][index].wait)
            inOneFrame {
                for (move, steps) in zip(moves, steps) { move.finger.jump(to: steps[index].location) }
            }
        }
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView) {
        touch(view).up()
    }

    /// Taps a point of the window.
    public func tap(at point: CGPoint) {
        touch(at: point).up()
    }

    func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Puts two fingers on a trackpad, to scroll the content under the pointer, which is at a point of the window.
    public func trackpad(at point: CGPoint) -> TestTrackpad {
        TestTrackpad(screen: self, at: point)
    }

    /// Simulates a tap on a phone's status bar. No view gets a touch.
    public func tapStatusBar() {
        deliver { _ in window.statusBarWasTapped() }
        renderNow()
    }

    /// Presses and releases a key.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        hold(key, modifiers: modifiers)
        release(key, modifiers: modifiers)
    }

    /// Presses a key and keeps it down.
    ///
    /// - Parameter repeats: the number of automatic key repeats to send.
    public func hold(_ key: UIKeyboardHIDUsage, repeats: Int = 0, modifiers: UIKeyModifierFlags = []) {
        send(key, .down, modifiers)
        for _ in 0..<repeats { send(key, .repeated, modifiers) }
    }

    /// Releases a key that is held.
    public func release(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        send(key, .up, modifiers)
    }

    private func send(_ key: UIKeyboardHIDUsage, _ phase: InputEvent.Key.Phase, _ modifiers: UIKeyModifierFlags) {
        let characters = modifiers.isDisjoint(with: [.control, .command]) ? key.typed(modifiers) : ""
        send(
            .key(
                InputEvent.Key(
                    usage: key.rawValue, phase: phase, characters: characters,
                    charactersIgnoringModifiers: key.typed([]))),
            modifiers: modifiers)
    }

    /// Types text with one key press per character, with Shift if the US layout needs it.
    public func type(_ text: String) {
        for character in text {
            let stroke = KeyUsage.stroke(typing: character)
            let typed = stroke.map { KeyUsage.characters(usage: $0.usage, isShifted: $0.isShifted) }
            let plain = stroke.map { KeyUsage.characters(usage: $0.usage, isShifted: false) }
            for phase in [InputEvent.Key.Phase.down, .up] {
                send(
                    .key(
                        InputEvent.Key(
                            usage: stroke?.usage ?? 0, phase: phase, characters: typed ?? String(character),
                            charactersIgnoringModifiers: plain ?? String(character))),
                    modifiers: stroke?.isShifted == true ? .shift : [])
            }
        }
    }

    func send(_ kind: InputEvent.Kind, modifiers: UIKeyModifierFlags = []) {
        use()
        deliver {
            surface.send(InputEvent(kind, timestamp: $0.virtualClock.now(), modifiers: modifiers.display))
            if !holdsInput { host.deliverCoalescedInput() }
        }
    }

    /// Whether `inOneFrame(_:)` is running. That method delivers all movement events together at its end, as an app
    /// gets all movements of a frame together.
    private var holdsInput = false

    /// Delivers all movements that `body` sends as one event, as if they occurred in one frame.
    func inOneFrame(_ body: () -> Void) {
        holdsInput = true
        body()
        holdsInput = false
        deliver { _ in host.deliverCoalescedInput() }
    }

    // MARK: Results

    /// The undo manager of ``window``.
    public var undoManager: UndoManager? {
        use()
        return window.undoManager
    }

    /// Returns an image of the screen.
    public func capture() -> UIImage {
        renderNow()
        guard let image = surface.capture() else {
            preconditionFailure("A screen of \(size) points can be drawn")
        }
        return UIImage(cgImage: image, scale: surface.scale, orientation: .up)
    }

    /// Returns the layer tree as text: each layer's class, frame and non-default appearance.
    public func describe() -> String {
        window.layer.describe()
    }
}

/// The error that `settle()` throws if work is still pending on the screen after 10 virtual seconds.
public struct UnsettledError: Error, CustomStringConvertible {
    /// Descriptions of the pending work.
    public let pending: [String]

    /// A sentence that lists the pending work.
    public var description: String {
        "Not settled after \(TestScreen.longestSettling) virtual seconds; still pending: "
            + pending.joined(separator: "; ")
    }
}

/// The traits and accessibility settings of a test screen.
public struct TestTraits: Sendable, Equatable {
    /// Light or dark mode; light by default.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The user's preferred text size; large by default, as in iOS.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// The layout direction; left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// Whether the user prefers less motion: `UIAccessibility.isReduceMotionEnabled`.
    public var prefersReducedMotion = false
    /// Whether the user prefers higher contrast: `UIAccessibility.isDarkerSystemColorsEnabled`.
    public var prefersHighContrast = false

    /// Creates the default traits of a new device.
    public init() {}

    func applied(to traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            traits,
            UITraitCollection(userInterfaceStyle: userInterfaceStyle),
            UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
            UITraitCollection(layoutDirection: layoutDirection),
        ])
    }
}
