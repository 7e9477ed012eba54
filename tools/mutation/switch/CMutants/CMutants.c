#include "CMutants.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static unsigned char unshared[MUTANTS_MOST];

int mutant_on = 0;
unsigned char *mutant_reached = unshared;

static void share(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%ld", folder, (long)getpid());
  int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return;
  if (ftruncate(file, MUTANTS_MOST) == 0) {
    void *shared = mmap(NULL, MUTANTS_MOST, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared != MAP_FAILED) mutant_reached = shared;
  }
  close(file);
}

__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("MUTANT");
  const char *folder = getenv("MUTANT_REACHED");
  if (number) mutant_on = atoi(number);
  if (folder) share(folder);
}
