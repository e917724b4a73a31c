// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIWindowScene {
    /// The way in which a window scene is activated.
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}

    /// A new scene that an action or a gesture can open.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the new scene shows.
        public let userActivity: NSUserActivity
        /// The way in which the scene is activated.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The preview of the view that becomes the scene. Uplift shows no animation to the new window.
        open var preview: UITargetedPreview?

        /// Creates a configuration for a scene that shows an activity.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            (self.options, self.preview) = (options, preview)
            super.init()
        }

        /// Opens a new scene with the activity.
        func activate(from scene: UIWindowScene?, errorHandler: ((any Error) -> Void)? = nil) {
            let options = options ?? UIWindowScene.ActivationRequestOptions()
            if options.requestingScene == nil { options.requestingScene = scene }
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
        }
    }
}
