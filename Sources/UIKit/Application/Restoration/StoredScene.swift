// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// A scene as it is saved for the next launch.
package struct StoredScene: Codable, Equatable {
    var identifier: String
    /// The name of the scene's configuration in the Info.plist; nil for the first configuration, and for one that the
    /// app's delegate makes.
    var configuration: String?
    /// The size of the window in points.
    var width: Double
    var height: Double
    var userInfo: [String: StoredValue]?
    var activity: StoredActivity?
    /// Whether the activity is that of the scene's delegate.
    var delegateGivesActivity: Bool?

    /// The size of the window; nil if the stored one is no size of a window.
    var size: CGSize? {
        let range = 1.0...16_384
        return range.contains(width) && range.contains(height) ? CGSize(width: width, height: height) : nil
    }

    /// Describes a scene that is open.
    @MainActor
    init(_ scene: SceneLifecycle) {
        let session = scene.session
        (identifier, configuration) = (session.persistentIdentifier, scene.configurationName)
        (width, height) = (Double(scene.host.size.width), Double(scene.host.size.height))
        userInfo = session.userInfo.map(StoredValue.dictionary)
        activity = session.stateRestorationActivity.map(StoredActivity.init)
        delegateGivesActivity = session.delegateGivesActivity
    }

    /// Creates the session of the scene, with the values that the app has stored in it.
    @MainActor
    func session(_ configuration: UISceneConfiguration) -> UISceneSession {
        let session = UISceneSession(role: .windowApplication, configuration: configuration, identifier: identifier)
        session.userInfo = userInfo?.mapValues(\.value)
        session.stateRestorationActivity = activity?.activity
        session.delegateGivesActivity = delegateGivesActivity == true
        return session
    }
}

/// An activity as it is saved for the next launch.
struct StoredActivity: Codable, Equatable {
    var type: String
    var title: String?
    var userInfo: [String: StoredValue]?
    var requiredKeys: [String]?
    var webpageURL: URL?
    var keywords: [String]?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var expirationDate: Date?

    @MainActor
    init(_ activity: NSUserActivity) {
        (type, title, webpageURL) = (activity.activityType, activity.title, activity.webpageURL)
        requiredKeys = activity.requiredUserInfoKeys?.sorted()
        let required = activity.requiredUserInfoKeys
        userInfo = activity.userInfo.map { values in
            StoredValue.dictionary(
                values.filter { entry in required.map { (entry.key.base as? String).map($0.contains) == true } ?? true }
            )
        }
        keywords = activity.keywords.isEmpty ? nil : activity.keywords.sorted()
        targetContentIdentifier = activity.targetContentIdentifier
        persistentIdentifier = activity.persistentIdentifier
        expirationDate = activity.expirationDate
    }

    /// The activity for the app; nil if it has expired.
    @MainActor
    var activity: NSUserActivity? {
        if let expirationDate, DisplayTime.seconds(until: expirationDate) == 0 { return nil }
        guard !type.isEmpty else { return nil }
        let activity = NSUserActivity(activityType: type)
        (activity.title, activity.webpageURL) = (title, webpageURL)
        activity.userInfo = userInfo?.mapValues(\.value)
        activity.requiredUserInfoKeys = requiredKeys.map(Set.init)
        activity.keywords = Set(keywords ?? [])
        activity.targetContentIdentifier = targetContentIdentifier
        activity.persistentIdentifier = persistentIdentifier
        activity.expirationDate = expirationDate
        return activity
    }
}
