@rem npm scripts begin with exec, so that a signal to npm reaches the program. The shell of Windows finds this instead.
@%*
