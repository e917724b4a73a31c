// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A data detector's match in a text. The subclass identifies the kind of data.
open class DDMatch: NSObject, @unchecked Sendable {
    /// The part of the text that matched.
    public let matchedString: String

    package init(_ matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}

/// A link (URL) in a text.
open class DDMatchLink: DDMatch, @unchecked Sendable {
    /// The link's URL.
    public let url: URL

    package init(_ matchedString: String, url: URL) {
        self.url = url
        super.init(matchedString)
    }
}

/// An email address in a text.
open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    /// The email address.
    public let emailAddress: String
    /// The label of the address, such as "home".
    ///
    /// > Note: Always nil.
    public let label: String?

    package init(_ matchedString: String, emailAddress: String) {
        self.emailAddress = emailAddress
        label = nil
        super.init(matchedString)
    }
}

/// A telephone number in a text.
open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number as it is written in the text.
    public let phoneNumber: String
    /// The label of the number, such as "home".
    ///
    /// > Note: Always nil.
    public let label: String?

    package override init(_ matchedString: String) {
        phoneNumber = matchedString
        label = nil
        super.init(matchedString)
    }
}

/// An amount of money in a text.
open class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    /// The ISO 4217 code, such as "EUR". "$" means the user's own currency if that uses the symbol, otherwise USD.
    public let currency: String
    /// The amount in units of the currency.
    public let amount: Double

    package init(_ matchedString: String, currency: String, amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(matchedString)
    }
}
