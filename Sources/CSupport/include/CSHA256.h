// The hash SHA-256 by the instructions that processors have for it.

#ifndef UNRETAIN_C_SHA256_H
#define UNRETAIN_C_SHA256_H

#include <stddef.h>
#include <stdint.h>

/// Adds blocks of 64 bytes to the eight words of the state, as FIPS 180-4 says; 0, and nothing is done, where the processor has no instructions for it.
int unretain_sha256_add(uint32_t *state, const uint8_t *blocks, size_t count);

#endif
