#define _GNU_SOURCE
#include "CShim.h"
#include <string.h>

int telltale_open(const char *path, int flags, unsigned int mode) {
  return open(path, flags, (mode_t)mode);
}

int telltale_ioctl(int descriptor, unsigned long request, void *argument) {
  return ioctl(descriptor, request, argument);
}

int telltale_ioctl_value(int descriptor, unsigned long request, unsigned long value) {
  return ioctl(descriptor, request, value);
}

const char *telltale_errno_name(int code) {
  return strerrorname_np(code);
}
