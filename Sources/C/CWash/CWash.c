#define _GNU_SOURCE
#include "CWash.h"
#include <malloc.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// Since Linux 4.4, and left out of some headers.
#ifndef MCL_ONFAULT
#define MCL_ONFAULT 4
#endif

static int washes;

// Sanitizers have an allocator of their own, and no use for this.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OWN_ALLOCATOR 1
#endif
#endif

#ifndef OWN_ALLOCATOR
extern void __libc_free(void *block);
extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *block, size_t size);

void free(void *block) {
  if (__builtin_expect(__atomic_load_n(&washes, __ATOMIC_RELAXED), 0) && block) {
    explicit_bzero(block, malloc_usable_size(block));
  }
  __libc_free(block);
}

// What moves is freed where it was.
void *realloc(void *block, size_t size) {
  if (!__builtin_expect(__atomic_load_n(&washes, __ATOMIC_RELAXED), 0) || !block) {
    return __libc_realloc(block, size);
  }
  if (!size) {
    free(block);
    return 0;
  }
  size_t room = malloc_usable_size(block);
  void *moved = __libc_malloc(size);
  if (!moved) return 0;
  memcpy(moved, block, room < size ? room : size);
  free(block);
  return moved;
}
#endif

void telltale_wash_begin(void) {
  __atomic_store_n(&washes, 1, __ATOMIC_RELAXED);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  // With a limit memory that comes later could not be had at all.
  struct rlimit most;
  if (getrlimit(RLIMIT_MEMLOCK, &most) == 0 && most.rlim_cur == RLIM_INFINITY) {
    mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
  }
}

// As deep as what handles an event is called.
static __attribute__((noinline)) void wash_stack(void) {
  unsigned char below[256 * 1024];
  explicit_bzero(below, sizeof below);
}

void telltale_wash_end(void) {
  wash_stack();
  munlockall();
  __atomic_store_n(&washes, 0, __ATOMIC_RELAXED);
}
