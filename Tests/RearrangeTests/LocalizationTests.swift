// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("Korean localization") @MainActor
struct LocalizationTests {
    private func inKorean(_ body: () throws -> Void) rethrows {
        try StringTable.$testOverride.withValue(StringTable(language: "ko"), operation: body)
    }

    @Test("A row drag is announced in Korean, and its undo step has a Korean name")
    func rows() throws {
        try inKorean {
            let stage = RowsStage()
            let finger = stage.lift(3)
            finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
            finger.hold(1)
            finger.up()
            try stage.screen.settle()
            let said = stage.screen.announcements
            #expect(said.contains { $0.contains("들어 올림, ") })
            #expect(said.contains { $0.contains("이동함, ") })
            #expect(said.allSatisfy { !$0.contains(" of ") && !$0.contains("lifted") && !$0.contains("dropped") })
            #expect(stage.screen.undoManager?.undoActionName == "행 이동")
        }
    }

    @Test("An event's place and actions are in Korean")
    func calendar() throws {
        try inKorean {
            let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")], week: "2026-03-16")
            stage.screen.advance(by: 0.1)
            let view = try #require(stage.board.view(for: "A"))
            #expect(view.accessibilityCustomActions?.map(\.name).contains("더 늦은 시간으로 이동") == true)
            #expect(try #require(view.accessibilityValue).contains("부터 "))
        }
    }

    @Test("The header's days are plain numbers, and all labels of the calendar are wide enough")
    func header() throws {
        try inKorean {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = .current
            let board = CalendarBoard(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            board.calendar = calendar
            board.firstDay = try #require(calendar.date(from: DateComponents(year: 2026, month: 10, day: 21)))
            let controller = UIViewController()
            controller.view.addSubview(board)
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            screen.show(controller)
            screen.advance(by: 1)
            let labels = labels(in: board)
            #expect(labels.contains { $0.text == "21" })
            #expect(labels.contains { $0.text == "수" })
            #expect(labels.contains { $0.text == "하루 종일" })
            #expect(labels.contains { $0.text == "오전 10시" })
            for label in labels where label.text?.isEmpty == false {
                #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5, "\(label.text ?? "")")
            }
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }

    /// Looks in a module's sources for literals with a capital letter or a space. Names in code and texts for
    /// developers are allowed.
    @Test("The code contains no literal texts that users see", arguments: ["Rearrange", "UIKit"])
    func literals(_ module: String) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let sources = tests.appendingPathComponent("../../Sources/\(module)").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
            .filter { !LiteralFinder.developerFiles.contains($0.lastPathComponent) }
        #expect(files.count > 50)
        for file in files {
            let found = LiteralFinder.texts(in: try String(contentsOf: file, encoding: .utf8))
            #expect(found.isEmpty, "\(file.lastPathComponent)")
        }
        #expect(LiteralFinder.texts(in: #"let title = "Delete""#) == ["Delete"])
        #expect(LiteralFinder.texts(in: #"manager.setActionName("Typing")"#) == ["Typing"])
        #expect(LiteralFinder.texts(in: #"post("\(name) removed")"#) == [#"\(name) removed"#])
    }
}

/// Finds the string literals in source code whose text could be shown to users.
private enum LiteralFinder {
    /// The beginnings of calls whose texts are for developers. Lines with them, and their continuation lines, are
    /// skipped.
    private static let mistakes = [
        "fatalError(", "precondition(", "preconditionFailure(", "mistake", "@available(", "misuse(", "check(",
        "AppError(", "NSItemProvider.error(", "Error, \"", ".unavailable(", "Attempted to ", "purpose: ", "warn(",
    ]
    /// Strings that mark lines whose literals are names in code, or descriptions of objects for developers.
    private static let names = [
        "systemName: ", "keyPath: ", "forKey: ", "identifier = ", "itemType = ", "hasPrefix", "Notification.Name(\"",
        "Identifier = ",
        "PathComponent(", "label: \"", "\"<",
        " = \\(", "weight", "families", "\"Italic\"", "\"Controller\"", "?? \"Localizable\"",
        "\"Base\"", "threshold = ", "info?[",
    ]
    /// Files whose literals are font names, values of the system's files, or texts for developers.
    static let developerFiles: Set<String> = [
        "UIFont+Names.swift", "UIColor.swift", "UIListContentConfiguration.swift",
        "NSDiffableDataSourceSnapshot.swift", "UIImage+Coding.swift", "ItemFile.swift", "ScrollDisplayLink.swift",
        "UITableView+Finding.swift", "ConstraintText.swift", "LayoutItem.swift", "LayoutDescription.swift",
        "VisualFormatConstraints.swift", "LaunchOptions.swift", "VideoEncoder.swift",
        "UISceneSessionActivationRequest.swift", "BatteryMonitor.swift", "VendorIdentifier.swift", "SceneStore.swift",
    ]

    static func texts(in source: String) -> [String] {
        var found: [String] = []
        var depth = 0
        for line in source.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("//") { continue }
            if depth > 0 || mistakes.contains(where: code.contains) {
                depth += code.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
                continue
            }
            if names.contains(where: code.contains) { continue }
            found += code.matches(of: #/"([^"]*)"/#).map { String($0.output.1) }.filter(isText)
        }
        return found
    }

    private static func isText(_ literal: String) -> Bool {
        let words = literal.replacing(#/\\\([^)]*\)/#, with: "")
        return words.contains(#/^[A-Z][a-z]| [A-Za-z]{2,}|[A-Za-z]{2,} /#)
    }
}
