// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The file with which the unit tests of an app launch it before the first test, in their own process and without a
/// display.
///
/// XCTest and Swift Testing run in separate processes of the same program. XCTest tells an observer before the first
/// test. With Swift Testing, the launch is the first job of the main actor.
struct TestHost {
    static let fileName = "UpliftTestHost.swift"

    /// The module that contains the file, which is one of the tests.
    let module: String
    let text: String

    /// Returns nil for an app without tests.
    init?(_ app: AppTarget) {
        let tested = app.program?.name
        let importing = app.tests.first { test in tested.map(test.source.dependencies.contains) ?? false }
        guard let test = importing ?? app.tests.first else { return nil }
        module = test.name
        let isHosted = importing != nil
        let delegate = isHosted ? app.delegateClass : nil
        text = """
            import Foundation
            import UIKitTesting
            import XCTest
            \(isHosted ? "@testable import \(tested ?? "")" : "")

            nonisolated private final class UpliftTestHost: Foundation.NSObject, XCTestObservation {
                @MainActor
                static func launch() {
                    UIKitTesting.HostedApp.launch(delegateClass: \(delegate.map { $0 + ".self" } ?? "nil"))
                }

                func testBundleWillStart(_ testBundle: Foundation.Bundle) {
                    MainActor.assumeIsolated { UpliftTestHost.launch() }
                }
            }

            @section(".init_array") @used nonisolated private let upliftTestHost: @convention(c) () -> Swift.Void = {
                if Swift.CommandLine.arguments.contains("swift-testing") {
                    _Concurrency.Task { @MainActor in UpliftTestHost.launch() }
                } else {
                    XCTestObservationCenter.shared.addTestObserver(UpliftTestHost())
                }
            }

            """
    }
}
