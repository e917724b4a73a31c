// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

/// A class that is declared `@objc(LegacyCell)` in a project.
class RenamedCell: NSObject {
    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(RenamedCell.self, name: "LegacyCell") { _ in }
    }
}

class PlainCell: RenamedCell {}

@Suite
struct ClassNamesTests {
    @Test
    func `a class is found by the name that it was registered with, also with its module`() {
        #expect(ClassNames.type("LegacyCell") == RenamedCell.self)
        #expect(ClassNames.type("ObjectiveCRuntimeTests.LegacyCell") == RenamedCell.self)
        #expect(ClassNames.type("Other.LegacyCell") == nil)
        #expect(ClassNames.name(RenamedCell.self) == "LegacyCell")
    }

    @Test
    func `another class is found by its module and name`() {
        #expect(ClassNames.type("ObjectiveCRuntimeTests.PlainCell") == PlainCell.self)
        #expect(ClassNames.type("PlainCell") == nil)
        #expect(ClassNames.name(PlainCell.self) == "ObjectiveCRuntimeTests.PlainCell")
        #expect(PlainCell.description() == "ObjectiveCRuntimeTests.PlainCell")
    }

    @Test
    func `classes of Foundation have no module in their names`() {
        #expect(ClassNames.type("NSOperation") == Operation.self)
        #expect(ClassNames.name(Operation.self) == "NSOperation")
        #expect(ClassNames.type("NSNothing") == nil)
    }
}
