// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The identifier of a computer and its user for the apps of a vendor.
enum VendorIdentifier {
    /// The identifier of this computer and user; nil if the computer has no identifier.
    static let current: UUID? = {
        let machine = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy
            .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
        return machine.map { identifier(machine: $0, user: Int(getuid()), bundle: Bundle.main.bundleIdentifier) }
    }()

    /// Derives the identifier from that of the computer, which does not follow from the result.
    static func identifier(machine: String, user: Int, bundle: String?) -> UUID {
        let vendor = (bundle ?? "").split(separator: ".").prefix(2).joined(separator: ".")
        let text = "uplift-vendor \(machine.trimmingCharacters(in: .whitespacesAndNewlines)) \(user) \(vendor)"
        var bytes = Array(SHA256.digest(Array(text.utf8)).prefix(16))
        // The version and the variant of a UUID that is made from a hash.
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}

/// The hash function of FIPS 180-4.
enum SHA256 {
    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes(64).map { fraction(cbrt(Double($0))) }
    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let start: [UInt32] = primes(8).map { fraction(sqrt(Double($0))) }

    private static func primes(_ count: Int) -> [Int] {
        var found: [Int] = []
        var number = 2
        while found.count < count {
            if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
            number += 1
        }
        return found
    }

    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }

    static func digest(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        bytes += bigEndian(UInt64(message.count * 8))
        var state = start
        for block in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[block..<(block + 64)], into: &state) }
        return state.flatMap(bigEndian)
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            words.append(
                words[index - 16] &+ (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) &+ words[index - 7]
                    &+ (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10))
        }
        var s = state
        for index in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let first =
                s[7] &+ (rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)) &+ choice &+ constants[index]
                &+ words[index]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let second = (rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)) &+ majority
            s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }

    private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}
