// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Glibc

/// The identifier of a computer and its user for the apps of a vendor.
enum VendorIdentifier {
    /// The identifier of this computer and user; nil if the computer has no identifier.
    static let current: UUID? = {
        let machine = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy
            .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.compactMap(identity).first
        return machine.map { identifier(machine: $0, user: Int(getuid()), bundle: Bundle.main.bundleIdentifier) }
    }()

    /// Returns the identifier that a file with a computer's identity has: 32 hexadecimal digits. Nil for another text,
    /// such as the one that all copies of a disk image have.
    static func identity(_ text: String) -> String? {
        let identifier = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isValid = identifier.utf8.count == 32 && identifier.allSatisfy(\.isHexDigit)
        return isValid && identifier.contains { $0 != "0" } ? identifier : nil
    }

    /// Derives the identifier from that of the computer, which does not follow from the result.
    static func identifier(machine: String, user: Int, bundle: String?) -> UUID {
        let vendor = (bundle ?? "").split(separator: ".").prefix(2).joined(separator: ".")
        let text = "uplift-vendor \(machine) \(user) \(vendor)"
        var bytes = Array(SHA256.digest(Array(text.utf8)).prefix(16))
        // The version and the variant of a UUID that is made from a hash.
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
