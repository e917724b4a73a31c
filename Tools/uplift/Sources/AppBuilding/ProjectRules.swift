// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftLowering

/// The rules for projects, packages and files.
extension RefusalRule {
    /// The rules, in the order of the page.
    package static let ofProjects = [
        missingDeclaration, formerName, nearMiss, otherLanguage, mixedTarget, missingFile, outsideFile, largeFile,
        largeFolder, missingPackage, outsidePackage, registryPackage, unreadableManifest, unknownProduct,
        missingProduct, missingTarget, binaryTarget, otherTarget, missingFolder, missingPod, computedPodspec,
        largePattern, takenModule, sharedModule, moduleCycle, moduleCount, missingStart, missingSources,
        missingStoryboard,
    ]

    // MARK: Files

    static let otherLanguage = RefusalRule(
        part: "A file of Objective-C, C, C++ or Metal", reason: "%1 files are not compiled.",
        help: "Write the file in Swift, or remove it from the target.")
    static let mixedTarget = RefusalRule(
        part: "A package or pod with such files",
        reason: "The %1 “%2” has files that are not Swift, such as “%3”.",
        help: "Use a version or a part of it that is all Swift.")
    static let missingFile = RefusalRule(
        part: "A file that is not on disk", reason: "The project lists this file, but it is missing.",
        help: "Generate it, or remove it from the project.")
    static let outsideFile = RefusalRule(
        part: "A file outside the project's folder, which is the repository of the project",
        reason: "The file is outside of the project's folder “%1”, and is not read.",
        help: "Run “git init” in a folder that contains both.")
    static let largeFile = RefusalRule(
        part: "A file that is too large", reason: "The file has more than %1 MB, or is no file.", help: "Split it.")

    static let largeFolder = RefusalRule(
        part: "A folder that has too many files",
        reason: "The folder has more than %1 files, and not all of them are read.",
        help: "Move those that are not part of the project out of it.")

    // MARK: Packages and pods

    static let missingPackage = RefusalRule(
        part: "A remote package without a copy", reason: "The package “%1” is not on this computer: %2.",
        help: "Check it out as “SourcePackages/checkouts/%1” in the project's folder.")
    static let outsidePackage = RefusalRule(
        part: "A local package outside the project's folder",
        reason: "The package “%1” is not inside “%2”, or has no “Package.swift”.",
        help: "Copy it into the project's folder.")
    static let registryPackage = RefusalRule(
        part: "A package of a registry", reason: "The package “%1” of a registry is not available.",
        help: "Name the address of its repository.")
    static let unreadableManifest = RefusalRule(
        part: "A manifest with computed values", reason: "The package cannot be read: %1.",
        help: "Write the value as a literal or a constant.")
    static let unknownProduct = RefusalRule(
        part: "A product whose package is unknown", reason: "No package of the project has the product “%1”.",
        help: "Copy its package into the project's folder.")
    static let missingProduct = RefusalRule(
        part: "A product that no package has", reason: "The package “%1” has no product “%2”.",
        help: "Choose another version of the package.")
    static let missingTarget = RefusalRule(
        part: "A target that its package does not have", reason: "The package “%1” has no target “%2”.",
        help: "Choose another version of the package.")
    static let binaryTarget = RefusalRule(
        part: "A binary target",
        reason: "The target “%1” is a binary for Apple's platforms, which cannot be used here.",
        help: "Use its source code, if there is any.")
    static let otherTarget = RefusalRule(
        part: "A macro or a library of the system", reason: "The target “%1” is a “%2”, which is not available.",
        help: "Write what it generates yourself.")
    static let missingFolder = RefusalRule(
        part: "A target without a folder",
        reason: "The folder of the target “%1” does not exist in the project's folder.",
        help: "Check the package out completely, with its submodules.")
    static let missingPod = RefusalRule(
        part: "A pod without its folder", reason: "The pod “%1” %2 is not on this computer.",
        help: "Run “pod install”, and copy the folder “Pods”.")

    static let computedPodspec = RefusalRule(
        part: "A pod in a folder of the project whose specification has computed values",
        reason: "The value of “%1” cannot be read.", help: "Write it as a literal.")

    static let largePattern = RefusalRule(
        part: "A pattern of a specification that can take minutes",
        reason: "The pattern “%1” has too many choices, or too many “**”.", help: "Write several patterns.")

    // MARK: Modules

    static let takenModule = RefusalRule(
        part: "A module with the name of one of the library",
        reason: "The module has the name of another module, “%1”.",
        help: "Set PRODUCT_MODULE_NAME, or rename the target of a package.")
    static let sharedModule = RefusalRule(
        part: "Two modules with the same name", reason: "“%1” and “%2” have the same module name, “%3”.",
        help: "Rename one of them.")
    static let moduleCycle = RefusalRule(
        part: "Modules that need each other", reason: "“%1” needs itself: %2.", help: "Remove one of the dependencies.")
    static let moduleCount = RefusalRule(part: "Too many modules", reason: "The project has more than %1 modules.")

    // MARK: Apps

    static let missingStart = RefusalRule(
        part: "An app without an entry point", reason: "The app has no entry point.",
        help: "Mark its delegate’s class with @main, or write a “main.swift”.")
    static let missingSources = RefusalRule(
        part: "A project without an app whose libraries have no files", reason: "The target “%1” has no Swift files.",
        help: "Give the folder of the package that contains them.")
    static let missingStoryboard = RefusalRule(
        part: "A storyboard that Info.plist names and the target does not have",
        reason: "The storyboard “%1” is missing.", help: "Add it to the target, or remove the key.")
}
