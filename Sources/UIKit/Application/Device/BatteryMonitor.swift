// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// Reads the battery from the kernel's files, at regular intervals while it is observed.
@MainActor
final class BatteryMonitor {
    struct Reading: Equatable {
        var state = UIDevice.BatteryState.unknown
        var level: Float = -1
    }

    /// The time in seconds between two readings. The kernel reports whole percents.
    static let interval = 30.0

    /// The folder with a folder for each power supply.
    var folder = URL(fileURLWithPath: "/sys/class/power_supply")
    private(set) var reading = Reading()
    private var timer: ScheduledTask?

    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            timer?.cancel()
            timer = nil
            reading = isEnabled ? read() : Reading()
            guard isEnabled else { return }
            timer = ScheduledWork.scheduler.schedule(
                after: Self.interval, every: Self.interval, purpose: .background
            ) { [weak self] in self?.update() }
        }
    }

    private func update() {
        let old = reading
        reading = read()
        let center = NotificationCenter.default
        if reading.state != old.state {
            center.post(name: UIDevice.batteryStateDidChangeNotification, object: UIDevice.current)
        }
        if reading.level != old.level {
            center.post(name: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current)
        }
    }

    /// Reads the first battery of the computer. Batteries of mice and the like are not counted.
    private func read() -> Reading {
        let supplies = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for supply in supplies.sorted(by: { $0.path < $1.path }) {
            guard text("type", supply) == "Battery", text("scope", supply) != "Device" else { continue }
            let level = text("capacity", supply).flatMap(Float.init).map { min(max($0 / 100, 0), 1) }
            return Reading(state: state(text("status", supply)), level: level ?? -1)
        }
        return Reading()
    }

    private func text(_ name: String, _ supply: URL) -> String? {
        (try? String(contentsOf: supply.appendingPathComponent(name), encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func state(_ status: String?) -> UIDevice.BatteryState {
        switch status {
        case "Charging": .charging
        case "Discharging": .unplugged
        // A battery that is plugged in and does not charge has all that it is to have.
        case "Full", "Not charging": .full
        default: .unknown
        }
    }
}
