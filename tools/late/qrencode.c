// QR codes: only a screen with one has it made.
#include "late.h"
#include <qrencode.h>
#define LIBRARY "libqrencode.so.4"

LATE(QRcode *, NULL, QRcode_encodeString,
     (const char *text, int version, QRecLevel level, QRencodeMode hint, int casesensitive), text, version, level,
     hint, casesensitive)
LATE_VOID(QRcode_free, (QRcode *code), code)
