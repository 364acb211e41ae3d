#include "CAllocator.h"

#ifdef __linux__
#include <malloc.h>
#endif

void unretain_prepare_allocator(void) {
#ifdef M_MXFAST
  // glibc keeps small freed blocks in lists that it goes through as a whole whenever a larger
  // block is wanted. With very many small blocks and many large arrays that can take a fifth of a run.
  mallopt(M_MXFAST, 0);
#endif
#if defined(M_TOP_PAD) && defined(M_TRIM_THRESHOLD) && defined(M_MMAP_THRESHOLD)
  // What threads allocate grows page by page, each with a call of the system, unless a whole heap (64 MB of addresses) is asked for at once. Memory
  // is taken by use, not by asking. Saying one of these three fixes them all: large blocks are mapped from half a heap on, as glibc itself learns to do.
  mallopt(M_TOP_PAD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
