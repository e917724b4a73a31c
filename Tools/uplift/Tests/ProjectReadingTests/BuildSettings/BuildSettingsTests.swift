// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectReading

@Suite("Build settings") struct BuildSettingsTests {
    @Test("The first layer that has a setting determines it, and inherits from the next one")
    func layers() {
        let settings = BuildSettings(layers: [
            ["FLAGS": "-a $(inherited)", "ONLY": "target"], ["FLAGS": "-b ${inherited}", "ONLY": "file"],
            ["FLAGS": "-c", "NAME": "App"],
        ])
        #expect(settings["FLAGS"] == "-a -b -c")
        #expect(settings["ONLY"] == "target")
        #expect(settings["NAME"] == "App")
        #expect(settings["NONE"] == "")
    }

    @Test("A setting that refers to itself has the value of the next layer")
    func ownName() {
        let settings = BuildSettings(layers: [["PATHS": "$(PATHS) x"], ["PATHS": "y"]])
        #expect(settings["PATHS"] == "y x")
    }

    @Test("References are replaced, also inside names, and unknown ones are empty")
    func references() {
        let settings = BuildSettings(layers: [
            ["NAME": "$(PREFIX).${SUFFIX_$(KIND)}$(NONE)", "PREFIX": "com", "KIND": "ONE", "SUFFIX_ONE": "app"]
        ])
        #expect(settings["NAME"] == "com.app")
        #expect(settings.expand("<$(NAME)> $ $(open") == "<com.app> $ $(open")
    }

    @Test("Operators change the value of a reference")
    func operators() {
        let settings = BuildSettings(layers: [["NAME": "2 My-App!", "EMPTY": ""]])
        #expect(settings.expand("$(NAME:c99extidentifier)") == "__My_App_")
        #expect(settings.expand("$(NAME:rfc1034identifier)") == "--My-App-")
        #expect(settings.expand("$(NAME:lower)") == "2 my-app!")
        #expect(settings.expand("$(NAME:upper)") == "2 MY-APP!")
        #expect(settings.expand("$(EMPTY:default=x)") == "x")
        #expect(settings.expand("$(NAME:default=x)") == "2 My-App!")
    }

    @Test("Settings that refer to each other are empty there, and end", .timeLimit(.minutes(1)))
    func cycles() {
        let settings = BuildSettings(layers: [["A": "a$(B)", "B": "b$(A)", "C": "$(C)"]])
        #expect(settings["A"] == "ab")
        #expect(settings["C"] == "")
        var doubling = Dictionary(
            uniqueKeysWithValues: (0..<60).map { ("X\($0)", "$(X\($0 + 1))$(X\($0 + 1))") } + [("X60", "x")])
        #expect(BuildSettings(layers: [doubling])["X20"].utf8.count < 1 << 22)
        doubling["X60"] = ""
        #expect(BuildSettings(layers: [doubling])["X0"].utf8.count < 1 << 22)
        let nested = String(repeating: "$(", count: 100_000)
        #expect(BuildSettings(layers: [["A": nested]])["A"] == nested)
        let closed = nested + String(repeating: ")", count: 100_000)
        #expect(BuildSettings(layers: [["A": closed]])["A"].utf8.count <= closed.utf8.count)
    }

    @Test("A setting with conditions that hold replaces the one without")
    func conditions() {
        let layer = [
            "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac",
            "B": "plain", "B[config=Release]": "release", "C[arch=x86_64][sdk=iphonesimulator*]": "both",
            "C[sdk=iphonesimulator*]": "one",
        ]
        let settings = BuildSettings(layers: [layer])
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == "plain")
        #expect(settings["C"] == "both")
        #expect(BuildSettings(layers: [layer], conditions: .init(configuration: "Release"))["B"] == "release")
    }

    @Test("Lists are split at blanks outside quotation marks")
    func lists() {
        #expect(BuildSettings.words(#"a "b c" d\ e 'f "g"' "" h"#) == ["a", "b c", "d e", "f \"g\"", "", "h"])
    }

    @Test("A configuration file has settings, includes and comments")
    func configurationFile() {
        let file = XCConfigFile(
            """
            // comment
            A = b // c
            #include "x/y.xcconfig"
            #include? "z.xcconfig"
            B[sdk=iphoneos*] = c=d
            wrong
            #include z
            """)
        #expect(
            file.lines.map(\.statement) == [
                .setting(name: "A", value: "b"), .include(path: "x/y.xcconfig", isOptional: false),
                .include(path: "z.xcconfig", isOptional: true), .setting(name: "B[sdk=iphoneos*]", value: "c=d"),
            ])
        #expect(file.faults.map(\.line) == [6, 7])
    }

    @Test("A value inherits from the assignment before it in the same layer")
    func earlierAssignments() {
        let file = [
            BuildSettings.Assignment("FLAGS", "-a"), .init("FLAGS", "$(inherited) -b"),
            .init("FLAGS[sdk=iphonesimulator*]", "$(inherited) -c"), .init("FLAGS[sdk=macosx*]", "$(inherited) -d"),
        ]
        #expect(BuildSettings(layers: [file, [.init("FLAGS", "-z")]])["FLAGS"] == "-a -b -c")
        #expect(BuildSettings(layers: [["A": "$(inherited) x", "A[sdk=iphone*]": "$(inherited) y"]])["A"] == " x y")
    }

    @Test("A configuration file may have line ends of Windows, a byte order mark, semicolons and continued lines")
    func lineEnds() {
        let file = XCConfigFile("\u{FEFF}// first\r\nA = 1;\r\nB = 2 \\\r\n  3\r\n\r\nwrong")
        #expect(
            file.lines.map(\.statement) == [.setting(name: "A", value: "1"), .setting(name: "B", value: "2  3")])
        #expect(file.lines.map(\.number) == [2, 4])
        #expect(file.faults.map(\.line) == [6])
        #expect(XCConfigFile("A = b \\").lines.map(\.statement) == [.setting(name: "A", value: "b")])
    }
}
