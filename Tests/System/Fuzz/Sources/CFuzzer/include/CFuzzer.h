#ifndef UNRETAIN_C_FUZZER_H
#define UNRETAIN_C_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop, which never returns; see https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argument_count, char ***arguments, int (*try_input)(const uint8_t *bytes, size_t count));

#endif
