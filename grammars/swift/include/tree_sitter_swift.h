#ifndef UNRETAIN_TREE_SITTER_SWIFT_H_
#define UNRETAIN_TREE_SITTER_SWIFT_H_

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

#ifdef __cplusplus
}
#endif

#endif
