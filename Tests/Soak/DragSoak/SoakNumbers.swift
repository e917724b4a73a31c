// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same for the same seed (SplitMix64).
public struct SoakNumbers: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Whether something happens that happens so often, from 0 to 1.
    public mutating func happens(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    public mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    public mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
