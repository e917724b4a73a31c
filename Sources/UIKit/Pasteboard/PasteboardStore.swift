// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
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
    func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        let old = types
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
    }

    /// That of the display in use.
    static var general: PasteboardStore {
        DisplayChoice.make()
        guard let clipboard = Display.current?.clipboard else { return orphan }
        for gone in generals where gone.clipboard == nil { gone.shared = nil }
        generals.removeAll { $0.clipboard == nil }
        if let known = generals.first(where: { $0.clipboard === clipboard }) { return known }
        let made = GeneralPasteboardStore(clipboard)
        generals.append(made)
        return made
    }

    private static var generals: [GeneralPasteboardStore] = []
    /// Where there is no display.
    private static let orphan = PasteboardStore(.general)
}

/// What is on the desktop's clipboard: this program's items as they are, or what another program offers.
@MainActor
final class GeneralPasteboardStore: PasteboardStore {
    private(set) weak var clipboard: (any DisplayClipboard)?
    /// Held as long as there is a clipboard: nobody need hold the one that all programs share.
    fileprivate var shared: UIPasteboard?

    override var pasteboard: UIPasteboard {
        if shared == nil, clipboard != nil { shared = super.pasteboard }
        return super.pasteboard
    }

    /// What another program offers, once somebody has looked.
    private var foreign: (items: [PasteboardItem], incoming: IncomingItems)?
    /// The types that were there last.
    private var lastTypes: Set<String> = []
    private var isOffering = false

    init(_ clipboard: any DisplayClipboard) {
        self.clipboard = clipboard
        super.init(.general)
        clipboard.didChange = { [weak self] in self?.clipboardChanged() }
    }

    override var items: [PasteboardItem] {
        guard let clipboard, !clipboard.isOwn else { return super.items }
        if let foreign { return foreign.items }
        let incoming = IncomingItems(clipboard)
        let found = GeneralPasteboardStore.items(on: clipboard, incoming)
        foreign = (found, incoming)
        return found
    }

    override var types: Set<String> {
        guard let clipboard, !clipboard.isOwn else { return super.types }
        return IncomingItems(clipboard).typesAtHand
    }

    override func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        let offer = OutgoingItems(items.map(\.provider)).offer
        isOffering = true
        forgetForeign()
        clipboard?.offer(offer)
        isOffering = false
        super.set(items, expiring: date)
        lastTypes = types
    }

    /// What was there cannot be read any more: others' things would be read in its place.
    private func forgetForeign() {
        foreign?.incoming.close()
        foreign = nil
    }

    private func clipboardChanged() {
        guard !isOffering else { return }
        forgetForeign()
        let old = lastTypes
        lastTypes = types
        forget(types: old)
    }

    /// To know how many files there are, a list of them is read.
    private static func items(on clipboard: any DisplayClipboard, _ incoming: IncomingItems) -> [PasteboardItem] {
        guard !clipboard.formats.isEmpty else { return [] }
        let list = incoming.locationsFormat.flatMap {
            clipboard.readWaiting(
                $0, limit: Thresholds.OtherPrograms.mostListBytes, atMost: Thresholds.OtherPrograms.pasteboardPatience)
        }
        let providers = incoming.items(locations: IncomingItems.locations(list))
        return providers.map { provider in
            guard incoming.reads(nil, of: provider) else { return PasteboardItem(provider) }
            return PasteboardItem(provider) { [weak clipboard] type in
                guard UIPasteboard.onMain({ incoming.reads(type, of: provider) }) else {
                    return PasteboardItem.load(type, of: provider)
                }
                return UIPasteboard.onMain {
                    incoming.dataNow(type, of: provider) { format in
                        clipboard?.readWaiting(
                            format, limit: Thresholds.OtherPrograms.mostBytes,
                            atMost: Thresholds.OtherPrograms.pasteboardPatience)
                    }
                }
            }
        }
    }
}
