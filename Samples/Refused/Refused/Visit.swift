// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreData

/// A visit that is stored.
class Visit: NSManagedObject {
    @NSManaged var place: String
}

/// A lock that counts how often it is taken.
class CountingLock: NSLock {
    var count = 0
}
