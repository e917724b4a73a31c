// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Changes the text size while a page is open, so that a page that reads the size only when it opens fails too.
@Suite("Every page at every text size, in both directions") @MainActor
struct TextSizePagesTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    /// The pages to check: nil is the list of demos, and every other element is the name of a demo.
    private static let pages: [String?] = [nil] + Demo.allCases.map(\.rawValue)
    /// The maximum number of screenfuls of a list that are checked.
    private static let mostScreens = 4

    /// The options with which the gallery captures an image of a page. A captured page has a fixed date and saves
    /// nothing.
    private func options(
        _ page: String?, in folder: ScratchFolder, _ others: String...
    ) throws -> GalleryOptions {
        let demo = page.map { ["--demo", $0] } ?? []
        return try GalleryOptions(
            arguments: ["--data", folder.url.path, "--capture", "page.png"] + demo + others)
    }

    private func open(_ page: String?, isRightToLeft: Bool, size: CGSize, in folder: ScratchFolder) throws -> TestScreen
    {
        let options = try options(page, in: folder)
        let screen = TestScreen(size: size)
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        screen.show(GalleryController(options: options))
        screen.finishFileJobs()
        screen.advance(by: 0.1)
        return screen
    }

    @Test(
        "No text is truncated, cut off or broken inside a word",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 320, height: 600)], [false, true])
    func texts(size: CGSize, isRightToLeft: Bool) throws {
        for page in TextSizePagesTests.pages {
            let folder = try ScratchFolder()
            let screen = try open(page, isRightToLeft: isRightToLeft, size: size, in: folder)
            // In a narrow window, a word may be wider than a row of a grouped list, which has 40 points at each side.
            let texts = TextFaults(screen: screen, longestLine: size.width < 390 ? size.width - 80 : .infinity)
            for category in TextSizePagesTests.categories {
                screen.traits.preferredContentSizeCategory = category
                screen.advance(by: 1 / screen.framesPerSecond)
                var faults: Set<String> = []
                look(at: screen) { faults.formUnion(texts.all()) }
                #expect(faults.sorted() == [], "\(page ?? "the list of demos") at \(category.rawValue)")
            }
        }
    }

    @Test(
        "In a small window at least half of the page is content, at every text size", arguments: [false, true])
    func contentShare(isRightToLeft: Bool) throws {
        for page in TextSizePagesTests.pages {
            let folder = try ScratchFolder()
            let screen = try open(
                page, isRightToLeft: isRightToLeft, size: CGSize(width: 320, height: 600), in: folder)
            for category in TextSizePagesTests.categories {
                screen.traits.preferredContentSizeCategory = category
                screen.advance(by: 1 / screen.framesPerSecond)
                let share = PageParts.contentShare(of: screen)
                #expect(share >= 0.5, "\(page ?? "the list of demos") at \(category.rawValue)")
            }
        }
    }

    /// Scrolls each list on the screen from its start to its end, but through at most `mostScreens` screenfuls. Calls
    /// `collect` at each screenful.
    private func look(at screen: TestScreen, _ collect: () -> Void) {
        collect()
        for list in screen.window.all(UIScrollView.self) {
            let start = list.contentOffset
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            for _ in 1..<TextSizePagesTests.mostScreens where list.contentOffset.y < end - 1 {
                list.contentOffset.y = min(list.contentOffset.y + list.bounds.height * 0.8, end)
                screen.advance(by: 1 / screen.framesPerSecond)
                collect()
            }
            list.contentOffset = start
        }
    }

    @Test("A page opened at the largest text size looks the same as one where the text grows later")
    func fromTheStart() throws {
        let size = CGSize(width: 390, height: 844)
        // The calendar is left out. If the text grows while a calendar is open, the hour at its top edge stays there. A
        // calendar that has just been opened begins before the current time.
        for page in TextSizePagesTests.pages where page != Demo.calendar.rawValue {
            let folder = try ScratchFolder()
            let later = try open(page, isRightToLeft: false, size: size, in: folder)
            later.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            later.advance(by: 0.5)
            let options = try options(page, in: folder, "--text-size", "accessibility-extra-extra-extra-large")
            let atOnce = TestScreen(size: size)
            options.apply(to: atOnce.window)
            atOnce.show(GalleryController(options: options))
            atOnce.finishFileJobs()
            atOnce.advance(by: 0.5)
            let difference = PageParts(of: atOnce).differences(from: PageParts(of: later))
            #expect(difference == [], "\(page ?? "the list of demos")")
        }
    }

    @Test(
        "A page in a right-to-left layout is the mirror image of its left-to-right layout",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func mirrored(category: UIContentSizeCategory) throws {
        let size = CGSize(width: 390, height: 844)
        for page in TextSizePagesTests.pages {
            let folder = try ScratchFolder()
            let parts = try [false, true].map { isRightToLeft in
                let screen = try open(page, isRightToLeft: isRightToLeft, size: size, in: folder)
                screen.traits.preferredContentSizeCategory = category
                screen.advance(by: 0.5)
                return PageParts(of: screen)
            }
            let difference = parts[1].differences(from: parts[0].mirrored(in: size.width))
            #expect(difference == [], "\(page ?? "the list of demos")")
        }
    }
}
