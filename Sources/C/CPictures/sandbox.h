#pragma once
#include <stddef.h>

/// Seconds of processor time, and of any time, that one picture may take in the helper.
enum { TELLTALE_PICTURE_CPU = 3, TELLTALE_PICTURE_WALL = 8 };

/// Gives up, for good, whatever a process that draws has no use for: files, sockets, other processes,
/// new code, and all memory past what it has and `memory` bytes. Whoever exceeds the time is ended by
/// SIGXCPU, SIGKILL or SIGALRM. Returns 0, or -1 where the kernel does not hold it to that.
int telltale_enter_sandbox(size_t memory);

/// Closes all descriptors from `first` on. Returns 0, or -1 where that cannot be done.
int telltale_close_from(int first);
