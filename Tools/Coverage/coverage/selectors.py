# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Documentation/Selectors.md: how what takes a selector on Apple's platforms is written here."""

HEAD = """<!-- SPDX-FileCopyrightText: 2026 the Uplift authors -->
<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- Written by `make coverage`; do not edit. -->

# Selectors

Swift off Apple's platforms has neither `@objc` nor `#selector`. Where Apple's declaration takes a target and a selector, ours takes under the same labels the method itself, unapplied:

```swift
UITapGestureRecognizer(target: self, action: #selector(handleTap))       // on iOS
UITapGestureRecognizer(target: self, action: Board.handleTap)            // here
```

* The compiler checks that the target has the method, and what it takes: the sender, a superclass of it, `Any`, or nothing. Private methods will do.
* `Self.handleTap` does not compile; write the class's name.
* Targets are held weakly, but by `CADisplayLink` and `Timer`, which hold theirs as on iOS.
* A nil target is the first object of the method's class along the responder chain.
* On iOS, `Rearrange` has the same for recognizers, controls, bar buttons and display links, so that one source serves both. What was added so is not taken away by `removeTarget` there.
* Methods cannot be compared. Where Apple's takes a target and a selector away again, `nil` for the selector takes away all of the target's; one of several cannot be named.

## Declarations
"""


def write(entries, alone):
    """The page: each declaration of Apple's that takes a selector and is there, and what is written here."""
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
    parts.append("## Foundation's\n\nWhat takes a selector in Apple's Foundation, which the list does not hold.\n")
    for name in sorted({symbol.path for symbol in alone if "selector:" in symbol.name}):
        ours = "\n".join(symbol.text for symbol in alone if symbol.path == name)
        parts.append(f"### {name}\n\n```swift\n{ours}\n```\n")
    parts.append("## Not there\n")
    for row in missing:
        name = row.name if row.type == "(global)" else f"{row.type}.{row.name}"
        parts.append(f"* `{name}`" + (" (deprecated)" if row.deprecated else ""))
    return "\n".join(parts) + "\n"
