#define _GNU_SOURCE
#include "CShim.h"
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

// More font files than any profile lists.
#define MOST 256

static struct {
  // 0 in a free place; written last, so that whoever reads it finds the length as well.
  _Atomic(uintptr_t) start;
  _Atomic(size_t) length;
} mappings[MOST];
static pthread_mutex_t changing = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t installing = PTHREAD_ONCE_INIT;
static struct sigaction others;
static uintptr_t page_size;

// Puts zeros in the place of what the file has lost; the reader then goes on. 1 where that was it.
static int mend(uintptr_t at) {
  for (int i = 0; i < MOST; i++) {
    uintptr_t start = atomic_load(&mappings[i].start);
    if (start == 0 || at < start || at - start >= atomic_load(&mappings[i].length)) continue;
    uintptr_t from = at & ~(page_size - 1);
    size_t length = start + atomic_load(&mappings[i].length) - from;
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

int telltale_keep_mapping(const void *start, size_t length) {
  pthread_once(&installing, install);
  pthread_mutex_lock(&changing);
  int i = 0;
  while (i < MOST && atomic_load(&mappings[i].start) != 0) i++;
  if (i < MOST) {
    atomic_store(&mappings[i].length, length);
    atomic_store(&mappings[i].start, (uintptr_t)start);
  }
  pthread_mutex_unlock(&changing);
  return i < MOST;
}

void telltale_drop_mapping(const void *start) {
  pthread_mutex_lock(&changing);
  int i = 0;
  while (i < MOST && atomic_load(&mappings[i].start) != (uintptr_t)start) i++;
  if (i < MOST) atomic_store(&mappings[i].start, 0);
  pthread_mutex_unlock(&changing);
}
