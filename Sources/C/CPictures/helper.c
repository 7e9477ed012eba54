// The helper: a process that takes pictures through a socket and gives back their pixels. Each is
// made in a child of its own that may do nothing but compute; whatever becomes of the child, the
// helper says it and takes the next one. Libraries are loaded by the helper, once for all pictures.
#define _GNU_SOURCE
#include "CPictures.h"
#include "sandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// What parent and child share: the child writes it, and the helper believes only its length.
struct shared {
  char message[TELLTALE_PICTURE_MESSAGE];
  uint32_t words[];
};

static int transfer(int descriptor, void *data, size_t count, int is_writing) {
  char *place = data;
  while (count > 0) {
    ssize_t done =
        is_writing ? write(descriptor, place, count) : read(descriptor, place, count);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return -1;
    place += done;
    count -= (size_t)done;
  }
  return 0;
}

/// The bytes of the words, or 0 for an order that nobody in their senses gives.
static size_t room_of(const struct telltale_picture_order *order) {
  if (order->magic != TELLTALE_PICTURE_MAGIC || order->count == 0
      || order->count > TELLTALE_PICTURE_BYTES || order->width == 0 || order->height == 0
      || order->width > TELLTALE_PICTURE_SIDE || order->height > TELLTALE_PICTURE_SIDE) {
    return 0;
  }
  uint64_t pixels = (uint64_t)order->width * order->height;
  return pixels <= TELLTALE_PICTURE_PIXELS ? (size_t)pixels * sizeof(uint32_t) : 0;
}

static int make(
    const struct telltale_picture_order *order, const uint8_t *bytes, struct shared *shared) {
  int width = (int)order->width, height = (int)order->height;
  return order->kind == telltale_order_webp
      ? telltale_webp_decode(bytes, order->count, width, height, shared->words, shared->message)
      : telltale_svg_draw(bytes, order->count, width, height, shared->words, shared->message);
}

/// 1 where a limit of time ended it. The kernel sends SIGKILL for two reasons: past the hard limit, and where
/// memory runs out, which may be another's fault.
static int was_late(int number, const struct rusage *use) {
  long seconds = use->ru_utime.tv_sec + use->ru_stime.tv_sec;
  return number == SIGXCPU || number == SIGALRM
      || (number == SIGKILL && seconds >= TELLTALE_PICTURE_CPU);
}

/// Makes the picture in a child, and says what became of it.
static struct telltale_picture_reply attempt(
    const struct telltale_picture_order *order, const uint8_t *bytes, struct shared *shared,
    size_t room) {
  struct telltale_picture_reply reply = {TELLTALE_PICTURE_MAGIC, telltale_reply_failed, 0, 0};
  int lack = order->kind == telltale_order_svg ? telltale_svg_load() : 0;
  if (lack) {
    reply.status = lack == -1 ? telltale_reply_no_library : telltale_reply_no_memory;
    return reply;
  }
  pid_t child = fork();
  if (child < 0) {
    reply.status = telltale_reply_no_memory;
    return reply;
  }
  if (child == 0) {
    // Groups, masks and filters take surfaces of the size of the picture each.
    if (telltale_enter_sandbox(((size_t)64 << 20) + 12 * room)) _exit(2);
    _exit(make(order, bytes, shared) ? 1 : 0);
  }
  int status = 0;
  struct rusage use = {0};
  while (wait4(child, &status, 0, &use) < 0) {
    if (errno != EINTR) return reply;
  }
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    reply.status = was_late(number, &use) ? telltale_reply_too_long
        : number == SIGKILL               ? telltale_reply_killed
                                          : telltale_reply_failed;
    reply.signal = (uint32_t)number;
  } else if (WEXITSTATUS(status) == 0) {
    reply.status = telltale_reply_made;
    reply.count = (uint32_t)room;
  } else {
    int is_refused = WEXITSTATUS(status) == 1;
    reply.status = is_refused ? telltale_reply_refused : telltale_reply_no_sandbox;
    reply.count = is_refused ? TELLTALE_PICTURE_MESSAGE : 0;
  }
  return reply;
}

/// Takes one order; returns 0, or -1 where no other can follow.
static int serve(int descriptor) {
  struct telltale_picture_order order;
  if (transfer(descriptor, &order, sizeof order, 0)) return -1;
  size_t room = room_of(&order);
  uint8_t *bytes = room ? malloc(order.count) : NULL;
  if (!bytes) return -1;
  struct shared *shared = mmap(
      NULL, sizeof *shared + room, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  int failed = shared == MAP_FAILED || transfer(descriptor, bytes, order.count, 0);
  if (!failed) {
    struct telltale_picture_reply reply = attempt(&order, bytes, shared, room);
    void *content = reply.status == telltale_reply_made ? (void *)shared->words : shared->message;
    failed = transfer(descriptor, &reply, sizeof reply, 1)
        || transfer(descriptor, content, reply.count, 1);
  }
  if (shared != MAP_FAILED) munmap(shared, sizeof *shared + room);
  free(bytes);
  return failed ? -1 : 0;
}

/// Where memory runs out, the helper is to go before the unit does. Where it may not say so, it stays.
static void be_the_first_to_go(void) {
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t done = write(file, "1000", 4);
  (void)done;
  close(file);
}

void telltale_serve_pictures(int descriptor) {
  // Whoever started it may have left more open than it knows.
  telltale_close_from(3);
  be_the_first_to_go();
  while (serve(descriptor) == 0) {
  }
}
