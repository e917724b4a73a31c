// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The computer on which the app runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()
    /// The computer on which the app runs.
    open class var current: UIDevice { shared }

    private var orientationUsers = 0
    let battery = BatteryMonitor()

    // MARK: Names

    /// The name of the computer in the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the operating system, Linux.
    open var systemName: String { "Linux" }

    /// The version of the kernel, such as 6.1.0.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The kind of device for which the app shows its interface: “iPad” or “iPhone”, by ``userInterfaceIdiom``.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device in the user's language, the same as ``model``.
    open var localizedModel: String { model }

    /// The idiom of the app's interface. The first window decides it: `.pad` if both its size classes are regular, and
    /// `.phone` otherwise.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { DisplayConnection.current.windows.idiom }

    /// An identifier of the computer and its user, which is the same for all apps whose bundle identifiers begin with
    /// the same two parts. Nil if the computer has no identifier.
    open var identifierForVendor: UUID? { VendorIdentifier.current }

    /// Whether apps run side by side, which is always true on the desktop.
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// The orientation of the window that the user works in.
    open var orientation: UIDeviceOrientation {
        UIInterfaceOrientation(of: UIScreen.main.bounds.size).isLandscape ? .landscapeLeft : .portrait
    }

    /// Whether the app has asked for notifications of the orientation. They are posted in any case.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationUsers > 0 }

    /// Asks for notifications of the orientation.
    open func beginGeneratingDeviceOrientationNotifications() { orientationUsers += 1 }
    /// Ends the effect of one call of ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { orientationUsers = max(0, orientationUsers - 1) }

    /// The orientations that a device of this idiom has.
    var usualOrientations: UIInterfaceOrientationMask { userInterfaceIdiom == .pad ? .all : .allButUpsideDown }

    // MARK: Battery

    /// The states of the battery.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// Whether the battery is observed. While it is not, its state and level are unknown.
    open var isBatteryMonitoringEnabled: Bool {
        get { battery.isEnabled }
        set { battery.isEnabled = newValue }
    }

    /// The state of the battery; `.unknown` without a battery, or if it is not observed.
    open var batteryState: BatteryState { battery.reading.state }
    /// The charge of the battery from 0 to 1; -1 without a battery, or if it is not observed.
    open var batteryLevel: Float { battery.reading.level }

    // MARK: Proximity

    /// Whether the proximity sensor is observed. It stays false, because a computer has no such sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the user is close to the device. False without a proximity sensor.
    open var proximityState: Bool { false }

    // MARK: Notifications

    /// Posted after ``orientation`` has changed.
    public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted after ``batteryState`` has changed, if the battery is observed.
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted after ``batteryLevel`` has changed, if the battery is observed.
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
}
