# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The checks of the sample projects, one file for each."""
