// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// Renders the images of the documentation into a folder. Each image shows an example during a drag.
///
///     swift run DocumentationExamples FOLDER
@main @MainActor
enum Draw {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: DocumentationExamples FOLDER\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        for scene in Scene.all {
            for isDark in [false, true] {
                // The file name tells DocC that the image has two pixels per point, and whether it is for dark mode.
                let file = folder.appendingPathComponent("\(scene.name)\(isDark ? "~dark" : "")@2x.png")
                try scene.draw(isDark: isDark).write(to: file)
            }
        }
    }
}

/// An image of the documentation. It shows the example that `makeController` makes, during the drag that `play`
/// performs.
@MainActor
struct Scene {
    let name: String
    let size: CGSize
    let makeController: () -> UIViewController
    let play: (TestScreen) -> Void

    /// Renders the image as PNG data.
    func draw(isDark: Bool = false) throws -> Data {
        let screen = TestScreen(size: size)
        if isDark { screen.traits.userInterfaceStyle = .dark }
        screen.show(makeController())
        screen.advance(by: 3)
        play(screen)
        guard let data = screen.capture().pngData() else { throw CocoaError(.fileWriteUnknown) }
        return data
    }

    static let all = [
        Scene(
            name: "rows", size: CGSize(width: 390, height: 352),
            makeController: { UINavigationController(rootViewController: FruitController()) },
            play: { $0.carry(from: CGPoint(x: 120, y: 110), by: CGVector(dx: 6, dy: 105)) }),
        Scene(
            name: "stack", size: CGSize(width: 390, height: 200), makeController: { TilesController() },
            play: { $0.carry(from: CGPoint(x: 42, y: 100), by: CGVector(dx: 120, dy: 0)) }),
        Scene(
            name: "columns", size: CGSize(width: 390, height: 360), makeController: { ColumnsController() },
            play: { $0.carry(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 150, dy: 40)) }),
        Scene(
            name: "linked", size: CGSize(width: 390, height: 260), makeController: { ListsController() },
            play: { $0.carry(from: CGPoint(x: 60, y: 66), by: CGVector(dx: 200, dy: -8)) }),
        Scene(
            name: "board", size: CGSize(width: 390, height: 340), makeController: { DeskController() },
            play: { $0.carry(from: CGPoint(x: 80, y: 60), by: CGVector(dx: 130, dy: 55)) }),
        Scene(
            name: "moving", size: CGSize(width: 390, height: 180), makeController: { StickersController() },
            play: { $0.carry(from: CGPoint(x: 60, y: 70), by: CGVector(dx: 25, dy: 42)) }),
        Scene(
            name: "calendar", size: CGSize(width: 390, height: 520), makeController: { WeekController.sample() },
            play: { $0.carry(from: CGPoint(x: 220, y: 243), by: CGVector(dx: -111, dy: 7)) }),
    ]
}

extension TestScreen {
    /// Lifts the view at a point by a long press and drags it by a vector. The finger stays down.
    func carry(from point: CGPoint, by vector: CGVector) {
        let finger = touch(at: point)
        finger.hold(0.9)
        finger.move(by: vector, duration: 0.6)
        finger.hold(0.5)
    }
}

extension WeekController {
    /// A week with events on three days of October, in a fixed calendar and time zone.
    static func sample() -> WeekController {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        let monday = Date(timeIntervalSinceReferenceDate: 814_060_800)
        func event(_ title: String, day: Double, hour: Double, hours: Double) -> Event {
            let start = monday.addingTimeInterval(day * 86_400 + hour * 3600)
            return Event(title: title, time: DateInterval(start: start, duration: hours * 3600))
        }
        var fair = event("Book fair", day: 1, hour: 0, hours: 48)
        fair.isAllDay = true
        return WeekController(
            events: [
                event("Stand-up", day: 0, hour: 9, hours: 1), event("Piano", day: 0, hour: 12, hours: 1.5),
                event("Dentist", day: 1, hour: 10, hours: 1.5), event("Lunch", day: 1, hour: 12.5, hours: 1),
                event("Review", day: 2, hour: 9.5, hours: 2), event("Call", day: 2, hour: 10.5, hours: 1), fair,
            ], week: monday, calendar: calendar)
    }
}
