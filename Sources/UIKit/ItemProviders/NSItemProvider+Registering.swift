// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of everything that an object can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
        takePresentationSize(of: object)
    }

    /// A provider of a file or folder: by its type, and as its location. Nil where there is none.
    ///
    /// It may be opened in place. Its name is the suggested one.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    }

    /// Adds a representation, unless there is one of its type already.
    private func add(_ representation: ItemRepresentation) {
        contents.withLock { contents in
            guard !contents.representations.contains(where: { $0.typeIdentifier == representation.typeIdentifier })
            else { return }
            contents.representations.append(representation)
        }
    }

    /// Promises data of a type. Of one type, the first promise counts.
    ///
    /// - Parameter loadHandler: called each time somebody asks, on another thread; it calls its argument once, with data
    ///   or an error, at once or later, and returns the progress of that where it takes time. A progress may be returned
    ///   once: each call makes its own.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: [], loader: .data(loadHandler)))
    }

    /// Promises a file or folder of a type. Of one type, the first promise counts.
    ///
    /// - Parameter loadHandler: as for ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``; the
    ///   file it names must be there until its argument has returned. Whether access to it is to be coordinated, which
    ///   is the second thing it says, makes no difference on Linux.
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

    /// Promises everything that an object can be written as, to those who may see it by this and by the object's word.
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

    /// Promises everything that objects of a class can be written as; the object itself is made when somebody asks.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: own.narrower(visibility)) { completion in
                // Of making the object, and of writing it.
                let whole = ItemProgress(totalUnitCount: 2)
                let making = loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    let writing = object.loadData(
                        withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                    if let writing { whole.takeUp(writing) }
                }
                if let making { whole.takeUp(making) }
                return whole
            }
        }
    }

    /// Promises an item that an older kind of handler makes.
    public func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: .all, fileOptions: [], loader: .item(loadHandler)))
    }
}

extension NSItemProviderRepresentationVisibility {
    /// Of two wishes the one that fewer may see.
    fileprivate func narrower(_ other: NSItemProviderRepresentationVisibility) -> NSItemProviderRepresentationVisibility
    {
        rawValue > other.rawValue ? self : other
    }
}
