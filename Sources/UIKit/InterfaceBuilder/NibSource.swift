// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments

/// A compiled storyboard or nib that was read from a bundle.
@MainActor
final class NibSource {
    let document: InterfaceDocument
    let bundle: Bundle
    /// The tables with the document's translated texts, the best one for the user first.
    private let translations: [StringTables.Table]
    /// The placeholders for the owner and external objects, by their indices.
    let placeholders: [(index: Int, object: InterfaceObject)]
    /// The indices of the constraints and subviews that are installed only in some size classes.
    let excludedItems: Set<Int>

    private static var known: [String: NibSource] = [:]

    /// - Parameter name: the name of the tables of translations in the bundle; nil for a document without a file.
    init(_ document: InterfaceDocument, bundle: Bundle, name: String?) {
        self.document = document
        self.bundle = bundle
        let general = document.objects.flatMap(\.variations).filter { $0.widthClass == nil && $0.heightClass == nil }
        excludedItems = Set(general.flatMap(\.excluded))
        let kinds: Set = [InterfaceObject.filesOwner, InterfaceObject.externalObject]
        placeholders = document.objects.enumerated().filter { kinds.contains($0.element.className) }.map { ($0, $1) }
        translations =
            name.map { name in
                BundleLanguages.of(bundle).preferred.map { StringTables.table(name, $0, bundle) }
            }?.filter { !$0.texts.isEmpty } ?? []
    }

    /// Returns the file with a name and type, such as `nib`, in a bundle; nil if there is none. A file for phones,
    /// `name~iphone`, comes before the one for all devices. For the main bundle, the resource bundles that SwiftPM puts
    /// beside a program are searched, too. A file is read once.
    static func find(_ name: String, type: String, in bundle: Bundle?) -> NibSource? {
        let bundle = bundle ?? .main
        for place in [bundle] + (bundle == .main ? packageBundles : []) {
            for folder in BundleLanguages.folders(of: place) {
                for file in ["\(name)~iphone.\(type)", "\(name).\(type)"] {
                    if let source = read(folder.appendingPathComponent(file), name, place) { return source }
                }
            }
        }
        return nil
    }

    private static func read(_ url: URL, _ name: String, _ bundle: Bundle) -> NibSource? {
        if let source = known[url.path] { return source }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let document = read(data, from: url.path)
        let source = NibSource(document, bundle: bundle, name: (name as NSString).lastPathComponent)
        known[url.path] = source
        return source
    }

    /// Returns the document in the contents of a file. The program ends with a message if it is not one.
    static func read(_ data: Data, from path: String) -> InterfaceDocument {
        do {
            return try InterfaceDocument(compiled: [UInt8](data))
        } catch {
            misuse("\(path): \(error) Build the app again.")
        }
    }

    /// Returns a text of the document in the user's language.
    func text(_ text: String, key: String?) -> String {
        guard let key else { return text }
        return translations.lazy.compactMap { $0.texts[key] }.first ?? text
    }

    private static let packageBundles = AppBundle.packageBundles.compactMap { Bundle(url: $0) }
}

/// Finds the classes of a document's objects.
@MainActor
enum NibClasses {
    private static var known: [String: AnyClass?] = [:]

    /// Returns the class of an object: the app's, or UIKit's if there is none; nil for a placeholder.
    static func type(of object: InterfaceObject) -> AnyClass? {
        if let name = object.customClass {
            if let type = appClass(name) { return type }
            warn("Unknown class \(name) in Interface Builder file.")
        }
        return find(object.className) { NSClassFromString("UIKit.\(object.className)") }
    }

    /// Returns a class of the app by its name. If the name has no module, it is that of the app.
    static func appClass(_ name: String) -> AnyClass? {
        find(name) {
            let delegate = UIApplication.shared.delegate.map { ModuleName.of(Swift.type(of: $0)) }
            let modules = [delegate, ProcessInfo.processInfo.processName].compactMap(\.self)
            return ClassNames.type(name)
                ?? (name.contains(".") ? nil : modules.lazy.compactMap { ClassNames.type("\($0).\(name)") }.first)
        }
    }

    private static func find(_ name: String, _ search: () -> AnyClass?) -> AnyClass? {
        if let type = known[name] { return type }
        let type: AnyClass? = search()
        known[name] = type
        return type
    }
}
