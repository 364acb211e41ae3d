// How the C library hands out memory.

#ifndef UNRETAIN_C_ALLOCATOR_H
#define UNRETAIN_C_ALLOCATOR_H

/// Called once, at the start, before there are threads.
void unretain_prepare_allocator(void);

#endif
