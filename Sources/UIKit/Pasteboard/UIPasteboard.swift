// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A pasteboard for copying and pasting within the app and between apps.
///
/// The ``general`` pasteboard is the desktop's clipboard. Other apps get its items as text, URLs, images and any other
/// types, with the data created on request. Items from other apps are read on request. All other pasteboards belong to
/// this app only.
///
/// A property that reads another app's data waits for the data, at most one second in total; use ``itemProviders`` for
/// large data. The data of this app's own items is usually available at once. If a load handler of this app needs the
/// main thread to create the data, load it through ``itemProviders``.
open class UIPasteboard: NSObject, @unchecked Sendable {
    let store: PasteboardStore

    // MARK: Pasteboards

    init(_ store: PasteboardStore) {
        self.store = store
        super.init()
    }

    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { onMain { PasteboardStore.general.pasteboard } }

    /// Creates an object for the pasteboard that is called `pasteboardName`. Nil if that pasteboard does not exist and
    /// `create` is false.
    ///
    /// - Parameter create: whether a missing pasteboard is created.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let store = UIPasteboard.onMain({ PasteboardStore.named(pasteboardName, create: create) }) else {
            return nil
        }
        self.store = store
        super.init()
        UIPasteboard.onMain { store.adopt(self) }
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        onMain { PasteboardStore.named(Name(UUID().uuidString), create: true)!.pasteboard }
    }

    /// Removes a pasteboard of this app with its items.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        onMain { PasteboardStore.remove(pasteboardName) }
    }

    /// The pasteboard's name.
    open var name: UIPasteboard.Name { store.name }

    /// Whether the pasteboard outlives the app, as only the general one does.
    open var isPersistent: Bool { name == .general }

    /// The number of changes of the pasteboard's items, by any app.
    open var changeCount: Int { UIPasteboard.onMain { self.store.changeCount } }

    /// Whether two objects represent the same pasteboard.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.store === store }
    /// A hash value that is equal for objects that represent the same pasteboard.
    open override var hash: Int { ObjectIdentifier(store).hashValue }

    // MARK: Items

    /// The items, each as a dictionary of values by type. A value is a string, URL, image or colour if its type
    /// represents one. For another type, it is the value that was set, or data.
    open var items: [[String: Any]] {
        get { read { $0.map(\.allValues) } }
        set { setItems(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { read(\.count) }

    /// Replaces the items. Each new item is a dictionary of values by type.
    ///
    /// A value is data, a string, a URL, an image, a colour or a property list. Of the options, only `expirationDate`
    /// has an effect.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        set(items.map(PasteboardItem.init(values:)), expiring: options[.expirationDate] as? Date)
    }

    /// Adds items to the existing ones.
    ///
    /// Another app's items are read first, because they cannot be read once this app owns the clipboard. If that app
    /// does not deliver its items within a second, or delivers no data for one of them, nothing is added. The existing
    /// items would otherwise be lost. Types whose data cannot be read or is too large are left out.
    open func addItems(_ items: [[String: Any]]) {
        guard let kept = read(UIPasteboard.kept) else { return }
        set(kept + items.map(PasteboardItem.init(values:)))
    }

    /// Returns the items in a form that remains valid when this app replaces the pasteboard's contents. Another app's
    /// items are replaced by copies with all their data. Nil if that data cannot be read.
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
        return PasteboardTimeout.isExpired ? nil : kept
    }

    // MARK: Internals

    /// Calls `body` with the items, with one timeout for all reads in the call.
    func read<Result>(_ body: ([PasteboardItem]) -> Result) -> Result {
        PasteboardTimeout.share { body(UIPasteboard.onMain { self.store.items }) }
    }

    func set(_ items: [PasteboardItem], expiring date: Date? = nil) {
        UIPasteboard.onMain { self.store.set(items, expiring: date) }
    }

    /// Runs `body` on the main thread and returns its result. If called on another thread, blocks until `body` has
    /// ended.
    static func onMain<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
        if MainThread.isCurrent { return MainActor.assumeIsolated { Carried(body()) }.value }
        let done = DispatchSemaphore(value: 0)
        let box = LockedBox<Result?>(nil)
        let body = Carried(PasteboardTimeout.capturingTimeout(body))
        ScheduledWork.scheduler.post {
            let result = Carried(body.value())
            box.withLock { $0 = result.value }
            done.signal()
        }
        done.wait()
        return box.withLock { $0! }
    }

    /// A wrapper that passes a value between two threads, one of which waits for the other.
    private struct Carried<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
