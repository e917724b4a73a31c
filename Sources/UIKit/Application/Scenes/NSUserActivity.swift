// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A description of what the user does in the app, from which the app can show the same again.
///
/// Foundation has this class on Apple's platforms, but not on Linux.
///
/// > Note: Activities are used for state restoration and for new scenes. No other device continues them, and no search
/// > index lists them.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of the activity, in reverse domain notation.
    public let activityType: String
    /// The title of the activity for the user.
    open var title: String?
    /// The values from which the app restores the activity: those of property lists, URLs, sets and UUIDs.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are kept when the activity is saved; nil keeps all of them.
    open var requiredUserInfoKeys: Set<String>?
    /// The web page that shows the same.
    open var webpageURL: URL?
    /// Words by which the user may search for the activity.
    open var keywords: Set<String> = []
    /// The identifier of the content, by which the app finds the scene that shows it.
    open var targetContentIdentifier: String?
    /// The app's own identifier of the activity.
    open var persistentIdentifier: String?
    /// The date after which the activity is no longer useful. A saved activity is not restored after it.
    open var expirationDate: Date?
    /// Whether the values are out of date. The delegate and the responders of the activity are then asked to update
    /// them before the activity is saved.
    open var needsSave = false
    /// The object that is asked to update the activity before it is saved.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether the activity was invalidated. It can then not become current any more.
    private var isValid = true
    private var responders: [WeakResponder] = []

    private struct WeakResponder {
        weak var responder: UIResponder?
    }

    /// The activity of what the user does now; nil if the app has set none.
    private(set) static weak var current: NSUserActivity?

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to ``userInfo``, and replaces those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: Current activity

    /// Makes this the activity of what the user does now.
    open func becomeCurrent() {
        if isValid { NSUserActivity.current = self }
    }

    /// Makes the activity no longer the current one.
    open func resignCurrent() {
        if NSUserActivity.current === self { NSUserActivity.current = nil }
    }

    /// Ends the activity, because the user has finished it.
    open func invalidate() {
        resignCurrent()
        isValid = false
    }

    // MARK: Saving

    func add(_ responder: UIResponder) {
        remove(responder)
        responders.append(WeakResponder(responder: responder))
    }

    func remove(_ responder: UIResponder) {
        responders.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Has the delegate and the responders update the activity. `scene` is the one whose state the activity restores.
    func updateForSaving(in scene: UIScene) {
        delegate?.userActivityWillSave(self)
        for entry in responders { entry.responder?.updateUserActivityState(self) }
        if scene.userActivity !== self { scene.updateUserActivityState(self) }
        needsSave = false
        scene.delegate?.scene(scene, didUpdate: self)
    }
}

/// The delegate of an activity.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing by default.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
