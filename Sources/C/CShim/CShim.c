#define _GNU_SOURCE
#include "CShim.h"
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

// The C library hands every object's initializers what main gets. Swift's own CommandLine looks for the words on the
// stack, and for the stack in /proc/self/maps; where that cannot be read it says that there are none.
static int argument_count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  argument_count = count;
  arguments = words;
}

int telltale_argument_count(void) {
  return argument_count;
}

const char *telltale_argument(int number) {
  return number < argument_count ? arguments[number] : NULL;
}

const char *telltale_program_path(void) {
  return (const char *)getauxval(AT_EXECFN);
}

int telltale_open(const char *path, int flags, unsigned int mode) {
  return open(path, flags, (mode_t)mode);
}

int telltale_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int telltale_ioctl(int descriptor, unsigned long request, void *argument) {
  return ioctl(descriptor, request, argument);
}

int telltale_ioctl_value(int descriptor, unsigned long request, unsigned long value) {
  return ioctl(descriptor, request, value);
}

int telltale_poll_unblocked(struct pollfd *entry, const sigset_t *blocked) {
  return ppoll(entry, 1, NULL, blocked);
}

const char *telltale_errno_name(int code) {
  return strerrorname_np(code);
}

// Segments that nothing may write to are the same in the file: pages of them can come back from there.
// Relocations in code (DT_TEXTREL) would be lost; the distributions' linkers refuse to make them.
static int release_constant_segments(struct dl_phdr_info *object, size_t size, void *page) {
  (void)size;
  uintptr_t mask = *(uintptr_t *)page - 1;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
    uintptr_t start = (object->dlpi_addr + segment->p_vaddr) & ~mask;
    uintptr_t end = (object->dlpi_addr + segment->p_vaddr + segment->p_filesz) & ~mask;
    // Small ones are not worth the call and the fault that brings them back.
    if (end > start + 0x10000) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void telltale_release_program_pages(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(release_constant_segments, &page);
}

void telltale_trim_heap(void) { malloc_trim(0); }

int telltale_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC);
}

struct build_id {
  const uint8_t *bytes;
  size_t count;
};

// The first object is the program itself; of its notes, the one that the linker signs as GNU.
static int find_build_id(struct dl_phdr_info *object, size_t size, void *result) {
  (void)size;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    const uint8_t *at = (const uint8_t *)(object->dlpi_addr + segment->p_vaddr);
    const uint8_t *end = at + segment->p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)at;
      const uint8_t *name = at + sizeof *note;
      const uint8_t *value = name + ((note->n_namesz + 3) & ~3u);
      at = value + ((note->n_descsz + 3) & ~3u);
      if (at > end) break;
      if (note->n_type != NT_GNU_BUILD_ID || note->n_namesz != 4 || memcmp(name, "GNU", 4)) continue;
      *(struct build_id *)result = (struct build_id){value, note->n_descsz};
      return 1;
    }
  }
  return 1;
}

const uint8_t *telltale_build_id(size_t *count) {
  struct build_id result = {NULL, 0};
  dl_iterate_phdr(find_build_id, &result);
  *count = result.count;
  return result.bytes;
}

int telltale_watch_writers(int descriptor) {
  // Of a lease that has to be given up one is told by this signal, which ends programs.
  signal(SIGIO, SIG_IGN);
  return fcntl(descriptor, F_SETLEASE, F_RDLCK);
}

int telltale_has_writers(int descriptor) {
  // Unlocked, or about to be: somebody waits in open(2).
  return fcntl(descriptor, F_GETLEASE) != F_RDLCK;
}

int telltale_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int telltale_copy_attributes(int from, int to) {
  char names[65536];
  ssize_t count = flistxattr(from, names, sizeof names);
  if (count < 0) return errno == ENOTSUP ? 0 : -1;
  for (const char *name = names; name < names + count; name += strlen(name) + 1) {
    // What the kernel's security modules note, new files get from them.
    if (!strncmp(name, "security.", 9) || !strncmp(name, "trusted.", 8)) continue;
    char value[65536];
    ssize_t size = fgetxattr(from, name, value, sizeof value);
    if (size < 0 || fsetxattr(to, name, value, (size_t)size, 0)) return -1;
  }
  return 0;
}

void telltale_keep_private(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

// The program is linked with these words by tools/build; a build by hand has none.
extern const char telltale_build_revision[] __attribute__((weak));

const char *telltale_revision(void) {
  return telltale_build_revision;
}

int telltale_is_unix_socket(int descriptor) {
  int domain = 0;
  socklen_t size = sizeof domain;
  return getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0 && domain == AF_UNIX;
}

ssize_t telltale_receive(
    int socket, void *bytes, size_t count, int *descriptors, size_t most, size_t *found) {
  // As many as the kernel lets a message have (SCM_MAX_FD).
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(253 * sizeof(int))];
  } control;
  struct iovec part = {bytes, count};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = &control,
      .msg_controllen = sizeof control};
  *found = 0;
  ssize_t read = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (read < 0) return read;
  for (struct cmsghdr *head = CMSG_FIRSTHDR(&message); head; head = CMSG_NXTHDR(&message, head)) {
    if (head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) continue;
    size_t length = (head->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < length; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(head) + index * sizeof(int), sizeof descriptor);
      if (*found < most) {
        descriptors[*found] = descriptor;
      } else {
        close(descriptor);
      }
      *found += 1;
    }
  }
  // What this process had no number left for is lost.
  if (message.msg_flags & MSG_CTRUNC) *found = *found < most ? most + 1 : *found + 1;
  return read;
}

ssize_t telltale_send(
    int socket, const void *bytes, size_t count, const int *descriptors, size_t handed) {
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(253 * sizeof(int))];
  } control = {0};
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (handed > 253) return errno = EINVAL, -1;
  if (handed > 0) {
    message.msg_control = &control;
    message.msg_controllen = CMSG_SPACE(handed * sizeof(int));
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(handed * sizeof(int));
    memcpy(CMSG_DATA(head), descriptors, handed * sizeof(int));
  }
  return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

int telltale_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING); }

int telltale_is_shared_memory(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
         fcntl(descriptor, F_GET_SEALS) >= 0;
}
