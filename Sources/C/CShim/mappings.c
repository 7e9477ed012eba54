#define _GNU_SOURCE
#include "CShim.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>

// Never freed, but used again: a fault may be looking at it.
struct mapping {
  // 0 where it is free; written last, so that whoever reads it finds the length as well.
  _Atomic(uintptr_t) start;
  _Atomic(size_t) length;
  struct mapping *next;
};
static struct mapping *_Atomic mappings;
static pthread_mutex_t changing = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t installing = PTHREAD_ONCE_INIT;
static struct sigaction others;
static uintptr_t page_size;

// Puts zeros in the place of what the file has lost; the reader then goes on. 1 where that was it.
static int mend(uintptr_t at) {
  for (struct mapping *each = atomic_load(&mappings); each; each = each->next) {
    uintptr_t start = atomic_load(&each->start);
    size_t all = atomic_load(&each->length);
    if (start == 0 || at < start || at - start >= all) continue;
    uintptr_t from = at & ~(page_size - 1);
    size_t length = start + all - from;
    void *zeros = mmap((void *)from, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    return zeros != MAP_FAILED;
  }
  return 0;
}

static void fault(int signal, siginfo_t *info, void *context) {
  int number = errno;
  int is_mended = info->si_code == BUS_ADRERR && mend((uintptr_t)info->si_addr);
  errno = number;
  if (is_mended) return;
  if (others.sa_flags & SA_SIGINFO) return others.sa_sigaction(signal, info, context);
  if (others.sa_handler != SIG_DFL && others.sa_handler != SIG_IGN) return others.sa_handler(signal);
  // The fault comes again, and ends the process as if nobody had been asked.
  sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
}

static void install(void) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction ours = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&ours.sa_mask);
  sigaction(SIGBUS, &ours, &others);
}

static struct mapping *find(uintptr_t start) {
  struct mapping *each = atomic_load(&mappings);
  while (each && atomic_load(&each->start) != start) each = each->next;
  return each;
}

int telltale_keep_mapping(const void *start, size_t length) {
  pthread_once(&installing, install);
  pthread_mutex_lock(&changing);
  struct mapping *own = find(0);
  if (!own && (own = calloc(1, sizeof *own))) {
    own->next = atomic_load(&mappings);
    atomic_store(&mappings, own);
  }
  if (own) {
    atomic_store(&own->length, length);
    atomic_store(&own->start, (uintptr_t)start);
  }
  pthread_mutex_unlock(&changing);
  return own != NULL;
}

void telltale_drop_mapping(const void *start) {
  pthread_mutex_lock(&changing);
  struct mapping *own = find((uintptr_t)start);
  if (own) atomic_store(&own->start, 0);
  pthread_mutex_unlock(&changing);
}
