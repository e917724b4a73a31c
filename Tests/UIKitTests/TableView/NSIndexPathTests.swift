// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("Names of Objective-C that apps use") struct NSIndexPathTests {
    @Test("An index path as an object has the numbers of its row")
    func numbers() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect(path.section == 2)
        #expect(path.row == 3)
        #expect(path.item == 3)
    }

    @Test("A colour without parts is transparent")
    func transparentColor() {
        var alpha: CGFloat = 1
        #expect(UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha))
        #expect(alpha == 0)
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
    }

    @Test("The integers of Objective-C are those of Swift")
    func integers() {
        let number: NSInteger = -1
        #expect(number + Int(1) == 0)
        #expect(NSUInteger.max == UInt.max)
    }
}
