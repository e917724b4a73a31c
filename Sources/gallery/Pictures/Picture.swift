// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drawn picture. Its number decides its subject, its colours and its shape, so that it looks the same at each start.
struct Picture: Hashable, Sendable {
    let number: Int

    /// The subjects of pictures.
    enum Subject: Int, CaseIterable, Sendable {
        case hills, sea, night, dunes, forest, shapes

        var title: String {
            switch self {
            case .hills: "Hills"
            case .sea: "Sea"
            case .night: "Night"
            case .dunes: "Dunes"
            case .forest: "Forest"
            case .shapes: "Shapes"
            }
        }
    }

    var subject: Subject {
        var random = SeededGenerator(number)
        return Subject.allCases.randomElement(using: &random) ?? .hills
    }

    /// The width divided by the height.
    var aspectRatio: CGFloat {
        var random = SeededGenerator(number, stream: 1)
        return [0.75, 0.8, 1, 1, 1.25, 1.5].randomElement(using: &random) ?? 1
    }

    var palette: PicturePalette {
        var random = SeededGenerator(number, stream: 2)
        let palettes = subject == .night ? PicturePalette.dark : PicturePalette.bright
        return palettes.randomElement(using: &random) ?? palettes[0]
    }

    /// A description for a screen reader.
    var spokenTitle: String { "Picture \(number), \(subject.title)" }
}

/// The five colours of a picture.
struct PicturePalette: Sendable {
    /// The colours of the sky, above and at the horizon.
    let top: UIColor, bottom: UIColor
    /// The colour of the sun, the moon or the brightest shape.
    let light: UIColor
    /// The colours of the most distant and the nearest layer of the ground.
    let far: UIColor, near: UIColor

    private init(_ top: Int, _ bottom: Int, _ light: Int, _ far: Int, _ near: Int) {
        func color(_ hex: Int) -> UIColor {
            func share(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
            return UIColor(red: share(16), green: share(8), blue: share(0), alpha: 1)
        }
        (self.top, self.bottom, self.light) = (color(top), color(bottom), color(light))
        (self.far, self.near) = (color(far), color(near))
    }

    static let bright = [
        PicturePalette(0x5BA4CF, 0xF7E3C4, 0xFFF4D6, 0x8FB8A8, 0x1F4E4A),
        PicturePalette(0xF2709C, 0xFFD3A5, 0xFFF1CF, 0xC06C84, 0x45214A),
        PicturePalette(0x2E8BC0, 0xB1D4E0, 0xFFFFFF, 0x5C9EAD, 0x0C2D48),
        PicturePalette(0xF6A04D, 0xFBE3B5, 0xFFF8E1, 0xD9774B, 0x6B2D2A),
        PicturePalette(0x76B5A0, 0xF3F1D6, 0xFFFBE8, 0xA6B78A, 0x2F4B3A),
        PicturePalette(0x7F7FD5, 0xF3C6D3, 0xFFF3F0, 0x9A86C8, 0x332B5C),
        PicturePalette(0x3FB8AF, 0xDAD8A7, 0xFF9E9D, 0x7FC7AF, 0x1D5C63),
        PicturePalette(0xE8505B, 0xF9D56E, 0xF3ECC2, 0x14B1AB, 0x0B4F53),
    ]

    static let dark = [
        PicturePalette(0x0B1340, 0x4A4E8F, 0xFDF3D0, 0x343A73, 0x0A0E2A),
        PicturePalette(0x10212F, 0x3D6B73, 0xF6F1D5, 0x28505C, 0x07141C),
        PicturePalette(0x1B1035, 0x8A4B7D, 0xFFE3C8, 0x55306B, 0x120822),
    ]
}

/// A random number generator (SplitMix64) that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator for one of the independent decisions about an object.
    init(_ seed: Int, stream: Int = 0) {
        state = UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ stream &* 7919)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
