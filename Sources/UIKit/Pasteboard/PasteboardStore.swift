// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// What is on a pasteboard.
@MainActor
class PasteboardStore {
    let name: UIPasteboard.Name
    private(set) var changeCount = 0
    private var stored: [PasteboardItem] = []
    private var expiration: ScheduledTask?
    private weak var handed: UIPasteboard?

    /// What stands for it to the app, the same one as long as somebody has it: observers may ask for its notifications.
    var pasteboard: UIPasteboard {
        if let handed { return handed }
        let made = UIPasteboard(self)
        handed = made
        return made
    }

    /// Somebody has made a pasteboard of it, which from now on stands for it unless another one does.
    func adopt(_ made: UIPasteboard) {
        if handed == nil { handed = made }
    }

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }

    var items: [PasteboardItem] { stored }

    /// Puts items on the pasteboard in the place of what there is.
    func set(_ items: [PasteboardItem], expiring date: Date? = nil) { replace(types, items, expiring: date) }

    /// - Parameter old: the types there were.
    func replace(_ old: Set<String>, _ items: [PasteboardItem], expiring date: Date? = nil) {
        stored = items
        expiration?.cancel()
        expiration = nil
        if let date {
            expiration = ScheduledWork.after(DisplayTime.seconds(until: date), purpose: .background) { [weak self] in
                self?.set([])
            }
        }
        changed(from: old)
    }

    /// Somebody else's things are on the pasteboard.
    func forget(types old: Set<String>) {
        stored = []
        expiration?.cancel()
        expiration = nil
        changed(from: old)
    }

    /// The types there are, as far as they can be told without reading anything.
    var types: Set<String> { Set(stored.flatMap(\.types)) }

    private func changed(from old: Set<String>) {
        changeCount += 1
        let new = types
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    // MARK: All of them

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

    /// That of the display in use.
    static var general: PasteboardStore { GeneralPasteboardStore.current ?? orphan }

    /// Where there is no display.
    private static let orphan = PasteboardStore(.general)
}
