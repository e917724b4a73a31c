// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct MutationTests {
    /// A document with many kinds of elements.
    private let document = storyboard(
        scene(
            """
            <tableViewController storyboardIdentifier="a" id="c1" customClass="Menu" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" rowHeight="-1" style="plain" id="t1"><rect key="frame" x="0"
            y="0" width="320" height="480"/>
            <prototypes><tableViewCell reuseIdentifier="row" textLabel="l1" style="IBUITableViewCellStyleDefault"
            id="d1">
            <tableViewCellContentView key="contentView" id="v1"><subviews><label text="&amp;" id="l1"/></subviews>
            </tableViewCellContentView>
            <connections><segue destination="c2" kind="show" identifier="go" id="s1"/></connections></tableViewCell>
            </prototypes>
            <connections><outlet property="delegate" destination="c1" id="o1"/></connections></tableView>
            </tableViewController>
            """)
            + scene(
                """
                <viewController id="c2"><view key="view" id="v2"><subviews>
                <stackView axis="vertical" id="k1"><subviews><button id="b1"><state key="normal" title="Go"/>
                <connections><action selector="go:" destination="c2" eventType="touchUpInside" id="a1"/>
                </connections></button>
                <imageView image="star" catalog="system" id="i1"/></subviews></stackView></subviews>
                <constraints><constraint firstItem="k1" firstAttribute="top" secondItem="g1" secondAttribute="bottom"
                multiplier="2:3" constant="1.5" id="n1"/></constraints>
                <viewLayoutGuide key="safeArea" id="g1"/><color key="backgroundColor" red="1" green="0" blue="0.5"
                alpha="1"/>
                <variation key="default"><mask key="constraints"><exclude reference="n1"/></mask></variation></view>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="x">
                <real key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                </viewController>
                """), initial: "c1")

    /// Compiles changed bytes, and reads the result again if there is one.
    private func check(_ bytes: [UInt8]) throws {
        let found = InterfaceCompilation(of: Data(bytes), file: "a.storyboard", module: "A")
        #expect(found.document != nil || !found.refusals.isEmpty)
        if let document = found.document {
            let again = try InterfaceDocument(compiled: document.compiled)
            #expect(again == document)
        }
    }

    @Test("The unchanged document has no messages")
    func unchanged() { #expect(compile(document).lines.isEmpty) }

    @Test("A truncated document is refused")
    func truncated() {
        let bytes = Array(document.utf8)
        for count in stride(from: 0, to: bytes.count - 1, by: 7) {
            let found = InterfaceCompilation(of: Data(bytes[..<count]), file: "a.storyboard", module: "A")
            #expect(found.document == nil)
        }
    }

    @Test("Documents with changed bytes are compiled or refused", arguments: 0..<8)
    func changedBytes(seed: UInt64) throws {
        var random = Random(state: seed &+ 1)
        let bytes = Array(document.utf8)
        let letters = Array("<>\"=/& 09-azXY\u{0}".utf8)
        for _ in 0..<150 {
            var changed = bytes
            for _ in 0...random.below(4) { changed[random.below(changed.count)] = letters[random.below(letters.count)] }
            try check(changed)
        }
    }

    @Test("Documents with exchanged words are compiled or refused", arguments: 0..<8)
    func exchangedWords(seed: UInt64) throws {
        var random = Random(state: seed &+ 100)
        let quoted = document.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let extremes = [
            "", "-1", "1e999", "nan", "9223372036854775808", "1/0", ":", "YES", "🙂", String(repeating: "9", count: 400),
        ]
        for _ in 0..<150 {
            var changed = quoted
            for _ in 0...random.below(6) {
                let place = random.below(changed.count / 2) * 2 + 1
                let other = random.below(changed.count / 2) * 2 + 1
                changed[place] = random.below(3) == 0 ? extremes[random.below(extremes.count)] : changed[other]
            }
            try check(Array(changed.joined(separator: "\"").utf8))
        }
    }

    @Test("Documents with moved elements are compiled or refused", arguments: 0..<8)
    func movedElements(seed: UInt64) throws {
        var random = Random(state: seed &+ 200)
        let tags = document.split(separator: "<").map { "<" + $0 }
        for _ in 0..<100 {
            var changed = tags
            for _ in 0...random.below(4) {
                // Only elements without children can move without damage to the XML.
                let movable = changed.indices.filter { changed[$0].contains("/>") }
                let element = changed.remove(at: movable[random.below(movable.count)])
                changed.insert(element, at: 3 + random.below(changed.count - 4))
            }
            try check(Array(changed.joined().utf8))
        }
    }
}

/// Random numbers that are the same in each run (splitmix64).
private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }
}
