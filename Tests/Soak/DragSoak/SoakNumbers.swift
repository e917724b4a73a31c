// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers

/// A seeded random number generator that a session shares with its stage.
final class SoakNumbers: RandomNumberGenerator {
    private var seeded: Seeded

    init(seed: UInt64) { seeded = Seeded(seed: seed) }

    func next() -> UInt64 { seeded.next() }

    /// Returns true with the probability `share`, which is from 0 to 1.
    func happens(_ share: Double) -> Bool { number(0...1) < share }

    func number(_ range: ClosedRange<Double>) -> Double {
        var source = self
        return Double.random(in: range, using: &source)
    }

    func index(below count: Int) -> Int {
        var source = self
        return Int.random(in: 0..<count, using: &source)
    }

    /// A random element; nil if the collection is empty.
    func one<Element>(of choices: some Collection<Element>) -> Element? {
        guard !choices.isEmpty else { return nil }
        return choices[choices.index(choices.startIndex, offsetBy: index(below: choices.count))]
    }

    /// A random choice. The shares are the probabilities of the choices, and add up to 1.
    func one<Choice>(of choices: [(choice: Choice, share: Double)]) -> Choice {
        var roll = number(0...1)
        for (choice, share) in choices {
            roll -= share
            if roll < 0 { return choice }
        }
        return choices[0].choice
    }

    func point(in area: CGRect) -> CGPoint {
        CGPoint(x: number(area.minX...area.maxX), y: number(area.minY...area.maxY))
    }
}
