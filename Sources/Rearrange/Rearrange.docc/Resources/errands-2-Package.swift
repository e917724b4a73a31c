// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Errands",
    dependencies: [.package(path: "../uplift")],
    targets: [
        .executableTarget(
            name: "Errands",
            dependencies: [
                .product(name: "UIKit", package: "uplift"),
                .product(name: "Rearrange", package: "uplift"),
            ]),
        .testTarget(
            name: "ErrandsTests",
            dependencies: [
                "Errands",
                .product(name: "UIKitTesting", package: "uplift"),
            ]),
    ]
)
