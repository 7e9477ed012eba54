// What the peers of the bench share: a clock, and the median of many rounds in nanoseconds.
#pragma once
#include <stdlib.h>
#include <time.h>

struct scene;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int compare(const void *left, const void *right) {
  long long a = *(const long long *)left, b = *(const long long *)right;
  return (a > b) - (a < b);
}

static long long median(struct scene *scene, int rounds, void (*body)(struct scene *, int)) {
  long long *times = calloc((size_t)rounds, sizeof *times);
  if (!times) exit(70);
  for (int round = 0; round < rounds; round++) {
    long long begin = now();
    body(scene, round);
    times[round] = now() - begin;
  }
  qsort(times, (size_t)rounds, sizeof *times, compare);
  long long result = times[rounds / 2];
  free(times);
  return result;
}
