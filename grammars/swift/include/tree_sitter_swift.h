#ifndef UNRETAIN_TREE_SITTER_SWIFT_H_
#define UNRETAIN_TREE_SITTER_SWIFT_H_

#include <stddef.h>

#include "bounded_parse.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct TSLanguage TSLanguage;

/// Returns the Swift grammar in a form that the tree-sitter runtime can load.
///
/// `runtime_abi_version` is the newest language ABI that the runtime speaks:
/// its header's `TREE_SITTER_LANGUAGE_VERSION`. The result lives for ever, may
/// be used by several threads at once, and is null only if memory ran out.
const TSLanguage *unretain_swift_language(uint32_t runtime_abi_version);

/// How often each stretch of a text was scanned for a token while it was parsed.
///
/// Where a parser goes round in circles it scans one stretch again and again.
typedef struct {
  /// One count for each stretch.
  uint16_t *by_stretch;
  /// How often a stretch may be scanned.
  uint16_t limit;
  /// The stretch that is being read. Whoever hands the text to the parser keeps it up to date.
  const size_t *stretch;
  /// Made 1 when the limit is reached.
  size_t *is_exhausted;
} UnretainScanCounts;

/// Lets the scans on this thread be counted from now on; with NULL they are no longer.
void unretain_count_scans(UnretainScanCounts *counts);

#ifdef __cplusplus
}
#endif

#endif
