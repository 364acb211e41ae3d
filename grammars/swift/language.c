// Makes the generated grammar loadable by older tree-sitter runtimes, and its work countable.
//
// The generated tables are of language ABI 15. Two things changed between 14
// and 15: a lex mode got a third number, the set of reserved words, and fields
// were added at the end of TSLanguage, where an older runtime does not look.
// This grammar has no reserved-word sets, so a copy with version 14 and
// two-number lex modes means exactly the same.

#include "tree_sitter_swift.h"

#include <pthread.h>

// The grammar's own header, not the runtime's: their layouts may differ.
#include "generated/src/tree_sitter/parser.h"

enum { ABI_WITH_RESERVED_WORDS = 15, ABI_BEFORE_RESERVED_WORDS = 14 };

extern const TSLanguage *tree_sitter_swift(void);

// The runtime tells the scanner nothing of the parser that it works for, but a parse stays on its thread.
static _Thread_local UnretainScanCounts *current_counts = NULL;
static bool (*scan)(void *, TSLexer *, const bool *) = NULL;

void unretain_count_scans(UnretainScanCounts *counts) { current_counts = counts; }

static bool counted_scan(void *payload, TSLexer *lexer, const bool *valid_symbols) {
  UnretainScanCounts *counts = current_counts;
  if (counts) {
    uint16_t *count = &counts->by_stretch[*counts->stretch];
    if (*count >= counts->limit) {
      *counts->is_exhausted = 1;
    } else {
      ++*count;
    }
  }
  return scan(payload, lexer, valid_symbols);
}

static pthread_once_t prepared_once = PTHREAD_ONCE_INIT;
static TSLanguage counted;
static TSLanguage narrowed;
static const TSLanguage *narrowed_or_null = NULL;

static void prepare(void) {
  const TSLanguage *original = tree_sitter_swift();
  counted = *original;
  scan = counted.external_scanner.scan;
  counted.external_scanner.scan = counted_scan;
  TSLexMode *modes = malloc(original->state_count * sizeof(TSLexMode));
  if (!modes) {
    return;
  }
  for (uint32_t state = 0; state < original->state_count; state++) {
    modes[state].lex_state = original->lex_modes[state].lex_state;
    modes[state].external_lex_state = original->lex_modes[state].external_lex_state;
  }
  narrowed = counted;
  narrowed.abi_version = ABI_BEFORE_RESERVED_WORDS;
  narrowed.lex_modes = (const TSLexerMode *)(const void *)modes;
  narrowed_or_null = &narrowed;
}

const TSLanguage *unretain_swift_language(uint32_t runtime_abi_version) {
  pthread_once(&prepared_once, prepare);
  if (counted.abi_version != ABI_WITH_RESERVED_WORDS
      || runtime_abi_version >= ABI_WITH_RESERVED_WORDS
      || counted.max_reserved_word_set_size > 0) {
    return &counted;
  }
  return narrowed_or_null;
}
