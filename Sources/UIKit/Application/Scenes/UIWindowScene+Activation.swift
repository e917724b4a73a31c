// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
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

    /// An action that opens a new scene. In an app without several scenes, a menu shows its alternate, or nothing.
    open class ActivationAction: UIAction {
        /// A closure that returns the scene to open; nil for none.
        public typealias ConfigurationProvider =
            (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - title: the title; nil for “Open in New Window”.
        ///   - image: the image; nil for a window with a plus sign.
        ///   - alternate: the action of an app without several scenes.
        public convenience init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            let isPossible = UIApplication.shared.supportsMultipleScenes
            let shown = isPossible ? nil : alternate
            self.init(
                shown?.title ?? title ?? Phrase.openInNewWindow.text(), shown?.subtitle ?? subtitle,
                shown?.image ?? image ?? UIImage(systemName: "plus.rectangle.on.rectangle"),
                identifier ?? shown?.identifier, shown?.discoverabilityTitle ?? discoverabilityTitle,
                isPossible ? attributes : shown?.attributes ?? .hidden, shown?.state ?? .off
            ) { action in
                if let shown { return shown.performWithSender(action.sender, target: nil) }
                guard isPossible, let action = action as? UIWindowScene.ActivationAction else { return }
                configurationProvider(action)?.activate(from: DesktopWindowHost.current?.scene)
            }
        }
    }

    /// A gesture that opens a new scene from a view: a click with the middle button of the mouse.
    ///
    /// > Note: On iOS, the gesture is a pinch. A desktop app opens things in a new window by the middle button.
    open class ActivationInteraction: NSObject, UIInteraction {
        /// A closure that returns the scene to open at a point of the view; nil for none.
        public typealias ConfigurationProvider =
            (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

        /// The view that the interaction belongs to.
        public private(set) weak var view: UIView?
        private let configurationProvider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private lazy var recognizer: UITapGestureRecognizer = {
            let recognizer = UITapGestureRecognizer(target: self, action: ActivationInteraction.clicked)
            recognizer.buttonMaskRequired = .button(3)
            recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
            return recognizer
        }()

        /// Creates an interaction.
        ///
        /// - Parameter errorHandler: called with a ``UISceneError`` if the scene cannot be opened.
        public init(
            _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
        ) {
            (self.configurationProvider, self.errorHandler) = (configurationProvider, errorHandler)
            super.init()
        }

        /// Removes the gesture recognizer from the previous view.
        open func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(recognizer)
        }

        /// Adds a gesture recognizer to the view.
        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(recognizer)
        }

        private func clicked(_ recognizer: UITapGestureRecognizer) {
            guard UIApplication.shared.supportsMultipleScenes, let view else { return }
            configurationProvider(self, recognizer.location(in: view))?
                .activate(from: view.window?.windowScene, errorHandler: errorHandler)
        }
    }
}
