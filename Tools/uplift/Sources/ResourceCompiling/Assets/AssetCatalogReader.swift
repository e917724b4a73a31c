// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import ProjectReading

/// The names of images and colours in catalogs.
struct AssetNames {
    var images: Set<String> = []
    var colors: Set<String> = []

    mutating func formUnion(_ other: AssetNames) {
        images.formUnion(other.images)
        colors.formUnion(other.colors)
    }
}

/// Reads the asset catalogs of a target: folders whose `Contents.json` files describe images, colours and data.
///
/// Files outside the project's folder are never read: a link that leads out of it, or a file name with a slash, is
/// reported.
struct AssetCatalogReader {
    let folder: ProjectFolder
    /// The name of the app's icon; nil while the catalogs of other modules are read.
    var iconName: String?

    private(set) var index = AssetIndex()
    /// The files of the assets, by their names in the index's folder.
    private(set) var files: [String: BundleFile] = [:]
    /// The names of all assets, with those that cannot be shown.
    private(set) var assetNames: Set<String> = []
    private(set) var warnings: [XcodeProject.Warning] = []
    private let pdfConverter: PDFConverter?
    /// Whether it was reported that PDF images cannot be shown, because there is no converter.
    private var hasReportedNoConverter = false
    /// The resolved paths of folders that were read. Links can make a folder contain itself.
    private var visited: Set<String> = []
    /// The assets of the catalog that is being read.
    private var names = AssetNames()
    private var namesOfCatalogs: [String: AssetNames] = [:]

    /// - Parameter pdfConverter: the converter of PDF images; without one they are left out.
    init(_ folder: ProjectFolder, pdfConverter: PDFConverter? = nil) {
        (self.folder, self.pdfConverter) = (folder, pdfConverter)
    }

    /// Reads a catalog, once.
    ///
    /// - Returns: the names of its images and colours, including those that another catalog has too.
    mutating func names(ofCatalog path: String) -> AssetNames {
        let key = folder.resolve(path)?.path ?? path
        if let known = namesOfCatalogs[key] { return known }
        names = AssetNames()
        read(path)
        namesOfCatalogs[key] = names
        return names
    }

    /// The largest description of an asset that is read, in bytes.
    private static let maximumDescription = 4 << 20

    /// The kinds of assets that UIKit does not show.
    private static let otherKinds: Set = [
        "arreferenceimage", "arresourcegroup", "brandassets", "cubetextureset", "complicationset", "gcdashboardimage",
        "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
        "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack", "stickersequence", "stickersiconset",
        "textureset",
    ]

    /// Reads a folder in a catalog, or the catalog.
    ///
    /// - Parameter prefix: the names of the folders around it that provide a namespace, each with a slash.
    mutating func read(_ path: String, prefix: String = "") {
        guard let url = folder.resolve(path), visited.insert(url.path).inserted, let names = folder.names(in: path)
        else { return }
        for name in names {
            let child = path + "/" + name
            let asset = prefix + name.withoutExtension
            assetNames.insert(asset)
            switch name.fileExtension {
            case "imageset": readImage(child, asset)
            case "symbolset": readSymbol(child, asset)
            case "colorset": readColor(child, asset)
            case "dataset": readData(child, asset)
            case "appiconset": if asset == iconName { readIcon(child) }
            case let kind where AssetCatalogReader.otherKinds.contains(kind): break
            case let kind:
                guard folder.names(in: child) != nil else { continue }
                let group = contents(of: child, isRequired: false)
                let isNamespace = group?["properties"]?["provides-namespace"]?.string == "YES"
                // Other folders are groups, whose names may have a dot.
                let groupName = kind == "spriteatlas" ? asset : prefix + name
                read(child, prefix: isNamespace ? groupName + "/" : prefix)
            }
        }
    }

    // MARK: - Assets

    private mutating func readImage(_ path: String, _ name: String) {
        guard let contents = contents(of: path) else { return }
        var image = ImageAsset()
        image.rendering = contents["properties"]?["template-rendering-intent"]?.string.flatMap(
            ImageAsset.Rendering.init(rawValue:))
        image.variants = imageVariants(contents["images"], path)
        guard !image.variants.isEmpty else { return }
        names.images.insert(name)
        if index.images[name] != nil { return warnDuplicate(name, path) }
        index.images[name] = image
    }

    private mutating func imageVariants(_ list: PropertyListNode?, _ path: String) -> [Variant<ImageFile>] {
        var found: [(variant: Variant<ImageFile>, isSpecial: Bool)] = []
        for entry in list?.array ?? [] {
            guard let traits = VariantTraits(catalogEntry: entry), let (source, url) = file(of: entry, in: path)
            else { continue }
            guard var image = imageFile(source, url) else { continue }
            image.slice(entry, scale: traits.scale ?? 1)
            found.append((Variant(image, for: traits), entry["subtype"] != nil || entry["screen-width"] != nil))
        }
        // A subtype is one model of a device.
        let general = found.filter { !$0.isSpecial }
        var variants = (general.isEmpty ? found : general).map(\.variant)
        // An image for one direction only is mirrored for the other one.
        if !variants.contains(where: { $0.traits.isRightToLeft == true }) {
            for at in variants.indices where variants[at].traits.isRightToLeft == false {
                variants[at].content.isMirrored = true
                variants[at].traits.isRightToLeft = nil
            }
        }
        return variants
    }

    /// Adds the file of an image; returns nil if it cannot be shown.
    private mutating func imageFile(_ source: String, _ url: URL) -> ImageFile? {
        guard source.fileExtension == "pdf" else {
            var image = ImageFile(file: add(source, url))
            if source.fileExtension == "svg" { image.vectorSize = SVGSize.read(url) }
            return image
        }
        do throws(PDFConverter.Fault) {
            guard let pdfConverter else { throw .noConverter }
            let converted = try pdfConverter.convert(url)
            var image = ImageFile(file: add(source.withoutExtension + ".svg", converted))
            image.vectorSize = SVGSize.read(converted)
            return image
        } catch .noConverter {
            if !hasReportedNoConverter {
                warn(
                    source, 1,
                    "PDF images are not shown without the program pdftocairo: install the package poppler-utils")
            }
            hasReportedNoConverter = true
        } catch {
            warn(source, 1, "the PDF image cannot be read")
        }
        return nil
    }

    private mutating func readSymbol(_ path: String, _ name: String) {
        guard let contents = contents(of: path) else { return }
        for entry in contents["symbols"]?.array ?? [] {
            guard let (source, url) = file(of: entry, in: path) else { continue }
            guard source.fileExtension == "svg", let data = try? Data(contentsOf: url),
                let symbol = SymbolTemplate.parse(data)
            else {
                warn(source, 1, "this is no template of a symbol: it has no group “Regular-M”")
                continue
            }
            var image = ImageAsset()
            image.rendering = .template
            let file = source.shortHash + ".svg"
            files[file] = .data(Data(symbol.svg.utf8))
            var content = ImageFile(file: file)
            content.vectorSize = symbol.size
            image.variants = [Variant(content)]
            names.images.insert(name)
            if index.images[name] != nil { return warnDuplicate(name, path) }
            index.images[name] = image
            return
        }
    }

    private mutating func readColor(_ path: String, _ name: String) {
        guard let contents = contents(of: path) else { return }
        var color = ColorAsset()
        for entry in contents["colors"]?.array ?? [] {
            // An entry without a colour is an empty slot.
            guard let traits = VariantTraits(catalogEntry: entry), let node = entry["color"] else { continue }
            do throws(FileFault) {
                color.variants.append(Variant(try ColorValue(catalogColor: node), for: traits))
            } catch {
                warn(path + "/Contents.json", error.line, error.reason)
            }
        }
        guard !color.variants.isEmpty else { return }
        names.colors.insert(name)
        if index.colors[name] != nil { return warnDuplicate(name, path) }
        index.colors[name] = color
    }

    private mutating func readData(_ path: String, _ name: String) {
        guard let contents = contents(of: path) else { return }
        var data = DataAsset()
        for entry in contents["data"]?.array ?? [] {
            guard let traits = VariantTraits(catalogEntry: entry), let (source, url) = file(of: entry, in: path)
            else { continue }
            let type = entry["universal-type-identifier"]?.string
            data.variants.append(Variant(DataAsset.File(file: add(source, url), type: type), for: traits))
        }
        guard !data.variants.isEmpty else { return }
        if index.data[name] != nil { return warnDuplicate(name, path) }
        index.data[name] = data
    }

    /// The smallest image of the icon that has at least this many pixels on a side is used, or else the largest one.
    private static let iconPixels = 128.0

    private mutating func readIcon(_ path: String) {
        guard let contents = contents(of: path) else { return }
        var icons: [(pixels: Double, file: ImageFile)] = []
        for entry in contents["images"]?.array ?? [] where entry["appearances"] == nil {
            guard let traits = VariantTraits(catalogEntry: entry), let (source, url) = file(of: entry, in: path),
                source.fileExtension == "png"
            else { continue }
            let side = entry["size"]?.string.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1024
            icons.append((side * (traits.scale ?? 1), ImageFile(file: add(source, url))))
        }
        icons.sort { $0.pixels < $1.pixels }
        guard let best = icons.first(where: { $0.pixels >= AssetCatalogReader.iconPixels }) ?? icons.last else {
            return
        }
        for icon in icons where icon.file != best.file { files[icon.file.file] = nil }
        var icon = ImageAsset()
        icon.variants = [Variant(best.file)]
        index.icon = icon
    }

    // MARK: - Files

    /// The description of an asset or folder; nil if there is none or if it is damaged.
    private mutating func contents(of path: String, isRequired: Bool = true) -> PropertyListNode? {
        let file = path + "/Contents.json"
        guard let data = folder.data(at: file, maximumBytes: AssetCatalogReader.maximumDescription) else {
            if isRequired || folder.exists(file) {
                warn(file, 1, "the asset has no description that can be read")
            }
            return nil
        }
        do throws(FileFault) {
            return try PropertyListNode(json: data)
        } catch {
            warn(file, error.line, error.reason)
            return nil
        }
    }

    /// The path and the URL of the file of an entry. Nil if the entry names none, or one that cannot be used.
    private mutating func file(of entry: PropertyListNode, in path: String) -> (path: String, url: URL)? {
        guard let node = entry["filename"], let name = node.string, !name.isEmpty else { return nil }
        let description = path + "/Contents.json"
        guard !name.contains("/"), !name.contains("\0"), name != ".", name != ".." else {
            warn(description, node.line, "“\(name.shown)” is not the name of a file in the folder of the asset")
            return nil
        }
        let source = path + "/" + name
        guard let url = folder.resolve(source),
            (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        else {
            warn(description, node.line, "the file “\(name.shown)” is missing, or leads out of the project")
            return nil
        }
        return (source, url)
    }

    /// Adds a file, and returns its name in the index's folder, which depends on its path only.
    private mutating func add(_ source: String, _ url: URL) -> String {
        let ending = source.fileExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = source.shortHash + (ending.isEmpty ? "" : "." + ending)
        files[name] = .copy(url)
        return name
    }

    private mutating func warnDuplicate(_ name: String, _ path: String) {
        warn(path + "/Contents.json", 1, "there is another asset with the name “\(name.shown)”, which is used")
    }

    private mutating func warn(_ file: String, _ line: Int, _ reason: String) {
        warnings.append(XcodeProject.Warning(file: file, fault: FileFault(line: line, reason: reason)))
    }
}
