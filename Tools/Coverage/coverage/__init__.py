# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""What of Apple's public interfaces the package has, how it differs, and whether tests run it."""
