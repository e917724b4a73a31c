// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The Swift code in an app's module that looks up texts in the user's language and with plural forms.
///
/// Foundation on Linux always uses the development language. Declarations of a module are preferred over those of
/// modules that it imports, so the app's calls need no change. The parameters are `__shared` because those of
/// Foundation are; otherwise a call would be ambiguous.
package enum LocalizationSource {
    package static let fileName = "GeneratedLocalization.swift"

    package static let text = """
        import Foundation
        import UIKit

        nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main,
            value: String = "", comment: String
        ) -> String {
            UIKit.LocalizedStrings.string(forKey: key, value: value, table: tableName, in: bundle)
        }

        extension Foundation.Bundle {
            nonisolated func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                UIKit.LocalizedStrings.string(forKey: key, value: value, table: tableName, in: self)
            }

            nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
                UIKit.LocalizedStrings.object(forInfoDictionaryKey: key, in: self)
            }
        }

        extension String {
            nonisolated static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                UIKit.LocalizedStrings.string(format: format, locale: Foundation.Locale.current, arguments: arguments)
            }

            nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
                self = UIKit.LocalizedStrings.string(format: format, locale: nil, arguments: arguments)
            }

            nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
                self = UIKit.LocalizedStrings.string(format: format, locale: nil, arguments: arguments)
            }

            nonisolated init(format: __shared String, locale: __shared Foundation.Locale?, _ args: any CVarArg...) {
                self = UIKit.LocalizedStrings.string(format: format, locale: locale, arguments: args)
            }

            nonisolated init(
                format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]
            ) {
                self = UIKit.LocalizedStrings.string(format: format, locale: locale, arguments: arguments)
            }
        }

        """
}
