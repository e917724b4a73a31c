// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension ApplicationLifecycle {
    /// The scenes of the app's last run.
    struct RestoredScenes {
        /// The scenes to open again, with the sizes of their windows.
        var open: [(session: UISceneSession, size: CGSize?)] = []
        /// The sessions that cannot be opened any more: their configuration is no longer in the Info.plist, or the app
        /// no longer supports several scenes.
        var discarded: Set<UISceneSession> = []
    }

    func restoredScenes() throws -> RestoredScenes {
        var result = RestoredScenes()
        for stored in saver?.load() ?? [] {
            let known = try manifest.configuration(named: stored.configuration)
            let isOpen = known != nil && (result.open.isEmpty || supportsMultipleScenes)
            let session = stored.session(
                known ?? UISceneConfiguration(name: stored.configuration, sessionRole: .windowApplication))
            if isOpen {
                result.open.append((session, stored.size))
            } else {
                result.discarded.insert(session)
            }
        }
        return result
    }
}
