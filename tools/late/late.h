// Libraries that are loaded when one of their functions is first called. A start that needs none of
// them spares the loader a fifth of its work.
//
// tools/build makes an archive of each file here, under the name of the library itself. A function
// that is missing here is missed by the linker. Where the library is not there, its functions give
// what they give without memory, and the callers say what cannot be had then.
#pragma once
#include <dlfcn.h>
#include <stdatomic.h>

/// A function of a library; null where one of the two is not there.
static void *late(const char *library, const char *function) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  return handle ? dlsym(handle, function) : 0;
}

/// Defines a function of the header that gives something back, `missing` without its library; what
/// differs from the header does not compile.
#define LATE(result, missing, function, parameters, ...)                     \
  result function parameters {                                               \
    static _Atomic(__typeof__(&function)) real;                              \
    if (!real) real = (__typeof__(&function))late(LIBRARY, #function);       \
    return real ? real(__VA_ARGS__) : missing;                               \
  }

/// One that gives nothing back.
#define LATE_VOID(function, parameters, ...)                                 \
  void function parameters {                                                 \
    static _Atomic(__typeof__(&function)) real;                              \
    if (!real) real = (__typeof__(&function))late(LIBRARY, #function);       \
    if (real) real(__VA_ARGS__);                                             \
  }
