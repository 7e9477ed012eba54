#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/timerfd.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <wchar.h>

/// How many words the program was started with, its own name among them.
int telltale_argument_count(void);
/// The word of that number; null where there is none.
const char *telltale_argument(int number);
/// The path that the program was started by (AT_EXECFN of getauxval(3)); null where the kernel does not say.
const char *telltale_program_path(void);
/// open(2) and openat(2) are variadic; Swift imports neither.
int telltale_open(const char *path, int flags, unsigned int mode);
/// accept4(2), which glibc has behind a macro: the next connection, not handed on to programs that are started
/// and without waiting.
int telltale_accept(int listener);
/// ioctl(2) with a pointer argument.
int telltale_ioctl(int descriptor, unsigned long request, void *argument);
/// ioctl(2) with an integer argument.
int telltale_ioctl_value(int descriptor, unsigned long request, unsigned long value);
/// ppoll(2) of one descriptor without a limit of time, with these signals blocked and no others.
int telltale_poll_unblocked(struct pollfd *entry, const sigset_t *blocked);
/// From now on memory mapped from a file is read as zeros from where the file was cut off meanwhile, which
/// else ends the process (SIGBUS). 0 where there is no memory to keep it in mind.
int telltale_keep_mapping(const void *start, size_t length);
/// To be called before the memory is unmapped.
void telltale_drop_mapping(const void *start);
/// The name of an errno, such as EBUSY; null for an unknown number.
const char *telltale_errno_name(int code);
/// Takes the pages of the program's code and constants, and of its libraries', out of the process;
/// those that run again come back from the page cache. See madvise(2), MADV_DONTNEED.
void telltale_release_program_pages(void);
/// Gives back to the kernel what the allocator has and nobody uses. See malloc_trim(3).
void telltale_trim_heap(void);
/// Opens a pipe that no program has which is started meanwhile. See pipe2(2), O_CLOEXEC.
int telltale_pipe(int ends[2]);
/// The note by which the linker tells one build of this program from all others, and its length;
/// null and 0 where the linker wrote none.
const uint8_t *telltale_build_id(size_t *count);
/// The revision of the sources that tools/build has the program linked with; null where there is none.
const char *telltale_revision(void);
/// Takes a lease on a file that is open for reading: the kernel notes who wants to write to it from now
/// on, and lets them wait. Returns 0, or -1 with errno EAGAIN where somebody has it open for writing, and
/// another where there is no lease to be had. From then on the process ignores SIGIO.
int telltale_watch_writers(int descriptor);
/// Not 0 where somebody waits to write to the file since the lease on it was taken.
int telltale_has_writers(int descriptor);
/// Lets two files change their names, as one step; 0, or -1 with errno where that cannot be.
int telltale_exchange(const char *one, const char *other);
/// Copies the extended attributes of a file that belong to its users, its access list among them; 0, or
/// -1 with errno.
int telltale_copy_attributes(int from, int to);
/// Keeps the memory of this process to itself, as far as the kernel can: no core is dumped, and no other process of
/// the same user reads it or traces it (prctl(2), which is variadic; PR_SET_DUMPABLE).
void telltale_keep_private(void);
/// Not 0 where the descriptor is a Unix socket, over which others may come.
int telltale_is_unix_socket(int descriptor);
/// Reads what has come over a Unix socket, without waiting, with the descriptors that came with it: recvmsg(2), whose
/// parts are macros. They are not handed on to programs that are started. What is past `most` is closed; `found` is
/// how many came, with those that were closed or lost.
ssize_t telltale_receive(
    int socket, void *bytes, size_t count, int *descriptors, size_t most, size_t *found);
/// Sends bytes over a Unix socket, without waiting, and descriptors with the first of them: sendmsg(2), whose parts are
/// macros. At most 253 descriptors.
ssize_t telltale_send(
    int socket, const void *bytes, size_t count, const int *descriptors, size_t handed);
/// Memory of that name that can be handed to another process and sealed: memfd_create(2), which Swift does not import;
/// -1 with `errno`.
int telltale_memory(const char *name);
/// Not 0 where the descriptor is memory that processes share (memfd_create(2)) and no other kind of file: reading from
/// it never waits for a disk, a network or another process.
int telltale_is_shared_memory(int descriptor);
// Writes one word into `count` of them, by the widest stores that the processor has; Swift does not import <wchar.h>.
static inline void telltale_fill(uint32_t *words, uint32_t word, size_t count) {
  _Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wmemset writes words of 32 bits");
  wmemset((wchar_t *)words, (wchar_t)word, count);
}

