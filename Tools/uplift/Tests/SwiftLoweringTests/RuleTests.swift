// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// The rules that the page about lowering lists, compared with what happens to their examples.
@Suite
struct RuleTests {
    private static func lower(_ example: RuleExample) -> Lowering {
        Lowering(
            [SwiftSource(path: "a.swift", text: example.program)], interface: someOfUIKit)
    }

    @Test(arguments: LoweringRule.all)
    func `an example is rewritten as its rule says`(rule: LoweringRule) {
        let lowering = RuleTests.lower(rule.example)
        #expect(lowering.refusals.isEmpty)
        #expect(rule.result != rule.example.construct)
        #expect(rule.example.program.contains(rule.example.construct))
        #expect(lowering.files[0].text.contains(rule.result), "\(lowering.files[0].text)")
    }

    @Test
    func `a name in a message can contain the mark of another name`() {
        let rule = RefusalRule(part: "", reason: "“%1” of “%2” is 100% wrong.")
        #expect(rule.message("My%20Kit", "a%1") == "“My%20Kit” of “a%1” is 100% wrong.")
    }

    @Test(arguments: RefusalRule.all)
    func `an example is refused for the reason of its rule, and for no other`(rule: RefusalRule) throws {
        guard case .code(let example) = rule.subject else {
            Issue.record("The rule has no example.")
            return
        }
        #expect(example.program.contains(example.construct))
        let refusals = RuleTests.lower(example).refusals
        try #require(refusals.count == 1)
        let message = rule.message()
        // The parts between the names.
        var rest = refusals[0].reason[...]
        for part in message.split(separator: /%[123]/) {
            let range = try #require(rest.range(of: part), "\(rest)")
            rest = rest[range.upperBound...]
        }
    }
}

extension LoweringRule: CustomTestStringConvertible {
    public var testDescription: String { example.construct }
}

extension RefusalRule: CustomTestStringConvertible {
    public var testDescription: String { message() }
}
