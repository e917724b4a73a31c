// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Test methods of `XCTestCase` that are isolated to the main actor. Outside Apple's platforms XCTest cannot call them,
/// and a class cannot override `setUp()` with such a method.
///
/// The method gets another name. A method without an actor has the old name and calls it, because XCTest calls methods
/// on the main thread.
struct MainActorTests {
    let program: SwiftProgram

    private static let overridden: Set<String> = [
        "setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()",
    ]

    /// Whether a method is replaced by one that calls it on the main actor.
    func needsHop(_ member: MemberDeclaration, in body: TypeBody) -> Bool {
        guard case .method(let parameters) = member.kind, parameters.labels.isEmpty, !parameters.isAsync,
            !member.isStatic, !member.modifiers.contains("nonisolated"), program.modules[body.module].isTest
        else { return false }
        guard MainActorTests.overridden.contains(member.fullName) || member.name.hasPrefix("test"),
            body.kind == .classType || !member.isOverride, !member.isPrivate, isTestCase(body)
        else { return false }
        return member.attributes.contains("MainActor") || program.modules[body.module].isMainActorByDefault
            || body.attributes.contains("MainActor")
            || ([body.key] + program.superclasses(of: body.key)).contains {
                program.classBody($0)?.attributes.contains("MainActor") ?? false
            }
    }

    private func isTestCase(_ body: TypeBody) -> Bool {
        guard body.kind == .classType || body.kind == .extensionOfType else { return false }
        return ([body.key] + program.superclasses(of: body.key)).contains { name in
            program.classBody(name)?.inherited.contains { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } ?? false
        }
    }

    /// The new name has that of the class, because a subclass may have such a method too.
    func newName(_ member: MemberDeclaration, in body: TypeBody) -> String {
        "__mainActor_\(body.identifier)_\(member.name)"
    }

    /// The method with the old name, which calls the renamed one.
    func hop(to member: MemberDeclaration, in body: TypeBody) -> String {
        var effects = ""
        if case .method(let parameters) = member.kind, parameters.isThrowing { effects = "try " }
        let modifiers = member.modifiers.subtracting(["nonisolated", "dynamic", "final"]).sorted().map { $0 + " " }
        return "nonisolated \(modifiers.joined())func \(member.name)()\(effects.isEmpty ? "" : " throws") "
            + "{ \(effects)MainActor.assumeIsolated { \(effects)self.\(newName(member, in: body))() } }"
    }
}
