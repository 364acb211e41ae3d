// Compiles the generated parser with the optimiser on.
//
// For clang the generated file switches the optimiser off, because its one large
// function, the lexer, takes half a minute to optimise. It makes parsing a tenth
// faster, which is worth that to everyone who runs the tool more than once.
// (Debug builds do not optimise anyway and take no longer.)

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wbuiltin-macro-redefined"
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#undef __clang__

#include "generated/src/parser.c"
