// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Gallery command line") @MainActor
struct GalleryOptionsTests {
    /// Opens the list of demos and a page in a window that is configured by the command line.
    private func open(_ arguments: String..., page: Demo) throws -> (screen: TestScreen, page: UIViewController) {
        let options = try GalleryOptions(arguments: arguments)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        options.apply(to: screen.window)
        let navigation = GalleryController(options: options)
        let controller = page.makeController(options)
        screen.show(navigation)
        navigation.pushViewController(controller, animated: false)
        try screen.settle()
        return (screen, controller)
    }

    @Test("The options set the text size and a right-to-left layout")
    func looks() throws {
        let before = try open(page: .swipe)
        let after = try open("--text-size", "accessibility-large", "--right-to-left", page: .swipe)
        func label(_ page: UIViewController) throws -> UILabel {
            try #require(
                page.view.all(UITableViewCell.self).first?.all(UILabel.self).first { $0.text?.isEmpty == false })
        }
        let (small, big) = (try label(before.page), try label(after.page))
        #expect(big.font.pointSize > 1.5 * small.font.pointSize)
        #expect(small.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(big.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(
        "An option's value is the next argument or follows a =",
        arguments: [["--text-size", "small"], ["--text-size=small"]])
    func values(arguments: [String]) throws {
        #expect(try GalleryOptions(arguments: arguments).textSize == .small)
    }

    @Test("A value may contain a =")
    func equals() throws {
        #expect(try GalleryOptions(arguments: ["--data=/a=b"]).dataDirectory.path == "/a=b")
    }

    /// Runs the gallery, and returns its exit status and its lines on standard output and standard error.
    private func run(_ arguments: [String]) -> (status: Int32, said: [String], reported: [String]) {
        var (said, reported): ([String], [String]) = ([], [])
        let status = Gallery.run(arguments) {
            said.append($0)
        } report: {
            reported.append($0)
        }
        return (status, said, reported)
    }

    @Test(
        "A wrong command line exits with status 2 and one line that states the fault",
        arguments: [
            (["--text-size", "huge"], "there is no text size \"huge\"; --help lists them all"),
            (["--text-size"], "--text-size needs the name of a text size"),
            (["--demo", "nonesuch"], "there is no demo \"nonesuch\"; the demos are players, "),
            (["--data", ""], "--data needs a folder, and the value given is empty"),
            (["--data="], "--data needs a folder, and the value given is empty"),
            (["--capture", ""], "--capture needs the name of a file, and the value given is empty"),
            (["--capture"], "--capture needs the name of a file"),
            (["--capture", "/a.jpeg"], "cannot write /a.jpeg: the name of a picture ends with .png"),
            (
                ["--demo=players", "--record=/a.avi"],
                "cannot write /a.avi: the name of a recording ends with .gif or .mp4 or .webm"
            ),
            (["--record", "/a.gif"], "--record needs a --demo, whose gesture is played"),
            (["--measure", "0"], "--measure needs a number of frames, and \"0\" is none"),
            (["--list", "--measure=1"], "--capture, --record, --measure and --list exclude each other"),
            (["--dark=yes"], "--dark takes no value: --dark=yes"),
            (["--colour=red"], "unknown option --colour; --help lists them all"),
            (["-d"], "unknown option -d; --help lists them all"),
            (["players"], "unexpected argument \"players\"; --help lists the options"),
            ([""], "unexpected argument \"\"; --help lists the options"),
        ])
    func mistakes(arguments: [String], words: String) {
        let (status, said, reported) = run(arguments)
        #expect(status == 2)
        #expect(said.isEmpty)
        #expect(reported.count == 1)
        #expect(reported.first?.hasPrefix("gallery: " + words) == true, "it said \(reported)")
        #expect(reported.first?.contains("\n") == false)
    }

    @Test("A picture that cannot be written exits with status 1, because the command line is valid")
    func unwritten() {
        let result = run(["--demo=players", "--capture=/nowhere/picture.png"])
        #expect(result.status == 1)
        #expect(result.said.isEmpty)
        #expect(
            result.reported == ["gallery: cannot write /nowhere/picture.png: there is no folder /nowhere"])
    }

    @Test("--help, -h and --version print and exit with status 0, whatever follows them")
    func help() throws {
        for arguments in [["--help"], ["-h", "--nonesuch"]] {
            let (status, said, reported) = run(arguments)
            #expect(status == 0)
            #expect(said == [GalleryOption.usage])
            #expect(reported.isEmpty)
        }
        for option in GalleryOption.allCases { #expect(GalleryOption.usage.contains("  \(option.synopsis) ")) }
        #expect(GalleryOption.usage.split(separator: "\n").allSatisfy { $0.count <= 100 })
        #expect(run(["--version", "--nonesuch"]).said == ["gallery (Uplift) \(GalleryOptions.version)"])
        #expect(run(["--list"]).said == [Demo.allCases.map(\.rawValue).joined(separator: "\n")])
    }

    private func repositoryFile(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("The version is the latest one in the change log")
    func version() throws {
        let changelog = try repositoryFile("CHANGELOG.md")
        let latest = changelog.firstMatch(of: #/## \[([0-9.]+)\] - \d{4}-\d\d-\d\d/#)
        #expect(latest?.output.1 == GalleryOptions.version[...])
    }

    /// Escapes a text for roff.
    private func roff(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
    }

    @Test("The manual page lists the same options as the help, with the same text")
    func manual() throws {
        let page = try repositoryFile("Documentation/gallery.1")
        let wanted = GalleryOption.allCases.map { option in
            let value = option.value.map { " \\fI\($0.name)\\fR" } ?? ""
            let short = option == .help ? "\\fB\\-h\\fR, " : ""
            return ".TP\n\(short)\\fB\(roff(option.name))\\fR\(value)\n\(roff(option.summary))\n"
        }
        let options = try #require(page.components(separatedBy: ".SH OPTIONS\n").last).components(separatedBy: ".SH ")[
            0]
        #expect(options == wanted.joined(), "the section should be:\n\(wanted.joined())")
        #expect(page.contains(".TH GALLERY 1 \"\" \"Uplift \(GalleryOptions.version)\""))
        let demos = Demo.allCases.map { roff($0.rawValue) }.joined(separator: ", ")
        #expect(page.contains(".SH DEMOS\n\(demos)\n.SH"), "the demos should be: \(demos)")
    }
}
