// parse-baseline THREADS
//
// Parses every file that standard input names, that many at a time, and prints
// how long that took, by the clock and of all processors: the best of some rounds. The yardstick for the whole
// program: it cannot be faster than this.

#include <pthread.h>
#include <stdatomic.h>
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

static Text *texts;
static size_t count;
static atomic_size_t next_text;

static void *parse_texts(void *unused) {
  (void)unused;
  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, unretain_swift_language(TREE_SITTER_LANGUAGE_VERSION))) {
    fprintf(stderr, "the runtime refuses the grammar\n");
    exit(2);
  }
  for (size_t i; (i = atomic_fetch_add(&next_text, 1)) < count;) {
    ts_tree_delete(ts_parser_parse_string(parser, NULL, texts[i].bytes, texts[i].length));
  }
  ts_parser_delete(parser);
  return NULL;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  enum { MOST_THREADS = 256 };
  int threads = argc == 2 ? atoi(argv[1]) : 0;
  if (threads < 1 || threads > MOST_THREADS) {
    fprintf(stderr, "usage: parse-baseline THREADS <NAMES\n");
    return 2;
  }
  size_t capacity = 0, total = 0;
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

  double best = 0, best_processor = 0;
  for (int round = 0; round < ROUNDS; round++) {
    pthread_t ids[MOST_THREADS];
    atomic_store(&next_text, 0);
    double start = seconds();
    clock_t processor_start = clock();
    for (int i = 0; i < threads; i++) {
      if (pthread_create(&ids[i], NULL, parse_texts, NULL) != 0) {
        perror("pthread_create");
        return 2;
      }
    }
    for (int i = 0; i < threads; i++) {
      pthread_join(ids[i], NULL);
    }
    double taken = seconds() - start;
    double processor = (double)(clock() - processor_start) / CLOCKS_PER_SEC;
    if (round == 0 || taken < best) {
      best = taken;
    }
    if (round == 0 || processor < best_processor) {
      best_processor = processor;
    }
  }
  // Files, bytes, seconds and seconds of processor time, for measure.py.
  printf("%zu %zu %.6f %.6f\n", count, total, best, best_processor);
  return 0;
}
