// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that was found in a text, as one of the subclasses says what.
open class DDMatch: NSObject, @unchecked Sendable {
    /// The part of the text that it was found in.
    public let matchedString: String

    package init(_ matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}

/// A location.
open class DDMatchLink: DDMatch, @unchecked Sendable {
    public let url: URL

    package init(_ matchedString: String, url: URL) {
        self.url = url
        super.init(matchedString)
    }
}

/// An address for mail.
open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    public let emailAddress: String
    /// Whose it is, as "home".
    ///
    /// > Note: Nothing is ever said of it.
    public let label: String?

    package init(_ matchedString: String, emailAddress: String) {
        self.emailAddress = emailAddress
        label = nil
        super.init(matchedString)
    }
}

/// A telephone number.
open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number as it was written.
    public let phoneNumber: String
    /// Whose it is, as "home".
    ///
    /// > Note: Nothing is ever said of it.
    public let label: String?

    package override init(_ matchedString: String) {
        phoneNumber = matchedString
        label = nil
        super.init(matchedString)
    }
}

/// An amount of money.
open class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    /// The code of ISO 4217, as "EUR"; of several dollars it is the one of the person's region, or else "USD".
    public let currency: String
    public let amount: Double

    package init(_ matchedString: String, currency: String, amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(matchedString)
    }
}
