// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ProjectReading

/// The build settings of Xcode that decide which code is compiled, and by which rules.
extension BuildSettings {
    /// The names of conditions that hold in `#if`: those of their own setting, and those in flags of the compiler.
    var compilationConditions: [String] {
        let names = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + values(ofFlag: "-D")
        return names.filter { $0 == ModuleNames.identifier($0) }.uniqued()
    }

    /// The features of later language modes that are enabled.
    var upcomingFeatures: [String] {
        let named = BuildSettings.features.filter { feature in
            let setting = self["SWIFT_UPCOMING_FEATURE_" + (BuildSettings.settingNames[feature] ?? feature.snakeCase)]
            let isDefault =
                isOn("SWIFT_APPROACHABLE_CONCURRENCY")
                && BuildSettings.approachableFeatures.contains(feature)
            return setting == "YES" || setting.isEmpty && isDefault
        }
        return (named + values(ofFlag: "-enable-upcoming-feature")).uniqued()
    }

    /// The values that follow a flag of the compiler, such as `NAME` in `-D NAME` or `-DNAME`.
    private func values(ofFlag flag: String) -> [String] {
        var found: [String] = []
        var words = list("OTHER_SWIFT_FLAGS")[...]
        while let word = words.popFirst() {
            // The next word is a flag for another compiler.
            if word.hasPrefix("-X") { _ = words.popFirst() }
            guard word.hasPrefix(flag) else { continue }
            let value = word.dropFirst(flag.count).drop { $0 == " " }
            if let name = value.isEmpty ? words.popFirst() : String(value) { found.append(name) }
        }
        return found
    }

    /// The features that a project can enable one by one.
    private static let features = [
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation",
        "ExistentialAny", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferIsolatedConformances",
        "InferSendableFromCaptures", "InternalImportsByDefault", "IsolatedDefaultValues", "MemberImportVisibility",
        "NonfrozenEnumExhaustivity", "NonisolatedNonsendingByDefault", "RegionBasedIsolation",
    ]

    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables (Xcode's help for the setting).
    private static let approachableFeatures: Set = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The names of settings that are not those of their features.
    private static let settingNames = [
        "DisableOutwardActorInference": "DISABLE_OUTWARD_ACTOR_ISOLATION",
        "ImportObjcForwardDeclarations": "IMPORT_OBJC_FORWARD_DECLS",
    ]
}

extension String {
    /// A name such as `ExistentialAny` as `EXISTENTIAL_ANY`.
    fileprivate var snakeCase: String {
        String(flatMap { $0.isUppercase ? "_\($0)" : $0.uppercased() }.dropFirst())
    }
}
