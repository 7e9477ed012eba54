#include "CPictures.h"
#include <stdio.h>
#include <webp/decode.h>

int telltale_webp_decode(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *words, char *message) {
  message[0] = 0;
  size_t room = (size_t)width * (size_t)height * sizeof *words;
  // As bytes blue, green, red, alpha, which make the words wanted.
  if (WebPDecodeBGRAInto(bytes, count, (uint8_t *)words, room, width * (int)sizeof *words)) return 0;
  snprintf(message, TELLTALE_PICTURE_MESSAGE, "its data is damaged");
  return -1;
}
