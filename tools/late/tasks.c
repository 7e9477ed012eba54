// What the argument parser calls to run a command that awaits, of which no program of ours has one. Without these it would have
// Swift's concurrency linked in, and Dispatch with that: two thirds of a megabyte, and work at each start.
#include <stdlib.h>

void *swift_task_alloc(size_t size);
void swift_task_dealloc(void *memory);
void swift_task_switch(void *context, void *resume, void *executor);

void *swift_task_alloc(size_t size) {
  (void)size;
  abort();
}

void swift_task_dealloc(void *memory) {
  (void)memory;
  abort();
}

void swift_task_switch(void *context, void *resume, void *executor) {
  (void)context;
  (void)resume;
  (void)executor;
  abort();
}
