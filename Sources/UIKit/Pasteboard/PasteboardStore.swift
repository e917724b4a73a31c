// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// The contents of a pasteboard.
@MainActor
class PasteboardStore {
    let name: UIPasteboard.Name
    private(set) var changeCount = 0
    private var stored: [PasteboardItem] = []
    private var expiration: ScheduledTask?
    private weak var storedPasteboard: UIPasteboard?

    /// The `UIPasteboard` that the app gets for this store. It stays the same while the app retains it, because
    /// observers may be registered for this object.
    var pasteboard: UIPasteboard {
        if let storedPasteboard { return storedPasteboard }
        let made = UIPasteboard(self)
        storedPasteboard = made
        return made
    }

    /// Stores a `UIPasteboard` that the app has created, so that ``pasteboard`` returns it. Does nothing if the store
    /// has such an object already.
    func adopt(_ made: UIPasteboard) {
        if storedPasteboard == nil { storedPasteboard = made }
    }

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }

    var items: [PasteboardItem] { stored }

    /// Replaces the items of the pasteboard. The new items are removed at `date`, or never if it is nil.
    func set(_ items: [PasteboardItem], expiring date: Date? = nil) { replace(types, items, expiring: date) }

    /// Replaces the items, and posts the change notification.
    ///
    /// - Parameters:
    ///   - old: the types of the items before the change.
    ///   - items: the new items.
    ///   - date: the time at which the new items are removed; nil for never.
    func replace(_ old: Set<String>, _ items: [PasteboardItem], expiring date: Date? = nil) {
        stored = items
        expiration?.cancel()
        expiration = nil
        if let date {
            expiration = ScheduledWork.after(DisplayTime.seconds(until: date), purpose: .background) { [weak self] in
                self?.set([])
            }
        }
        postChangeNotification(oldTypes: old)
    }

    /// Discards the items after another app has changed the clipboard, and posts the change notification.
    ///
    /// - Parameter old: the types of the items before the change.
    func discardItems(oldTypes old: Set<String>) {
        stored = []
        expiration?.cancel()
        expiration = nil
        postChangeNotification(oldTypes: old)
    }

    /// The types of the items, as far as they are known without reading data.
    var types: Set<String> { Set(stored.flatMap(\.types)) }

    private func postChangeNotification(oldTypes old: Set<String>) {
        changeCount += 1
        let new = types
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    // MARK: All pasteboards

    private static var named: [UIPasteboard.Name: PasteboardStore] = [:]

    static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
        if name == .general { return general }
        if let known = named[name] { return known }
        guard create else { return nil }
        let made = PasteboardStore(name)
        named[name] = made
        return made
    }

    static func remove(_ name: UIPasteboard.Name) {
        guard let known = named[name] else { return }
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: known.pasteboard)
        named[name] = nil
        known.stored = []
        known.expiration?.cancel()
    }

    /// The general pasteboard of the current display, or `fallback` if there is no display.
    static var general: PasteboardStore { GeneralPasteboardStore.current ?? fallback }

    /// The general pasteboard that is used if there is no display.
    private static let fallback = PasteboardStore(.general)
}
