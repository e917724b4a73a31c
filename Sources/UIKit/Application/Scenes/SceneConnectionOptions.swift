// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScene {
    /// The reasons for opening a scene.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs that the app was started with, as arguments of its command line.
        public let urlContexts: Set<UIOpenURLContext>
        /// The activities that the new scene is to show.
        public let userActivities: Set<NSUserActivity>

        init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
            (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
            super.init()
        }
    }

    /// The way in which a scene is activated.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks for the activation. A new scene gets the size of its window.
        open var requestingScene: UIScene?
    }

    /// Information about a URL that the app is asked to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Whether the app opens the file itself, and not a copy of it. It always does on the desktop.
        public let openInPlace = true
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL to open.
    public let url: URL
    /// Information about the URL.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }

    /// The contexts of a program's arguments: those that are URLs with one of the schemes in the Info.plist.
    static func contexts(of arguments: some Sequence<String>, info: [String: Any]?) -> Set<UIOpenURLContext> {
        let types = info?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let schemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        guard !schemes.isEmpty else { return [] }
        let urls = arguments.compactMap { URL(string: $0) }
        return Set(urls.filter { schemes.contains($0.scheme?.lowercased() ?? "") }.map(UIOpenURLContext.init))
    }
}
