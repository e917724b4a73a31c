// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An icon of the home screen: an app, or a folder with icons of apps.
struct HomeIcon: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    /// The app; nil for a folder.
    var app: HomeApp?
    /// The name of a folder; nil for an app.
    private var folderName: String?
    /// The icons in a folder; nil for an app.
    private var content: [HomeIcon]?

    init(_ app: HomeApp) { self.app = app }

    init(folder name: String, _ icons: [HomeIcon]) { (folderName, content) = (name, icons) }

    var isFolder: Bool { app == nil }

    var name: String {
        get { app?.name ?? folderName ?? "" }
        set { folderName = newValue }
    }

    /// The icons in a folder; empty for an app.
    var icons: [HomeIcon] {
        get { content ?? [] }
        set { content = newValue }
    }

    /// The description for assistive technology.
    var spokenName: String {
        guard isFolder else { return name }
        return "\(name), folder, \(icons.count) \(icons.count == 1 ? "app" : "apps")"
    }

    /// Adds icons of apps. An app becomes a folder that contains it, and keeps its identifier.
    mutating func add(_ added: [HomeIcon]) {
        if let app { (self.app, folderName, content) = (nil, "Folder", [HomeIcon(app)]) }
        icons += added
    }
}

/// The home screen as it is saved: `{"version": 1, "icons": [{"id": …, "app": "mail"}, …]}`, in the order of the pages.
struct SpringboardDocument: SavedDocument {
    static let name = "springboard"

    var icons: [HomeIcon]

    /// Whether each app and each identifier is there once, and all folders contain apps.
    var isSound: Bool {
        let all = icons + icons.flatMap(\.icons)
        let apps = all.compactMap(\.app)
        return Set(all.map(\.id)).count == all.count && Set(apps).count == apps.count
            && icons.allSatisfy { $0.isFolder ? !$0.icons.isEmpty && !$0.icons.contains(where: \.isFolder) : true }
    }

    /// The home screen that the page shows if none was saved: all apps, some of them in two folders.
    static var samples: SpringboardDocument {
        let folders: [(name: String, apps: [HomeApp])] = [
            ("Tools", [.compass, .timer, .recorder, .passwords, .tips, .search, .battery]),
            ("Leisure", [.films, .books, .garden, .fitness]),
        ]
        let inFolders = Set(folders.flatMap(\.apps))
        var icons = HomeApp.allCases.filter { !inFolders.contains($0) }.map { HomeIcon($0) }
        for (place, folder) in zip([7, 13], folders) {
            icons.insert(HomeIcon(folder: folder.name, folder.apps.map { HomeIcon($0) }), at: place)
        }
        return SpringboardDocument(icons: icons)
    }
}

/// The file in which the home screen is saved.
typealias SpringboardStore = DocumentFile<SpringboardDocument>
