// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("The device")
final class UIDeviceTests {
    private let device = UIDevice.current
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("The names are those of the computer")
    func names() {
        #expect(device.name == ProcessInfo.processInfo.hostName)
        #expect(device.systemName == "Linux")
        #expect(device.systemVersion.split(separator: ".").count == 3)
        #expect(device.isMultitaskingSupported)
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
    }

    @Test("The identifier is that of the computer, the user and the vendor, and does not contain the computer's")
    func vendorIdentifier() {
        let machine = "0123456789abcdef0123456789abcdef\n"
        func identifier(_ user: Int, _ bundle: String?) -> UUID {
            VendorIdentifier.identifier(machine: machine, user: user, bundle: bundle)
        }
        let one = identifier(1000, "org.example.notes")
        #expect(one == identifier(1000, "org.example.board"))
        #expect(one != identifier(1001, "org.example.notes"))
        #expect(one != identifier(1000, "org.other.notes"))
        #expect(one != identifier(1000, nil))
        #expect(Array(one.uuidString)[14] == "8")
        let digits = "0123456789abcdef0123456789ABCDEF"
        #expect(VendorIdentifier.identity(digits + "\n") == digits)
        for text in ["", "uninitialized\n", String(digits.dropLast()), digits + "0", String(repeating: "0", count: 32)]
        {
            #expect(VendorIdentifier.identity(text) == nil, "an image of a disk has no identity")
        }
        let known = ["/etc/machine-id", "/var/lib/dbus/machine-id"].contains { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(VendorIdentifier.identity) != nil
        }
        #expect((device.identifierForVendor != nil) == known)
    }

    @Test("The hash is SHA-256, with the examples of FIPS 180-4")
    func hash() {
        func digest(_ text: String) -> String {
            SHA256.digest(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
        }
        #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    // MARK: Battery

    /// Writes the files of a power supply, as the kernel does.
    private func write(_ supply: String, _ values: [String: String]) throws {
        let place = folder.appendingPathComponent(supply)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, value) in values {
            try Data("\(value)\n".utf8).write(to: place.appendingPathComponent(name))
        }
    }

    @Test("The battery is read while it is observed, and its changes are posted")
    func battery() throws {
        let screen = TestScreen()
        let before = device.battery.folder
        device.battery.folder = folder
        defer {
            device.isBatteryMonitoringEnabled = false
            device.battery.folder = before
        }
        var posted: [String] = []
        let names = [UIDevice.batteryStateDidChangeNotification, UIDevice.batteryLevelDidChangeNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        try write("AC", ["type": "Mains", "online": "1"])
        try write("BAT0", ["type": "Battery", "status": "Discharging", "capacity": "55"])
        try write("BAT00-mouse", ["type": "Battery", "scope": "Device", "status": "Full", "capacity": "1"])
        #expect(device.batteryState == .unknown && device.batteryLevel == -1)
        device.isBatteryMonitoringEnabled = true
        #expect(device.isBatteryMonitoringEnabled)
        #expect(device.batteryState == .unplugged && device.batteryLevel == 0.55)
        screen.advance(by: 31)
        #expect(posted.isEmpty)
        try write("BAT0", ["status": "Charging", "capacity": "56"])
        screen.advance(by: 31)
        #expect(device.batteryState == .charging && device.batteryLevel == 0.56)
        #expect(posted == names.map(\.rawValue))
        for status in ["Full", "Not charging"] {
            try write("BAT0", ["status": status, "capacity": "300"])
            screen.advance(by: 31)
            #expect(device.batteryState == .full && device.batteryLevel == 1)
        }
        try FileManager.default.removeItem(at: folder)
        screen.advance(by: 31)
        #expect(device.batteryState == .unknown && device.batteryLevel == -1)
        device.isBatteryMonitoringEnabled = false
        #expect(!device.isBatteryMonitoringEnabled)
    }

    // MARK: Values

    @Test("Raw values are UIKit's")
    func rawValues() {
        #expect(UIDevice.BatteryState.allRaw == [0, 1, 2, 3])
        #expect(
            [UIDeviceOrientation.landscapeLeft, .landscapeRight, .faceUp, .faceDown].map(\.rawValue) == [3, 4, 5, 6])
        #expect([UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown].map(\.rawValue) == [0, 1, 2])
        #expect([UIInterfaceOrientation.landscapeRight, .landscapeLeft].map(\.rawValue) == [3, 4])
        #expect(
            UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
        #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && UIDeviceOrientation.landscapeLeft.isLandscape)
        #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
    }
}

extension UIDevice.BatteryState {
    fileprivate static var allRaw: [Int] { [unknown, unplugged, charging, full].map(\.rawValue) }
}
