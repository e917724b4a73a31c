// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppBuilding

@Suite
struct PodspecTests {
    @Test(arguments: [
        ("Sources/**/*", "Sources/a/b/C.swift", true), ("Sources/**/*", "Sources/C.swift", true),
        ("Sources/*.swift", "Sources/C.swift", true), ("Sources/*.swift", "Sources/a/C.swift", false),
        ("Sources/*.{swift}", "Sources/C.swift", true), ("Sources/*{.h,.swift}", "Sources/C.swift", true),
        ("Sources/{a,b}/**/*.{h,swift}", "Sources/b/C.swift", true),
        ("Sources/{a,b}/**/*.{h,swift}", "Sources/c/C.swift", false), ("Sources", "Sources/C.swift", true),
        ("Sources/", "Sources/a/C.swift", false), ("**/*.swift", "C.swift", true),
        ("./Sources/C.swift", "Sources/C.swift", true), ("Sources/?.swift", "Sources/CD.swift", false),
    ])
    func `a pattern matches the files that CocoaPods takes`(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern)?.matches(path) == matches)
    }

    @Test(arguments: ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "**/a/**/a/**/a/**/a/**/a/**/a/**/b"])
    func `a pattern that takes too long is none`(pattern: String) { #expect(PathPattern(pattern) == nil) }

    @Test
    func `attributes are literals of one or more lines`() throws {
        let podspec = try Podspec(
            """
            Pod::Spec.new do |spec|
              spec.name = "My-Kit" # the name
              spec.version = ENV['V']
              # spec.module_name = 'Other'
              spec.source_files = [
                'A/*.swift', # one
                "B/*.swift",
              ]
              spec.ios.source_files = 'C', 'D'
              spec.tvos.source_files = 'E'
              spec.subspec 'Core' do |core|
                core.source_files = 'F'
              end
              spec.resource_bundle = { 'One' => 'x', "Two" => ['y', 'z'] }
            end
            """)
        #expect(podspec.name == "My-Kit")
        #expect(podspec.module == "My_Kit")
        #expect(podspec.sourceFiles == ["A/*.swift", "B/*.swift", "C", "D", "F"])
        #expect(podspec.resourceBundles.map(\.name) == ["One", "Two"])
        #expect(podspec.resourceBundles.map(\.texts) == [["x"], ["y", "z"]])
        #expect(try Podspec("s.name = 'A'\ns.module_name = 'B'").module == "B")
    }

    @Test(arguments: [
        "s.source_files = Dir['*']", "s.source_files = %w(a b)", "s.source_files = \"#{dir}/*\"",
        "s.source_files = ['a', dir]", "s.source_files = ['a'", "s.resource_bundles = { name => 'a' }",
        "s.source_files = 'a',", "s.source_files = 'a",
    ])
    func `computed and damaged values are refused`(text: String) {
        #expect(throws: Podspec.Computed.self) { try Podspec("s.name = 'A'\n" + text) }
    }
}
