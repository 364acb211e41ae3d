#ifndef UNRETAIN_BOUNDED_PARSE_H_
#define UNRETAIN_BOUNDED_PARSE_H_

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The memory that a parse may ask for.
///
/// Runtimes before 0.20.8 count the children of a node with 16 bits. A node with
/// more of them corrupts the heap. Only error recovery makes such nodes, and it
/// needs one block for all children of a node. It also copies all children of the
/// last error with each further one, so that the bytes of large blocks show how
/// much it repeats itself.
typedef struct {
  /// A block of this size ends the parse at once, before it is used.
  size_t block;
  /// Blocks from this size on are large.
  size_t large_block;
  /// How many bytes large blocks may have together. The runtime is told to stop when they have more.
  size_t large_blocks;
  /// Made 1 to tell the runtime to stop.
  size_t *is_exhausted;
} UnretainMemoryBounds;

/// Calls `work` with `argument` within bounds, on this thread.
///
/// Returns 0 if the work was ended at once, because of a block that is too large or
/// not to be had. The parser that was at work must then not be used again, nor freed.
int unretain_run_bounded(const UnretainMemoryBounds *bounds, void (*work)(void *), void *argument);

/// What the runtime is to use as its allocator. Without memory the process ends with a message, except in bounded work.
void *unretain_parser_malloc(size_t size);
void *unretain_parser_calloc(size_t count, size_t size);
void *unretain_parser_realloc(void *block, size_t size);

#ifdef __cplusplus
}
#endif

#endif
