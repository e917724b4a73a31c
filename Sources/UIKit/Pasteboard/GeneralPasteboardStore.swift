// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// What is on the desktop's clipboard: this program's items as they are, or what another program offers.
@MainActor
final class GeneralPasteboardStore: PasteboardStore {
    private(set) weak var clipboard: (any DisplayClipboard)?
    /// Held as long as there is a clipboard: nobody need hold the one that all programs share.
    private var shared: UIPasteboard?

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

    private static var all: [GeneralPasteboardStore] = []

    /// That of the display in use; nil where there is none.
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
        // Somebody may put something else on it while its list of files is waited for: that counts then.
        for _ in 0..<GeneralPasteboardStore.mostAttempts {
            let changes = clipboard.changes
            let found = look(at: clipboard)
            if clipboard.changes == changes { return found }
        }
        return []
    }

    /// How often it is looked anew. Ours.
    private static let mostAttempts = 3

    override var types: Set<String> {
        guard let clipboard, !clipboard.isOwn else { return super.types }
        return IncomingItems(clipboard).typesAtHand
    }

    override func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        let old = types
        let offer = OutgoingItems(items.map(\.provider)).offer
        isOffering = true
        forgetForeign()
        clipboard?.offer(offer)
        isOffering = false
        replace(old, items, expiring: date)
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

    /// A list of what there is is read at once, where there is one.
    private func look(at clipboard: any DisplayClipboard) -> [PasteboardItem] {
        guard !clipboard.formats.isEmpty else { return [] }
        let (incoming, changes) = (IncomingItems(clipboard), clipboard.changes)
        let list = incoming.listFormat.flatMap {
            PasteboardPatience.read($0, from: clipboard, limit: Thresholds.OtherPrograms.mostListBytes)
        }
        let providers = incoming.items(list: list)
        let found = providers.map { provider in
            guard incoming.reads(nil, of: provider) else { return PasteboardItem(provider) }
            return PasteboardItem(provider) { [weak clipboard] type in
                guard UIPasteboard.onMain({ incoming.reads(type, of: provider) }) else {
                    return PasteboardItem.load(type, of: provider)
                }
                return UIPasteboard.onMain {
                    incoming.dataNow(type, of: provider) { format in
                        guard let clipboard, clipboard.changes == changes else { return nil }
                        return PasteboardPatience.read(
                            format, from: clipboard, limit: Thresholds.OtherPrograms.mostBytes)
                    }
                }
            }
        }
        // A list that did not come this time may come the next.
        if clipboard.changes == changes, (incoming.listFormat == nil) == (list == nil) {
            foreign = (found, incoming)
        }
        return found
    }
}
