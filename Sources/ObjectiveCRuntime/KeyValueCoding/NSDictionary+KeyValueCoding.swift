// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Dictionaries return their objects by key.
@section("uplift_classes") @used private let dictionaryMembers: @convention(c) () -> Void = {
    DynamicMembers.register(NSDictionary.self) { members in
        members.method("valueForKey:") { (dictionary: NSDictionary, key: String) in dictionary.object(forKey: key) }
    }
    DynamicMembers.register(NSMutableDictionary.self) { members in
        members.method("setValue:forKey:") { (dictionary: NSMutableDictionary, value: Any?, key: String) in
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key)
            }
        }
    }
}
