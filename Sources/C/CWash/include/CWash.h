#ifndef TELLTALE_CWASH_H
#define TELLTALE_CWASH_H

/// From now on memory is overwritten when it is freed, and none of the process's memory is written to a swap file,
/// where there is no limit for that (RLIMIT_MEMLOCK); no core is dumped, and other processes of the same user read none of
/// it, to its end.
///
/// The target replaces free(3) and realloc(3) of the program that it is linked into.
void telltale_wash_begin(void);
/// Freed memory is left as it is again, and what lies below on the stack of this thread is overwritten.
void telltale_wash_end(void);

#endif
