// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of classes, as `NSClassFromString` and `NSStringFromClass` use them on Apple's platforms.
///
/// Foundation here knows names of declarations, `Module.Class`, and those of its own classes. On Apple's platforms the
/// names of UIKit's classes have no module either.
public enum ClassNames {
    /// The modules whose classes have names without a module.
    private static let frameworks = ["UIKit", "QuartzCore"]

    /// Returns the class with a name: that in `@objc(name)`, with or without the module in front, `Module.Class`, or
    /// the name of a class of UIKit or Foundation. Nil if there is none.
    public static func type(_ name: String) -> AnyClass? {
        if let type = ClassRegistry.shared.registeredClass(name) ?? NSClassFromString(name) { return type }
        guard let dot = name.lastIndex(of: ".") else {
            return frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
        }
        guard let type = ClassRegistry.shared.registeredClass(String(name[name.index(after: dot)...])),
            NSStringFromClass(type).hasPrefix(name[...dot])
        else { return nil }
        return type
    }

    /// Returns the name of a class, by which ``type(_:)`` finds it.
    public static func name(_ type: AnyClass) -> String {
        if let name = ClassRegistry.shared.name(of: type) { return name }
        // Foundation ends the program for a class that is private to a file, or inside a function.
        let declared = String(reflecting: type)
        guard !declared.contains("(") else { return declared }
        let name = NSStringFromClass(type)
        guard let module = frameworks.first(where: { name.hasPrefix($0 + ".") }) else { return name }
        return String(name.dropFirst(module.count + 1))
    }
}

extension _ObjectiveCObject {
    /// The name of the class, as ``ClassNames`` has it.
    public static func description() -> String { ClassNames.name(self) }
}
