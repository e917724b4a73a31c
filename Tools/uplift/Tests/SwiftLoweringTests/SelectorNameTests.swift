// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct SelectorNameTests {
    @Test(arguments: [
        ("tap", [], "tap"),
        ("tap", ["_"], "tap:"),
        ("tap", ["sender"], "tapWithSender:"),
        ("tap", ["_", "event"], "tap:event:"),
        ("tap", ["_", "_"], "tap::"),
        ("move", ["from", "to"], "moveFrom:to:"),
        ("moveTo", ["place"], "moveToPlace:"),
        ("insert", ["atIndex"], "insertAtIndex:"),
        ("insert", ["attributes"], "insertWithAttributes:"),
        ("prepare", ["for", "sender"], "prepareFor:sender:"),
    ])
    func `a method's name joins its name and labels`(name: String, labels: [String], expected: String) {
        #expect(SelectorName.method(name, labels: labels) == expected)
    }

    @Test
    func `errors and completion handlers are arguments`() {
        #expect(SelectorName.method("save", labels: [], throws: true) == "saveAndReturnError:")
        #expect(SelectorName.method("save", labels: ["_"], throws: true) == "save:error:")
        #expect(SelectorName.method("load", labels: [], async: true) == "loadWithCompletionHandler:")
        #expect(SelectorName.method("load", labels: ["_"], async: true) == "load:completionHandler:")
    }

    @Test
    func `methods of frameworks have no “with” in their names`() {
        let labels = ["animated"]
        #expect(SelectorName.frameworkMethod("popViewController", labels: labels) == "popViewControllerAnimated:")
        #expect(SelectorName.frameworkMethod("endEditing", labels: ["_"]) == "endEditing:")
        #expect(SelectorName.frameworkMethod("reloadData", labels: []) == "reloadData")
    }
}
