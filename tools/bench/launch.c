// Starts a program and says how long it took to its first complete frame.
//
// usage: launch PROGRAM ARGUMENT...          the program prints {"frame":NANOSECONDS,...} itself
//        launch -watch FILE PROGRAM ARG...   the frame is done when FILE, a mapped screen, has
//                                            changed and then stayed the same for half a second
//
// Prints nanoseconds to the frame, the program's peak memory in KiB, the microseconds of processor time that it took in
// all, which other work on the machine hardly changes, and how often the kernel had to give it a page. Small and static, so that
// neither its own memory nor its own start shows in the figures.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void fail(const char *what) {
  perror(what);
  exit(70);
}

static pid_t start(char **command, int output) {
  pid_t child = vfork();
  if (child < 0) fail("launch: vfork");
  if (child == 0) {
    dup2(output, STDOUT_FILENO);
    execv(command[0], command);
    _exit(127);
  }
  return child;
}

// The moment that the program names in its first line.
static long long told(int input) {
  char line[4096];
  size_t length = 0;
  while (length < sizeof line - 1) {
    ssize_t count = read(input, line + length, sizeof line - 1 - length);
    if (count <= 0) break;
    length += (size_t)count;
    if (memchr(line, '\n', length)) break;
  }
  line[length] = 0;
  const char *frame = strstr(line, "\"frame\":");
  if (!frame) {
    fprintf(stderr, "launch: the program named no frame\n");
    exit(70);
  }
  return atoll(frame + 8);
}

// The moment of the screen's last change, after which nothing changed for half a second.
static long long seen(const unsigned char *screen, size_t size) {
  unsigned char *before = malloc(size);
  if (!before) fail("launch: malloc");
  memcpy(before, screen, size);
  long long begin = now(), changed = 0;
  while (now() - begin < 20000000000LL) {
    if (memcmp(before, screen, size) != 0) {
      changed = now();
      memcpy(before, screen, size);
    } else if (changed && now() - changed > 500000000LL) {
      break;
    }
    poll(NULL, 0, 1);
  }
  free(before);
  if (!changed) {
    fprintf(stderr, "launch: nothing came on the screen\n");
    exit(70);
  }
  return changed;
}

int main(int count, char **arguments) {
  const unsigned char *screen = NULL;
  size_t size = 0;
  if (count > 3 && strcmp(arguments[1], "-watch") == 0) {
    int file = open(arguments[2], O_RDONLY);
    struct stat facts;
    if (file < 0 || fstat(file, &facts) != 0) fail(arguments[2]);
    size = (size_t)facts.st_size;
    screen = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
    if (screen == MAP_FAILED) fail(arguments[2]);
    arguments += 2;
    count -= 2;
  }
  if (count < 2) {
    fprintf(stderr, "usage: launch [-watch FILE] PROGRAM ARGUMENT...\n");
    return 64;
  }
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("launch: pipe");
  long long begin = now();
  pid_t child = start(arguments + 1, ends[1]);
  close(ends[1]);
  long long frame = screen ? seen(screen, size) : told(ends[0]);
  if (screen) kill(child, SIGTERM);
  struct rusage usage;
  int status;
  if (wait4(child, &status, 0, &usage) != child) fail("launch: wait4");
  long long spent = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000LL
    + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  printf("%lld %ld %lld %ld\n", frame - begin, usage.ru_maxrss, spent, usage.ru_minflt);
  return 0;
}
