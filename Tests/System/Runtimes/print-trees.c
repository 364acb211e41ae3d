// Prints the syntax tree of every file that standard input names, one node a
// line: depth, field, kind, range in bytes, and whether it is missing.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

#include "tree_sitter_swift.h"

static char *read_file(const char *path, uint32_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size + 1);
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
    perror(path);
    exit(2);
  }
  fclose(file);
  *length = (uint32_t)size;
  return bytes;
}

static void print_tree(const TSTree *tree) {
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  int depth = 0;
  for (;;) {
    TSNode node = ts_tree_cursor_current_node(&cursor);
    const char *field = ts_tree_cursor_current_field_name(&cursor);
    printf("%d %s %s %d %u %u%s\n", depth, field ? field : "-", ts_node_type(node),
           ts_node_symbol(node), ts_node_start_byte(node), ts_node_end_byte(node),
           ts_node_is_missing(node) ? " MISSING" : "");
    if (ts_tree_cursor_goto_first_child(&cursor)) {
      depth++;
      continue;
    }
    while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
      if (!ts_tree_cursor_goto_parent(&cursor)) {
        ts_tree_cursor_delete(&cursor);
        return;
      }
      depth--;
    }
  }
}

int main(void) {
  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, unretain_swift_language(TREE_SITTER_LANGUAGE_VERSION))) {
    fprintf(stderr, "the runtime refuses the grammar\n");
    return 2;
  }
  char path[4096];
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    uint32_t length;
    char *bytes = read_file(path, &length);
    TSTree *tree = ts_parser_parse_string(parser, NULL, bytes, length);
    printf("== %s\n", path);
    print_tree(tree);
    ts_tree_delete(tree);
    free(bytes);
  }
  ts_parser_delete(parser);
  return 0;
}
