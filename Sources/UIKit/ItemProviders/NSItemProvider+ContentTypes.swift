// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

// The same with `UTType` for identifiers.

extension NSItemProvider {
    /// A provider of a file or folder, as a type, and as its location. Nil where there is none.
    ///
    /// - Parameters:
    ///   - contentType: what it is; by its name where that is nil.
    ///   - coordinated: whether access to it is to be coordinated, which makes no difference on Linux.
    public convenience init?(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        var isDirectory: ObjCBool = false
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path, isDirectory: &isDirectory)
        else { return nil }
        self.init(
            of: fileURL, isFolder: isDirectory.boolValue, contentType: contentType, openInPlace: openInPlace,
            coordinated: coordinated, visibility: visibility)
    }

    /// The same without a look into the file system, for what somebody else has seen there.
    convenience init(
        of fileURL: URL, isFolder: Bool, contentType: UTType? = nil, openInPlace: Bool, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.lastPathComponent
        let (kind, fallback): (UTType, UTType) = isFolder ? (.directory, .folder) : (.data, .data)
        let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension, conformingTo: kind) ?? fallback
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
            completion(fileURL, coordinated, nil)
            return nil
        }
        registerDataRepresentation(for: .fileURL, visibility: visibility) { completion in
            completion(Data(fileURL.absoluteString.utf8), nil)
            return nil
        }
    }

    /// The types of all representations in the order in which they were registered.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the files that may be opened in place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// Those of ``registeredContentTypes`` that are a type or a kind of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of the type: itself where that is wanted and may be, or else a copy.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard !openInPlace else {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}
