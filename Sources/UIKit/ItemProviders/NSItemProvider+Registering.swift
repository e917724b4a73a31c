// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Creates a provider with all representations that an object can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
        copyPresentationSize(from: object)
    }

    /// Creates a provider of a file or folder, with representations of its contents and of its URL; nil if there is no
    /// such file.
    ///
    /// The file may be opened in place. The suggested name is the file's name.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    }

    /// Adds a representation, unless one of the same type exists.
    private func add(_ representation: ItemRepresentation) {
        contents.withLock { contents in
            guard !contents.representations.contains(where: { $0.typeIdentifier == representation.typeIdentifier })
            else { return }
            contents.representations.append(representation)
        }
    }

    /// Registers a load handler for data of a type. If a type is registered twice, the first handler is kept.
    ///
    /// - Parameter loadHandler: called on another thread for each request. The handler calls its argument once, with
    ///   data or an error, immediately or later. If producing the data takes time, it returns a progress, a new one for
    ///   each call.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: [], loader: .data(loadHandler)))
    }

    /// Registers a load handler for a file or folder of a type. If a type is registered twice, the first handler is
    /// kept.
    ///
    /// - Parameter loadHandler: called as ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``
    ///   describes. The handler passes the URL of a file to its argument; the file must exist until that call has
    ///   returned. The `Bool` for coordinated access has no effect on Linux.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions,
                loader: .file(loadHandler)))
    }

    /// Registers all representations that an object can be written as. Each gets the narrower of `visibility` and the
    /// visibility that the object specifies.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: own.narrower(visibility)) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers all representations that objects of a class can be written as. `loadHandler` creates the object when a
    /// representation is requested, and calls its argument with the object or an error.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: own.narrower(visibility)) { completion in
                // The progress has one unit for creating the object, and one for writing it as data.
                let progress = ItemProgress(totalUnitCount: 2)
                let making = loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    let writing = object.loadData(
                        withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                    if let writing { progress.addCancellableChild(writing) }
                }
                if let making { progress.addCancellableChild(making) }
                return progress
            }
        }
    }

    /// Registers a load handler that creates an archivable item. This method is older than those that register
    /// representations.
    public func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: .all, fileOptions: [], loader: .item(loadHandler)))
    }
}

extension NSItemProviderRepresentationVisibility {
    /// The narrower of two visibilities.
    fileprivate func narrower(_ other: NSItemProviderRepresentationVisibility) -> NSItemProviderRepresentationVisibility
    {
        rawValue > other.rawValue ? self : other
    }
}
