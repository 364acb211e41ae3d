// An allocator for the tree-sitter runtime that ends a parse before it asks for too much.

#include "bounded_parse.h"

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The runtime tells its allocator nothing of the parser that asks, but a parse stays on its thread.
typedef struct {
  UnretainMemoryBounds bounds;
  jmp_buf end;
} BoundedWork;

static _Thread_local BoundedWork *current = NULL;

int unretain_run_bounded(const UnretainMemoryBounds *bounds, void (*work)(void *), void *argument) {
  BoundedWork bounded = {.bounds = *bounds};
  BoundedWork *outer = current;
  current = &bounded;
  volatile int is_finished = 0;
  if (!setjmp(bounded.end)) {
    work(argument);
    is_finished = 1;
  }
  current = outer;
  return is_finished;
}

static void check(size_t size) {
  if (!current || size < current->bounds.large_block) return;
  UnretainMemoryBounds *bounds = &current->bounds;
  if (size >= bounds->block) longjmp(current->end, 1);
  if (size > bounds->large_blocks) {
    bounds->large_blocks = 0;
    *bounds->is_exhausted = 1;
  } else {
    bounds->large_blocks -= size;
  }
}

static void *checked(void *block, size_t size) {
  if (block || size == 0) return block;
  if (current) longjmp(current->end, 1);
  static const char message[] = "error: memory ran out while a file was parsed; allow the process more, or exclude large files with `exclude`\n";
  ssize_t ignored = write(STDERR_FILENO, message, sizeof message - 1);
  (void)ignored;
  _exit(3);
}

void *unretain_parser_malloc(size_t size) {
  check(size);
  return checked(malloc(size), size);
}

void *unretain_parser_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) return checked(NULL, 1);
  check(count * size);
  return checked(calloc(count, size), count * size);
}

void *unretain_parser_realloc(void *block, size_t size) {
  check(size);
  return checked(realloc(block, size), size);
}
