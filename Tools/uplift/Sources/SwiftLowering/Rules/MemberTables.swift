// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// Writes the code with which a file registers the members of its classes that are called by name.
struct MemberTables {
    let program: SwiftProgram
    /// The members that are called by name though they are not marked: a `#selector` means them, or they implement a
    /// requirement of a marked protocol.
    let selected: Set<MemberPlace>

    /// The code for one body of a class.
    struct Code {
        /// The member that is inserted in the body.
        var member: String
        /// The protocol that the class states, if it is a generic one.
        var conformance = ""
        /// The declarations at the end of the file, for generic classes.
        var declarations = ""
    }

    /// Returns the code for a body; nil if no member of it is called by name, and its class has no name of its own.
    ///
    /// - Parameter number: a number that no other body of the file has.
    func code(of index: Int, number: Int) -> Code? {
        let body = program.bodies[index]
        guard isClass(body) else { return nil }
        let type = body.kind == .classType ? body.name.last ?? "" : body.fullName
        let rows = body.members.indices.flatMap { self.rows(MemberPlace(body: index, member: $0), of: type) }
        let name = body.kind == .classType ? body.explicitName.map { ", name: \"\($0)\"" } ?? "" : ""
        guard !rows.isEmpty || !name.isEmpty else { return nil }
        let adding = rows.isEmpty ? "{ _ in }" : "{ m in " + rows.joined(separator: "; ") + " }"
        guard body.isGeneric || program.isGeneric(body.key) else {
            return Code(
                member: "@section(\"uplift_classes\") @used private static let __upliftMembers\(number): "
                    + "@convention(c) () -> Void = { ObjectiveCRuntime.DynamicMembers.register(\(type).self\(name)) \(adding) }"
            )
        }
        let table = "static func __upliftMembers\(number)() -> ObjectiveCRuntime.DynamicMemberTable"
        return Code(
            // A subclass in another file can have a method with the same name.
            member: "fileprivate \(table) { ObjectiveCRuntime.DynamicMembers<\(type)>.table \(adding) }",
            conformance: (body.inherited.isEmpty ? ": " : ", ") + "__UpliftMembers\(number)",
            declarations: """

                fileprivate protocol __UpliftMembers\(number) { \(table) }
                @section("uplift_classes") @used private let __upliftRegistrar\(number): @convention(c) () -> Void = { \
                ObjectiveCRuntime.GenericClassMembers.register \
                { ($0 as? any __UpliftMembers\(number).Type)?.__upliftMembers\(number)() } }
                """)
    }

    /// Whether a body is that of a class, or of an extension of one. A type that the program does not declare is taken
    /// for a class, as a marked member of its extension shows.
    private func isClass(_ body: TypeBody) -> Bool {
        switch body.kind {
        case .classType: return true
        case .protocolType, .otherType: return false
        case .extensionOfType:
            let declaration = program.bodiesOfType[body.key]?.first.map { program.bodies[$0] }
            return declaration.map { $0.kind == .classType || $0.kind == .extensionOfType } ?? true
        }
    }

    // MARK: Rows

    private func rows(_ place: MemberPlace, of type: String) -> [String] {
        let body = program.bodies[place.body]
        let member = body.members[place.member].declaration
        if let key = member.dependentKey, program.isDynamic(member, in: body) || member.isOverride {
            let call = "\(type).\(member.name)"
            return [
                key.map { "m.dependencies { key in key == \"\($0)\" ? \(call)() : [] }" }
                    ?? "m.dependencies { key in \(call)(forKey: key) }"
            ]
        }
        let isRegistered = program.isDynamic(member, in: body) && (member.isMarked || !member.isOverride)
        guard
            isRegistered || selected.contains(place) || program.hidesObjectMethod(member, in: body)
                || member.isEditAction,
            !member.isStatic, !member.isUnavailable
        else { return [] }
        switch member.kind {
        case .method(let parameters):
            let result = hasOverloadByResult(member, parameters, body) ? parameters.result : nil
            return [row(member, parameters, type, result: result)]
        case .property(let isSettable):
            let getter = "get: { (o: \(type)) in o.\(member.name.escapedIdentifier) }"
            let setter = isSettable ? ", set: { (o: \(type), v) in o.\(member.name.escapedIdentifier) = v }" : ""
            return ["m.property(\"\(program.key(of: member, in: body))\", \(getter)\(setter))"]
        }
    }

    /// Whether a class has another method that differs from a method in the type of the result only.
    private func hasOverloadByResult(
        _ member: MemberDeclaration, _ parameters: MemberDeclaration.Parameters, _ body: TypeBody
    ) -> Bool {
        let classes = [body.key] + program.superclasses(of: body.key)
        return (program.placesByName[member.name] ?? []).contains { place in
            guard classes.contains(program.bodies[place.body].key),
                case .method(let other) = program.member(at: place).kind
            else { return false }
            // A closure cannot state an opaque type.
            return other.labels == parameters.labels && other.result != parameters.result
                && !parameters.result.hasPrefix("some ")
        }
    }

    /// - Parameter result: the type of the result; nil if the compiler finds it.
    private func row(
        _ member: MemberDeclaration, _ parameters: MemberDeclaration.Parameters, _ type: String, result: String?
    ) -> String {
        let selector = "m.method(\"\(member.selector)\")"
        guard parameters.isCallableByName else { return selector }
        let declared = parameters.types.enumerated().map { ", a\($0): \($1.onOneLine.withoutExclamation)" }
            .joined()
        let arguments = parameters.labels.enumerated().map { index, label in
            label == "_" ? "a\(index)" : "\(label): a\(index)"
        }
        let call = "o.\(member.name.escapedIdentifier)(\(arguments.joined(separator: ", ")))"
        let arrow = result.map { " -> " + (parameters.isThrowing ? "(\($0))?" : $0.withoutExclamation) } ?? ""
        return "\(selector) { (o: \(type)\(declared))\(arrow) in \(parameters.isThrowing ? "try? " : "")\(call) }"
    }
}
