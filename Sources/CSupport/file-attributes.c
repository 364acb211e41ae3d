#include "CFileAttributes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#include <copyfile.h>

int unretain_copy_attributes(int source, int target) { return fcopyfile(source, target, NULL, COPYFILE_XATTR | COPYFILE_ACL) == 0; }

#else
#include <sys/xattr.h>

static int copy(int source, int target, const char *name) {
  ssize_t size = fgetxattr(source, name, NULL, 0);
  if (size < 0) return 0;
  char *value = malloc(size + 1);
  int is_copied = value && fgetxattr(source, name, value, size) == size && fsetxattr(target, name, value, size, 0) == 0;
  int error = errno;
  free(value);
  errno = error;
  return is_copied;
}

int unretain_copy_attributes(int source, int target) {
  ssize_t size = flistxattr(source, NULL, 0);
  // Not every file system has attributes.
  if (size <= 0) return size == 0 || errno == ENOTSUP || errno == ENOSYS;
  char *names = malloc(size);
  size = names ? flistxattr(source, names, size) : -1;
  int is_copied = size >= 0;
  for (ssize_t place = 0; is_copied && place < size; place += strlen(names + place) + 1) is_copied = copy(source, target, names + place);
  int error = errno;
  free(names);
  errno = error;
  return is_copied;
}

#endif
