#include <stdbool.h>
#include <stddef.h>
#include <tree_sitter/api.h>

/// A text that a parser reads in parts, and that it may be told to stop reading.
typedef struct {
  const char *text;
  uint32_t length;
  /// How many bytes a part has.
  uint32_t part_length;
  /// The part that was asked for last.
  size_t part;
  /// Not zero: enough.
  size_t is_stopped;
} UnretainInput;

static inline size_t *unretain_part(UnretainInput *input) { return &input->part; }
static inline size_t *unretain_stop(UnretainInput *input) { return &input->is_stopped; }

static inline const char *unretain_read(void *payload, uint32_t start, TSPoint position, uint32_t *count) {
  (void)position;
  UnretainInput *input = (UnretainInput *)payload;
  uint32_t rest = start < input->length ? input->length - start : 0;
  if (rest > 0) input->part = start / input->part_length;
  *count = rest < input->part_length ? rest : input->part_length;
  return input->text + (input->length - rest);
}

#if TREE_SITTER_LANGUAGE_VERSION >= 15
static inline bool unretain_is_stopped(TSParseState *state) { return ((UnretainInput *)state->payload)->is_stopped != 0; }
#endif

/// Parses a text; NULL where it was stopped. Runtimes differ in how they are told to stop. From `old`, which may be NULL, it takes what has not changed.
static inline TSTree *unretain_parse(TSParser *parser, UnretainInput *input, const TSTree *old) {
  TSInput source = {.payload = input, .read = unretain_read, .encoding = TSInputEncodingUTF8};
#if TREE_SITTER_LANGUAGE_VERSION >= 15
  TSParseOptions options = {.payload = input, .progress_callback = unretain_is_stopped};
  TSTree *tree = ts_parser_parse_with_options(parser, old, source, options);
#else
  ts_parser_set_cancellation_flag(parser, &input->is_stopped);
  TSTree *tree = ts_parser_parse(parser, old, source);
  ts_parser_set_cancellation_flag(parser, NULL);
#endif
  // What was stopped is not to be gone on with.
  if (!tree) ts_parser_reset(parser);
  return tree;
}

/// A parse as a value, for a caller that runs functions of one argument.
typedef struct {
  TSParser *parser;
  UnretainInput *input;
  const TSTree *old;
  /// The result, once `unretain_perform` has returned.
  TSTree *tree;
} UnretainParse;

static inline void unretain_perform(void *parse) {
  UnretainParse *self = (UnretainParse *)parse;
  self->tree = unretain_parse(self->parser, self->input, self->old);
}
