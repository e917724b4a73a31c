// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

struct UIEdgeInsetsTests {
    @Test func insetsMoveEdgesInwards() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(
            rect.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))
                == CGRect(x: 10, y: 19, width: 100, height: 51))
    }

    @Test func insetsWiderThanTheRectangleGiveZeroWidth() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
            by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        #expect(rect == CGRect(x: 8, y: 0, width: 0, height: 10))
        #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
    }

    @Test func insetsAreEncodedAsArraysAndDecoded() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let again = try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(directional))
        #expect(again == directional)
    }
}
