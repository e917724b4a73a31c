# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Compares the package with Apple's public interfaces: missing, different and tested declarations."""
