# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/Selectors.md: declarations that take a selector on Apple's platforms, and their form here."""

HEAD = """<!-- SPDX-FileCopyrightText: 2026 the Uplift authors -->
<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- Written by `make coverage`; do not edit. -->

# Selectors

Outside Apple's platforms, Swift has neither `@objc` nor `#selector`. If Apple's declaration takes a target and a selector, Uplift's takes the method itself, unapplied, with the same labels:

```swift
UITapGestureRecognizer(target: self, action: #selector(handleTap))       // on iOS
UITapGestureRecognizer(target: self, action: Board.handleTap)            // here
```

* The compiler checks that the target has the method, and that the method takes the sender, a superclass of it, `Any`, or nothing. The method may be private.
* `Self.handleTap` does not compile; write the class's name.
* Targets are held weakly, except by `CADisplayLink` and `Timer`, which hold their targets strongly, as on iOS.
* With a nil target, the action goes to the first object of the method's class in the responder chain.
* On iOS, `Rearrange` has the same API for recognizers, controls, bar buttons and display links, so the same source compiles on both. On iOS, `removeTarget` does not remove actions that were added with it.
* Methods cannot be compared. If Apple's declaration removes a target and a selector, `nil` for the selector removes all actions of the target. A single action cannot be removed.

## Declarations
"""


def write(entries, alone):
    """Returns the page: each of Apple's declarations that takes a selector and exists here, with the form here."""
    parts = [HEAD]
    missing = []
    for entry in entries:
        row, match = entry.match.row, entry.match
        if not row.takes_selector:
            continue
        if not match.symbols:
            missing.append(row)
            continue
        name = row.name if row.type == "(global)" else f"{row.type}.{row.name}"
        ours = "\n".join(symbol.text for symbol in match.symbols)
        parts.append(f"### {name}\n\nApple's:\n\n```swift\n{row.text}\n```\n\nHere:\n\n```swift\n{ours}\n```\n")
    parts.append(
        "## Foundation\n\nDeclarations of Apple's Foundation that take a selector. They are not in the list of Apple's "
        "declarations.\n"
    )
    for name in sorted({symbol.path for symbol in alone if "selector:" in symbol.name}):
        ours = "\n".join(symbol.text for symbol in alone if symbol.path == name)
        parts.append(f"### {name}\n\n```swift\n{ours}\n```\n")
    parts.append("## Missing\n")
    for row in missing:
        name = row.name if row.type == "(global)" else f"{row.type}.{row.name}"
        parts.append(f"* `{name}`" + (" (deprecated)" if row.deprecated else ""))
    return "\n".join(parts) + "\n"
