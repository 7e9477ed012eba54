// Breaks of Thai: only a text with Thai in it has them looked for.
#include "late.h"
#include <thai/thbrk.h>
#include <thai/thwbrk.h>
#define LIBRARY "libthai.so.0"

LATE(ThBrk *, NULL, th_brk_new, (const char *folder), folder)
LATE_VOID(th_brk_delete, (ThBrk *words), words)
LATE(int, 0, th_brk_wc_find_breaks, (ThBrk *words, const thwchar_t *text, int places[], size_t count),
     words, text, places, count)
