# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

from coverage import profile

SHOWN = """Counters:
  /a/UIThing.swift:$s5UIKit7UIThingC4hideyyF:
    Hash: 0x0000000000000000
    Counters: 1
    Function count: 0
  $s5UIKit7UIThingC5widthSivg:
    Hash: 0x0000000000000000
    Counters: 1
    Function count: 7
  $s5UIKit7UIThingC5widthSivs:
    Hash: 0x0000000000000000
    Counters: 2
    Function count: 0
  $s5UIKit7UIThingCACycfc:
    Hash: 0x0000000000000000
    Counters: 1
    Function count: 3
Functions shown: 4
"""


class ProfileTests(unittest.TestCase):
    def test_bodies_by_usr(self):
        bodies = profile.Bodies(profile.read(SHOWN))
        self.assertEqual(bodies.of("s:5UIKit7UIThingC5widthSivp"), {"getter": 7, "setter": 0})
        self.assertEqual(bodies.of("s:5UIKit7UIThingC4hideyyF"), {"body": 0})
        self.assertEqual(bodies.of("s:5UIKit7UIThingCACycfc"), {"body": 3})
        self.assertEqual(bodies.of("s:5UIKit7UIThingC4elseyyF"), {})


if __name__ == "__main__":
    unittest.main()
