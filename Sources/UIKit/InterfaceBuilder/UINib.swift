// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// A nib of the app, which creates its objects each time it is instantiated. The file is read once.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options for ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of a dictionary with the objects that replace the nib's placeholders for external objects, by their
        /// identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: NibSource?
    let name: String
    private let bundle: Bundle
    /// The indices of the objects that are created, with what they contain.
    private let topLevel: [Int]
    /// The scene that contains the objects; nil for those of a nib.
    private let scene: StoryboardScene?
    /// Objects outside the nib to which its objects are connected, by their indices.
    private var outside: [Int: Weak] = [:]

    private struct Weak {
        weak var object: AnyObject?
    }

    /// Creates a nib of a file in a bundle. A nil `bundle` stands for the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = NibSource.find(name, type: "nib", in: bundleOrNil)
        self.name = name
        bundle = bundleOrNil ?? .main
        topLevel = source?.document.topLevel ?? []
        scene = nil
        super.init()
    }

    /// Creates a nib of the contents of a compiled nib file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        source = NibSource(NibSource.read(data, from: name), bundle: bundle, name: nil)
        topLevel = source?.document.topLevel ?? []
        scene = nil
        super.init()
    }

    init(_ source: NibSource, topLevel: [Int], scene: StoryboardScene?, objects: [Int: AnyObject]) {
        self.source = source
        name = source.document.file
        bundle = source.bundle
        self.topLevel = topLevel
        self.scene = scene
        outside = objects.mapValues { Weak(object: $0) }
        super.init()
    }

    /// Whether the nib's file was found.
    var exists: Bool { source != nil }

    /// Creates the objects of the nib, sets their outlets and actions, and calls their `awakeFromNib()`.
    ///
    /// The program ends with a message if the file is missing.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the object for the nib's File's Owner.
    ///   - optionsOrNil: the objects for placeholders of external objects.
    /// - Returns: the top-level objects in the order of the nib, without the owner and placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let source else {
            misuse("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
        }
        var known = outside.compactMapValues(\.object)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var owner: Int?
        for (index, object) in scene == nil ? source.placeholders : [] {
            if object.className == InterfaceObject.filesOwner {
                owner = index
                known[index] = ownerOrNil.map { $0 as AnyObject } ?? (object.connections.isEmpty ? nil : NSObject())
            } else if case .string(let key, _)? = object.properties.first(where: { $0.key == "identifier" })?.value {
                known[index] = external[key].map { $0 as AnyObject }
            }
        }
        let decoder = NibDecoder(source, scene: scene, objects: known)
        let made = topLevel.compactMap { decoder.object(at: $0) }
        decoder.finish(connecting: owner.map { [$0] } ?? [])
        return made
    }

    /// Creates a cell of the nib for a table.
    func makeCell(for identifier: String) -> UITableViewCell {
        let cell: UITableViewCell = makeOnlyView(for: identifier)
        if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
        return cell
    }

    /// Creates a header or footer of the nib for a table.
    func makeHeaderFooterView(for identifier: String) -> UITableViewHeaderFooterView {
        let view: UITableViewHeaderFooterView = makeOnlyView(for: identifier)
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
    }

    /// Creates a cell or another reusable view of the nib for a collection view.
    func makeReusableView<View: UICollectionReusableView>(for identifier: String) -> View {
        makeOnlyView(for: identifier)
    }

    /// Creates the nib's only top-level object. The program ends with a message if the nib has others, or one of
    /// another class.
    private func makeOnlyView<View: UIView>(for identifier: String) -> View {
        let made = instantiate(withOwner: nil)
        guard made.count == 1, let view = made.first as? View else {
            misuse(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(View.self) instance")
        }
        return view
    }
}

extension Bundle {
    /// Creates the objects of a nib of the bundle, as ``UINib/instantiate(withOwner:options:)`` does.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
