// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The modules of Uplift, foot first. Arrows point down only; `Scripts/check-arrows` fails where one does not.
let package = Package(
    name: "Uplift",
    // Rearrange and Arrangement are for iOS too: `make check-ios`.
    platforms: [.iOS(.v16)],
    products: [
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCRuntime", "UniformTypeIdentifiers", "DataDetection",
                "MobileCoreServices", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "Rearrange", targets: ["Rearrange"]),
        .library(name: "InterfaceDocuments", targets: ["InterfaceDocuments"]),
        .library(name: "CompiledAssets", targets: ["CompiledAssets"]),
        .library(name: "LaunchSettings", targets: ["LaunchSettings"]),
        .executable(name: "gallery", targets: ["gallery"]),
    ],
    targets: [
        // The C side: GTK through pkg-config, and the few lines that must be C.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CUplift", dependencies: ["CGTK"]),

        // Pure values and functions.
        .target(name: "Arrangement"),

        // Methods and properties by name.
        .target(name: "ObjectiveCRuntime", dependencies: ["CUplift"]),

        // Compiled storyboards and nibs, which the command `uplift` writes and UIKit reads.
        .target(name: "InterfaceDocuments"),

        // The index of compiled asset catalogs, which the command `uplift` writes and UIKit reads.
        .target(name: "CompiledAssets"),

        // The settings with which the command `uplift` starts an app.
        .target(name: "LaunchSettings"),

        // Kinds of data.
        .target(name: "UniformTypeIdentifiers"),

        // What stands in a text.
        .target(name: "DataDetection"),

        // Drawing.
        .target(name: "CoreGraphics", dependencies: ["CGTK", "CUplift"]),
        .target(name: "Typesetting", dependencies: ["CGTK", "CUplift", "CoreGraphics"]),
        .target(
            name: "QuartzCore",
            dependencies: ["CGTK", "Arrangement", "ObjectiveCRuntime", "CoreGraphics", "Typesetting"]),
        .target(name: "Display", dependencies: ["CGTK", "CUplift", "CoreGraphics", "QuartzCore"]),

        // What apps import.
        .target(
            name: "UIKit",
            dependencies: [
                "Arrangement", "ObjectiveCRuntime", "CoreGraphics", "Typesetting", "QuartzCore", "Display",
                "UniformTypeIdentifiers", "DataDetection", "InterfaceDocuments", "CompiledAssets",
                "LaunchSettings",
            ]),
        .target(name: "MobileCoreServices", dependencies: ["UIKit", "CoreGraphics", "UniformTypeIdentifiers"]),
        .target(name: "UIKitTesting", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "Display"]),
        // On iOS, UIKit is Apple's.
        .target(
            name: "Rearrange",
            dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux])), "Arrangement"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),

        // The example app.
        .executableTarget(
            name: "gallery",
            dependencies: ["UIKit", "MobileCoreServices", "UniformTypeIdentifiers", "Rearrange", "UIKitTesting"],
            // The Info.plist. SwiftPM takes none at the top of the resources.
            resources: [.copy("Support")]),

        // What the window tests compare with its picture.
        .executableTarget(
            name: "layer-sheet", dependencies: ["UIKit", "UIKitTesting", "Display"],
            path: "Tests/EndToEnd/LayerSheet"),

        // What drags and copies between programs in the exchange tests.
        .executableTarget(name: "exchange-desk", dependencies: ["UIKit", "Display"], path: "Tests/EndToEnd/Exchange"),

        // What `make bench` measures.
        .target(name: "Allocations", path: "Benchmarks/Allocations"),
        .executableTarget(
            name: "measure",
            dependencies: [
                "Allocations", "Arrangement", "InterfaceDocuments", "Rearrange", "UIKit", "UIKitTesting", "QuartzCore",
                "Display",
            ],
            path: "Benchmarks/Measure"),

        // Random numbers that can be repeated, for all tests.
        .target(name: "SeededNumbers", path: "Tests/Support/SeededNumbers"),

        // Random drags: `make soak`, and some in the tests.
        .target(
            name: "DragSoak",
            dependencies: ["Rearrange", "UIKit", "UIKitTesting", "QuartzCore", "CoreGraphics", "SeededNumbers"],
            path: "Tests/Soak/DragSoak"),
        .executableTarget(name: "soak", dependencies: ["DragSoak"], path: "Tests/Soak/Run"),

        // The code that the documentation shows, which draws the documentation's pictures too.
        .executableTarget(
            name: "DocumentationExamples", dependencies: ["UIKit", "Rearrange", "UIKitTesting"],
            path: "Tests/Documentation/Examples"),

        .testTarget(name: "ArrangementTests", dependencies: ["Arrangement", "SeededNumbers"]),
        .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"]),
        .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments"]),
        .testTarget(name: "CompiledAssetsTests", dependencies: ["CompiledAssets"]),
        .testTarget(name: "LaunchSettingsTests", dependencies: ["LaunchSettings"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "SeededNumbers"]),
        .testTarget(name: "DataDetectionTests", dependencies: ["DataDetection", "SeededNumbers"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededNumbers"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "CoreGraphics", "SeededNumbers"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "Typesetting"]),
        .testTarget(name: "DisplayTests", dependencies: ["Display", "CoreGraphics"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "UIKitTesting", "Rearrange", "Allocations", "UniformTypeIdentifiers", "InterfaceDocuments",
                "DataDetection", "MobileCoreServices", "SeededNumbers", "CompiledAssets",
                "LaunchSettings", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "RearrangeTests",
            dependencies: [
                "Rearrange", "UIKit", "UIKitTesting", "Display", "SeededNumbers", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "DocumentationExamples", "Rearrange", "UIKit", "UIKitTesting", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ], exclude: ["Pictures"]),
        .testTarget(name: "SoakTests", dependencies: ["DragSoak", "UIKit", "UIKitTesting", "CoreGraphics"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "gallery", "Rearrange", "UIKitTesting", "SeededNumbers", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
