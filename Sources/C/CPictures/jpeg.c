// libjpeg reports errors by a function that must not return, so its callers need setjmp, which
// Swift has not.
#include "CPictures.h"
#include <limits.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

struct fault {
  struct jpeg_error_mgr manager;
  jmp_buf back;
  char *message;
  /// Not 0 once the file ended before its picture did, or its data made no sense.
  int is_cut, is_damaged;
};

struct progress {
  struct jpeg_progress_mgr manager;
  int scans;
};

static void fail(j_common_ptr info) {
  struct fault *fault = (struct fault *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  // Not for users: whoever called says it in words of theirs.
  snprintf(fault->message, TELLTALE_PICTURE_MESSAGE, "libjpeg: %s", text);
  longjmp(fault->back, 1);
}

static void stay_silent(j_common_ptr info) { (void)info; }

/// Damaged data is filled with grey; a file of which nothing is right is not worth showing.
static void count_warning(j_common_ptr info, int level) {
  if (level >= 0) return;
  int code = info->err->msg_code;
  struct fault *fault = (struct fault *)info->err;
  if (code == JWRN_JPEG_EOF) fault->is_cut = 1;
  if (code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE || code == JWRN_ARITH_BAD_CODE ||
      code == JWRN_MUST_RESYNC)
    fault->is_damaged = 1;
  if (++info->err->num_warnings < 1000) return;
  snprintf(fault->message, TELLTALE_PICTURE_MESSAGE, "the data is damaged throughout");
  longjmp(fault->back, 1);
}

static void watch_scans(j_common_ptr info) {
  j_decompress_ptr reader = (j_decompress_ptr)info;
  struct progress *progress = (struct progress *)info->progress;
  if (reader->input_scan_number <= progress->scans) return;
  struct fault *fault = (struct fault *)info->err;
  snprintf(
      fault->message, TELLTALE_PICTURE_MESSAGE, "more than %d passes, which is the most read",
      progress->scans);
  longjmp(fault->back, 1);
}

static void prepare(struct jpeg_decompress_struct *info, struct fault *fault, char *message) {
  memset(info, 0, sizeof *info);
  info->err = jpeg_std_error(&fault->manager);
  fault->manager.error_exit = fail;
  fault->manager.output_message = stay_silent;
  fault->manager.emit_message = count_warning;
  fault->message = message;
  fault->is_cut = fault->is_damaged = 0;
  message[0] = 0;
}

int telltale_jpeg_size(
    const uint8_t *bytes, size_t count, int *width, int *height, char *message) {
  struct jpeg_decompress_struct info;
  struct fault fault;
  prepare(&info, &fault, message);
  if (setjmp(fault.back)) {
    jpeg_destroy_decompress(&info);
    return -1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  jpeg_destroy_decompress(&info);
  return 0;
}

/// Four channels of ink, stored inverted by the one program that writes such files.
static void to_light(uint32_t *row, JDIMENSION width, int is_inverted) {
  uint8_t *bytes = (uint8_t *)row;
  for (JDIMENSION x = 0; x < width; x++) {
    unsigned ink[4];
    for (int channel = 0; channel < 4; channel++) {
      ink[channel] = is_inverted ? bytes[4 * x + channel] : 255u - bytes[4 * x + channel];
    }
    unsigned red = ink[0] * ink[3] / 255, green = ink[1] * ink[3] / 255;
    unsigned blue = ink[2] * ink[3] / 255;
    row[x] = 0xFF000000u | red << 16 | green << 8 | blue;
  }
}

int telltale_jpeg_decode(
    const uint8_t *bytes, size_t count, int shrink, int scans, uint32_t *words, size_t room,
    char *message) {
  struct jpeg_decompress_struct info;
  struct fault fault;
  struct progress progress = {.manager = {.progress_monitor = watch_scans}, .scans = scans};
  prepare(&info, &fault, message);
  if (setjmp(fault.back)) {
    jpeg_destroy_decompress(&info);
    return -1;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress.manager;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  info.scale_num = 1;
  info.scale_denom = (unsigned)shrink;
  int is_ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_ink ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(&info);
  if ((size_t)info.output_width * info.output_height != room) {
    snprintf(message, TELLTALE_PICTURE_MESSAGE, "its size is not what its header says");
    longjmp(fault.back, 1);
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *row = words + (size_t)info.output_scanline * info.output_width;
    JSAMPROW line = (JSAMPROW)row;
    if (jpeg_read_scanlines(&info, &line, 1) != 1) break;
    if (is_ink) to_light(row, info.output_width, info.saw_Adobe_marker);
  }
  jpeg_abort_decompress(&info);
  jpeg_destroy_decompress(&info);
  return fault.is_cut ? 1 : fault.is_damaged ? 2 : 0;
}
