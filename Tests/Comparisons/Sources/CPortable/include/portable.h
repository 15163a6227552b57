// What `Portable` requires of the system in addition to Swift's runtime.

/// Returns the next byte of standard input, or -1 at its end.
int readByte(void);

/// Returns the time in seconds since a fixed moment.
double seconds(void);
