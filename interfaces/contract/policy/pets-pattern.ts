/**
 * Pets as `writePets` writes them, such as 'dog:70:large,cat'. Every page loads it, so it imports nothing; a test compares
 * it with `readPets`.
 */
const PET =
  '(dog|cat|bird|rabbit|fish|reptile|other)(:(?!0+(\\.0+)?(?![\\d.]))([12]?\\d?\\d(\\.\\d\\d?)?|300))?(:(extra_)?(small|large)|:medium)?';

/** At most ten pets. */
export const PETS_PATTERN = new RegExp(`^${PET}(,${PET}){0,9}$`);
