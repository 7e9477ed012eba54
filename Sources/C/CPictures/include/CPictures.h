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
/// more than `scans` passes are refused. Returns 0, 1 where the file ends too early and the rest is grey,
/// or -1 with a message.
int telltale_jpeg_decode(
    const uint8_t *bytes, size_t count, int shrink, int scans, uint32_t *words, size_t room,
    char *message);

/// Decodes a WebP file of that size into words of 0xAARRGGBB, not premultiplied. Returns 0, or -1 with
/// a message.
int telltale_webp_decode(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *words, char *message);

/// Loads the library for SVG, if that has not been done. Returns 0, -1 where it is not
/// installed, or -2 where there is no memory for it.
int telltale_svg_load(void);

/// Draws an SVG file into the middle of premultiplied words of 0xAARRGGBB, as large as fits and of
/// its own proportions; nothing that the file refers to is loaded. Returns 0, or -1 with a message.
int telltale_svg_draw(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *words, char *message);

/// What begins an order and a reply; another number with each change of what they hold.
#define TELLTALE_PICTURE_MAGIC 0x54545033u
/// The most that the helper takes: bytes of a file, pixels along a side, and pixels.
#define TELLTALE_PICTURE_BYTES (64u << 20)
#define TELLTALE_PICTURE_SIDE 16384u
#define TELLTALE_PICTURE_PIXELS (1u << 24)

enum telltale_order_kind {
  telltale_order_svg,
  telltale_order_webp,
};

/// What the helper is asked for; `count` bytes of a file follow.
struct telltale_picture_order {
  uint32_t magic, kind, width, height, count;
};

enum telltale_reply_status {
  /// The words follow.
  telltale_reply_made,
  /// The library's reason follows.
  telltale_reply_refused,
  /// The library is not installed.
  telltale_reply_no_library,
  /// It had to be stopped.
  telltale_reply_too_long,
  /// The library's fault: ended by that signal.
  telltale_reply_failed,
  /// The kernel does not hold a process to what it is allowed.
  telltale_reply_no_sandbox,
  /// Somebody else ended it, as the kernel does where memory runs out.
  telltale_reply_killed,
  /// There is no memory for the library, or for a process.
  telltale_reply_no_memory,
};

/// What came of an order; `count` bytes follow.
struct telltale_picture_reply {
  uint32_t magic, status, signal, count;
};

/// Takes orders from a socket and replies to them, one after the other, until it is closed or an
/// order makes no sense.
void telltale_serve_pictures(int descriptor);
