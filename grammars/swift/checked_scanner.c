// Compiles the generated grammar's scanner with one function in place of its own.
//
// That one compares what follows `#` with the names of directives, their closing
// zero included. Where the text ends behind such a name, or has a zero there, the
// two zeros are equal, and it goes on to read what lies behind the names.

#include <stdint.h>

#include "tree_sitter/parser.h"

static int directive_at(TSLexer *lexer);

// The definition becomes `unchecked_directive(TSLexer *lexer)`, the call `directive_at(lexer)`.
#define find_possible_compiler_directive(argument) DIRECTIVE_##argument)
#define DIRECTIVE_TSLexer __attribute__((unused)) unchecked_directive(TSLexer
#define DIRECTIVE_lexer (enum TokenType)directive_at(lexer

#include "generated/src/scanner.c"

static int directive_at(TSLexer *lexer) {
  bool is_possible[DIRECTIVE_COUNT];
  for (int index = 0; index < DIRECTIVE_COUNT; index++) is_possible[index] = true;
  int result = HASH_SYMBOL;
  for (int length = 0;; length++) {
    bool is_any_possible = false;
    for (int index = 0; index < DIRECTIVE_COUNT; index++) {
      if (!is_possible[index]) continue;
      uint8_t expected = (uint8_t)DIRECTIVES[index][length];
      if (!expected) {
        result = DIRECTIVE_SYMBOLS[index];
        lexer->mark_end(lexer);
      }
      is_possible[index] = expected && (int32_t)expected == lexer->lookahead;
      is_any_possible = is_any_possible || is_possible[index];
    }
    if (!is_any_possible) return result;
    lexer->advance(lexer, false);
  }
}
