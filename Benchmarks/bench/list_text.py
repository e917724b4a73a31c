# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The texts of the lists' rows, and a check that a program shows them."""


def list_text(number):
    """Returns the title and the words of a row, the same as Benchmarks/Measure/Lists/ListText.swift."""
    words = "table swift gesture scroll a of layer animation the board drop in reorder calendar view to".split()
    state = (number * 40503 + 12345) % 2147483647
    chosen = []
    for _ in range(4 + number * 7919 % 37):
        state = state * 16807 % 2147483647
        chosen.append(words[state >> 8 & 15])
    return f"Row {number}\n{' '.join(chosen)}\n"


def checksum_fault(who, found, text=list_text):
    """Returns the fault in the rows that a program shows; None if the texts match the rows' numbers."""
    total = 2166136261
    for row in range(int(found["rows"])):
        for byte in text(int(found["first"]) + row).encode():
            total = (total ^ byte) * 16777619 & 0xFFFFFFFF
    if found["rows"] and total == found["checksum"]:
        return None
    return f"{who} shows {found['rows']:g} rows from {found['first']:g}, whose checksum is not {found['checksum']:g}"
