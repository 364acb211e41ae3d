// Makes the generated grammar loadable by older tree-sitter runtimes.
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

static pthread_once_t narrowed_once = PTHREAD_ONCE_INIT;
static TSLanguage narrowed;
static const TSLanguage *narrowed_or_null = NULL;

static void make_narrowed(void) {
  const TSLanguage *original = tree_sitter_swift();
  TSLexMode *modes = malloc(original->state_count * sizeof(TSLexMode));
  if (!modes) {
    return;
  }
  for (uint32_t state = 0; state < original->state_count; state++) {
    modes[state].lex_state = original->lex_modes[state].lex_state;
    modes[state].external_lex_state = original->lex_modes[state].external_lex_state;
  }
  narrowed = *original;
  narrowed.abi_version = ABI_BEFORE_RESERVED_WORDS;
  narrowed.lex_modes = (const TSLexerMode *)(const void *)modes;
  narrowed_or_null = &narrowed;
}

const TSLanguage *unretain_swift_language(uint32_t runtime_abi_version) {
  const TSLanguage *original = tree_sitter_swift();
  if (original->abi_version != ABI_WITH_RESERVED_WORDS
      || runtime_abi_version >= ABI_WITH_RESERVED_WORDS
      || original->max_reserved_word_set_size > 0) {
    return original;
  }
  pthread_once(&narrowed_once, make_narrowed);
  return narrowed_or_null;
}
