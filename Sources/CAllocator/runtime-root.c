#include "CAllocator.h"

#ifdef __linux__
#include <stdlib.h>
#include <unistd.h>

// Swift's runtime looks for its own place by /proc and stops the process where nothing is mounted there, as in a bare root. It needs nothing from that
// place here, so it is told any. Before the runtime's own constructors, which have no priority.
__attribute__((constructor(101))) static void unretain_name_runtime_root(void) {
  char byte;
  if (readlink("/proc/self/exe", &byte, 1) < 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
