// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProjectReading
import SwiftLowering
import Testing

@testable import AppBuilding

/// Reads the samples with random damage in one file: project files, property lists, storyboards, catalogs, tables of
/// strings, manifests and Swift sources.
///
/// `make fuzz` does so for some minutes. A failure names the seed, which `FUZZ_SEED` repeats.
@Suite("Damaged projects")
struct DamagedProjectTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Samples").standardizedFileURL
    private static let environment = ProcessInfo.processInfo.environment

    private static let firstSeed = environment["FUZZ_SEED"].flatMap(UInt64.init)
    private static var newSeed: UInt64 { UInt64(Date().timeIntervalSince1970 * 1000) }
    /// The largest processor time of a round, with those of the tests that run at the same time.
    private static let maximumTime = 60 * Int(CLOCKS_PER_SEC)

    /// Random numbers that are the same for the same seed (SplitMix64).
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// Texts that mean something in one of the formats.
    private static let words = [
        "\0", "\"", "\\", "{", "}", "(", ")", "<", ">", "/*", "*/", "//", "../", "&#0;", "&a;", "<!DOCTYPE a [", "%@",
        "\r\n",
        "\u{FEFF}", "#if", "#endif", "$(A:default=$(A))", "@objc ", "[[[[[[[[", "99999999999999999999", "-1", "é",
        "\u{301}",
        "destination=\"rst-vc-001\"", "isa = PBXGroup;", "override ", "#selector(",
    ]

    private static func damage(_ bytes: inout [UInt8], _ random: inout Seeded) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...60, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.removeSubrange(start...)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &random)
            case 4:
                let word = Array(words.randomElement(using: &random)?.utf8 ?? "".utf8)
                let count = Int.random(in: 0..<10, using: &random) == 0 ? 2000 : 1
                bytes.insert(contentsOf: (0..<count).flatMap { _ in word }, at: start)
            default: bytes.insert(contentsOf: bytes.suffix(200), at: start)
            }
        }
    }

    @Test("Damaged specifications and lists of pods are read or refused, with patterns that end")
    func pods() {
        let podspec = """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.ios.source_files = 'Sources/**/*.{h,swift}', "More/*{A,B}/**/[a-z]*"
              s.resource_bundles = { 'Kit' => ['Assets/*.xcassets', 'A/**/*'] }
            end
            """
        let list =
            "PODS:\n  - Kit (1.0)\n  - Kit/Core (1.0):\n    - Other\n\nEXTERNAL SOURCES:\n  Kit:\n    :path: \"../\"\n"
        var seed = DamagedProjectTests.firstSeed ?? DamagedProjectTests.newSeed
        for _ in 0..<(DamagedProjectTests.firstSeed == nil ? 300 : 1) {
            var random = Seeded(state: seed)
            let start = clock()
            var (bytes, lines) = (Array(podspec.utf8), Array(list.utf8))
            DamagedProjectTests.damage(&bytes, &random)
            DamagedProjectTests.damage(&lines, &random)
            let found = try? Podspec(String(decoding: bytes, as: UTF8.self))
            for pattern in (found?.sourceFiles ?? []) + (found?.resourceBundles.flatMap(\.texts) ?? []) {
                _ = PathPattern(pattern)?.matches("Sources/a/b/c/d/e/f/g/h/A.swift")
            }
            _ = PodfileLock(
                String(decoding: lines, as: UTF8.self), podfile: String(decoding: lines.reversed(), as: UTF8.self))
            #expect(clock() - start < DamagedProjectTests.maximumTime, "FUZZ_SEED=\(seed)")
            seed &+= 1
        }
    }

    @Test("A damaged file gives an app or an error, and reading it takes no time that grows")
    func damage() throws {
        let minutes = DamagedProjectTests.environment["FUZZ_MINUTES"].flatMap(Double.init)
        let end = Date(timeIntervalSinceNow: (minutes ?? 0) * 60)
        let first = DamagedProjectTests.firstSeed
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: DamagedProjectTests.samples, to: folder)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        let files = (all?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .sorted { $0.path < $1.path }
        #expect(files.count > 20)
        let lists = DamagedProjectTests.samples.appendingPathComponent("../Documentation/API")
        let interface = AppleInterface(
            apple: try String(contentsOf: lists.appendingPathComponent("apple.tsv"), encoding: .utf8),
            names: try String(contentsOf: lists.appendingPathComponent("names.txt"), encoding: .utf8),
            coverage: try String(contentsOf: lists.appendingPathComponent("../Coverage.md"), encoding: .utf8))
        var seed = first ?? DamagedProjectTests.newSeed
        var (rounds, apps) = (0, 0)
        while rounds < 40 || first == nil && Date() < end {
            var random = Seeded(state: seed)
            let file = try #require(files.randomElement(using: &random))
            let before = try Data(contentsOf: file)
            var bytes = [UInt8](before)
            DamagedProjectTests.damage(&bytes, &random)
            try Data(bytes).write(to: file)
            // The last line before a crash has the seed.
            if minutes != nil { print("FUZZ_SEED=\(seed), \(file.lastPathComponent)") }
            let start = clock()
            let project = String(file.path.dropFirst(folder.path.count + 1).prefix { $0 != "/" })
            if let search = try? ProjectSearch(folder.appendingPathComponent(project).path),
                let read = try? AppProject(search, interface: interface)
            {
                if let app = try? read.app(nil, allowsLibraries: true, includesTests: true) {
                    apps += 1
                    _ = app.missingSymbols()
                    _ = app.nearMisses()
                }
                _ = try? read.tests(nil)
            }
            #expect(
                clock() - start < DamagedProjectTests.maximumTime, "FUZZ_SEED=\(seed), \(file.lastPathComponent)")
            try before.write(to: file)
            rounds += 1
            if first != nil { break }
            seed &+= 1
        }
        #expect(first != nil || apps > 0)
    }
}
