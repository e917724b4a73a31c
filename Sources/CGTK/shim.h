// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// GTK, with Pango, Fontconfig, HarfBuzz and Cairo, as Swift sees it.
#pragma once
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
