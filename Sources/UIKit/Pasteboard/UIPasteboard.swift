// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// What is copied and pasted, within the app and between programs.
///
/// The ``general`` one is the desktop's clipboard: other programs get what is on it as text, locations, pictures and
/// whatever types it has, made when they ask; their things come as items whose data is read when it is asked for. Other
/// pasteboards are this program's only.
///
/// Where another program's data is asked for by one of the properties here, the app waits for it, a second at most for
/// all that the property reads: use ``itemProviders`` for what may be large. Items that were set are there at once, but
/// a promise of an item provider that needs the main thread can only be loaded from the provider.
open class UIPasteboard: NSObject, @unchecked Sendable {
    let store: PasteboardStore

    // MARK: Finding

    init(_ store: PasteboardStore) {
        self.store = store
        super.init()
    }

    /// The one that all programs share.
    open class var general: UIPasteboard { onMain { PasteboardStore.general.pasteboard } }

    /// A pasteboard of this program.
    ///
    /// - Parameter create: whether it is made where there is none of the name; else there is none.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let store = UIPasteboard.onMain({ PasteboardStore.named(pasteboardName, create: create) }) else {
            return nil
        }
        self.store = store
        super.init()
        UIPasteboard.onMain { store.adopt(self) }
    }

    /// A new pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        onMain { PasteboardStore.named(Name(UUID().uuidString), create: true)!.pasteboard }
    }

    /// Removes a pasteboard of this program; what is on it is lost.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        onMain { PasteboardStore.remove(pasteboardName) }
    }

    open var name: UIPasteboard.Name { store.name }

    /// Whether it outlives the app: the general one does.
    open var isPersistent: Bool { name == .general }

    /// Grows whenever something is put on the pasteboard, by whomever.
    open var changeCount: Int { UIPasteboard.onMain { self.store.changeCount } }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.store === store }
    open override var hash: Int { ObjectIdentifier(store).hashValue }

    // MARK: Items

    /// What is on it, by type: texts, locations, pictures and colours as such, and all else as data.
    open var items: [[String: Any]] {
        get { read { $0.map(\.allValues) } }
        set { setItems(newValue) }
    }

    open var numberOfItems: Int { read(\.count) }

    /// Puts items in the place of what there is.
    ///
    /// A value is data, a text, a location, a picture, a colour or a property list.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        set(items.map(PasteboardItem.init(values:)), expiring: options[.expirationDate] as? Date)
    }

    /// Adds items to those there are.
    ///
    /// Another program's are read for that, for it has them no more. Where it does not give them within the second that
    /// is waited for it, or nothing of one, the pasteboard stays as it is: they would be lost. A type that it does not
    /// give, though it gives others of the item, or that is too large, is left out.
    open func addItems(_ items: [[String: Any]]) {
        guard let kept = read(UIPasteboard.kept) else { return }
        set(kept + items.map(PasteboardItem.init(values:)))
    }

    /// Items that stay on the pasteboard when this program takes it over; nil where another's cannot be had.
    private static func kept(_ items: [PasteboardItem]) -> [PasteboardItem]? {
        var kept: [PasteboardItem] = []
        for item in items {
            guard item.isForeign else {
                kept.append(item)
                continue
            }
            let data = item.allData
            if data.isEmpty { return nil }
            kept.append(PasteboardItem(values: data))
        }
        return PasteboardPatience.isAtItsEnd ? nil : kept
    }

    // MARK: Internals

    /// What a call makes of the items, for which it waits so long and no longer.
    func read<Result>(_ body: ([PasteboardItem]) -> Result) -> Result {
        PasteboardPatience.share { body(UIPasteboard.onMain { self.store.items }) }
    }

    func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        UIPasteboard.onMain { self.store.set(items, expiring: date) }
    }

    /// Runs `body` on the main thread, and waits for it where this is another one.
    static func onMain<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
        if MainThread.isCurrent { return MainActor.assumeIsolated { Carried(body()) }.value }
        let done = DispatchSemaphore(value: 0)
        let box = LockedBox<Result?>(nil)
        let body = Carried(PasteboardPatience.carried(body))
        ScheduledWork.scheduler.post {
            let result = Carried(body.value())
            box.withLock { $0 = result.value }
            done.signal()
        }
        done.wait()
        return box.withLock { $0! }
    }

    /// Goes from one thread to the other, which waits for it.
    private struct Carried<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
