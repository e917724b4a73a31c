# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Measures our programs and their peers; `python3 -m bench` runs it."""
