#ifndef CMUTANTS_H
#define CMUTANTS_H
#include <stdbool.h>

#define MUTANTS_MOST 4096

// The number of the fault that is on, from the environment variable MUTANT; 0 is none.
extern int mutant_on;
// What became of each place: MUTANTS_SEEN and MUTANTS_TOLD_APART. Where the environment variable
// MUTANT_REACHED names a folder, this is a file in it named after the process, so that it is there
// however the process ends.
extern unsigned char *mutant_reached;

enum { MUTANTS_SEEN = 1, MUTANTS_TOLD_APART = 2 };

// True where the fault is on; it would make a difference here.
static inline bool mutant_is_on(long number) {
  mutant_reached[number] = MUTANTS_SEEN | MUTANTS_TOLD_APART;
  return mutant_on == number;
}

// True where the fault is on; whether it would make a difference here is said.
static inline bool mutant_is_on_where(long number, bool differs) {
  mutant_reached[number] |= differs ? MUTANTS_SEEN | MUTANTS_TOLD_APART : MUTANTS_SEEN;
  return mutant_on == number;
}
#endif
