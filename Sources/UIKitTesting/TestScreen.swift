// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import UIKit

import CoreGraphics
import Display
import Foundation
import QuartzCore

/// A screen for tests: fingers, a mouse and keys, virtual time, and pictures.
///
///     let screen = TestScreen(size: CGSize(width: 390, height: 844))
///     screen.show(controller)
///     let finger = screen.touch(at: CGPoint(x: 100, y: 200))
///     finger.hold(0.6)
///     finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.3)
///     finger.up()
///
/// Nothing happens between calls: time stands still until `advance(by:)`, `settle()` or a finger moves it.
/// A second test screen takes the place of the first, until that is used again.
///
/// `Task.sleep` and other threads keep real time. `Task { @MainActor in }` runs between frames of the `async` forms.
@MainActor
public final class TestScreen {
    private let headless: HeadlessDisplay
    private let connection: DisplayConnection
    package let surface: HeadlessSurface
    package let host: SurfaceHost
    /// The window that ``show(_:)-(UIViewController)`` fills.
    public let window: UIWindow
    private var nextContact = 1
    private var storedTraits = TestTraits()

    /// Every text that assistive technology was given to speak, the first one first.
    public internal(set) var announcements: [String] = []

    /// What touches and pictures are of.
    public private(set) lazy var mouse = TestMouse(screen: self)

    /// Longest time that settling may take, in virtual seconds.
    nonisolated static let longestSettling: CFTimeInterval = 10

    /// An empty screen of `size` points and `scale` pixels a point, its clock at 0.
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2) {
        AppLauncher.requireFonts()
        let display = HeadlessDisplay()
        display.scale = scale
        headless = display
        connection = DisplayConnection(to: display)
        ScreenOfTask.adopt(connection)
        guard let made = try? display.makeSurface(title: "Test", size: size) as? HeadlessSurface else {
            preconditionFailure("A headless display always makes a surface")
        }
        surface = made
        host = SurfaceHost(surface: made)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        AssistiveTechnology.current.speak = { [weak self] in self?.announcements.append($0) }
    }

    /// The display, with everything that goes on with it made current.
    var display: HeadlessDisplay {
        use()
        return headless
    }

    /// Delivers events and frames.
    func deliver<Result>(_ body: (HeadlessDisplay) throws -> Result) rethrows -> Result {
        use()
        return try ScreenOfTask.deliver(from: connection) { try body(headless) }
    }

    /// Makes everything that belongs to a display this screen's, for the task that uses it.
    package func use() {
        ScreenOfTask.adopt(connection)
        connection.use()
    }

    // MARK: Showing

    /// Shows a controller's view over the whole screen, laid out and visible.
    public func show(_ controller: UIViewController) {
        deliver { _ in window.rootViewController = controller }
        renderNow()
    }

    /// Shows a view over the whole screen.
    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        if view.frame.isEmpty { view.frame = controller.view.bounds }
        show(controller)
    }

    /// Points; setting it resizes the window as a person would.
    public var size: CGSize {
        get { surface.size }
        set {
            deliver { _ in surface.resize(to: newValue) }
            renderNow()
        }
    }

    /// Whether the window is the one that the person uses; setting it changes windows as a person would.
    public var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            deliver { _ in surface.setActive(isActive) }
            renderNow()
        }
    }

    /// Dark mode, text size, direction and motion.
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

    /// What covers the edges of the screen, as a notch does: nothing unless set. No trait of a desktop's window.
    public var safeAreaInsets: UIEdgeInsets {
        get { host.safeAreaInsets }
        set {
            deliver { _ in host.safeAreaInsets = newValue }
            renderNow()
        }
    }

    /// Pixels a point.
    var scale: CGFloat { surface.scale }

    /// Where fingers and the pressed mouse are at the moment.
    var pointers: [CGPoint] { Array(contacts.values) }
    private var contacts: [Int: CGPoint] = [:]

    // MARK: Time

    /// Seconds since the screen was made.
    public var now: TimeInterval { display.virtualClock.now() }

    /// The frame rate: 60 unless set.
    public var framesPerSecond: Double {
        get { display.framesPerSecond }
        set { display.framesPerSecond = newValue }
    }

    /// Moves time on: frames, animations, gestures, timers and the main queue.
    public func advance(by duration: TimeInterval) {
        deliver { $0.advance(by: duration) }
    }

    /// Moves time on, and lets main-actor tasks run between frames.
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

    /// Moves time on until nothing is pending.
    ///
    /// - Throws: ``UnsettledError``, with what is left, after 10 virtual seconds.
    public func settle() throws {
        let deadline = now + TestScreen.longestSettling
        repeat {
            deliver { $0.advance(by: $0.nextFrameTime - now) }
            if pending.isEmpty { return }
        } while now < deadline
        throw UnsettledError(pending: pending)
    }

    /// Moves time on until nothing is pending, and lets main-actor tasks run between frames.
    ///
    /// Loads of item providers are pending too. They are other threads' and keep real time: while one is under way no
    /// frame takes less than it does on a screen.
    public func settle() async throws {
        try await settle(within: TestScreen.longestSettling)
    }

    /// - Parameter longest: virtual seconds.
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

    /// What only ``settle()-() async`` would wait for.
    private var loads: [String] {
        use()
        return ItemProviderLoads.underWay.map { "an item provider's load of \($0)" }
    }

    /// What ``settle()-()`` would wait for.
    var pending: [String] {
        var left = display.virtualScheduler.pending
        if RunningAnimations.endsPending > 0 { left.append("\(RunningAnimations.endsPending) animations") }
        left += PendingWork.descriptions
        if host.hasPendingPasses { left.append("layout or drawing") }
        return left
    }

    private func drainTasks() async {
        // Each yield lets one round of waiting tasks run; a task may wake another.
        for _ in 0..<8 { await Task.yield() }
    }

    /// Runs the passes of a frame at once, with no time passing.
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

    /// Puts a pen down.
    ///
    /// - Parameters:
    ///   - force: 0 to 1.
    ///   - altitude: radians between pen and screen: half of pi is upright.
    ///   - azimuth: radians from the x axis to where its upper end points, clockwise.
    public func pencil(
        at point: CGPoint, force: CGFloat = 0.5, altitude: CGFloat = .pi / 4, azimuth: CGFloat = 0, roll: CGFloat = 0
    ) -> TestFinger {
        defer { nextContact += 1 }
        let stylus = Stylus(altitude: Double(altitude), azimuth: Double(azimuth), roll: Double(roll))
        return TestFinger(
            screen: self, id: nextContact, at: point, device: .pen, pressure: Double(force), stylus: stylus)
    }

    /// Moves several fingers at once, each in a straight line; their events of a frame are one.
    ///
    /// - Parameter duration: seconds; 0 is a single event and no time.
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

    /// Puts a finger down in the middle of a view and lifts it.
    public func tap(_ view: UIView) {
        touch(view).up()
    }

    /// Puts a finger down at a point of the window and lifts it.
    public func tap(at point: CGPoint) {
        touch(at: point).up()
    }

    func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Puts two fingers on a trackpad, the pointer at a point of the window.
    public func trackpad(at point: CGPoint) -> TestTrackpad {
        TestTrackpad(screen: self, at: point)
    }

    /// Taps the status bar, as on a phone that has one: no view gets the touch.
    public func tapStatusBar() {
        deliver { _ in window.statusBarWasTapped() }
        renderNow()
    }

    /// Presses a key and lets it go.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        hold(key, modifiers: modifiers)
        release(key, modifiers: modifiers)
    }

    /// Presses a key and keeps it down.
    ///
    /// - Parameter repeats: how often it is repeated by itself before this returns.
    public func hold(_ key: UIKeyboardHIDUsage, repeats: Int = 0, modifiers: UIKeyModifierFlags = []) {
        send(key, .down, modifiers)
        for _ in 0..<repeats { send(key, .repeated, modifiers) }
    }

    /// Lets a key go that is held.
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

    /// Types text, a key a character, with shift where the US layout needs it.
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
        if case .contact(let contact) = kind {
            let isDown = contact.phase == .began || contact.phase == .moved
            contacts[contact.id] = isDown ? contact.location : nil
        }
        deliver {
            surface.send(InputEvent(kind, timestamp: $0.virtualClock.now(), modifiers: modifiers.display))
            if !holdsInput { host.deliverHeldInput() }
        }
    }

    /// Whether movements wait for the next frame, as they do in an app.
    private var holdsInput = false

    /// Sends several movements in one frame: they reach the app together, as one event.
    func inOneFrame(_ body: () -> Void) {
        holdsInput = true
        body()
        holdsInput = false
        deliver { _ in host.deliverHeldInput() }
    }

    // MARK: Results

    /// What can be undone in the window that ``show(_:)-(UIViewController)`` fills.
    public var undoManager: UndoManager? {
        use()
        return window.undoManager
    }

    /// What is on screen.
    public func capture() -> UIImage {
        renderNow()
        guard let image = surface.capture() else {
            preconditionFailure("A screen of \(size) points can be drawn")
        }
        return UIImage(cgImage: image, scale: surface.scale, orientation: .up)
    }

    /// The layer tree as text: class, frame, and what of the look is not the default.
    public func describe() -> String {
        window.layer.describe()
    }
}

/// Time passed and things are still going on.
public struct UnsettledError: Error, CustomStringConvertible {
    /// In words.
    public let pending: [String]

    /// All that was pending, in a sentence.
    public var description: String {
        "Not settled after \(TestScreen.longestSettling) virtual seconds; still pending: "
            + pending.joined(separator: "; ")
    }
}

/// What a test screen shows everything in.
public struct TestTraits: Sendable, Equatable {
    /// Light unless set.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// How large the person wants texts to be; large, which is what iOS comes with, unless set.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Which way one reads; from left to right unless set.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// Whether the person wants less to move: `UIAccessibility.isReduceMotionEnabled`.
    public var prefersReducedMotion = false
    /// Whether the person wants colours further apart: `UIAccessibility.isDarkerSystemColorsEnabled`.
    public var prefersHighContrast = false

    /// What a device has that nobody has changed.
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
