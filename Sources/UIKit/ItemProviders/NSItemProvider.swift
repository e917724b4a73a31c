// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// An item for drag and drop or the pasteboard, with one or more representations of its data.
///
/// Representations are promises: a load handler is called only when its data is requested, once for each request. Load
/// handlers are called on other threads. Completions are called on another thread too, one after the other.
///
/// The provider may be used from any thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The provider's state, protected by a lock.
    struct Contents: @unchecked Sendable {
        /// The representations in the order of their registration.
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var teamData: Data?
        var preferredPresentationSize = CGSize.zero
        var preferredPresentationStyle = PreferredPresentationStyle.unspecified
        var previewImageHandler: LoadHandler?
        var isClosed = false
        var byteLimit: Int?
        var loadRecord = ItemLoadRecord.untouched
    }

    let contents: LockedBox<Contents>
    /// The number of running loads, which `ItemProviderLoads` updates.
    let loadCount = ItemProviderLoads.Count()

    // MARK: Lifecycle

    /// Creates a provider without representations.
    public override init() {
        contents = LockedBox(Contents())
        super.init()
    }

    /// Creates a provider of an existing item.
    ///
    /// A load of data or of an object converts the item. A file URL is converted to the file's contents.
    ///
    /// - Parameter typeIdentifier: the item's type; nil to derive it from the item, which must then be a string or a
    ///   URL.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        contents = LockedBox(Contents())
        super.init()
        guard let item, let type = typeIdentifier ?? ItemCoercion.type(of: item)?.identifier else { return }
        nonisolated(unsafe) let kept = item
        registerItem(forTypeIdentifier: type) { completion, _, _ in completion?(kept, nil) }
    }

    private init(_ contents: Contents) {
        self.contents = LockedBox(contents)
        super.init()
    }

    /// Returns a provider with the same representations. More representations can be added to it without changing the
    /// original.
    open func copy(with zone: NSZone? = nil) -> Any {
        var copied = contents.withLock { $0 }
        // The copy is not part of a drag, and none of its representations has been loaded, so this state is reset.
        copied.isClosed = false
        copied.loadRecord = .untouched
        return NSItemProvider(copied)
    }

    // MARK: Representations

    /// The types of all representations in the order of their registration. Apps register the most specific type first.
    open var registeredTypeIdentifiers: [String] {
        contents.withLock { $0.representations.map(\.typeIdentifier) }
    }

    /// The types of the representations that have all of `fileOptions`. If `fileOptions` is empty, the types of all
    /// representations.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        contents.withLock { contents in
            contents.representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
        }
    }

    /// Whether there is a representation of the type or a subtype.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether there is a representation of the type or a subtype with these file options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil
    }

    /// The representation for a type: the one of exactly that type, otherwise the first one of a subtype. Only
    /// representations that have all of `fileOptions` are considered.
    func representation(
        conformingTo typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> ItemRepresentation? {
        let able = contents.withLock { $0.representations }.filter { $0.fileOptions.isSuperset(of: fileOptions) }
        return able.first { $0.typeIdentifier == typeIdentifier } ?? able.first { $0.conforms(to: typeIdentifier) }
    }

    // MARK: Item properties

    /// The name for the item and for its file; nil unless set.
    open var suggestedName: String? {
        get { contents.withLock { $0.suggestedName } }
        set { contents.withLock { $0.suggestedName = newValue } }
    }

    /// Data that apps of the same developer can read before a drop; on Linux, only this app can.
    ///
    /// Data of more than 8 KB is discarded.
    open var teamData: Data? {
        get { contents.withLock { $0.teamData } }
        set {
            let kept = newValue.flatMap { $0.count > NSItemProvider.mostTeamData ? nil : $0 }
            contents.withLock { $0.teamData = kept }
        }
    }

    /// The maximum size of team data in bytes. The limit is from Apple's documentation of drag items.
    private static let mostTeamData = 8 * 1024

    /// The preferred size for showing the item, in points; zero unless set.
    open var preferredPresentationSize: CGSize {
        get { contents.withLock { $0.preferredPresentationSize } }
        set { contents.withLock { $0.preferredPresentationSize = newValue } }
    }

    /// The preferred way to show the item in a document.
    open var preferredPresentationStyle: PreferredPresentationStyle {
        get { contents.withLock { $0.preferredPresentationStyle } }
        set { contents.withLock { $0.preferredPresentationStyle = newValue } }
    }

    // MARK: Internals

    /// Whether all loads fail with `ErrorCode.itemUnavailableError`: true during a drag, until the drop.
    package var isClosed: Bool {
        get { contents.withLock { $0.isClosed } }
        set { contents.withLock { $0.isClosed = newValue } }
    }

    /// The maximum size, in bytes, of an item that a load reads into memory; nil for no limit. The load of a larger
    /// item fails.
    package var byteLimit: Int? {
        get { contents.withLock { $0.byteLimit } }
        set { contents.withLock { $0.byteLimit = newValue } }
    }

    /// The combined result of all loads so far.
    var loadRecord: ItemLoadRecord { contents.withLock { $0.loadRecord } }

    /// Records the end of a load; `succeeded` states whether it has succeeded.
    func loadEnded(succeeded: Bool) { contents.withLock { $0.loadRecord.loadEnded(succeeded: succeeded) } }

    /// The types that other apps may see, in the order of their registration.
    package var typeIdentifiersForOtherApps: [String] {
        contents.withLock { $0.representations.filter { $0.visibility == .all }.map(\.typeIdentifier) }
    }

    open override var description: String {
        "<NSItemProvider: \(registeredTypeIdentifiers.joined(separator: ", "))>"
    }
}

extension NSItemProvider {
    /// The way a document shows an item.
    public enum PreferredPresentationStyle: Int, Sendable {
        /// The item has no preferred presentation.
        case unspecified
        /// The item is preferably shown inside the text of the document.
        case inline
        /// The item is preferably shown as an attachment.
        case attachment
    }

    /// A block that is called with an item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A block that creates an item and passes it to a completion. The parameters are the completion, the wanted class
    /// if there is one, and options.
    public typealias LoadHandler = @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
}
