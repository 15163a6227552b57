// Swift calls the functions of this target without a declaration.
