// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Something that goes from one place to another, in every form in which it can be had: by drag and drop, or on the
/// pasteboard.
///
/// The forms are promises: the handler of one is only called when somebody asks for it, and each time somebody does.
/// Handlers are called on other threads, and so are completions: those one after the other.
///
/// It may be used from any thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// What it has, behind a lock.
    struct Contents: @unchecked Sendable {
        /// In the order in which they were registered.
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
    /// Of its loads that are under way, for ``ItemProviderLoads``.
    let loadCount = ItemProviderLoads.Count()

    // MARK: Lifecycle

    /// A provider of nothing, until something is registered.
    public override init() {
        contents = LockedBox(Contents())
        super.init()
    }

    /// A provider of an item as it is.
    ///
    /// Whoever asks for data or an object of it gets the item made that: of a location, what the file has.
    ///
    /// - Parameter typeIdentifier: what it is; nil where that can be told from a text or a location.
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

    /// A provider with the same representations, which may be given others.
    open func copy(with zone: NSZone? = nil) -> Any {
        var copied = contents.withLock { $0 }
        // Whether it is being dragged is no property of what it has.
        copied.isClosed = false
        copied.loadRecord = .untouched
        return NSItemProvider(copied)
    }

    // MARK: What it has

    /// The types of all representations in the order in which they were registered: the one that says most first.
    open var registeredTypeIdentifiers: [String] {
        contents.withLock { $0.representations.map(\.typeIdentifier) }
    }

    /// The types of those representations that are files with these options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        contents.withLock { contents in
            contents.representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
        }
    }

    /// Whether there is a representation of the type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether there is a representation of the type, or of a kind of it, that is a file with these options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil
    }

    /// The representation that is meant by a type: the one of just that type, or else the first that is a kind of it.
    func representation(
        conformingTo typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> ItemRepresentation? {
        let able = contents.withLock { $0.representations }.filter { $0.fileOptions.isSuperset(of: fileOptions) }
        return able.first { $0.typeIdentifier == typeIdentifier } ?? able.first { $0.conforms(to: typeIdentifier) }
    }

    // MARK: What goes with it

    /// What to call the item, and the file it becomes; nil unless set.
    open var suggestedName: String? {
        get { contents.withLock { $0.suggestedName } }
        set { contents.withLock { $0.suggestedName = newValue } }
    }

    /// What may be read before a drop, by programs of the same makers; on Linux by this program.
    ///
    /// More than 8 KB are not kept.
    open var teamData: Data? {
        get { contents.withLock { $0.teamData } }
        set {
            let kept = newValue.flatMap { $0.count > NSItemProvider.mostTeamData ? nil : $0 }
            contents.withLock { $0.teamData = kept }
        }
    }

    /// Bytes, as the documentation of drag items says.
    private static let mostTeamData = 8 * 1024

    /// The size, in points, at which the item is best shown; zero unless set.
    open var preferredPresentationSize: CGSize {
        get { contents.withLock { $0.preferredPresentationSize } }
        set { contents.withLock { $0.preferredPresentationSize = newValue } }
    }

    /// How a document best shows the item.
    open var preferredPresentationStyle: PreferredPresentationStyle {
        get { contents.withLock { $0.preferredPresentationStyle } }
        set { contents.withLock { $0.preferredPresentationStyle = newValue } }
    }

    // MARK: Internals

    /// Whether every load fails with ``ErrorCode/itemUnavailableError``, as before a drop.
    package var isClosed: Bool {
        get { contents.withLock { $0.isClosed } }
        set { contents.withLock { $0.isClosed = newValue } }
    }

    /// The most bytes that a load takes into memory; nil unless set. More is an error to the completion.
    package var byteLimit: Int? {
        get { contents.withLock { $0.byteLimit } }
        set { contents.withLock { $0.byteLimit = newValue } }
    }

    /// What has come of all that somebody wanted of it.
    var loadRecord: ItemLoadRecord { contents.withLock { $0.loadRecord } }

    /// A load has ended that somebody was asked in.
    func loadEnded(hasCome: Bool) { contents.withLock { $0.loadRecord.loadEnded(hasCome: hasCome) } }

    /// The types that other programs may see, in the order in which they were registered.
    package var typeIdentifiersForOtherPrograms: [String] {
        contents.withLock { $0.representations.filter { $0.visibility == .all }.map(\.typeIdentifier) }
    }

    open override var description: String {
        "<NSItemProvider: \(registeredTypeIdentifiers.joined(separator: ", "))>"
    }
}

extension NSItemProvider {
    /// How a document shows an item.
    public enum PreferredPresentationStyle: Int, Sendable {
        case unspecified
        /// In the text.
        case inline
        /// As something that goes with it.
        case attachment
    }

    /// Takes an item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Makes an item, of a class where one is named, and calls the completion with it.
    public typealias LoadHandler = @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
}
