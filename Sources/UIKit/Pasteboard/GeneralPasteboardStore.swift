// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// The contents of the desktop's clipboard: this app's items, or the items that another app offers.
@MainActor
final class GeneralPasteboardStore: PasteboardStore {
    private(set) weak var clipboard: (any DisplayClipboard)?
    /// The pasteboard object, retained while the clipboard exists, because the app need not retain the general
    /// pasteboard.
    private var shared: UIPasteboard?

    override var pasteboard: UIPasteboard {
        if shared == nil, clipboard != nil { shared = super.pasteboard }
        return super.pasteboard
    }

    /// The other app's items, cached, and the object that reads their data. Nil before the items are first read, and
    /// after each change of the clipboard until they are read again.
    private var foreign: (items: [PasteboardItem], incoming: IncomingItems)?
    /// The types of the items after the last change of the clipboard, to compare with at the next change.
    private var lastTypes: Set<String> = []
    /// Whether this app is replacing the clipboard's contents. The clipboard's report of that change is ignored.
    private var isOffering = false

    init(_ clipboard: any DisplayClipboard) {
        self.clipboard = clipboard
        super.init(.general)
        clipboard.didChange = { [weak self] in self?.clipboardChanged() }
    }

    /// The stores of all displays whose clipboard still exists.
    private static var all: [GeneralPasteboardStore] = []

    /// The store of the current display; nil without a display.
    static var current: GeneralPasteboardStore? {
        guard let clipboard = DisplayConnection.current.display?.clipboard else { return nil }
        for gone in all where gone.clipboard == nil { gone.shared = nil }
        all.removeAll { $0.clipboard == nil }
        if let known = all.first(where: { $0.clipboard === clipboard }) { return known }
        let made = GeneralPasteboardStore(clipboard)
        all.append(made)
        return made
    }

    override var items: [PasteboardItem] {
        guard let clipboard, !clipboard.isOwn else { return super.items }
        if let foreign { return foreign.items }
        // Reading the list of files blocks the thread. If another app has changed the clipboard during the wait, try
        // again.
        for _ in 0..<GeneralPasteboardStore.mostAttempts {
            let changes = clipboard.changes
            let found = readItems(from: clipboard)
            if clipboard.changes == changes { return found }
        }
        return []
    }

    /// The maximum number of attempts to read the items if the clipboard changes during each attempt; our own choice.
    private static let mostAttempts = 3

    override var types: Set<String> {
        guard let clipboard, !clipboard.isOwn else { return super.types }
        return IncomingItems(clipboard).availableTypes
    }

    override func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        let old = types
        let offer = OutgoingItems(items.map(\.provider)).offer
        isOffering = true
        discardForeignItems()
        clipboard?.offer(offer)
        isOffering = false
        replace(old, items, expiring: date)
        lastTypes = types
    }

    /// Cancels reads of another app's items and forgets the items, because the clipboard's contents are being replaced.
    /// Later reads would return the data of the new contents.
    private func discardForeignItems() {
        foreign?.incoming.close()
        foreign = nil
    }

    private func clipboardChanged() {
        guard !isOffering else { return }
        discardForeignItems()
        let old = lastTypes
        lastTypes = types
        discardItems(oldTypes: old)
    }

    /// Creates the items that another app offers. If it offers a list of files or of item names, that list is read
    /// first, with a blocking wait.
    private func readItems(from clipboard: any DisplayClipboard) -> [PasteboardItem] {
        guard !clipboard.formats.isEmpty else { return [] }
        let (incoming, changes) = (IncomingItems(clipboard), clipboard.changes)
        let list = incoming.listFormat.flatMap {
            PasteboardTimeout.read($0, from: clipboard, limit: Thresholds.DataExchange.mostListBytes)
        }
        let providers = incoming.items(list: list)
        let found = providers.map { provider in
            guard incoming.reads(nil, of: provider) else { return PasteboardItem(provider) }
            return PasteboardItem(provider) { [weak clipboard] type in
                guard UIPasteboard.onMain({ incoming.reads(type, of: provider) }) else {
                    return PasteboardItem.load(type, of: provider)
                }
                return UIPasteboard.onMain {
                    incoming.readBlocking(type, of: provider) { format in
                        guard let clipboard, clipboard.changes == changes else { return nil }
                        return PasteboardTimeout.read(
                            format, from: clipboard, limit: Thresholds.DataExchange.mostBytes)
                    }
                }
            }
        }
        // If the list of files or names could not be read, the items are not cached, so that the next access tries
        // again.
        if clipboard.changes == changes, (incoming.listFormat == nil) == (list == nil) {
            foreign = (found, incoming)
        }
        return found
    }
}
