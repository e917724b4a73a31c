// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The project file of a new project: an app and its unit tests, each with the files in a folder.
struct ProjectFileTemplate {
    let name: String
    let module: String

    /// The identifier of an object. Its first digits are those of the module's name, so that projects differ.
    private func id(_ number: Int) -> String {
        let hash = module.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
        return String(format: "%012llX%012llX", hash & 0xFFFF_FFFF_FFFF, UInt64(number))
    }

    private var identifier: String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return "org.example." + String(letters)
    }

    private func configurations(_ list: Int, _ first: Int, debug: [String: String], release: [String: String]) -> String
    {
        var text = ""
        for (number, title, settings) in [(first, "Debug", debug), (first + 1, "Release", release)] {
            let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \($0.value);\n" }.joined()
            text += "\t\t\(id(number)) /* \(title) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
            text += "\t\t\tbuildSettings = {\n\(lines)\t\t\t};\n\t\t\tname = \(title);\n\t\t};\n"
        }
        return text + """
            \t\t\(id(list)) = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\t\(id(first)) /* Debug */,
            \t\t\t\t\(id(first + 1)) /* Release */,
            \t\t\t);
            \t\t\tdefaultConfigurationIsVisible = 0;
            \t\t\tdefaultConfigurationName = Release;
            \t\t};

            """
    }

    private func phases(_ numbers: [Int: String]) -> String {
        numbers.sorted { $0.key < $1.key }.map { number, kind in
            """
            \t\t\(id(number)) = {
            \t\t\tisa = PBX\(kind)BuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};

            """
        }.joined()
    }

    private func target(
        _ number: Int, _ title: String, list: Int, phases: [Int], dependency: Int?, group: Int, product: Int,
        type: String
    ) -> String {
        """
        \t\t\(id(number)) /* \(title) */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = \(id(list));
        \t\t\tbuildPhases = (
        \(phases.map { "\t\t\t\t\(id($0)),\n" }.joined())\t\t\t);
        \t\t\tbuildRules = (
        \t\t\t);
        \t\t\tdependencies = (
        \(dependency.map { "\t\t\t\t\(id($0)),\n" } ?? "")\t\t\t);
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\t\(id(group)) /* \(title) */,
        \t\t\t);
        \t\t\tname = "\(title)";
        \t\t\tproductName = "\(title)";
        \t\t\tproductReference = \(id(product));
        \t\t\tproductType = "com.apple.product-type.\(type)";
        \t\t};

        """
    }

    private var shared: [String: String] {
        [
            "ALWAYS_SEARCH_USER_PATHS": "NO", "CLANG_ENABLE_MODULES": "YES", "CURRENT_PROJECT_VERSION": "1",
            "ENABLE_USER_SCRIPT_SANDBOXING": "YES", "GENERATE_INFOPLIST_FILE": "YES",
            "IPHONEOS_DEPLOYMENT_TARGET": "16.0", "MARKETING_VERSION": "1.0", "SDKROOT": "iphoneos",
            "SWIFT_VERSION": "5.0", "TARGETED_DEVICE_FAMILY": "\"1,2\"",
        ]
    }

    private var app: [String: String] {
        [
            "CODE_SIGN_STYLE": "Automatic", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "LD_RUNPATH_SEARCH_PATHS": "(\"$(inherited)\", \"@executable_path/Frameworks\")",
            "PRODUCT_BUNDLE_IDENTIFIER": "\"\(identifier)\"", "PRODUCT_NAME": "\"$(TARGET_NAME)\"",
            "PRODUCT_MODULE_NAME": module,
        ]
    }

    private var tests: [String: String] {
        [
            "BUNDLE_LOADER": "\"$(TEST_HOST)\"", "CODE_SIGN_STYLE": "Automatic",
            "PRODUCT_BUNDLE_IDENTIFIER": "\"\(identifier)-Tests\"", "PRODUCT_NAME": "\"$(TARGET_NAME)\"",
            "PRODUCT_MODULE_NAME": module + "Tests",
            "TEST_HOST": "\"$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)\"",
        ]
    }

    private func group(_ number: Int, _ path: String) -> String {
        """
        \t\t\(id(number)) /* \(path) */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = "\(path)";
        \t\t\tsourceTree = "<group>";
        \t\t};

        """
    }

    private func product(_ number: Int, _ path: String, _ type: String) -> String {
        "\t\t\(id(number)) = {isa = PBXFileReference; explicitFileType = \(type); includeInIndex = 0; "
            + "path = \"\(path)\"; sourceTree = BUILT_PRODUCTS_DIR; };\n"
    }

    var text: String {
        let debug = shared.merging([
            "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "ONLY_ACTIVE_ARCH": "YES",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "\"DEBUG $(inherited)\"", "SWIFT_OPTIMIZATION_LEVEL": "\"-Onone\"",
        ]) { $1 }
        let release = shared.merging([
            "SWIFT_COMPILATION_MODE": "wholemodule", "VALIDATE_PRODUCT": "YES",
        ]) { $1 }
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 77;
            \tobjects = {

            \(product(1, name + ".app", "wrapper.application"))\
            \(product(2, name + "Tests.xctest", "wrapper.cfbundle"))\
            \(group(3, name))\
            \(group(4, name + "Tests"))\
            \t\t\(id(5)) = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\t\(id(3)) /* \(name) */,
            \t\t\t\t\(id(4)) /* \(name)Tests */,
            \t\t\t\t\(id(6)) /* Products */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\t\(id(6)) /* Products */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\t\(id(1)),
            \t\t\t\t\(id(2)),
            \t\t\t);
            \t\t\tname = Products;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \(target(
                7, name, list: 20, phases: [10, 11, 12], dependency: nil, group: 3, product: 1, type: "application"))\
            \(target(
                8, name + "Tests", list: 23, phases: [13, 14, 15], dependency: 16, group: 4, product: 2,
                type: "bundle.unit-test"))\
            \t\t\(id(9)) /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tattributes = {
            \t\t\t\tBuildIndependentTargetsInParallel = 1;
            \t\t\t\tLastUpgradeCheck = 1600;
            \t\t\t\tTargetAttributes = {
            \t\t\t\t\t\(id(8)) = {
            \t\t\t\t\t\tTestTargetID = \(id(7));
            \t\t\t\t\t};
            \t\t\t\t};
            \t\t\t};
            \t\t\tbuildConfigurationList = \(id(26));
            \t\t\tdevelopmentRegion = en;
            \t\t\thasScannedForEncodings = 0;
            \t\t\tknownRegions = (
            \t\t\t\ten,
            \t\t\t\tBase,
            \t\t\t);
            \t\t\tmainGroup = \(id(5));
            \t\t\tminimizedProjectReferenceProxies = 1;
            \t\t\tpreferredProjectObjectVersion = 77;
            \t\t\tproductRefGroup = \(id(6)) /* Products */;
            \t\t\tprojectDirPath = "";
            \t\t\tprojectRoot = "";
            \t\t\ttargets = (
            \t\t\t\t\(id(7)) /* \(name) */,
            \t\t\t\t\(id(8)) /* \(name)Tests */,
            \t\t\t);
            \t\t};
            \(phases([
                10: "Sources", 11: "Frameworks", 12: "Resources", 13: "Sources", 14: "Frameworks", 15: "Resources",
            ]))\
            \t\t\(id(16)) = {
            \t\t\tisa = PBXTargetDependency;
            \t\t\ttarget = \(id(7)) /* \(name) */;
            \t\t\ttargetProxy = \(id(17));
            \t\t};
            \t\t\(id(17)) = {
            \t\t\tisa = PBXContainerItemProxy;
            \t\t\tcontainerPortal = \(id(9)) /* Project object */;
            \t\t\tproxyType = 1;
            \t\t\tremoteGlobalIDString = \(id(7));
            \t\t\tremoteInfo = "\(name)";
            \t\t};
            \(configurations(20, 21, debug: app, release: app))\
            \(configurations(23, 24, debug: tests, release: tests))\
            \(configurations(26, 27, debug: debug, release: release))\
            \t};
            \trootObject = \(id(9)) /* Project object */;
            }

            """
    }
}
