// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app on the home screen. It has an icon, and cannot be opened.
enum HomeApp: String, Codable, CaseIterable, Sendable {
    case mail, calendar, photos, camera, clock, maps, weather, notes, reminders, music, messages, phone
    case browser, files, settings, news, books, health, wallet, home, shop, contacts, video, stocks
    case compass, timer, recorder, passwords, tips, search, fitness, garden, films, travel, gifts, battery

    var name: String { rawValue.capitalized }

    /// The name of the symbol on the icon, and the icon's colour.
    var look: (symbol: String, color: UIColor) {
        switch self {
        case .mail: ("envelope.fill", .systemBlue)
        case .calendar: ("calendar", .systemRed)
        case .photos: ("photo.fill", .systemPurple)
        case .camera: ("camera.fill", .systemGray)
        case .clock: ("clock.fill", .systemIndigo)
        case .maps: ("map", .systemGreen)
        case .weather: ("cloud.fill", .systemTeal)
        case .notes: ("doc.text.fill", .systemOrange)
        case .reminders: ("checklist", .systemPink)
        case .music: ("music.note", .systemRed)
        case .messages: ("message.fill", .systemGreen)
        case .phone: ("phone.fill", .systemGreen)
        case .browser: ("globe", .systemBlue)
        case .files: ("folder.fill", .systemTeal)
        case .settings: ("gearshape.fill", .systemGray)
        case .news: ("newspaper", .systemPink)
        case .books: ("book.fill", .systemOrange)
        case .health: ("heart.fill", .systemPink)
        case .wallet: ("creditcard.fill", .systemIndigo)
        case .home: ("house.fill", .systemOrange)
        case .shop: ("bag", .systemBlue)
        case .contacts: ("person.2.fill", .systemBrown)
        case .video: ("video.fill", .systemGreen)
        case .stocks: ("chart.bar.fill", .systemIndigo)
        case .compass: ("location.fill", .systemRed)
        case .timer: ("timer", .systemOrange)
        case .recorder: ("waveform", .systemPurple)
        case .passwords: ("key.fill", .systemGray)
        case .tips: ("lightbulb.fill", .systemOrange)
        case .search: ("magnifyingglass", .systemBlue)
        case .fitness: ("flame.fill", .systemRed)
        case .garden: ("leaf.fill", .systemGreen)
        case .films: ("film", .systemIndigo)
        case .travel: ("paperplane.fill", .systemTeal)
        case .gifts: ("gift", .systemPink)
        case .battery: ("bolt.fill", .systemGreen)
        }
    }
}
