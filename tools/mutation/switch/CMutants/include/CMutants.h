#ifndef CMUTANTS_H
#define CMUTANTS_H
#include <stdbool.h>

#define MUTANTS_MOST 4096

// The number of the fault that is on, from the environment variable MUTANT; 0 is none.
extern int mutant_on;
// Which places were come by. At the end of the process they are written to a file named after the
// process in the folder MUTANT_REACHED, where that is set.
extern unsigned char mutant_reached[MUTANTS_MOST];

static inline bool mutant_is_on(long number) {
  mutant_reached[number] = 1;
  return mutant_on == number;
}
#endif
