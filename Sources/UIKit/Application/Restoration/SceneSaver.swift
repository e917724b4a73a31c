// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// Saves the state of the scenes: when one goes to the background, and soon after the user's input, because the process
/// can end at any time.
@MainActor
final class SceneSaver {
    /// The time in seconds without input until the state is saved.
    private static let delay = 0.5
    /// The time in seconds after which the state is saved during continuous input.
    private static let longestDelay = 5.0

    /// Returns the scenes of the app.
    var scenes: () -> [SceneLifecycle] = { [] }
    private let store: SceneStore
    private var timer: ScheduledTask?
    private var lastInput = 0.0
    /// Whether there is a file, or will be: an app without scene delegates has no state to restore.
    private var hasSaved = false

    init(_ store: SceneStore) {
        self.store = store
    }

    func load() -> [StoredScene] {
        let scenes = store.load()
        hasSaved = !scenes.isEmpty
        return scenes
    }

    /// Saves the scenes when the method has not been called for a moment.
    func scheduleSave() {
        lastInput = CACurrentMediaTime()
        if timer == nil { wait(since: lastInput) }
    }

    private func wait(since first: CFTimeInterval) {
        timer = ScheduledWork.after(Self.delay, purpose: .background) { [weak self] in
            guard let self else { return }
            let now = CACurrentMediaTime()
            if now - lastInput < Self.delay - 0.001, now - first < Self.longestDelay {
                wait(since: first)
            } else {
                save()
            }
        }
    }

    /// Asks the delegates for the state of their scenes, and saves it.
    func save() {
        cancel()
        let scenes = scenes().filter(\.hasDelegate)
        guard hasSaved || !scenes.isEmpty else { return }
        hasSaved = true
        for scene in scenes { scene.updateRestorationActivity() }
        store.save(scenes.map(StoredScene.init))
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }
}
