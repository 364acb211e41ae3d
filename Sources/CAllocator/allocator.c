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
}
