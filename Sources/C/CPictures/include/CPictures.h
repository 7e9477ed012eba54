#pragma once
#include <stddef.h>
#include <stdint.h>

/// Room for the reason of a failure, with its closing zero.
#define TELLTALE_PICTURE_MESSAGE 200

/// Reads the size of a JPEG file, in pixels. Returns 0, or -1 with a message.
int telltale_jpeg_size(
    const uint8_t *bytes, size_t count, int *width, int *height, char *message);

/// Decodes a JPEG file into words of 0xFFRRGGBB, scaled down by `shrink` (1, 2, 4 or 8): rows of
/// ceil(width / shrink) words, ceil(height / shrink) of them, for which `words` has room. Files of
/// more than `scans` passes are refused. Returns 0, or -1 with a message.
int telltale_jpeg_decode(
    const uint8_t *bytes, size_t count, int shrink, int scans, uint32_t *words, size_t room,
    char *message);

/// Draws an SVG file into the middle of premultiplied words of 0xAARRGGBB, as large as fits and of
/// its own proportions. The library for it is loaded when it is first needed; nothing that the file
/// refers to is. Returns 0, -1 with a message, or -2 where the library is not installed.
int telltale_svg_draw(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *words, char *message);
