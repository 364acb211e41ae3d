// Parses each input as `CountedParse` does, again after an edit, and walks both trees.

#include "shim.h"
#include "tree_sitter_swift.h"

#include <stdlib.h>
#include <string.h>

// Those of `ParserLimits`.
enum { stretch = 64, scans_of_stretch = 600, block = 65536 * 8 + 64, large_block = 16 * 1024, text_limit = 1 << 17 };

static TSParser *parser;

static TSParser *new_parser(void) {
  ts_set_allocator(unretain_parser_malloc, unretain_parser_calloc, unretain_parser_realloc, free);
  TSParser *made = ts_parser_new();
  if (!ts_parser_set_language(made, unretain_swift_language(TREE_SITTER_LANGUAGE_VERSION))) abort();
  return made;
}

static TSTree *parse(const char *text, uint32_t length, const TSTree *old) {
  uint16_t *counts = calloc(length / stretch + 1, sizeof *counts);
  UnretainInput input = {.text = text, .length = length, .part_length = stretch};
  UnretainScanCounts scans = {
    .by_stretch = counts, .limit = scans_of_stretch, .stretch = unretain_part(&input), .is_exhausted = unretain_stop(&input)};
  UnretainMemoryBounds bounds = {
    .block = block, .large_block = large_block, .large_blocks = 64 * ((size_t)1 << 20) + 64 * (size_t)length, .is_exhausted = unretain_stop(&input)};
  UnretainParse work = {.parser = parser, .input = &input, .old = old};
  unretain_count_scans(&scans);
  int is_finished = unretain_run_bounded(&bounds, unretain_perform, &work);
  unretain_count_scans(NULL);
  free(counts);
  if (is_finished) return work.tree;
  // What the old one holds cannot be freed.
  parser = new_parser();
  return NULL;
}

static void walk(const TSTree *tree, uint32_t length) {
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  for (;;) {
    if (ts_node_end_byte(ts_tree_cursor_current_node(&cursor)) > length) abort();
    if (ts_tree_cursor_goto_first_child(&cursor)) continue;
    while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
      if (!ts_tree_cursor_goto_parent(&cursor)) {
        ts_tree_cursor_delete(&cursor);
        return;
      }
    }
  }
}

// The first byte says how often the rest is repeated, by a power of two: few bytes cannot nest deeply.
static char *repeated(const uint8_t *data, size_t size, uint32_t *length) {
  size_t piece = size - 1, count = (size_t)1 << data[0] % 14;
  if (count * piece > text_limit) count = text_limit / (piece ? piece : 1);
  if (count == 0) count = 1;
  char *text = malloc(count * piece + 1);
  for (size_t index = 0; index < count; index++) memcpy(text + index * piece, data + 1, piece);
  *length = (uint32_t)(count * piece);
  return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4) return 0;
  if (!parser) parser = new_parser();
  uint32_t length;
  char *text = repeated(data, size, &length);
  // A block of exactly its length, so that a read behind the end is seen.
  char *whole = malloc(length);
  memcpy(whole, text, length);
  free(text);
  TSTree *tree = parse(whole, length, NULL);
  if (tree) {
    walk(tree, length);
    uint32_t start = (uint32_t)((data[1] << 8 | data[2]) % (length + 1)), gone = data[3] % 16;
    if (start + gone > length) gone = length - start;
    char *shorter = malloc(length - gone);
    memcpy(shorter, whole, start);
    memcpy(shorter + start, whole + start + gone, length - start - gone);
    TSInputEdit edit = {.start_byte = start, .old_end_byte = start + gone, .new_end_byte = start};
    TSTree *edited = ts_tree_copy(tree);
    ts_tree_edit(edited, &edit);
    TSTree *next = parse(shorter, length - gone, edited);
    if (next) walk(next, length - gone);
    ts_tree_delete(next);
    ts_tree_delete(edited);
    free(shorter);
  }
  ts_tree_delete(tree);
  free(whole);
  return 0;
}
