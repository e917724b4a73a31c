// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The types from which a type has its members.
extension SwiftProgram {
    /// Whether the program declares a type, and does not only extend it.
    func declares(_ type: String) -> Bool {
        bodiesOfType[type]?.contains { bodies[$0].kind != .extensionOfType } ?? false
    }

    /// The class outside the program from which a class inherits; for a type that the program does not declare, the
    /// type itself. It is nil for other types, and for a class without such a superclass.
    func frameworkSuperclass(of type: String) -> String? {
        let root = superclasses(of: type).last ?? type
        guard let body = classBody(root) else { return declares(root) ? nil : root }
        let first = body.inherited.first.map { fullName(of: $0, in: body.scope, from: body.module) }
        return first.flatMap { declares($0) ? nil : $0 }
    }

    /// A type and its superclasses, also those of UIKit with their protocols, the nearest first.
    func ancestors(of type: String) -> [String] {
        let framework = frameworkSuperclass(of: type).map(AppleClasses.ancestors) ?? []
        return framework.first == type ? framework : [type] + superclasses(of: type) + framework
    }

    /// The program's protocols that a type states in one body, with those that they refine, in the order in which they
    /// are found.
    func protocols(of body: TypeBody) -> [String] {
        var found: [String] = []
        var pending = body.inherited.map { fullName(of: $0, in: body.scope, from: body.module) }[...]
        while let name = pending.popFirst() {
            guard let first = bodiesOfType[name]?.first, bodies[first].kind == .protocolType, !found.contains(name)
            else { continue }
            found.append(name)
            let refined = bodies[first]
            pending += refined.inherited.map { fullName(of: $0, in: refined.scope, from: refined.module) }
        }
        return found
    }
}
