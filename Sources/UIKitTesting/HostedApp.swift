// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Display
import Foundation
import UIKit

/// An app that runs in the process of its unit tests, on a headless display, as Xcode runs an app that hosts tests.
///
/// The command `uplift test` launches the app before the first test. The tests then find its delegate, its scenes and
/// its windows, and show windows of their own.
///
/// Time is virtual. It advances only while a test waits: in `wait(for:timeout:)`, or while the main actor is free. It
/// then advances by one frame for each 1/60 of a second that passes.
@MainActor
public enum HostedApp {
    /// The state of the launched app; nil before ``launch(delegateClass:)``.
    private static var running: (display: HeadlessDisplay, ticks: any DispatchSourceTimer)?

    /// Launches the app, once in a process. The process ends with status 1 if the app cannot be started.
    ///
    /// - Parameter delegateClass: the class of the app's delegate; nil for tests of a library, which get an app without
    ///   a delegate.
    public static func launch(delegateClass: AnyClass?) {
        guard running == nil else { return }
        let display = HeadlessDisplay()
        let interval = 1 / display.framesPerSecond
        let ticks = DispatchSource.makeTimerSource(queue: .main)
        ticks.schedule(deadline: .now() + interval, repeating: interval)
        ticks.setEventHandler { MainActor.assumeIsolated { display.advance(by: interval) } }
        running = (display, ticks)
        AppLauncher.launch(delegateClass: delegateClass, on: display)
        ticks.activate()
    }
}
