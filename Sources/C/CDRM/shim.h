#pragma once
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <drm_fourcc.h>

// Function-like macros do not import into Swift.
static const uint32_t telltale_DRM_FORMAT_XRGB8888 = DRM_FORMAT_XRGB8888;
static const uint32_t telltale_DRM_FORMAT_ARGB8888 = DRM_FORMAT_ARGB8888;
static const uint32_t telltale_DRM_FORMAT_RGB565 = DRM_FORMAT_RGB565;
