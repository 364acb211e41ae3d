// Parses every file that standard input names and prints how fast that went.
// The yardstick for the whole program: it cannot be faster than this.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <tree_sitter/api.h>

#include "tree_sitter_swift.h"

enum { ROUNDS = 3 };

typedef struct {
  char *bytes;
  uint32_t length;
} Text;

static Text read_file(const char *path) {
  Text text = {NULL, 0};
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  text.bytes = malloc((size_t)size + 1);
  if (!text.bytes || fread(text.bytes, 1, (size_t)size, file) != (size_t)size) {
    perror(path);
    exit(2);
  }
  fclose(file);
  text.length = (uint32_t)size;
  return text;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(void) {
  size_t count = 0, capacity = 0, total = 0;
  Text *texts = NULL;
  char path[4096];
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    if (count == capacity) {
      capacity = capacity ? capacity * 2 : 256;
      texts = realloc(texts, capacity * sizeof(Text));
      if (!texts) {
        return 2;
      }
    }
    texts[count] = read_file(path);
    total += texts[count++].length;
  }

  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, unretain_swift_language(TREE_SITTER_LANGUAGE_VERSION))) {
    fprintf(stderr, "the runtime refuses the grammar\n");
    return 2;
  }
  double best = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double start = seconds();
    for (size_t i = 0; i < count; i++) {
      ts_tree_delete(ts_parser_parse_string(parser, NULL, texts[i].bytes, texts[i].length));
    }
    double taken = seconds() - start;
    if (round == 0 || taken < best) {
      best = taken;
    }
  }
  printf("bare parsing, one thread: %zu files, %.1f MB, %.3f s, %.1f MB/s\n", count,
         (double)total / 1e6, best, (double)total / 1e6 / best);
  return 0;
}
