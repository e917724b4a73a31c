# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Measures against the peer programs; `python3 -m bench` runs it."""
