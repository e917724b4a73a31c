# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Counts of matches by tier, by type, and for the types that must be complete."""

from collections import defaultdict
from dataclasses import dataclass

from .match import DIFFERS, MISSING, SAME

# Types of which WANTED percent of the members must be the same and tested, with the types nested in them.
WHOLE = {
    "Gesture recognizers": [
        "UIGestureRecognizer", "UIGestureRecognizerDelegate", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
        "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
    ],
    "UIScrollView": ["UIScrollView", "UIScrollViewDelegate"],
    "CALayer": ["CALayer"],
    "CAShapeLayer": ["CAShapeLayer"],
    "CAGradientLayer": ["CAGradientLayer"],
    "CAAnimation classes": [
        "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
        "CAAnimationGroup", "CATransition",
    ],
    "CAMediaTiming": ["CAMediaTiming"],
    "CATransaction": ["CATransaction"],
    "CADisplayLink": ["CADisplayLink"],
    "UIViewPropertyAnimator": ["UIViewPropertyAnimator"],
    "UIStackView": ["UIStackView"],
    "UITouch": ["UITouch"],
    "UIEvent": ["UIEvent"],
    "UIControl": ["UIControl"],
    "UIRefreshControl": ["UIRefreshControl"],
}  # fmt: skip

WANTED = 95


@dataclass
class Figures:
    """Counts of declarations; deprecated ones are counted separately."""

    total: int = 0
    same: int = 0
    unapplied: int = 0
    differing: int = 0
    unexplained: int = 0
    missing: int = 0
    tested: int = 0
    deprecated: int = 0
    deprecated_same: int = 0

    def add(self, entry):
        match = entry.match
        if match.row.deprecated:
            self.deprecated += 1
            self.deprecated_same += match.state == SAME
            return
        self.total += 1
        self.same += match.state == SAME
        self.unapplied += "selector" in match.rules
        self.differing += match.state == DIFFERS
        self.unexplained += match.state == DIFFERS and not entry.reason
        self.missing += match.state == MISSING
        self.tested += entry.counts

    @property
    def share(self):
        """The declarations that count, in percent, rounded down."""
        return 100 * self.tested // self.total if self.total else 100


def by_type(entries):
    found = defaultdict(Figures)
    for entry in entries:
        found[entry.match.row.type].add(entry)
    return found


def by_tier(entries):
    found = defaultdict(Figures)
    for entry in entries:
        found[entry.match.row.tier].add(entry)
    return found


def whole(entries):
    """Returns the figures of the types that must be complete: members only, not the types themselves."""
    groups = {type: name for name, types in WHOLE.items() for type in types}
    found = {name: Figures() for name in WHOLE}
    for entry in entries:
        row = entry.match.row
        if (name := groups.get(row.type.split(".")[0])) and not row.is_type:
            found[name].add(entry)
    return found
