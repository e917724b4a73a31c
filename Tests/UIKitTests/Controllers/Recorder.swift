// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

/// A log of the callbacks of controllers in order, each as "name callback".
@MainActor
final class CallLog {
    var calls: [String] = []

    /// Returns the calls since the last call of this method, and clears them.
    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that records its callbacks.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog
    /// Whether layout callbacks are recorded too.
    var recordsLayout = false

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    func record(_ call: String) {
        var call = "\(name) \(call)"
        if isBeingPresented { call += " presented" }
        if isBeingDismissed { call += " dismissed" }
        if isMovingToParent { call += " toParent" }
        if isMovingFromParent { call += " fromParent" }
        log.calls.append(call)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.calls.append("\(name) didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record(animated ? "willAppear animated" : "willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record(animated ? "didAppear animated" : "didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record(animated ? "willDisappear animated" : "willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record(animated ? "didDisappear animated" : "didDisappear")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if recordsLayout { log.calls.append("\(name) willLayout") }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if recordsLayout { log.calls.append("\(name) didLayout") }
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.calls.append("\(name) willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.calls.append("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}
