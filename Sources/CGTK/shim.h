// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The headers of GTK, Pango, Fontconfig, HarfBuzz and Cairo that Swift imports.
#pragma once
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
