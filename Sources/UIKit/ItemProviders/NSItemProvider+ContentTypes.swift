// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

// Variants of the methods of `NSItemProvider` that take a `UTType` instead of a type identifier.

extension NSItemProvider {
    /// Creates a provider of a file or folder, with representations of its contents and of its URL; nil if there is no
    /// such file.
    ///
    /// - Parameters:
    ///   - fileURL: the URL of the file or folder.
    ///   - contentType: the type of the contents; nil to derive it from the file name extension.
    ///   - openInPlace: whether the file may be opened in place.
    ///   - coordinated: whether access to the file is to be coordinated; without effect on Linux.
    ///   - visibility: the apps that may load the representations.
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

    /// Creates a provider of a file or folder without file system access. The caller states whether it is a folder.
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

    /// The types of all representations in the order of their registration.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the file representations that may be opened in place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// The elements of ``registeredContentTypes`` that are `contentType` or a subtype of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers a load handler for data of a type. The handler is called for each request, and passes the data or an
    /// error to its argument. It returns the progress, or nil if the data is available at once.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a load handler for a file of a type. The handler is called for each request, and passes the file's URL
    /// or an error to its argument. The `Bool` for coordinated access has no effect on Linux.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads data of the type or a subtype.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of the type: the original if `openInPlace` is true and the file allows that, otherwise a copy. The
    /// completion gets the file's URL and whether it is the original.
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
