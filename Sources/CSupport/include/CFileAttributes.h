// Extended attributes of files. Access control lists are among them on Linux.

#ifndef UNRETAIN_C_FILE_ATTRIBUTES_H
#define UNRETAIN_C_FILE_ATTRIBUTES_H

/// Copies all attributes of one open file to another; 0, and `errno` set, where that fails.
int unretain_copy_attributes(int source, int target);

#endif
